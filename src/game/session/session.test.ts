import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { apply, attemptOf, newGame, type Game, type Move } from '../../core/game/game.ts';
import { queensRules, type Rules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { uniqueName } from '../../progress/storage/unique-name.ts';
import { Session, type SessionChange } from './session.ts';

const QUEENS = queensOf('15863724');
const OTHER = queensOf('16837425');

/** The time of the steady clock, in milliseconds. */
let now: number;

beforeEach(() => {
  now = 1_000_000;
});

/** The result of the fake session: the number of games that it had recorded by then. */
type Result = number;

/** A session that keeps games in lists; a finish resolves when the test calls `record`. */
class FakeSession extends Session<Result> {
  readonly saved: Game[] = [];
  readonly finished: Game[] = [];
  readonly #waiting: (() => void)[] = [];

  /** Goes on with another game. */
  open(game: Game): void {
    this.begin(game);
  }

  protected override save(game: Game): void {
    this.saved.push(game);
  }

  protected override finish(game: Game): Promise<Result> {
    const count = this.finished.push(game);
    return new Promise((resolve) => this.#waiting.push(() => resolve(count)));
  }

  /** Records all finishes that wait, and lets their listeners run. */
  async record(): Promise<void> {
    for (const resolve of this.#waiting.splice(0)) resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

/** A session and the changes that it has reported so far. */
interface Table {
  readonly session: FakeSession;
  readonly told: SessionChange<Result>[];
}

function sitDown(game = newGame(queensRules(8))): Table {
  const session = new FakeSession(game, () => now);
  const told: SessionChange<Result>[] = [];
  session.subscribe((change) => told.push(change));
  return { session, told };
}

const toggle = (square: Square): Move => ({ kind: 'toggle', square });
const nudge: Move = { kind: 'help', rung: 'nudge' };
const undo: Move = { kind: 'undo' };
const redo: Move = { kind: 'redo' };
const clear: Move = { kind: 'clear' };
const paint = (...squares: readonly Square[]): Move => ({ kind: 'paint', squares, marked: true });

/** Returns the size and the queens of each game. */
function queensIn(games: readonly Game[]): readonly unknown[] {
  return games.map(({ rules, history }) => [rules.shape.rows, history.present.queens]);
}

function place(session: Session<Result>, queens: readonly Square[]): void {
  for (const queen of queens) session.play(toggle(queen));
}

/** Returns a game of 8 × 8 on which another session toggled these squares in turn. */
function played(...squares: readonly Square[]): Game {
  return squares.reduce<Game>(
    (game, square) => apply(game, toggle(square), uniqueName()),
    newGame(queensRules(8)),
  );
}

/** Returns one word for each change reported. */
function wordsOf(told: readonly SessionChange<Result>[]): string[] {
  return told.map((change) => (change.kind === 'board' ? change.by : change.kind));
}

describe('a board', () => {
  test('is cleared in one step, marks too, and brought back in one', () => {
    const { session } = sitDown();
    place(session, [0, 12]);
    session.play(paint(5));
    const before = session.position;
    session.play(clear);
    expect(session.position).toMatchObject({ queens: [], marks: [] });
    session.play(undo);
    expect(session.position).toEqual(before);
  });

  test('has a current verdict after every move', () => {
    const { session } = sitDown();
    place(session, [0, 1]);
    expect(session.verdict.conflicts).toHaveLength(1);
    session.play(undo);
    expect(session.verdict.conflicts).toEqual([]);
    expect(session.verdict.cover[1]).not.toBe(0);
    session.play(clear);
    expect(session.verdict.cover[1]).toBe(0);
  });

  test('with other rules is judged by those', () => {
    const { session } = sitDown();
    const guard: Rules = { ...queensRules(4), goal: { kind: 'guard', queens: 2 } };
    session.open(newGame(guard));
    expect(session.geometry.rules).toBe(guard);
    expect(session.geometry.squares).toBe(16);
    expect(session.verdict.unguarded).toHaveLength(16);
  });
});

describe('the store', () => {
  test('gets every change once, before it is reported', () => {
    const { session } = sitDown();
    const keptWhenTold: (Game | undefined)[] = [];
    session.subscribe(() => keptWhenTold.push(session.saved.at(-1)));
    const moves = [toggle(0), paint(5), toggle(12), undo, redo, clear, undo];
    const games = moves.map((move) => {
      session.play(move);
      return session.game;
    });
    expect(session.saved).toEqual(games);
    expect(keptWhenTold).toEqual(games);
  });

  test('gets a hint too, which is not reported as a change of the board', () => {
    const { session, told } = sitDown();
    session.play(toggle(0));
    told.length = 0;
    session.play(nudge);
    expect(session.saved).toHaveLength(2);
    expect(attemptOf(session.saved.at(-1)).hints).toEqual({ ...NO_HINTS, nudge: 1 });
    expect(told).toEqual([]);
  });

  test('gets nothing if a move changes nothing', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    session.saved.length = 0;
    session.play(redo);
    session.play({ kind: 'move', from: 5, to: 6 });
    session.play(paint(0));
    session.play({ kind: 'undo', steps: 0 });
    session.play({ kind: 'lift', squares: [5] });
    expect(session.saved).toEqual([]);
  });

  test('gets nothing when a page without a move is hidden and shown', () => {
    const { session } = sitDown();
    session.setShown(false);
    now += 60_000;
    session.setShown(true);
    now += 60_000;
    session.setShown(false);
    expect(session.saved).toEqual([]);
  });

  test('gets nothing when a board that was only opened is hidden and shown', () => {
    const { session } = sitDown();
    session.open(played(0, 12));
    now += 500_000;
    session.setShown(false);
    now += 60_000;
    session.setShown(true);
    session.setShown(false);
    expect(session.saved).toEqual([]);
  });

  test('gets the time played when the page is hidden, which is not reported as a change of the board', () => {
    const { session, told } = sitDown();
    session.play(toggle(0));
    const { history } = session.game;
    session.saved.length = 0;
    told.length = 0;
    now += 5000;
    session.setShown(false);
    expect(session.saved.map((game) => attemptOf(game).elapsed)).toEqual([5000]);
    expect(session.saved[0]!.history).toBe(history);
    session.setShown(false);
    session.setShown(true);
    expect(session.saved).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test('of the open game gets its changes', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    session.open(newGame(queensRules(5)));
    session.play(toggle(7));
    expect(queensIn(session.saved)).toEqual([
      [8, [0]],
      [5, [7]],
    ]);
  });
});

describe('a change that is reported', () => {
  test('says if a move by hand, Undo, Redo or another board caused it', () => {
    const { session, told } = sitDown();
    session.play(toggle(0));
    session.play({ kind: 'move', from: 0, to: 9 });
    session.play(undo);
    session.play(redo);
    session.play({ kind: 'lay-out', queens: [3], by: 'link' });
    session.play({ kind: 'reveal', solution: QUEENS });
    session.open(played(9));
    session.play(clear);
    expect(wordsOf(told)).toEqual([
      ...['hand', 'hand', 'undo', 'redo'],
      ...['opened', 'opened', 'opened', 'hand'],
    ]);
  });

  test('has the position before it and its verdict', () => {
    const { session, told } = sitDown();
    place(session, [0, 1]);
    const before = { position: session.position, verdict: session.verdict };
    session.play(undo);
    expect(told.at(-1)).toEqual({ kind: 'board', by: 'undo', before });
    expect(before.verdict.conflicts).toHaveLength(1);
  });

  test('never comes from a move that changed nothing', () => {
    const { session, told } = sitDown();
    session.play(toggle(0));
    told.length = 0;
    session.play(redo);
    session.play({ kind: 'move', from: 5, to: 6 });
    session.play(paint(0));
    session.play({ kind: 'undo', steps: 0 });
    expect(told).toEqual([]);
  });

  test('does not come after the end of the subscription', () => {
    const { session } = sitDown();
    const listener = vi.fn();
    const end = session.subscribe(listener);
    session.play(toggle(0));
    end();
    session.play(toggle(1));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a finished board', () => {
  test('is reported once, when it is recorded, with the result of the record', async () => {
    const { session, told } = sitDown();
    place(session, QUEENS);
    const { position } = session;
    expect(session.verdict.solved).toBe(true);
    expect(session.finished).toEqual([session.game]);
    expect(wordsOf(told)).not.toContain('finish');
    await session.record();
    expect(told.filter(({ kind }) => kind === 'finish')).toEqual([
      { kind: 'finish', result: 1, position },
    ]);
    expect(wordsOf(told).at(-1)).toBe('finish');
  });

  test('is saved as finished, together with its last queen', () => {
    const { session } = sitDown();
    place(session, QUEENS);
    expect(session.saved).toHaveLength(8);
    expect(attemptOf(session.saved.at(-1)).finished).toBe(true);
    expect(session.attempt.finished).toBe(true);
  });

  test('is reported with its own position, even if the board has changed by then', async () => {
    const { session, told } = sitDown();
    place(session, QUEENS);
    const { position } = session;
    session.play(clear);
    session.open(newGame(queensRules(5)));
    await session.record();
    expect(told.at(-1)).toEqual({ kind: 'finish', result: 1, position });
  });

  test('is recorded as it was finished, even if a listener changes the board at once', () => {
    const { session } = sitDown();
    const end = session.subscribe((change) => {
      if (change.kind !== 'board' || !session.verdict.solved) return;
      end();
      session.open(newGame(queensRules(5)));
    });
    place(session, QUEENS);
    expect(queensIn(session.finished)).toEqual([[8, QUEENS]]);
  });

  test('is recorded once, whatever Undo, Redo and marks do to it', async () => {
    const { session, told } = sitDown();
    place(session, QUEENS);
    await session.record();
    session.play(paint(1));
    session.play({ kind: 'undo', steps: 2 });
    session.play(redo);
    session.play(redo);
    session.play({ kind: 'paint', squares: [1], marked: false });
    await session.record();
    expect(session.verdict.solved).toBe(true);
    expect(session.finished).toHaveLength(1);
    expect(told.filter(({ kind }) => kind === 'finish')).toHaveLength(1);
  });

  test('is recorded again when one of its queens is removed and placed again by hand', async () => {
    const { session, told } = sitDown();
    place(session, QUEENS);
    await session.record();
    session.play(toggle(QUEENS[0]!));
    session.play(toggle(QUEENS[0]!));
    await session.record();
    expect(session.finished).toHaveLength(2);
    expect(told.at(-1)).toMatchObject({ kind: 'finish', result: 2 });
  });

  test('is recorded when its last queen is moved into place, or one too many is removed', () => {
    const first = sitDown();
    place(first.session, [...QUEENS.slice(0, 7), 56]);
    first.session.play({ kind: 'move', from: 56, to: QUEENS[7]! });
    expect(first.session.finished).toHaveLength(1);
    const second = sitDown();
    place(second.session, [...QUEENS.slice(0, 7), 56, QUEENS[7]!]);
    expect(second.session.finished).toEqual([]);
    second.session.play(toggle(56));
    expect(second.session.finished).toHaveLength(1);
  });

  test('of 1 × 1 is recorded like any other', () => {
    const { session } = sitDown(newGame(queensRules(1)));
    session.play(toggle(0));
    expect(session.finished).toHaveLength(1);
  });

  test('has the moves, the help and the time of its attempt, and none from before', () => {
    const { session } = sitDown();
    place(session, [9, 20]);
    session.play({ kind: 'help', rung: 'place' });
    now += 60_000;
    session.play(clear);
    now += 60_000;
    place(session, QUEENS.slice(0, 7));
    now += 40_000;
    session.play(nudge);
    session.play(toggle(1));
    session.play(toggle(1));
    session.play(undo);
    session.play(redo);
    now += 2000;
    session.play(toggle(QUEENS[7]!));
    expect(attemptOf(session.finished[0]!)).toEqual({
      by: 'hand',
      elapsed: 42_000,
      moves: 10,
      hints: { ...NO_HINTS, nudge: 1 },
      finished: true,
    });
  });

  test('counts no time after it was finished', () => {
    const { session } = sitDown();
    place(session, QUEENS);
    now += 60_000;
    session.setShown(false);
    expect(attemptOf(session.saved.at(-1)).elapsed).toBe(0);
  });
});

describe('nothing is recorded as found', () => {
  test('for a whole solution from a link, nor for queens placed again on it', () => {
    const { session } = sitDown();
    session.play({ kind: 'lay-out', queens: QUEENS, by: 'link' });
    expect(session.verdict.solved).toBe(true);
    session.play(toggle(QUEENS[0]!));
    session.play(toggle(QUEENS[0]!));
    expect(session.verdict.solved).toBe(true);
    expect(session.finished).toEqual([]);
  });

  test('for a position from a link that is completed by hand', () => {
    const { session } = sitDown();
    session.play({ kind: 'lay-out', queens: OTHER.slice(0, 7), by: 'link' });
    session.play(toggle(OTHER[7]!));
    expect(session.verdict.solved).toBe(true);
    expect(session.finished).toEqual([]);
  });

  test('for a solution that Reveal shows, nor for queens placed again on it', () => {
    const { session } = sitDown();
    place(session, QUEENS.slice(0, 2));
    session.play({ kind: 'reveal', solution: QUEENS });
    session.play(toggle(QUEENS[7]!));
    session.play(toggle(QUEENS[7]!));
    expect(session.verdict.solved).toBe(true);
    expect(session.finished).toEqual([]);
    session.play({ kind: 'undo', steps: 3 });
    expect(session.position.queens).toEqual(QUEENS.slice(0, 2));
  });

  test('for a solution that Undo or Redo leads to, or that is opened', () => {
    const { session } = sitDown(played(...QUEENS));
    session.play(toggle(1));
    session.play(undo);
    session.play(undo);
    session.play(redo);
    expect(session.verdict.solved).toBe(true);
    session.open(played(...OTHER));
    session.adopt(played(...QUEENS));
    expect(session.verdict.solved).toBe(true);
    expect(session.finished).toEqual([]);
  });

  test('for a hint without a move', () => {
    const { session } = sitDown(played(...QUEENS));
    session.play(nudge);
    expect(session.finished).toEqual([]);
  });
});

describe('a solution counts as found', () => {
  test('if the player finishes a turned board that the game laid out', () => {
    const { session } = sitDown();
    session.play({ kind: 'lay-out', queens: QUEENS.slice(0, 2), by: 'turn' });
    place(session, QUEENS.slice(2));
    expect(session.finished).toHaveLength(1);
    expect(attemptOf(session.finished[0]!)).toMatchObject({ by: 'turn', moves: 6 });
  });

  test('if the game places a whole turned board for the player', () => {
    const { session } = sitDown();
    session.play({ kind: 'lay-out', queens: [], by: 'turn' });
    session.play({ kind: 'lay-out', queens: QUEENS, by: 'turn' });
    expect(session.finished).toHaveLength(1);
    expect(attemptOf(session.finished[0]!)).toMatchObject({ by: 'turn', elapsed: 0, moves: 0 });
  });

  test('if the player builds it by hand after a link was cleared', () => {
    const { session } = sitDown();
    session.play({ kind: 'lay-out', queens: QUEENS, by: 'link' });
    session.play(clear);
    place(session, QUEENS);
    expect(session.finished).toHaveLength(1);
  });
});

describe('the stored state of the game', () => {
  test('with the same history is adopted without a report', () => {
    const { session, told } = sitDown();
    session.play(toggle(0));
    const counted = apply(session.game, nudge, '');
    told.length = 0;
    session.saved.length = 0;
    session.adopt(counted);
    expect(session.attempt.hints.nudge).toBe(1);
    expect(told).toEqual([]);
    expect(session.saved).toEqual([]);
  });

  test('with another history is shown and reported, and not saved again', () => {
    const { session, told } = sitDown();
    const before = { position: session.position, verdict: session.verdict };
    session.adopt(played(0, 1));
    expect(session.position.queens).toEqual([0, 1]);
    expect(session.verdict.conflicts).toHaveLength(1);
    expect(told).toEqual([{ kind: 'board', by: 'opened', before }]);
    expect(session.saved).toEqual([]);
  });
});

describe('time of play', () => {
  test('runs while the page is shown and an unsolved board has a queen', () => {
    const { session } = sitDown();
    now += 1000; // An empty board.
    place(session, QUEENS.slice(0, 7));
    now += 20;
    session.setShown(false);
    now += 1000; // Hidden.
    session.setShown(true);
    now += 300;
    session.play(toggle(QUEENS[7]!));
    expect(session.attempt.elapsed).toBe(320);
    now += 1000; // Solved.
    session.play(undo);
    now += 4;
    session.play(undo);
    expect(session.attempt.elapsed).toBe(324);
  });

  test('is saved with the game that is left, and none of it with the next', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    now += 5000;
    session.open(played(9));
    expect(attemptOf(session.saved.at(-1)).elapsed).toBe(5000);
    session.saved.length = 0;
    session.play(toggle(20));
    now += 300;
    session.setShown(false);
    expect(session.saved.map((game) => attemptOf(game).elapsed)).toEqual([0, 300]);
  });

  test('is not saved for a game without a move', () => {
    const { session } = sitDown();
    session.open(played(9));
    now += 300;
    session.setShown(false);
    expect(session.saved).toEqual([]);
  });

  test('goes on with a game that is opened again', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    now += 20;
    session.open(newGame(queensRules(5)));
    now += 1000; // Another board, which is empty.
    session.open(session.saved.at(-1));
    now += 300;
    session.play(toggle(12));
    expect(session.attempt.elapsed).toBe(320);
  });

  test('does not run while only given queens stand', () => {
    const { session } = sitDown(newGame(queensRules(8), [0]));
    session.play(paint(20));
    session.saved.length = 0;
    now += 5000;
    session.setShown(false);
    expect(session.saved).toEqual([]);
  });

  test('on a board that another tab has cleared does not count for the attempt that began there', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    now += 60_000;
    // The other tab has cleared the board and begun another attempt.
    const cleared = apply(apply(session.game, clear, 'there'), toggle(9), 'there');
    session.adopt(cleared);
    session.play(toggle(20));
    expect(session.attempt.elapsed).toBe(0);
  });
});

test('no two attempts have the same name', () => {
  const names = new Set(Array.from({ length: 1000 }, uniqueName));
  expect(names.size).toBe(1000);
});

describe('an error of what a move does not need is told, and leaves the board', () => {
  const planted = new Error('planted');
  const report = vi.fn<(reason: unknown) => void>();

  beforeEach(() => {
    vi.stubGlobal('reportError', report);
    return () => vi.unstubAllGlobals();
  });

  test('a session whose clock fails plays, saves and goes on with another game', () => {
    const session = new FakeSession(newGame(queensRules(8)), () => {
      throw planted;
    });
    place(session, [0, 12]);
    session.setShown(false);
    session.setShown(true);
    expect(session.position.queens).toEqual([0, 12]);
    expect(queensIn(session.saved)).toEqual([
      [8, [0]],
      [8, [0, 12]],
    ]);
    session.open(newGame(queensRules(6)));
    session.adopt(played(7));
    expect(session.position.queens).toEqual([7]);
    expect(report).toHaveBeenCalledWith(planted);
  });

  test('a listener that fails keeps none of the others from hearing', () => {
    const { session } = sitDown();
    const heard = vi.fn<() => void>();
    session.subscribe(() => {
      throw planted;
    });
    session.subscribe(heard);
    session.play(toggle(0));
    expect(heard).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledWith(planted);
  });
});
