import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queensOf } from '../solutions/code.ts';
import {
  removeQueen,
  moveQueen,
  paintMarks,
  placeQueen,
  positionKey,
  samePosition,
  showRevealed,
  type Position,
} from './position.ts';

const SIZE = 4;
const squares = fc.nat(SIZE * SIZE - 1);
const SOLUTION = queensOf('2413');
const EMPTY: Position = { queens: [], marks: [], revealed: [], attempt: 'first' };

type Change = (position: Position) => Position;
const changes: fc.Arbitrary<Change> = fc.oneof(
  squares.map(
    (square): Change =>
      (position) =>
        placeQueen(position, square),
  ),
  squares.map(
    (square): Change =>
      (position) =>
        removeQueen(position, square),
  ),
  fc.tuple(squares, squares).map(
    ([from, to]): Change =>
      (position) =>
        moveQueen(position, from, to),
  ),
  fc.tuple(fc.array(squares), fc.boolean()).map(
    ([painted, marked]): Change =>
      (position) =>
        paintMarks(position, painted, marked),
  ),
  fc.constant<Change>((position) => showRevealed(position, SOLUTION)),
);

/** Positions that play can make. */
const positions = fc
  .array(changes, { maxLength: 20 })
  .map((made) => made.reduce((position, change) => change(position), EMPTY));

function frozen(position: Position): Position {
  Object.freeze(position.queens);
  Object.freeze(position.marks);
  Object.freeze(position.revealed);
  return Object.freeze(position);
}

describe('after any change of a position', () => {
  test('no square has both a queen and a mark, and only queens are revealed', () => {
    fc.assert(
      fc.property(positions, ({ queens, marks, revealed, attempt }) => {
        const occupied = [...queens, ...marks];
        expect(new Set(occupied).size).toBe(occupied.length);
        expect(new Set(revealed).size).toBe(revealed.length);
        expect(queens).toEqual(expect.arrayContaining([...revealed]));
        expect(attempt).toBe(EMPTY.attempt);
      }),
    );
  });

  test('the position before is not modified', () => {
    fc.assert(
      fc.property(positions, changes, (position, change) => {
        const before = structuredClone(position);
        change(frozen(position));
        expect(position).toEqual(before);
      }),
    );
  });
});

describe('queens', () => {
  test('that are placed and removed leave the position as before, except for a mark on the square', () => {
    fc.assert(
      fc.property(positions, squares, (position, square) => {
        fc.pre(!position.queens.includes(square));
        const { queens, marks } = removeQueen(placeQueen(position, square), square);
        expect(queens).toEqual(position.queens);
        expect(marks).toEqual(position.marks.filter((mark) => mark !== square));
      }),
    );
  });

  test('that are placed come last', () => {
    expect(placeQueen(placeQueen(EMPTY, 9), 3).queens).toEqual([9, 3]);
  });

  test('that are moved come last and leave their square', () => {
    const position = moveQueen(placeQueen(placeQueen(EMPTY, 9), 3), 9, 20);
    expect(position.queens).toEqual([3, 20]);
  });

  test('placed on a queen, removed from an empty square, or moved onto a queen change nothing', () => {
    fc.assert(
      fc.property(positions, squares, squares, (position, square, other) => {
        const stands = position.queens.includes(square);
        expect(placeQueen(position, square) === position).toBe(stands);
        expect(removeQueen(position, square) === position).toBe(!stands);
        const moves = stands && !position.queens.includes(other);
        expect(moveQueen(position, square, other) === position).toBe(!moves);
      }),
    );
  });
});

describe('marks', () => {
  test('are painted on every square without a queen, and on no other', () => {
    fc.assert(
      fc.property(positions, fc.array(squares), (position, painted) => {
        const { marks, queens } = paintMarks(position, painted, true);
        const expected = new Set([
          ...position.marks,
          ...painted.filter((square) => !position.queens.includes(square)),
        ]);
        expect(new Set(marks)).toEqual(expected);
        expect(queens).toBe(position.queens);
      }),
    );
  });

  test('are removed from the given squares only', () => {
    fc.assert(
      fc.property(positions, fc.array(squares), (position, wiped) => {
        expect(paintMarks(position, wiped, false).marks).toEqual(
          position.marks.filter((mark) => !wiped.includes(mark)),
        );
      }),
    );
  });

  test('painted where there is nothing to change leave the same position', () => {
    const position = paintMarks(placeQueen(EMPTY, 0), [1, 2], true);
    expect(paintMarks(position, [0, 1, 2], true)).toBe(position);
    expect(paintMarks(position, [0, 5], false)).toBe(position);
  });
});

describe('Reveal', () => {
  test('shows the whole solution, hollow where the player had no queen', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const shown = showRevealed(position, SOLUTION);
        expect(new Set(shown.queens)).toEqual(new Set(SOLUTION));
        const placed = position.queens.filter((queen) => !position.revealed.includes(queen));
        expect(new Set(shown.revealed)).toEqual(
          new Set(SOLUTION.filter((square) => !placed.includes(square))),
        );
      }),
    );
  });
});

describe('samePosition', () => {
  test('ignores the order of queens and marks', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const reversed = {
          ...position,
          queens: [...position.queens].reverse(),
          marks: [...position.marks].reverse(),
          revealed: [...position.revealed].reverse(),
        };
        expect(samePosition(position, reversed)).toBe(true);
        expect(positionKey(position)).toBe(positionKey(reversed));
      }),
    );
  });

  test('is false if any one thing differs', () => {
    const position = { ...EMPTY, queens: [1, 7], marks: [2], revealed: [7] };
    for (const other of [
      { ...position, queens: [1, 8] },
      { ...position, queens: [1] },
      { ...position, marks: [3] },
      { ...position, marks: [] },
      { ...position, revealed: [1] },
    ]) {
      expect(samePosition(position, other)).toBe(false);
      expect(samePosition(other, position)).toBe(false);
      expect(positionKey(position)).not.toBe(positionKey(other));
    }
  });
});
