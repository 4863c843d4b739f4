// Every solution of the n queens problem: fewest choices first.
// node fewest-choices.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

const DIGITS = '123456789abcdefghijklmnopqrstuvw';

type Square = readonly [row: number, col: number];

function sees([row, col]: Square, [otherRow, otherCol]: Square): boolean {
  const down = Math.abs(row - otherRow);
  const aside = Math.abs(col - otherCol);
  return down === 0 || aside === 0 || down === aside;
}

/** Returns the free squares of the row or column that has the fewest. */
function fewestChoices(n: number, queens: readonly Square[], free: readonly Square[]): Square[] {
  const lines = [0, 1].flatMap((axis) => {
    const taken = queens.map((queen) => queen[axis]);
    const open = [...Array(n).keys()].filter((k) => !taken.includes(k));
    return open.map((k) => free.filter((square) => square[axis] === k));
  });
  return lines.reduce((best, line) => (line.length < best.length ? line : best));
}

/** Yields the columns of the queens, row by row. */
/*@1*/ function* extend(n: number, queens: Square[], free: readonly Square[]): Generator<number[]> {
  /*@2*/ if (queens.length === n) {
    yield queens.toSorted(([a], [b]) => a - b).map(([, col]) => col);
    return;
  }
  /*@3*/ const line = fewestChoices(n, queens, free);
  /*@4*/ for (const s of line) {
    /*@5*/ queens.push(s);
    const left = free.filter((other) => !sees(s, other));
    /*@6*/ yield* extend(n, queens, left);
    /*@7*/ queens.pop();
  }
}

const n = Number(argv[2] ?? 8);
if (!Number.isInteger(n) || n < 1 || n > 32) {
  throw new RangeError('n has to be 1 to 32.');
}
const columns = [...Array(n).keys()];
const squares = columns.flatMap((row) => columns.map((col): Square => [row, col]));
let count = 0;
for (const board of extend(n, [], squares)) {
  const digits = board.map((col) => DIGITS[col]).join('');
  console.log(`${digits} [${board.join(', ')}]`);
  count++;
}
console.log(`Solutions: ${count}`);
