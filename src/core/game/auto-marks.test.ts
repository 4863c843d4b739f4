import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAutoMarks, withAutoMarks } from './auto-marks.ts';
import { apply, newGame, type Game, type Move } from './game.ts';
import { geometryOf } from '../board/geometry.ts';
import type { Position } from './position.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle, type Puzzle } from '../puzzles/puzzle.ts';
import type { Square } from '../board/square.ts';

const SIZE = 5;

const REGIONS = [
  [0, 0, 0, 1, 1],
  [0, 2, 2, 2, 1],
  [0, 3, 2, 4, 1],
  [3, 3, 3, 4, 4],
  [3, 3, 4, 4, 4],
].flat();

const PUZZLES: readonly Puzzle[] = [
  regionsPuzzle(SIZE, 'touch', REGIONS),
  regionsPuzzle(SIZE, 'queen', REGIONS),
  completePuzzle(SIZE, [7]),
  completePuzzle(SIZE, []),
];

const squares = fc.nat(SIZE * SIZE - 1);

/** Moves that a player makes on a board; taps are by far the most frequent. */
const gestures: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('toggle' as const), square: squares }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('move' as const), from: squares, to: squares }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('paint' as const),
      squares: fc.array(squares, { minLength: 1, maxLength: 4 }),
      marked: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: 'clear' }) },
);

/** A move, and whether queens mark by themselves during it. */
const played = fc.record({
  move: gestures,
  isOn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
});

function play(game: Game, move: Move, isOn = true): Game {
  const after = apply(game, move, `${Object.keys(game.attempts).length}`);
  return withAutoMarks(game, after, move, geometryOf(game.rules), isOn);
}

/** A game after random moves, with its position and an independent account of which marks are automatic. */
const games = fc
  .record({ puzzle: fc.constantFrom(...PUZZLES), moves: fc.array(played, { maxLength: 25 }) })
  .map(({ puzzle, moves }) => {
    let game = newGame(puzzle.rules, puzzle.givens);
    const account = new Account(game);
    for (const { move, isOn } of moves) {
      const next = play(game, move, isOn);
      account.follow(game.history.present, next.history.present, move, isOn);
      game = next;
    }
    return { game, account };
  });

/** An independent account of who made which mark. It follows the moves and does not read the game's own notes. */
class Account {
  readonly hand = new Set<Square>();
  readonly markers = new Set<Square>();
  readonly #attacks: (queen: Square) => readonly Square[];

  constructor({ rules }: Game) {
    const geometry = geometryOf(rules);
    this.#attacks = (queen) => geometry.attacks(queen).map(({ square }) => square);
  }

