import fc from 'fast-check';

/** One thing that a player does in one of the tabs with any board; `Place` says which board a tab opens on. */
export type BoardAction<Place> = { readonly tab: number } & (
  | { readonly kind: 'tap'; readonly square: number; readonly by: 'mouse' | 'key' }
  | { readonly kind: 'mark'; readonly square: number }
  | { readonly kind: 'undo' | 'redo'; readonly times: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'hide' | 'show' }
  /** Closes the tab and opens another; if `hasty`, right after the last action. */
  | { readonly kind: 'kill'; readonly hasty: boolean; readonly place: Place }
  /** Reloads the tab and plays on as soon as there is a board. */
  | { readonly kind: 'reload'; readonly hasty: boolean; readonly squares: readonly number[] }
  | { readonly kind: 'full' | 'room' }
  /** Waits until all is stored and heard, and judges. */
  | { readonly kind: 'settle' }
);

/** Actions with the weight of each. */
export type Weighted<Action> = readonly (readonly [weight: number, fc.Arbitrary<Action>])[];

/** Generates actions that any board allows, in one of a number of tabs. */
export function boardActions<Place>(
  tabs: number,
  square: fc.Arbitrary<number>,
  place: fc.Arbitrary<Place>,
): Weighted<BoardAction<Place>> {
  const tab = fc.nat(tabs - 1);
  const times = fc.integer({ min: 1, max: 4 });
  const is = <T extends BoardAction<Place>['kind']>(kind: T): fc.Arbitrary<T> => fc.constant(kind);
  return [
    [8, fc.record({ tab, kind: is('tap'), square, by: fc.constantFrom('mouse', 'key') })],
    [2, fc.record({ tab, kind: is('mark'), square })],
    [4, fc.record({ tab, kind: is('undo'), times })],
    [3, fc.record({ tab, kind: is('redo'), times })],
    [1, fc.record({ tab, kind: is('clear') })],
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

/**
 * Generates runs with two or three tabs: the boards that they open on, then actions.
 * @param weighted Returns the weighted actions for a number of tabs.
 */
export function runsOf<Place, Action>(
  place: fc.Arbitrary<Place>,
  weighted: (tabs: number) => Weighted<Action>,
): fc.Arbitrary<{ readonly places: readonly Place[]; readonly actions: readonly Action[] }> {
  return fc.constantFrom(2, 3).chain((tabs) =>
    fc.record({
      // Mostly all tabs open on one board, where their changes can collide.
      places: fc.oneof(
        { weight: 3, arbitrary: place.map((one) => Array.from({ length: tabs }, () => one)) },
        { weight: 1, arbitrary: fc.array(place, { minLength: tabs, maxLength: tabs }) },
      ),
      actions: fc.array(
        fc.oneof(
          ...weighted(tabs).map(([weight, arbitrary]) => ({ weight: weight * 2, arbitrary })),
        ),
        { minLength: 1, maxLength: 25, size: 'max' },
      ),
    }),
  );
}
