// Every solution of the n queens problem: placements as numbers.
// node arithmetic.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

/** Returns true if the board has each of the columns 0 to n − 1. */
function eachOnce(board: readonly number[]): boolean {
  let seen = 0;
  for (const col of board) seen |= 1 << (col + 1);
  return seen === (1 << (board.length + 1)) - 2;
}

function diagonalsAreFree(board: readonly number[]): boolean {
  return board.every((col, row) =>
    board.slice(0, row).every((c, above) => Math.abs(c - col) !== row - above),
  );
}

/** Yields each solution as a number and as columns. Digits start at 1, columns at 0. */
function* solutions(n: number): Generator<[x: number, board: number[]]> {
  const digits = Array.from('123456789'.slice(0, n));
  const first = Number(digits.join(''));
  const last = Number(digits.reverse().join(''));
  // Numbers of the same digits differ by multiples of nine.
  /*@1*/ for (let x = first; x <= last; x += 9) {
    const board = Array.from(String(x), (digit) => Number(digit) - 1);
    /*@2*/ if (eachOnce(board)) {
      /*@3*/ if (diagonalsAreFree(board)) yield [x, board];
    }
  }
}

const n = Number(argv[2] ?? 8);
if (!Number.isInteger(n) || n < 1 || n > 9) {
  throw new RangeError('n has to be 1 to 9: a column is one digit.');
}
let count = 0;
for (const [x, board] of solutions(n)) {
  console.log(`${x} [${board.join(', ')}]`);
  count++;
}
console.log(`Solutions: ${count}`);
