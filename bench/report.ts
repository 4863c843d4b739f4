import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** True in the short form, `npm run bench -- --short`: one round of every case, nothing written, no bar judged. */
export const IS_SHORT = process.argv.includes('--short');

/** Divides the speed of the processor for pages as on a cheap phone; not in the short form. */
export const SLOWDOWN = IS_SHORT ? 1 : 6;

const loadBefore = loadavg()[0]!;

/**
 * Prints the load of the machine before and after a bench, and writes results to bench/results/<name>.json. Does
 * nothing in the short form.
 */
export function report(name: string, results: Readonly<Record<string, unknown>>): void {
  if (IS_SHORT) return;
  const load = [loadBefore, loadavg()[0]!].map((value) => value.toFixed(1));
  console.log(`Load of the machine before and after: ${load.join(', ')}`);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  mkdirSync('bench/results', { recursive: true });
  const text = JSON.stringify({ machine, load, ...results }, null, 2);
  writeFileSync(`bench/results/${name}.json`, `${text}\n`);
}

/** Makes the process fail if a bar was missed, but not in the short form. */
export function judge(isMet: boolean, bar: string): void {
  if (isMet || IS_SHORT) return;
  console.error(`FAILS: ${bar}`);
  process.exitCode = 1;
}

/**
 * Reads a number from the environment, as in `TAPS=30 npm run bench tap`.
 * @throws Error If the value is not a number above 0.
 */
export function numberFrom(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name} has to be a number above 0.`);
  return value;
}
