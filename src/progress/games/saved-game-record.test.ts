import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { apply, attemptOf, newGame, type Game, type Move } from '../../core/game/game.ts';
import { lineOf } from '../../core/game/history.ts';
import { queensRules } from '../../core/board/rules.ts';
import { savedGameRecord, readSavedGame, readFirstVersion } from './saved-game-record.ts';
import { newSavedGame, type SavedGame } from './saved-game.ts';

const fresh = newGame(queensRules(4));
const SOLUTION = [1, 7, 8, 14];

/** Returns a game after moves; an attempt is named after the index of the move that begins it. */
function playOn(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((before, move, index) => apply(before, move, `${index}`), game);
}

const toggle = (square: number): Move => ({ kind: 'toggle', square });

/** Returns a board on which these squares were toggled in turn, as a page keeps it. */
function played(...squares: readonly number[]): SavedGame {
  const game = playOn(fresh, ...squares.map(toggle));
  return { game, changedBy: 'a page', changedAt: 1_700_000_000_000, revision: 7 };
}

/** Returns a record of the present version, as the database gives it back. */
function recordOf(board: SavedGame): Record<string, unknown> {
  return structuredClone(savedGameRecord(board)) as Record<string, unknown>;
}

const squares = fc.nat(15);
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: squares.map(toggle) },
  fc.record({
    kind: fc.constant('paint' as const),
    squares: fc.array(squares, { maxLength: 4 }),
    marked: fc.boolean(),
  }),
  fc.constantFrom<Move>(
    { kind: 'clear' },
    { kind: 'undo' },
    { kind: 'undo', steps: 3 },
    { kind: 'redo' },
    { kind: 'lay-out', queens: [1, 7], by: 'link' },
    { kind: 'lay-out', queens: [2, 4], by: 'turn' },
    { kind: 'reveal', solution: SOLUTION },
    { kind: 'help', rung: 'why' },
    { kind: 'time', elapsed: 12.5 },
    { kind: 'finish' },
  ),
);

describe('a board', () => {
  test('comes back with the marks that its queens made; if they do not fit, all marks are the player’s', () => {
    const marked = playOn(fresh, toggle(5), { kind: 'paint', squares: [0, 12], marked: true });
    const { history } = marked;
    const present = { ...history.present, autoMarks: { by: [5], own: [12] } };
    const board = { ...played(), game: { ...marked, history: { ...history, present } } };
    expect(readSavedGame(recordOf(board), fresh)).toEqual(board);
    const damaged = { ...present, autoMarks: { by: [6], own: [12] } };
    const other = { ...board, game: { ...marked, history: { ...history, present: damaged } } };
    expect(readSavedGame(recordOf(other), fresh)?.game.history.present).toEqual(history.present);
  });

  test('comes back as it was stored, whatever was done on it', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), (line) => {
        const board: SavedGame = { ...played(), game: playOn(fresh, ...line) };
        expect(readSavedGame(recordOf(board), fresh)).toEqual(board);
      }),
    );
  });

  test('nobody has touched comes back too', () => {
    expect(readSavedGame(recordOf(newSavedGame(fresh)), fresh)).toEqual(newSavedGame(fresh));
  });

  test('is stored without its rules', () => {
    expect(Object.keys(recordOf(played(1))).sort()).toEqual(
      ['version', 'history', 'attempts', 'changedBy', 'changedAt', 'revision'].sort(),
    );
    expect(recordOf(played(1))).toMatchObject({ version: 2, revision: 7, changedBy: 'a page' });
  });

  test('keeps attempts that no position belongs to any more, from which another tab may play on', () => {
    const record = recordOf(played(1));
    const attempts = { ...(record.attempts as object), other: attemptOf(fresh) };
    expect(readSavedGame({ ...record, attempts }, fresh)?.game.attempts).toEqual(attempts);
  });
});

