import fc from 'fast-check';
import { boardActions, runsOf, type BoardAction, type Weighted } from './board-actions.ts';
import { SIZES } from './play-model.ts';

/** One thing that a player does in one of the tabs that play free play. */
export type Action =
  | BoardAction<number>
  | ({ readonly tab: number } & (
      | /** Clears, and builds a solution, or all of it but the last queens. */
        { readonly kind: 'build'; readonly nth: number; readonly without: number }
        /** Keys that change the size, pressed without a pause. */
      | { readonly kind: 'size'; readonly keys: string }
      | { readonly kind: 'back' | 'forward' }
      /** Goes to another size and Back, while another tab plays on. */
      | { readonly kind: 'away'; readonly other: number; readonly square: number }
      /** An address from outside; the digits are one a row. */
      | { readonly kind: 'link'; readonly size: number; readonly digits: readonly number[] }
      | { readonly kind: 'screen'; readonly key: '1' | '2' | '3' | '4' }
      | { readonly kind: 'reveal' }
      | { readonly kind: 'hint'; readonly times: number }
      | { readonly kind: 'erase'; readonly size: number; readonly undo: boolean }
      | { readonly kind: 'restore' }
      | { readonly kind: 'import'; readonly size: number; readonly nths: readonly number[] }
    ));

const square = fc.nat(35);
const size = fc.constantFrom(...SIZES);

function weighted(tabs: number): Weighted<Action> {
  const tab = fc.nat(tabs - 1);
  const is = <T extends Action['kind']>(kind: T): fc.Arbitrary<T> => fc.constant(kind);
  return [
    ...boardActions(tabs, square, size),
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
  ];
}

/** Runs of tabs that play free play. */
export const runs = runsOf(size, weighted);
