import { execFileSync } from 'node:child_process';
import { solutionCount } from '../src/core/solutions/counts.ts';
import { IS_SHORT } from './report.ts';

const GCC = 'gcc -O3 -march=native';
const SIZES = IS_SHORT ? [10] : [14, 15, 16];
const ROUNDS = IS_SHORT ? 1 : 5;
const PROGRAM = 'node_modules/.cache/bench/counting';

/** An implementation that counts the solutions of a size. Resolves with the milliseconds it took. */
export type Contestant = (size: number) => Promise<number>;

/** The best milliseconds of each contestant, by size and then by name. */
export type BestTimes = Record<number, Record<string, number>>;

/** Compiles the C program and returns it by its name; returns no contestant if gcc is missing. */
export function yardstick(): Record<string, Contestant> {
  try {
    execFileSync('gcc', ['-O3', '-march=native', 'bench/counting.c', '-o', PROGRAM]);
  } catch {
    console.log('No gcc here: the C program is left out.');
    return {};
  }
  return { [GCC]: (size) => Promise.resolve(runProgram(size)) };
}

function runProgram(size: number): number {
  const output = execFileSync(PROGRAM, [String(size)], { encoding: 'utf8' });
  const [solutions, milliseconds] = output.trim().split(' ');
  expectPublished(size, BigInt(solutions!));
  return Number(milliseconds);
}

/** @throws Error If `solutions` is not the published number. */
export function expectPublished(size: number, solutions: bigint): void {
  if (solutions !== solutionCount(size)) throw new Error(`${size}: ${solutions} solutions`);
}

/**
 * Counts each of `SIZES` `ROUNDS` times with each contestant, and prints the best time of each with its ratio to
 * the C program. Contestants take turns, so that other load on the machine affects all of them.
 */
export async function compare(contestants: Record<string, Contestant>): Promise<BestTimes> {
  const best: BestTimes = {};
  for (const size of SIZES) {
    const row: Record<string, number> = (best[size] = {});
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, count] of Object.entries(contestants)) {
        row[name] = Math.min(row[name] ?? Infinity, await count(size));
      }
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(best).map(([size, row]) => {
        const gcc = row[GCC];
        const shown = Object.entries(row).map(([name, milliseconds]) => [
          name,
          `${milliseconds.toFixed(0)} ms${gcc ? ` (${(milliseconds / gcc).toFixed(2)})` : ''}`,
        ]);
        return [`n = ${size}`, Object.fromEntries(shown)];
      }),
    ),
  );
  return best;
}
