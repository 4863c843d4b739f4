import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newAttempt, NO_HINTS, type Attempt } from './attempt.ts';
import { queensOf } from '../solutions/code.ts';
import { apply, attemptOf, newGame, type Game, type Move } from './game.ts';
import { queensRules } from '../board/rules.ts';
import { RUNGS } from './rungs.ts';

const SIZE = 4;
const SOLUTION = queensOf('2413');
const OTHER = queensOf('3142');
const fresh = newGame(queensRules(SIZE));

/** Plays moves in turn; attempts are named after the move that begins them. */
function play(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move, index) => apply(before, move, `${index}`), game);
}

const toggle = (square: number): Move => ({ kind: 'toggle', square });
const hint: Move = { kind: 'help', rung: 'place' };
const clear: Move = { kind: 'clear' };
const undo: Move = { kind: 'undo' };
const redo: Move = { kind: 'redo' };

const squares = fc.nat(SIZE * SIZE - 1);
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: squares.map(toggle) },
  fc.record({ kind: fc.constant('place' as const), squares: fc.array(squares, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('lift' as const), squares: fc.array(squares, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('move' as const), from: squares, to: squares }),
  fc.record({
    kind: fc.constant('paint' as const),
    squares: fc.array(squares, { maxLength: 4 }),
    marked: fc.boolean(),
  }),
  fc.constant(clear),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), steps: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.constant(redo) },
  fc.record({
    kind: fc.constant('lay-out' as const),
    queens: fc.uniqueArray(squares, { maxLength: 4 }),
    by: fc.constantFrom('link' as const, 'turn' as const),
  }),
  fc.record({
    kind: fc.constant('reveal' as const),
    solution: fc.constantFrom(SOLUTION, OTHER),
  }),
  fc.record({ kind: fc.constant('help' as const), rung: fc.constantFrom(...RUNGS) }),
  fc.record({ kind: fc.constant('time' as const), elapsed: fc.nat(1000) }),
  fc.constant<Move>({ kind: 'finish' }),
);
const lines = fc.array(moves, { maxLength: 60 });

describe('after any moves of a game', () => {
  test('every position belongs to an attempt that is kept', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { history, attempts } = play(fresh, ...line);
        for (const { attempt } of [...history.past, history.present, ...history.future]) {
          expect(attempts).toHaveProperty([attempt]);
        }
      }),
    );
  });

  test('attempts without a position are dropped when there are many', () => {
    const line = Array.from({ length: 200 }, () => [toggle(1), clear, undo, undo]).flat();
    const { history, attempts } = play(fresh, ...line);
    expect(history.past).toEqual([]);
    expect(Object.keys(attempts).length).toBeLessThanOrEqual(64);
  });

  test('no attempt’s help, time or moves decrease', () => {
    fc.assert(
      fc.property(lines, (line) => {
        let game = fresh;
        for (const [index, move] of line.entries()) {
          const next = apply(game, move, `${index}`);
          for (const [name, before] of Object.entries(game.attempts)) {
            const after = next.attempts[name];
            if (after) expectNoLess(after, before);
          }
          game = next;
        }
      }),
    );
  });

  test('the given queens are on the board', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const givens = [1, 7];
        const { history } = play(newGame(queensRules(SIZE), givens), ...line);
        // Skips Reveal: its solutions here may lack a given queen, while the solver's answers contain them.
        fc.pre(line.every(({ kind }) => kind !== 'reveal'));
        expect(history.present.queens).toEqual(expect.arrayContaining(givens));
        expect(history.present.marks).not.toEqual(expect.arrayContaining([1]));
      }),
    );
  });

  test('the history has at most as many steps as moves', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { past, future } = play(fresh, ...line).history;
        expect(past.length + future.length).toBeLessThanOrEqual(line.length);
      }),
    );
  });

  test('a position with revealed queens belongs to an attempt by Reveal, which leads to no find', () => {
    fc.assert(
      fc.property(lines, (line) => {
        let game = fresh;
        for (const [index, move] of line.entries()) {
          game = apply(game, move, `${index}`);
          if (game.history.present.revealed.length > 0) {
            expect(['reveal']).toContain(attemptOf(game).by);
          }
        }
      }),
    );
  });
});

function expectNoLess(after: Attempt, before: Attempt): void {
  for (const rung of RUNGS) expect(after.hints[rung]).toBeGreaterThanOrEqual(before.hints[rung]);
  expect(after.elapsed).toBeGreaterThanOrEqual(before.elapsed);
  expect(after.moves).toBeGreaterThanOrEqual(before.moves);
  expect(after.by).toBe(before.by);
}

