// Every solution of the n queens problem: recursive backtracking.
// node recursion.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

const DIGITS = '123456789abcdefghijklmnopqrstuvw';

/**
 * Yields the columns of the queens, row by row.
 * @param board The columns of the queens on the board.
 * @param taken The lines that they attack.
 */
/*@1*/ function* solve(
  n: number,
  board: number[] = [],
  taken = new Set<string>(),
): Generator<readonly number[]> {
  const row = board.length;
  /*@2*/ if (row === n) {
    yield board;
    return;
  }
  /*@3*/ for (let col = 0; col < n; col++) {
    const lines = [`column ${col}`, `rising ${row + col}`, `falling ${row - col}`];
    /*@4*/ if (!lines.some((line) => taken.has(line))) {
      /*@5*/ board.push(col);
      for (const line of lines) taken.add(line);
      /*@6*/ yield* solve(n, board, taken);
      /*@7*/ board.pop();
      for (const line of lines) taken.delete(line);
    }
  }
}

const n = Number(argv[2] ?? 8);
if (!Number.isInteger(n) || n < 1 || n > 32) {
  throw new RangeError('n has to be 1 to 32.');
}
let count = 0;
for (const board of solve(n)) {
  const digits = board.map((col) => DIGITS[col]).join('');
  console.log(`${digits} [${board.join(', ')}]`);
  count++;
}
console.log(`Solutions: ${count}`);