describe('a record that the game could not have made is refused', () => {
  const record = recordOf(played(1, 7));
  const { history, attempts } = played(1, 7).game;
  const withHistory = (change: object) => ({ ...record, history: { ...history, ...change } });
  const withPresent = (change: object) => ({
    ...record,
    history: { ...history, present: { ...history.present, ...change } },
  });
  const withAttempt = (change: object) => ({
    ...record,
    attempts: { start: { ...attempts.start, ...change } },
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'board'],
    ['null', null],
    ['an empty object', {}],
    ['an older version', { ...record, version: 1 }],
    ['a newer version', { ...record, version: 3 }],
    ['no history', { ...record, history: null }],
    ['no attempts', { ...record, attempts: undefined }],
    ['a past that is no list', withHistory({ past: 'queens' })],
    ['a future that is no list', withHistory({ future: undefined })],
    ['no present', withHistory({ present: undefined })],
    ['a past off the board', withHistory({ past: [{ ...history.present, queens: [16] }] })],
    ['a future off the board', withHistory({ future: [{ ...history.present, marks: [16] }] })],
    ['a queen off the board', withPresent({ queens: [16] })],
    ['a queen above the board', withPresent({ queens: [-1] })],
    ['a queen between squares', withPresent({ queens: [1.5] })],
    ['a queen that is no number', withPresent({ queens: ['1'] })],
    ['one queen twice', withPresent({ queens: [1, 1] })],
    ['queens that are no list', withPresent({ queens: { length: 0 } })],
    ['a mark off the board', withPresent({ marks: [99] })],
    ['one mark twice', withPresent({ marks: [2, 2] })],
    ['a mark under a queen', withPresent({ marks: [1] })],
    ['a revealed queen that is none', withPresent({ revealed: [2] })],
    ['one revealed queen twice', withPresent({ revealed: [1, 1] })],
    ['an attempt that is not there', withPresent({ attempt: 'other' })],
    ['an attempt that every object has', withPresent({ attempt: 'toString' })],
    ['an attempt without a name', withPresent({ attempt: undefined })],
    ['an attempt by nobody', withAttempt({ by: 'magic' })],
    ['time that ran backwards', withAttempt({ elapsed: -1 })],
    ['time that is no number', withAttempt({ elapsed: NaN })],
    ['half a move', withAttempt({ moves: 0.5 })],
    ['less help than none', withAttempt({ hints: { ...NO_HINTS, why: -1 } })],
    ['no help', withAttempt({ hints: undefined })],
    ['finished perhaps', withAttempt({ finished: 1 })],
    ['a page without a name', { ...record, changedBy: undefined }],
    ['a change at no time', { ...record, changedAt: Infinity }],
    ['a change before all time', { ...record, changedAt: -1 }],
    ['half a revision', { ...record, revision: 1.5 }],
  ])('%s', (_, value) => {
    expect(readSavedGame(value, fresh)).toBeUndefined();
  });

  test('a board of another size, where a queen stands off this one', () => {
    const game = playOn(newGame(queensRules(5)), toggle(24));
    expect(readSavedGame(recordOf({ ...played(), game }), fresh)).toBeUndefined();
  });

  test('whatever it is, without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(readSavedGame(value, fresh)).toBeUndefined();
        expect(readFirstVersion(value, fresh)).toBeUndefined();
      }),
    );
  });

  test('whatever takes the place of a part of it, without throwing', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true });
    const withQueens = (value: unknown) => readSavedGame(withPresent({ queens: value }), fresh);
    fc.assert(
      fc.property(anything, fc.constantFrom(...Object.keys(record)), (value, key) => {
        expect(() => readSavedGame({ ...record, [key]: value }, fresh)).not.toThrow();
        expect(withQueens(value)?.game.history.present.queens ?? value).toBe(value);
      }),
    );
  });
});

/** Returns a position of 4 × 4 as builds before version 2 kept it. */
function firstPosition(queens: readonly number[], change: object = {}) {
  return { size: 4, queens, marks: [], revealed: [], own: true, ...change };
}

type FirstPosition = ReturnType<typeof firstPosition>;

const NO_HELP = { nudge: 0, where: 0, why: 0, place: 0, turned: false };

/** The counts of a board in builds before version 2. */
const COUNTED = { elapsed: 4000.5, moves: 9, help: { ...NO_HELP, where: 3 } };

/** Returns the record of a board in builds before version 2. */
function firstVersion(
  line: readonly FirstPosition[],
  attempt: unknown = COUNTED,
  future: readonly FirstPosition[] = [],
) {
  return {
    version: 1,
    history: { past: line.slice(0, -1), present: line.at(-1), future },
    attempt,
  };
}

/** Reads a valid board of a build before version 2. */
function readFirst(...given: Parameters<typeof firstVersion>): SavedGame {
  const board = readFirstVersion(structuredClone(firstVersion(...given)), fresh);
  expect(board).toBeDefined();
  return board!;
}

const EMPTY = firstPosition([]);

