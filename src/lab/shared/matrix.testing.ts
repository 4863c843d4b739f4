import fc from 'fast-check';
import type { Algorithm, Step } from '../machine/algorithm.ts';
import { NUMBERS, type Matrix, type NumberLimits } from './matrix.ts';

/** Generates boards with sides from `smallest` to `largest` and any numbers within `limits`. */
export function matrices(
  smallest: number,
  largest: number,
  limits: NumberLimits = NUMBERS,
): fc.Arbitrary<Matrix> {
  const side = fc.integer({ min: smallest, max: largest });
  return fc
    .tuple(side, side)
    .chain(([rows, columns]) =>
      fc
        .array(fc.integer(limits), { minLength: rows * columns, maxLength: rows * columns })
        .map((numbers) => ({ rows, columns, numbers })),
    );
}

/** Runs an algorithm to its end. Returns the last state and all steps. */
export function runOf<Parameters, State, Kind extends string>(
  { start, step }: Algorithm<Parameters, State, Kind>,
  parameters: Parameters,
): { state: State; steps: Step<Kind>[] } {
  const state = start(parameters);
  const steps: Step<Kind>[] = [];
  for (let next = step(state); next; next = step(state)) steps.push(next);
  return { state, steps };
}
