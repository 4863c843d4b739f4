import { execFileSync } from 'node:child_process';
import { solutionCount } from '../src/core/solutions/counts.ts';

const GCC = 'gcc -O3 -march=native';
const PROGRAM = 'node_modules/.cache/bench/counting';

/** A way to count: resolves to the milliseconds it took. */
export type Contestant = (size: number) => Promise<number>;

/** The best milliseconds of each contestant, by size and then by name. */
export type BestTimes = Record<number, Record<string, number>>;

/** The C program, by its name; nobody where there is no compiler. */
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

/** @throws Error when a contestant has miscounted. */
export function expectPublished(size: number, solutions: bigint): void {
  if (solutions !== solutionCount(size)) throw new Error(`${size}: ${solutions} solutions`);
}

/**
 * Lets the contestants count 14, 15 and 16 in turns, so that what else the machine does meets all of
 * them, and prints the best of each with its ratio to the C program.
 */
export async function compare(contestants: Record<string, Contestant>): Promise<BestTimes> {
  const best: BestTimes = {};
  for (const size of [14, 15, 16]) {
    const row: Record<string, number> = (best[size] = {});
    for (let round = 0; round < 5; round++) {
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
