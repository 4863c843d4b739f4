import fc from 'fast-check';
import { boardActions, runsOf, type BoardAction, type Weighted } from './board-actions.ts';
import { PLACES } from './puzzle-model.ts';

/** One thing that a player does in one of the tabs that play puzzles. */
export type PuzzleAction =
  | BoardAction<string>
  | ({ readonly tab: number } & (
      | /** Clears, and places the answer, or all of it but the last queens. */
        { readonly kind: 'solve'; readonly without: number }
        /** Begins a solved puzzle anew by its sheet. */
      | { readonly kind: 'again' }
      /** To another puzzle, in the same tab. */
      | { readonly kind: 'go'; readonly place: string }
      | { readonly kind: 'hint'; readonly times: number }
    ));

const place = fc.constantFrom(...PLACES.keys());

function weighted(tabs: number): Weighted<PuzzleAction> {
  const tab = fc.nat(tabs - 1);
  const is = <T extends PuzzleAction['kind']>(kind: T): fc.Arbitrary<T> => fc.constant(kind);
  return [
    ...boardActions(tabs, fc.nat(63), place),
    [5, fc.record({ tab, kind: is('solve'), without: fc.constantFrom(0, 0, 1, 2) })],
    [2, fc.record({ tab, kind: is('again') })],
    [3, fc.record({ tab, kind: is('go'), place })],
    [1, fc.record({ tab, kind: is('hint'), times: fc.integer({ min: 1, max: 4 }) })],
  ];
}

/** Runs of tabs that play puzzles. */
export const puzzleRuns = runsOf(place, weighted);
