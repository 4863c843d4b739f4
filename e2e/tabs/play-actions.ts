import fc from 'fast-check';
import { SIZES } from './play-model.ts';

/** One thing that a player does in one of the tabs. */
export type Action = { readonly tab: number } & (
  | { readonly kind: 'tap'; readonly square: number; readonly by: 'mouse' | 'key' }
  | { readonly kind: 'mark'; readonly square: number }
  | { readonly kind: 'undo' | 'redo'; readonly times: number }
  | { readonly kind: 'clear' }
  /** Clears, and builds a solution, or all of it but the last queens. */
  | { readonly kind: 'build'; readonly nth: number; readonly without: number }
  /** The keys that change the size, one at once after the other. */
  | { readonly kind: 'size'; readonly keys: string }
  | { readonly kind: 'back' | 'forward' }
  /** To another size and Back, and meanwhile another tab plays on. */
  | { readonly kind: 'away'; readonly other: number; readonly square: number }
  /** An address from outside; the digits are one a row. */
  | { readonly kind: 'link'; readonly size: number; readonly digits: readonly number[] }
  | { readonly kind: 'screen'; readonly key: '1' | '2' | '3' | '4' }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'hint'; readonly times: number }
  | { readonly kind: 'hide' | 'show' }
  /** The tab is closed and another opened; `hasty` right after what was done last. */
  | { readonly kind: 'kill'; readonly hasty: boolean; readonly size: number }
  /** Loaded anew, and played on as soon as there is a board. */
  | { readonly kind: 'reload'; readonly hasty: boolean; readonly squares: readonly number[] }
  | { readonly kind: 'full' | 'room' }
  | { readonly kind: 'erase'; readonly size: number; readonly undo: boolean }
  | { readonly kind: 'restore' }
  | { readonly kind: 'import'; readonly size: number; readonly nths: readonly number[] }
  /** Nothing, until all is stored and heard; then it is judged. */
  | { readonly kind: 'settle' }
);

const square = fc.nat(35);
const size = fc.constantFrom(...SIZES);

function weighted(tabs: number): readonly [number, fc.Arbitrary<Action>][] {
  const tab = fc.nat(tabs - 1);
  const is = <T extends Action['kind']>(kind: T): fc.Arbitrary<T> => fc.constant(kind);
  return [
    [8, fc.record({ tab, kind: is('tap'), square, by: fc.constantFrom('mouse', 'key') })],
    [2, fc.record({ tab, kind: is('mark'), square })],
    [4, fc.record({ tab, kind: is('undo'), times: fc.integer({ min: 1, max: 4 }) })],
    [3, fc.record({ tab, kind: is('redo'), times: fc.integer({ min: 1, max: 4 }) })],
    [1, fc.record({ tab, kind: is('clear') })],
    [
      5,
      fc.record({ tab, kind: is('build'), nth: fc.nat(9), without: fc.constantFrom(0, 0, 1, 2) }),
    ],
    [4, fc.record({ tab, kind: is('size'), keys: fc.constantFrom('[', ']', '][', '[]', '[]][') })],
    [2, fc.record({ tab, kind: is('back') })],
    [1, fc.record({ tab, kind: is('forward') })],
    [2, fc.record({ tab, kind: is('away'), other: tab, square })],
    [
      1,
      fc.record({
        tab,
        kind: is('link'),
        size,
        digits: fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }),
      }),
    ],
    [1, fc.record({ tab, kind: is('screen'), key: fc.constantFrom('1', '2', '3', '4') })],
    [1, fc.record({ tab, kind: is('reveal') })],
    [1, fc.record({ tab, kind: is('hint'), times: fc.integer({ min: 1, max: 4 }) })],
    [1, fc.record({ tab, kind: is('hide') })],
    [1, fc.record({ tab, kind: is('show') })],
    [1, fc.record({ tab, kind: is('kill'), hasty: fc.boolean(), size })],
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
    [1, fc.record({ tab, kind: is('erase'), size, undo: fc.boolean() })],
    [1, fc.record({ tab, kind: is('restore') })],
    [
      1,
      fc.record({
        tab,
        kind: is('import'),
        size,
        nths: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
      }),
    ],
    [2, fc.record({ tab, kind: is('settle') })],
  ];
}

/** What is done in one run: with two tabs or three, at first on which sizes. */
export const runs = fc.constantFrom(2, 3).chain((tabs) => {
  const action = fc.oneof(
    ...weighted(tabs).map(([weight, arbitrary]) => ({ weight: weight * 2, arbitrary })),
  );
  return fc.record({
    // Mostly all on one board: there they meet.
    places: fc.oneof(
      { weight: 3, arbitrary: size.map((one) => Array.from({ length: tabs }, () => one)) },
      { weight: 1, arbitrary: fc.array(size, { minLength: tabs, maxLength: tabs }) },
    ),
    actions: fc.array(action, { minLength: 1, maxLength: 25, size: 'max' }),
  });
});
