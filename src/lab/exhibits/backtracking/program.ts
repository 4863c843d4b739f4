// Every solution of the n queens problem: backtracking with a stack.
// node backtracking.ts 8 (Node.js 22.18 or newer)
import { argv } from 'node:process';

const DIGITS = '123456789abcdefghijklmnopqrstuvw';

/** Returns true if a queen attacks the square in the next row. */
function attacked(stack: readonly number[], col: number): boolean {
  return stack.some((c, above) => {
    const aside = Math.abs(c - col);
    return aside === 0 || aside === stack.length - above;
  });
}

/** Yields the columns of the queens, row by row. */
function* solutions(n: number): Generator<readonly number[]> {
  const stack: number[] = [];
  let col = 0;
  /*@1*/ for (;;) {
    /*@2*/ if (stack.length === n) {
      yield stack;
      col = n;
    }
    /*@3*/ while (col < n && attacked(stack, col)) {
      /*@4*/ col++;
    }
    /*@5*/ if (col < n) {
      /*@6*/ stack.push(col);
      col = 0;
    } else {
      const last = stack.pop();
      /*@7*/ if (last === undefined) return;
      /*@8*/ col = last + 1;
    }
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
