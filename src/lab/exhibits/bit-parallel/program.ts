// Every solution of the n queens problem: a row of squares in one number.
// node bit-parallel.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

const DIGITS = '123456789abcdefghijklmnopqrstuvw';

/**
 * Yields the columns of the queens, row by row. Bits are columns that have a queen, and
 * squares of the next row that queens attack along rising and along falling diagonals.
 */
/*@1*/ function* extend(
  full: number,
  board: readonly number[] = [],
  columns = 0,
  rising = 0,
  falling = 0,
): Generator<readonly number[]> {
  /*@2*/ if (columns === full) {
    yield board;
    return;
  }
  /*@3*/ let free = full & ~(columns | rising | falling);
  /*@4*/ while (free !== 0) {
    /*@5*/ const bit = free & -free;
    free ^= bit;
    const next = [...board, 31 - Math.clz32(bit)];
    /*@6*/ yield* extend(full, next, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);
  }
}

const n = Number(argv[2] ?? 8);
if (!Number.isInteger(n) || n < 1 || n > 30) {
  throw new RangeError('n has to be 1 to 30: numbers have 32 bits here.');
}
let count = 0;
for (const board of extend(2 ** n - 1)) {
  const digits = board.map((col) => DIGITS[col]).join('');
  console.log(`${digits} [${board.join(', ')}]`);
  count++;
}
console.log(`Solutions: ${count}`);