describe('a board of a build before version 2', () => {
  test('has all its positions, to undo and to redo, with their marks', () => {
    const marked = firstPosition([1], { marks: [2, 3] });
    const { game } = readFirst([EMPTY, marked], COUNTED, [firstPosition([1, 7])]);
    const { past, present, future } = game.history;
    expect(past.map(({ queens }) => queens)).toEqual([[]]);
    expect(present).toMatchObject({ queens: [1], marks: [2, 3], revealed: [] });
    expect(future.map(({ queens }) => queens)).toEqual([[1, 7]]);
    expect(game.rules).toBe(queensRules(4));
  });

  test('keeps its time, moves and help, and goes on by hand', () => {
    const { game } = readFirst([EMPTY, firstPosition([1])]);
    expect(attemptOf(game)).toEqual({
      by: 'hand',
      elapsed: 4000.5,
      moves: 9,
      hints: { ...NO_HINTS, where: 3 },
      finished: false,
    });
    expect(attemptOf(playOn(game, toggle(7))).moves).toBe(10);
  });

  test('that came by a link does not count as the player’s', () => {
    const { game } = readFirst([firstPosition([1, 7], { own: false })]);
    expect(attemptOf(game).by).toBe('link');
  });

  test('that Reveal has shown does not count as the player’s, and keeps its revealed queens', () => {
    const shown = firstPosition(SOLUTION, { own: false, revealed: [8, 14] });
    const { game } = readFirst([EMPTY, firstPosition([1, 7]), shown]);
    expect(attemptOf(game).by).toBe('reveal');
    expect(game.history.present.revealed).toEqual([8, 14]);
    expect(attemptOf(playOn(game, { kind: 'undo' })).by).toBe('hand');
  });

  test('that was turned is still an attempt by turning', () => {
    const turned = { ...COUNTED, help: { ...NO_HELP, turned: true } };
    const { game } = readFirst([firstPosition([1])], turned);
    expect(attemptOf(game)).toMatchObject({ by: 'turn', hints: NO_HINTS });
  });

  test('that was cleared begins with nothing counted, as it did in that build', () => {
    const { game } = readFirst([EMPTY, firstPosition([1]), EMPTY]);
    const next = playOn(game, toggle(7));
    expect(attemptOf(next)).toMatchObject({ by: 'hand', elapsed: 0, moves: 1, hints: NO_HINTS });
    expect(attemptOf(playOn(game, { kind: 'undo' })).hints.where).toBe(3);
  });

  test('that was turned and then cleared is built by hand', () => {
    const turned = { ...COUNTED, help: { ...NO_HELP, turned: true } };
    const { game } = readFirst([firstPosition([1]), EMPTY], turned);
    expect(attemptOf(playOn(game, toggle(7))).by).toBe('hand');
  });

  test('whose hint was the first thing done keeps it', () => {
    const asked = { elapsed: 0, moves: 0, help: { ...NO_HELP, nudge: 1 } };
    const { game } = readFirst([EMPTY], asked);
    expect(attemptOf(playOn(game, toggle(7))).hints.nudge).toBe(1);
  });

  test('is older than any change of today', () => {
    const { changedAt, changedBy } = readFirst([EMPTY]);
    expect({ changedAt, changedBy }).toEqual({ changedAt: 0, changedBy: '' });
  });

  test('can be stored as one of today, and comes back the same', () => {
    const board = readFirst([EMPTY, firstPosition([1]), firstPosition([1, 7], { own: false })]);
    expect(readSavedGame(recordOf(board), fresh)).toEqual(board);
  });

  const sound = firstVersion([EMPTY, firstPosition([1, 7])]);
  const withPresent = (change: object) => firstVersion([EMPTY, firstPosition([1, 7], change)]);

  test.each<[string, unknown]>([
    ['one of today', recordOf(played(1))],
    ['no attempt', { ...sound, attempt: undefined }],
    ['time that ran backwards', { ...sound, attempt: { ...COUNTED, elapsed: -1 } }],
    ['half a hint', { ...sound, attempt: { ...COUNTED, help: { ...NO_HELP, why: 0.5 } } }],
    ['no history', { ...sound, history: null }],
    ['a past that is no list', { ...sound, history: { ...sound.history, past: 'queens' } }],
    ['a past of another size', firstVersion([firstPosition([], { size: 5 }), EMPTY])],
    ['another size', firstVersion([firstPosition([], { size: 5 })])],
    ['a queen off the board', withPresent({ queens: [16] })],
    ['a queen between squares', withPresent({ queens: [1.5] })],
    ['one queen twice', withPresent({ queens: [1, 1] })],
    ['a mark under a queen', withPresent({ marks: [1] })],
    ['a revealed queen that is none', withPresent({ revealed: [2] })],
    ['queens that are no list', withPresent({ queens: { length: 0 } })],
    ['an owner that is not yes or no', withPresent({ own: 1 })],
  ])('that the game could not have made is refused: %s', (_, value) => {
    expect(readFirstVersion(value, fresh)).toBeUndefined();
  });

  test('loses no position when it is read', () => {
    const positions = fc.array(fc.uniqueArray(squares, { maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(positions, (line) => {
        const { game } = readFirst(line.map((queens) => firstPosition(queens)));
        expect(lineOf(game.history).map(({ queens }) => queens)).toEqual(line);
      }),
    );
  });
});
