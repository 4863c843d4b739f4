import fc from 'fast-check';
import { PLACES } from './puzzle-model.ts';

/** One thing that a player does in one of the tabs that play puzzles. */
export type PuzzleAction = { readonly tab: number } & (
  | { readonly kind: 'tap'; readonly square: number; readonly by: 'mouse' | 'key' }
  | { readonly kind: 'mark'; readonly square: number }
  | { readonly kind: 'undo' | 'redo'; readonly times: number }
  | { readonly kind: 'clear' }
  /** Clears, and places the answer, or all of it but the last queens. */
  | { readonly kind: 'solve'; readonly without: number }
  /** Begins a solved puzzle anew by its sheet. */
  | { readonly kind: 'again' }
  /** To another puzzle, in the same tab. */
  | { readonly kind: 'go'; readonly place: string }
  | { readonly kind: 'hint'; readonly times: number }
  | { readonly kind: 'hide' | 'show' }
  /** The tab is closed and another opened; `hasty` right after what was done last. */
  | { readonly kind: 'kill'; readonly hasty: boolean; readonly place: string }
  /** Loaded anew, and played on as soon as there is a board. */
  | { readonly kind: 'reload'; readonly hasty: boolean; readonly squares: readonly number[] }
  | { readonly kind: 'full' | 'room' }
  /** Nothing, until all is stored and heard; then it is judged. */
  | { readonly kind: 'settle' }
);

const square = fc.nat(63);
const place = fc.constantFrom(...PLACES.keys());
const times = fc.integer({ min: 1, max: 4 });

function weighted(tabs: number): readonly [number, fc.Arbitrary<PuzzleAction>][] {
  const tab = fc.nat(tabs - 1);
  const is = <T extends PuzzleAction['kind']>(kind: T): fc.Arbitrary<T> => fc.constant(kind);
  return [
    [8, fc.record({ tab, kind: is('tap'), square, by: fc.constantFrom('mouse', 'key') })],
    [2, fc.record({ tab, kind: is('mark'), square })],
    [4, fc.record({ tab, kind: is('undo'), times })],
    [3, fc.record({ tab, kind: is('redo'), times })],
    [1, fc.record({ tab, kind: is('clear') })],
    [5, fc.record({ tab, kind: is('solve'), without: fc.constantFrom(0, 0, 1, 2) })],
    [2, fc.record({ tab, kind: is('again') })],
    [3, fc.record({ tab, kind: is('go'), place })],
    [1, fc.record({ tab, kind: is('hint'), times })],
    [1, fc.record({ tab, kind: is('hide') })],
    [1, fc.record({ tab, kind: is('show') })],
    [1, fc.record({ tab, kind: is('kill'), hasty: fc.boolean(), place })],
    [
      1,
      fc.record({
        tab,
        kind: is('reload'),
        hasty: fc.boolean(),
        squares: fc.array(square, { maxLength: 2 }),
      }),
    ],
    [0.5, fc.record({ tab, kind: is('full') })],
    [1, fc.record({ tab, kind: is('room') })],
    [2, fc.record({ tab, kind: is('settle') })],
  ];
}

/** What is done in one run: with two tabs or three, at first on which puzzles. */
export const puzzleRuns = fc.constantFrom(2, 3).chain((tabs) =>
  fc.record({
    // Mostly all on one board: there they meet.
    places: fc.oneof(
      { weight: 3, arbitrary: place.map((one) => Array.from({ length: tabs }, () => one)) },
      { weight: 1, arbitrary: fc.array(place, { minLength: tabs, maxLength: tabs }) },
    ),
    actions: fc.array(
      fc.oneof(...weighted(tabs).map(([weight, arbitrary]) => ({ weight: weight * 2, arbitrary }))),
      { minLength: 1, maxLength: 25, size: 'max' },
    ),
  }),
);