describe('an attempt', () => {
  test('has its hints again when Undo brings back the board before Clear', () => {
    const hinted = play(fresh, hint, toggle(1), hint, toggle(7));
    const back = play(hinted, clear, toggle(3), undo, undo);
    expect(back.history.present.queens).toEqual([1, 7]);
    expect(attemptOf(back).hints.place).toBe(2);
  });

  test('begins with nothing counted after the board was emptied, by Clear or by hand', () => {
    const played = play(fresh, hint, toggle(1), { kind: 'time', elapsed: 500 });
    for (const empty of [clear, toggle(1), { kind: 'lift', squares: [1] } as const]) {
      const next = play(played, empty, toggle(3));
      expect(attemptOf(next)).toEqual({ ...newAttempt('hand'), moves: 1 });
      expect(attemptOf(play(next, undo, undo)).hints.place).toBe(1);
    }
  });

  test('keeps the hint that was taken on the empty board before its first queen', () => {
    expect(attemptOf(play(fresh, hint, toggle(1))).hints.place).toBe(1);
  });

  test('keeps its counts when only marks are cleared', () => {
    const mark: Move = { kind: 'paint', squares: [4], marked: true };
    const cleared = play(fresh, hint, mark, clear);
    expect(cleared.history.present.marks).toEqual([]);
    expect(attemptOf(cleared).hints.place).toBe(1);
  });

  test('begins with the first queen after a find, and keeps the help of the one before', () => {
    const found = play(fresh, hint, ...SOLUTION.map(toggle), { kind: 'finish' });
    const lifted = play(found, toggle(SOLUTION[0]!));
    expect(attemptOf(lifted).finished).toBe(true);
    const next = play(lifted, toggle(0));
    expect(attemptOf(next)).toEqual({
      ...newAttempt('hand'),
      moves: 1,
      hints: { ...NO_HINTS, place: 1 },
    });
  });

  test('of a link leads to no find, and Undo brings the player’s own back', () => {
    const own = play(fresh, toggle(1), toggle(7));
    const linked = play(own, { kind: 'lay-out', queens: SOLUTION, by: 'link' });
    expect(attemptOf(linked).by).toBe('link');
    expect(attemptOf(play(linked, toggle(SOLUTION[0]!), toggle(0))).by).toBe('link');
    const back = play(linked, undo);
    expect(back.history.present).toBe(own.history.present);
    expect(attemptOf(back).by).toBe('hand');
  });

  test('of a link that empties the board is the player’s own', () => {
    const linked = play(fresh, toggle(1), { kind: 'lay-out', queens: [], by: 'link' });
    expect(attemptOf(linked)).toEqual(newAttempt('hand'));
  });

  test('of a turned board is turned from its first queen on', () => {
    const turned = play(fresh, toggle(1), { kind: 'lay-out', queens: [], by: 'turn' });
    expect(attemptOf(turned)).toEqual(newAttempt('turn'));
    expect(attemptOf(play(turned, toggle(7)))).toEqual({ ...newAttempt('turn'), moves: 1 });
  });

  test('of Reveal keeps the help, and so does the attempt to which Undo returns', () => {
    const revealed = play(fresh, hint, toggle(1), { kind: 'reveal', solution: SOLUTION });
    expect(attemptOf(revealed)).toMatchObject({ by: 'reveal', hints: { place: 1 }, moves: 1 });
    expect(attemptOf(play(revealed, undo)).hints.place).toBe(1);
    expect(attemptOf(play(revealed, undo, redo)).by).toBe('reveal');
  });

  test('counts queens placed, moved and removed, but neither Undo nor marks', () => {
    const mark: Move = { kind: 'paint', squares: [4], marked: true };
    const game = play(fresh, toggle(1), { kind: 'move', from: 1, to: 2 }, toggle(7), toggle(7));
    expect(attemptOf(play(game, mark, undo, undo, redo)).moves).toBe(4);
  });
});

describe('a given queen', () => {
  const game = newGame(queensRules(SIZE), [1]);

  test.each<Move>([
    toggle(1),
    { kind: 'move', from: 1, to: 0 },
    { kind: 'move', from: 0, to: 1 },
    { kind: 'lift', squares: [1] },
    { kind: 'paint', squares: [1], marked: true },
    clear,
  ])('is not touched by %o', (move) => {
    expect(apply(game, move, 'next')).toBe(game);
  });

  test('stays when the board is cleared, and a new attempt begins', () => {
    const cleared = play(game, hint, toggle(7), clear);
    expect(cleared.history.present.queens).toEqual([1]);
    expect(attemptOf(cleared)).toEqual(newAttempt('hand'));
  });
});