  /** Returns the marks that a queen made and that no other queen that marks attacks. */
  aloneBy(queen: Square, { marks }: Position): Square[] {
    const others = [...this.markers].filter((other) => other !== queen).flatMap(this.#attacks);
    return marks.filter(
      (mark) =>
        !this.hand.has(mark) && this.#attacks(queen).includes(mark) && !others.includes(mark),
    );
  }

  follow(before: Position, after: Position, move: Move, isOn: boolean): void {
    if (move.kind === 'paint') {
      for (const square of move.squares) {
        const isFree = !before.queens.includes(square);
        if (!move.marked) this.hand.delete(square);
        else if (isFree && !before.marks.includes(square)) this.hand.add(square);
      }
    }
    for (const queen of after.queens) {
      this.hand.delete(queen);
      if (isOn && !before.queens.includes(queen)) this.markers.add(queen);
    }
    if (move.kind === 'clear') this.hand.clear();
    for (const queen of this.markers) if (!after.queens.includes(queen)) this.markers.delete(queen);
  }
}

function sorted(list: Iterable<Square>): Square[] {
  return [...list].sort((a, b) => a - b);
}

describe('a queen that marks what it attacks', () => {
  test('removes exactly the marks that only it made, when it is removed', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.boolean(), ({ game, account }, nth, isOn) => {
        const { present } = game.history;
        const queens = present.queens.filter((queen) => !game.givens.includes(queen));
        fc.pre(queens.length > 0);
        const queen = queens[nth % queens.length]!;
        const after = play(game, { kind: 'toggle', square: queen }, isOn).history.present;
        const gone = present.marks.filter((mark) => !after.marks.includes(mark));
        const expected = account.markers.has(queen) ? account.aloneBy(queen, present) : [];
        expect(sorted(gone)).toEqual(sorted(expected));
      }),
    );
  });

  test('is undone in one step, which restores the position exactly, and redone likewise', () => {
    fc.assert(
      fc.property(games, played, ({ game }, { move, isOn }) => {
        const after = play(game, move, isOn);
        fc.pre(after.history !== game.history);
        expect(after.history.past).toHaveLength(game.history.past.length + 1);
        const undone = play(after, { kind: 'undo' }, isOn);
        expect(undone.history.present).toEqual(game.history.present);
        expect(play(undone, { kind: 'redo' }, isOn).history.present).toEqual(after.history.present);
      }),
    );
  });

  test('leaves the board as it was when it is placed and removed again', () => {
    fc.assert(
      fc.property(games, squares, ({ game, account }, square) => {
        const { present } = game.history;
        fc.pre(!present.queens.includes(square) && !account.hand.has(square));
        const isAttacked = [...account.markers].some(
          (queen) => geometryOf(game.rules).relation(queen, square) !== undefined,
        );
        // If the player removed the mark of an attacked square, placing and removing a queen there adds it again.
        fc.pre(present.marks.includes(square) === isAttacked);
        const there = play(game, { kind: 'toggle', square });
        const back = play(there, { kind: 'toggle', square }).history.present;
        expect(sorted(back.marks)).toEqual(sorted(present.marks));
        expect(sorted(back.queens)).toEqual(sorted(present.queens));
      }),
    );
  });

  test('never touches a mark of the player but the one that it stands on', () => {
    fc.assert(
      fc.property(games, gestures, fc.boolean(), ({ game, account }, move, isOn) => {
        fc.pre(move.kind === 'toggle' || move.kind === 'move');
        const hand = [...account.hand];
        const { marks, queens } = play(game, move, isOn).history.present;
        expect(marks).toEqual(
          expect.arrayContaining(hand.filter((mark) => !queens.includes(mark))),
        );
      }),
    );
  });

  test('marks all squares that it attacks, except those that another queen has marked before', () => {
    fc.assert(
      fc.property(games, squares, ({ game, account }, square) => {
        const { present } = game.history;
        fc.pre(!present.queens.includes(square));
        const geometry = geometryOf(game.rules);
        const { marks, queens } = play(game, { kind: 'toggle', square }).history.present;
        for (const { square: other } of geometry.attacks(square)) {
          const wasMarked = [...account.markers].some((queen) => geometry.relation(queen, other));
          const isMarked = marks.includes(other) || queens.includes(other);
          expect(isMarked).toBe(
            !wasMarked || present.marks.includes(other) || queens.includes(other),
          );
        }
        expect(marks.some((mark) => queens.includes(mark))).toBe(false);
        expect(new Set(marks).size).toBe(marks.length);
      }),
    );
  });
});

test('in Regions a queen marks its row, column, region and neighbours', () => {
  const game = newGame(PUZZLES[0]!.rules);
  const { marks } = play(game, { kind: 'toggle', square: 11 }).history.present;
  // b3 is in region 4, in the lower left corner.
  expect(sorted(marks)).toEqual([1, 5, 6, 7, 10, 12, 13, 14, 15, 16, 17, 20, 21]);
});

test('in Guard, where queens may attack each other, a queen marks nothing', () => {
  const { rules } = guardPuzzle({ rows: 3, columns: 4 }, 2);
  const { present } = play(newGame(rules), { kind: 'toggle', square: 5 }).history;
  expect(present).toMatchObject({ queens: [5], marks: [] });
});

test('a position has no notes on marks if queens do not mark by themselves', () => {
  const game = newGame(PUZZLES[0]!.rules);
  const off = play(game, { kind: 'toggle', square: 11 }, false).history.present;
  expect(Object.keys(off).sort()).toEqual(['attempt', 'marks', 'queens', 'revealed']);
});

test('notes on marks are read if they fit the position, else all marks are the player’s', () => {
  const position: Position = { queens: [0, 8], marks: [1, 2, 3], revealed: [], attempt: '' };
  expect(readAutoMarks({ by: [8], own: [1] }, position)).toEqual({ by: [8], own: [1] });
  const damaged = [
    undefined,
    null,
    7,
    {},
    { by: [8] },
    { by: [], own: [1] },
    { by: [7], own: [1] },
    { by: [8, 8], own: [1] },
    { by: [8], own: [4] },
    { by: ['8'], own: [] },
    { by: [8], own: 'x' },
  ];
  for (const value of damaged) expect(readAutoMarks(value, position)).toBeUndefined();
});
