import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_HINTS } from '../core/attempt.ts';
import { queensOf } from '../core/code-squares.ts';
import { apply, attemptOf, newGame, type Game, type Move } from '../core/game.ts';
import { queensRules, type Rules } from '../core/rules.ts';
import type { Square } from '../core/square.ts';
import { uniqueName } from '../progress/unique-name.ts';
import { Session, type GameStore, type SessionChange } from './session.ts';

const QUEENS = queensOf('15863724');
const OTHER = queensOf('16837425');

/** What the steady clock shows, in milliseconds. */
let now: number;

beforeEach(() => {
  now = 1_000_000;
});

/** What a fake store says of a finished game: how many it had recorded by then. */
type Result = number;

/** Keeps games in a list; a finish waits until the test lets it be safe. */
class FakeStore implements GameStore<Result> {
  readonly saved: Game[] = [];
  readonly finished: Game[] = [];
  readonly #waiting: (() => void)[] = [];

  save(game: Game): void {
    this.saved.push(game);
  }

  finish(game: Game): Promise<Result> {
    const count = this.finished.push(game);
    return new Promise((resolve) => this.#waiting.push(() => resolve(count)));
  }

  /** Lets everything that waits be safely recorded, and everybody who waits for that be told. */
  async record(): Promise<void> {
    for (const resolve of this.#waiting.splice(0)) resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

/** A player at a board of 8 × 8, with all that was told so far. */
interface Table {
  readonly store: FakeStore;
  readonly session: Session<Result>;
  readonly told: SessionChange<Result>[];
}

function sitDown(game = newGame(queensRules(8))): Table {
  const store = new FakeStore();
  const session = new Session<Result>(game, store, () => now);
  const told: SessionChange<Result>[] = [];
  session.subscribe((change) => told.push(change));
  return { store, session, told };
}

const toggle = (square: Square): Move => ({ kind: 'toggle', square });
const nudge: Move = { kind: 'help', rung: 'nudge' };
const undo: Move = { kind: 'undo' };
const redo: Move = { kind: 'redo' };
const clear: Move = { kind: 'clear' };
const paint = (...squares: readonly Square[]): Move => ({ kind: 'paint', squares, marked: true });

function place(session: Session<Result>, queens: readonly Square[]): void {
  for (const queen of queens) session.play(toggle(queen));
}

/** A game on which these squares were toggled in turn, by another session. */
function played(...squares: readonly Square[]): Game {
  return squares.reduce<Game>(
    (game, square) => apply(game, toggle(square), uniqueName()),
    newGame(queensRules(8)),
  );
}

/** What was told, in a word each. */
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

  test('is judged as it stands, after every move', () => {
    const { session } = sitDown();
    place(session, [0, 1]);
    expect(session.verdict.conflicts).toHaveLength(1);
    session.play(undo);
    expect(session.verdict.conflicts).toEqual([]);
    expect(session.verdict.cover[1]).not.toBe(0);
    session.play(clear);
    expect(session.verdict.cover[1]).toBe(0);
  });

  test('of other rules is judged by those', () => {
    const { session, store } = sitDown();
    const guard: Rules = { ...queensRules(4), goal: { kind: 'guard', queens: 2 } };
    session.open(newGame(guard), store);
    expect(session.geometry.rules).toBe(guard);
    expect(session.geometry.squares).toBe(16);
    expect(session.verdict.unguarded).toHaveLength(16);
  });
});

describe('what is kept', () => {
  test('is every change, once, by the time that it is told', () => {
    const { session, store } = sitDown();
    const keptWhenTold: (Game | undefined)[] = [];
    session.subscribe(() => keptWhenTold.push(store.saved.at(-1)));
    const moves = [toggle(0), paint(5), toggle(12), undo, redo, clear, undo];
    const games = moves.map((move) => {
      session.play(move);
      return session.game;
    });
    expect(store.saved).toEqual(games);
    expect(keptWhenTold).toEqual(games);
  });

  test('is a hint too, which is no change on the board', () => {
    const { session, store, told } = sitDown();
    session.play(toggle(0));
    told.length = 0;
    session.play(nudge);
    expect(store.saved).toHaveLength(2);
    expect(attemptOf(store.saved.at(-1)).hints).toEqual({ ...NO_HINTS, nudge: 1 });
    expect(told).toEqual([]);
  });

  test('is nothing where a move changes nothing', () => {
    const { session, store } = sitDown();
    session.play(toggle(0));
    store.saved.length = 0;
    session.play(redo);
    session.play({ kind: 'move', from: 5, to: 6 });
    session.play(paint(0));
    session.play({ kind: 'undo', steps: 0 });
    session.play({ kind: 'lift', squares: [5] });
    expect(store.saved).toEqual([]);
  });

  test('is nothing when a page that nobody has played on is hidden and shown', () => {
    const { session, store } = sitDown();
    session.setShown(false);
    now += 60_000;
    session.setShown(true);
    now += 60_000;
    session.setShown(false);
    expect(store.saved).toEqual([]);
  });

  test('is nothing when a board that was only opened is hidden and shown', () => {
    const { session, store } = sitDown();
    session.open(played(0, 12), store);
    now += 500_000;
    session.setShown(false);
    now += 60_000;
    session.setShown(true);
    session.setShown(false);
    expect(store.saved).toEqual([]);
  });

  test('when the page is hidden is the time played, which is no change on the board', () => {
    const { session, store, told } = sitDown();
    session.play(toggle(0));
    const { history } = session.game;
    store.saved.length = 0;
    told.length = 0;
    now += 5000;
    session.setShown(false);
    expect(store.saved.map((game) => attemptOf(game).elapsed)).toEqual([5000]);
    expect(store.saved[0]!.history).toBe(history);
    session.setShown(false);
    session.setShown(true);
    expect(store.saved).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test('goes to the store of the game that is open', () => {
    const { session, store } = sitDown();
    session.play(toggle(0));
    const elsewhere = new FakeStore();
    session.open(newGame(queensRules(5)), elsewhere);
    session.play(toggle(7));
    expect(store.saved).toHaveLength(1);
    expect(elsewhere.saved.map(({ history }) => history.present.queens)).toEqual([[7]]);
  });
});

describe('what is told', () => {
  test('says whether a hand, a step back or forth, or another board changed it', () => {
    const { session, store, told } = sitDown();
    session.play(toggle(0));
    session.play({ kind: 'move', from: 0, to: 9 });
    session.play(undo);
    session.play(redo);
    session.play({ kind: 'lay-out', queens: [3], by: 'link' });
    session.play({ kind: 'reveal', solution: QUEENS });
    session.open(played(9), store);
    session.play(clear);
    expect(wordsOf(told)).toEqual([
      ...['hand', 'hand', 'undo', 'redo'],
      ...['opened', 'opened', 'opened', 'hand'],
    ]);
  });

  test('says what stood before, and how that was judged', () => {
    const { session, told } = sitDown();
    place(session, [0, 1]);
    const before = { position: session.position, verdict: session.verdict };
    session.play(undo);
    expect(told.at(-1)).toEqual({ kind: 'board', by: 'undo', before });
    expect(before.verdict.conflicts).toHaveLength(1);
  });

  test('is nothing where nothing changed', () => {
    const { session, told } = sitDown();
    session.play(toggle(0));
    told.length = 0;
    session.play(redo);
    session.play({ kind: 'move', from: 5, to: 6 });
    session.play(paint(0));
    session.play({ kind: 'undo', steps: 0 });
    expect(told).toEqual([]);
  });

  test('stops with the subscription', () => {
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
  test('is told once, when it is safely recorded, with what that came to', async () => {
    const { session, store, told } = sitDown();
    place(session, QUEENS);
    const { position } = session;
    expect(session.verdict.solved).toBe(true);
    expect(store.finished).toEqual([session.game]);
    expect(wordsOf(told)).not.toContain('finish');
    await store.record();
    expect(told.filter(({ kind }) => kind === 'finish')).toEqual([
      { kind: 'finish', result: 1, position },
    ]);
    expect(wordsOf(told).at(-1)).toBe('finish');
  });

  test('is kept as finished, in one save with its last queen', () => {
    const { session, store } = sitDown();
    place(session, QUEENS);
    expect(store.saved).toHaveLength(8);
    expect(attemptOf(store.saved.at(-1)).finished).toBe(true);
    expect(session.attempt.finished).toBe(true);
  });

  test('is told with its own position, whatever stands by the time it is recorded', async () => {
    const { session, store, told } = sitDown();
    place(session, QUEENS);
    const { position } = session;
    session.play(clear);
    session.open(newGame(queensRules(5)), new FakeStore());
    await store.record();
    expect(told.at(-1)).toEqual({ kind: 'finish', result: 1, position });
  });

  test('is recorded as it was finished, also where whoever hears of the board changes it at once', () => {
    const { session, store } = sitDown();
    const elsewhere = new FakeStore();
    const end = session.subscribe((change) => {
      if (change.kind !== 'board' || !session.verdict.solved) return;
      end();
      session.open(newGame(queensRules(5)), elsewhere);
    });
    place(session, QUEENS);
    expect(elsewhere.finished).toEqual([]);
    expect(store.finished.map(({ history }) => history.present.queens)).toEqual([QUEENS]);
  });

  test('is recorded once, whatever Undo, Redo and marks do to it', async () => {
    const { session, store, told } = sitDown();
    place(session, QUEENS);
    await store.record();
    session.play(paint(1));
    session.play({ kind: 'undo', steps: 2 });
    session.play(redo);
    session.play(redo);
    session.play({ kind: 'paint', squares: [1], marked: false });
    await store.record();
    expect(session.verdict.solved).toBe(true);
    expect(store.finished).toHaveLength(1);
    expect(told.filter(({ kind }) => kind === 'finish')).toHaveLength(1);
  });

  test('is recorded again when a queen of it is lifted and placed again by hand', async () => {
    const { session, store, told } = sitDown();
    place(session, QUEENS);
    await store.record();
    session.play(toggle(QUEENS[0]!));
    session.play(toggle(QUEENS[0]!));
    await store.record();
    expect(store.finished).toHaveLength(2);
    expect(told.at(-1)).toMatchObject({ kind: 'finish', result: 2 });
  });

  test('is recorded when its last queen is moved into place, or one too many is lifted', () => {
    const first = sitDown();
    place(first.session, [...QUEENS.slice(0, 7), 56]);
    first.session.play({ kind: 'move', from: 56, to: QUEENS[7]! });
    expect(first.store.finished).toHaveLength(1);
    const second = sitDown();
    place(second.session, [...QUEENS.slice(0, 7), 56, QUEENS[7]!]);
    expect(second.store.finished).toEqual([]);
    second.session.play(toggle(56));
    expect(second.store.finished).toHaveLength(1);
  });

  test('of 1 × 1 is one like any other', () => {
    const { session, store } = sitDown(newGame(queensRules(1)));
    session.play(toggle(0));
    expect(store.finished).toHaveLength(1);
  });

  test('took the moves, the help and the time that were played, and not what came before', () => {
    const { session, store } = sitDown();
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
    expect(attemptOf(store.finished[0]!)).toEqual({
      by: 'hand',
      elapsed: 42_000,
      moves: 10,
      hints: { ...NO_HINTS, nudge: 1 },
      finished: true,
    });
  });

  test('counts no time after it was finished', () => {
    const { session, store } = sitDown();
    place(session, QUEENS);
    now += 60_000;
    session.setShown(false);
    expect(attemptOf(store.saved.at(-1)).elapsed).toBe(0);
  });
});

describe('no find', () => {
  test('is a whole solution from a link, nor what is placed again on it', () => {
    const { session, store } = sitDown();
    session.play({ kind: 'lay-out', queens: QUEENS, by: 'link' });
    expect(session.verdict.solved).toBe(true);
    session.play(toggle(QUEENS[0]!));
    session.play(toggle(QUEENS[0]!));
    expect(session.verdict.solved).toBe(true);
    expect(store.finished).toEqual([]);
  });

  test('is a position from a link that is completed by hand', () => {
    const { session, store } = sitDown();
    session.play({ kind: 'lay-out', queens: OTHER.slice(0, 7), by: 'link' });
    session.play(toggle(OTHER[7]!));
    expect(session.verdict.solved).toBe(true);
    expect(store.finished).toEqual([]);
  });

  test('is what Reveal shows, nor what is placed again on it', () => {
    const { session, store } = sitDown();
    place(session, QUEENS.slice(0, 2));
    session.play({ kind: 'reveal', solution: QUEENS });
    session.play(toggle(QUEENS[7]!));
    session.play(toggle(QUEENS[7]!));
    expect(session.verdict.solved).toBe(true);
    expect(store.finished).toEqual([]);
    session.play({ kind: 'undo', steps: 3 });
    expect(session.position.queens).toEqual(QUEENS.slice(0, 2));
  });

  test('is a solution that Undo or Redo leads to, or that is opened', () => {
    const { session, store } = sitDown(played(...QUEENS));
    session.play(toggle(1));
    session.play(undo);
    session.play(undo);
    session.play(redo);
    expect(session.verdict.solved).toBe(true);
    session.open(played(...OTHER), store);
    session.adopt(played(...QUEENS));
    expect(session.verdict.solved).toBe(true);
    expect(store.finished).toEqual([]);
  });

  test('comes of a hint alone', () => {
    const { session, store } = sitDown(played(...QUEENS));
    session.play(nudge);
    expect(store.finished).toEqual([]);
  });
});

describe('a find', () => {
  test('is what the hand finishes on a board that was laid out turned', () => {
    const { session, store } = sitDown();
    session.play({ kind: 'lay-out', queens: QUEENS.slice(0, 2), by: 'turn' });
    place(session, QUEENS.slice(2));
    expect(store.finished).toHaveLength(1);
    expect(attemptOf(store.finished[0]!)).toMatchObject({ by: 'turn', moves: 6 });
  });

  test('is what the hand builds after a link was cleared', () => {
    const { session, store } = sitDown();
    session.play({ kind: 'lay-out', queens: QUEENS, by: 'link' });
    session.play(clear);
    place(session, QUEENS);
    expect(store.finished).toHaveLength(1);
  });
});

describe('the game as it is kept by now', () => {
  test('with the same history is taken on, and nobody is told', () => {
    const { session, store, told } = sitDown();
    session.play(toggle(0));
    const counted = apply(session.game, nudge, '');
    told.length = 0;
    store.saved.length = 0;
    session.adopt(counted);
    expect(session.attempt.hints.nudge).toBe(1);
    expect(told).toEqual([]);
    expect(store.saved).toEqual([]);
  });

  test('with another history is shown and told, and not kept again', () => {
    const { session, store, told } = sitDown();
    const before = { position: session.position, verdict: session.verdict };
    session.adopt(played(0, 1));
    expect(session.position.queens).toEqual([0, 1]);
    expect(session.verdict.conflicts).toHaveLength(1);
    expect(told).toEqual([{ kind: 'board', by: 'opened', before }]);
    expect(store.saved).toEqual([]);
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

  test('of the game that is left is kept with it, and none of it with the next', () => {
    const { session, store } = sitDown();
    session.play(toggle(0));
    now += 5000;
    const elsewhere = new FakeStore();
    session.open(played(9), elsewhere);
    expect(attemptOf(store.saved.at(-1)).elapsed).toBe(5000);
    session.play(toggle(20));
    now += 300;
    session.setShown(false);
    expect(elsewhere.saved.map((game) => attemptOf(game).elapsed)).toEqual([0, 300]);
  });

  test('is not kept of a game that was only looked at', () => {
    const { session } = sitDown();
    const elsewhere = new FakeStore();
    session.open(played(9), elsewhere);
    now += 300;
    session.setShown(false);
    expect(elsewhere.saved).toEqual([]);
  });

  test('goes on with a game that is opened again', () => {
    const { session, store } = sitDown();
    session.play(toggle(0));
    now += 20;
    session.open(newGame(queensRules(5)), new FakeStore());
    now += 1000; // Another board, which is empty.
    session.open(store.saved.at(-1), store);
    now += 300;
    session.play(toggle(12));
    expect(session.attempt.elapsed).toBe(320);
  });

  test('is not what passes in a background tab: eight hours there are none', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    now += 1000;
    session.setShown(false);
    now += 8 * 3_600_000;
    session.setShown(true);
    session.play(toggle(12));
    now += 1000;
    session.play(toggle(20));
    expect(session.attempt.elapsed).toBe(2000);
  });

  test('is two minutes at most after the last move', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    now += 3_600_000;
    session.play(toggle(12));
    expect(session.attempt.elapsed).toBe(120_000);
  });

  test('runs not where only given queens stand', () => {
    const { session, store } = sitDown(newGame(queensRules(8), [0]));
    session.play(paint(20));
    store.saved.length = 0;
    now += 5000;
    session.setShown(false);
    expect(store.saved).toEqual([]);
  });

  test('on a board that another tab has cleared since is none of the attempt begun there', () => {
    const { session } = sitDown();
    session.play(toggle(0));
    now += 60_000;
    // There the board was cleared, and another attempt begun.
    const cleared = apply(apply(session.game, clear, 'there'), toggle(9), 'there');
    session.adopt(cleared);
    session.play(toggle(20));
    expect(session.attempt.elapsed).toBe(0);
  });
});

test('no two attempts are given one name', () => {
  const names = new Set(Array.from({ length: 1000 }, uniqueName));
  expect(names.size).toBe(1000);
});
