import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, MOST_STEPS, redo, undo, type History } from './history.ts';
import { removeQueen, placeQueen } from './position.ts';

const SIZE = 8;
const squares = fc.nat(SIZE * SIZE - 1);

const FRESH: History = {
  past: [],
  present: { queens: [], marks: [], revealed: [], attempt: 'first' },
  future: [],
};

function toggle(history: History, square: number): History {
  const { present } = history;
  const change = present.queens.includes(square) ? removeQueen : placeQueen;
  return advance(history, change(present, square));
}

/** Histories that play can make: steps, undone and redone. */
const histories = fc
  .array(fc.oneof(squares, fc.constantFrom('undo', 'redo')), { maxLength: 60 })
  .map((steps) =>
    steps.reduce<History>((history, step) => {
      if (step === 'undo') return undo(history);
      if (step === 'redo') return redo(history);
      return toggle(history, step);
    }, FRESH),
  );

describe('undo', () => {
  test('goes back one step', () => {
    fc.assert(
      fc.property(histories, squares, (history, square) => {
        const back = undo(toggle(history, square));
        expect(back.present).toEqual(history.present);
        expect(back.past).toEqual(history.past);
      }),
    );
  });

  test('and redo cancel each other', () => {
    fc.assert(
      fc.property(histories, (history) => {
        if (history.past.length > 0) expect(redo(undo(history))).toEqual(history);
        if (history.future.length > 0) expect(undo(redo(history))).toEqual(history);
      }),
    );
  });

  test('of many steps equals that many single ones', () => {
    fc.assert(
      fc.property(histories, fc.nat(80), (history, steps) => {
        let once = history;
        for (let step = 0; step < steps; step++) once = undo(once);
        expect(undo(history, steps)).toEqual(once);
      }),
    );
  });

  test('stops at the first position, redo at the last', () => {
    const history = FRESH;
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });
});

describe('a new step', () => {
  test('drops the undone steps', () => {
    const two = toggle(toggle(FRESH, 0), 20);
    const other = toggle(undo(two), 30);
    expect(other.future).toEqual([]);
    expect(other.present.queens).toEqual([0, 30]);
  });

  test('that changes nothing is not added, and keeps the undone steps', () => {
    const history = undo(toggle(toggle(FRESH, 0), 20));
    expect(advance(history, placeQueen(history.present, 0))).toBe(history);
  });

  test('beyond the limit drops the oldest', () => {
    let history = FRESH;
    for (let step = 0; step <= MOST_STEPS; step++) history = toggle(history, step % 64);
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]!.queens).toEqual([0]);
    expect(undo(history, MOST_STEPS).present.queens).toEqual([0]);
  });
});
