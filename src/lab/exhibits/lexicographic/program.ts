// Every solution of the n queens problem: permutations in order.
// node lexicographic.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

const DIGITS = '123456789abcdefghijklmnopqrstuvw';

function diagonalsAreFree(a: readonly number[]): boolean {
  return a.every((col, row) =>
    a.slice(0, row).every((c, above) => Math.abs(c - col) !== row - above),
  );
}

/** Yields the columns of the queens, row by row. */
function* solutions(n: number): Generator<readonly number[]> {
  /*@1*/ const a = [...Array(n).keys()];
  /*@2*/ for (;;) {
    /*@3*/ if (diagonalsAreFree(a)) yield a;
    /*@4*/ const i = a.findLastIndex((col, k) => col < a[k + 1]);
    if (i < 0) return;
    /*@5*/ const j = a.findLastIndex((col) => col > a[i]);
    /*@6*/ [a[i], a[j]] = [a[j], a[i]];
    /*@7*/ a.push(...a.splice(i + 1).reverse());
  }
}

const n = Number(argv[2] ?? 8);
if (!Number.isInteger(n) || n < 1 || n > 32) {
  throw new RangeError('n has to be 1 to 32.');
}
let count = 0;
for (const board of solutions(n)) {
  const digits = board.map((col) => DIGITS[col]).join('');
  console.log(`${digits} [${board.join(', ')}]`);
  count++;
}
console.log(`Solutions: ${count}`);
