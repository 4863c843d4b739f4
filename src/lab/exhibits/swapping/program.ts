// Every solution of the n queens problem: permutations by swapping.
// node swapping.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

const DIGITS = '123456789abcdefghijklmnopqrstuvw';

function diagonalsAreFree(a: readonly number[]): boolean {
  return a.every((col, row) =>
    a.slice(0, row).every((c, above) => Math.abs(c - col) !== row - above),
  );
}

/** Yields the solutions that have the first k columns of `a`. */
/*@1*/ function* permute(a: number[], k = 0): Generator<readonly number[]> {
  if (k === a.length) {
    /*@2*/ if (diagonalsAreFree(a)) yield a;
    return;
  }
  /*@3*/ for (let i = k; i < a.length; i++) {
    /*@4*/ [a[k], a[i]] = [a[i], a[k]];
    /*@5*/ yield* permute(a, k + 1);
    /*@6*/ [a[k], a[i]] = [a[i], a[k]]; // back
  }
}

const n = Number(argv[2] ?? 8);
if (!Number.isInteger(n) || n < 1 || n > 32) {
  throw new RangeError('n has to be 1 to 32.');
}
let count = 0;
for (const board of permute([...Array(n).keys()])) {
  const digits = board.map((col) => DIGITS[col]).join('');
  console.log(`${digits} [${board.join(', ')}]`);
  count++;
}
console.log(`Solutions: ${count}`);
