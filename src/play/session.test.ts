import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queensOf } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import { NO_HELP } from '../progress/attempt.ts';
import { newBoard } from '../progress/board.ts';
import { BOARDS_DATABASE } from '../progress/board-store.ts';
import { exampleFind } from '../progress/example-find.ts';
import { Progress } from '../progress/progress.ts';
import { Session, type Finish, type SessionChange } from './session.ts';

const CODE = '15863724';
const QUEENS = queensOf(CODE);
const OTHER = queensOf('16837425');

/** The time that sessions are told, in milliseconds. */
let now: number;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  now = 1_000_000;
});
afterEach(() => vi.unstubAllGlobals());

/** A player's visit: what is kept is all that one visit leaves to the next. */
interface Visit {
  readonly progress: Progress;
  readonly session: Session;
  /** Everything the session told so far. */
  readonly told: SessionChange[];
  /** The codes that were handed over to be kept as found. */
  recorded(): Promise<string[]>;
  /** Ends the visit as a page does that is put away. */
  leave(): Promise<void>;
}

async function visit(size = 8): Promise<Visit> {
  const progress = new Progress();
  const arriving = Promise.resolve(progress);
  const session = new Session(arriving, () => now);
  const told: SessionChange[] = [];
  session.subscribe((change) => told.push(change));
  const recordFound = vi.spyOn(progress, 'recordFound');
  await session.open(size);
  return {
    progress,
    session,
    told,
    async recorded() {
      await arriving;
      return recordFound.mock.calls.map(([{ code }]) => code);
    },
    async leave() {
      session.setShown(false);
      await arriving;
      await progress.flush();
    },
  };
}

function place(session: Session, queens: readonly Square[]): void {
  for (const queen of queens) session.toggle(queen);
}

/** The next finish that a session tells of. */
function nextFinish(session: Session): Promise<Finish> {
  return new Promise((resolve) => {
    const end = session.subscribe((change) => {
      if (change.kind !== 'finish') return;
      end();
      resolve(change.finish);
    });
  });
}

describe('a board', () => {
  test('is found on the next visit as it was left, history and marks included', async () => {
    const first = await visit();
    place(first.session, [0, 12, 23]);
    first.session.paint([5, 6], true);
    first.session.undo();
    await first.leave();

    const { session } = await visit();
    expect(session.position.queens).toEqual([0, 12, 23]);
    session.redo();
    expect(session.position.marks).toEqual([5, 6]);
    session.undo(4);
    expect(session.position.queens).toEqual([]);
  });

  test('of each size is its own', async () => {
    const { session } = await visit(8);
    session.toggle(0);
    await session.open(5);
    expect(session.position.queens).toEqual([]);
    session.toggle(7);
    await session.open(8);
    expect(session.position.queens).toEqual([0]);
    expect(session.history.past).toHaveLength(1);
    await session.open(5);
    expect(session.position.queens).toEqual([7]);
  });

  test('that arrives late does not take the place of one opened after it', async () => {
    const { progress, session } = await visit(8);
    let arrive = (): void => undefined;
    vi.spyOn(progress, 'loadBoard').mockImplementationOnce(
      (size) =>
        new Promise((resolve) => {
          arrive = () => resolve({ board: newBoard(size), damaged: false });
        }),
    );
    const late = session.open(5);
    await session.open(6);
    arrive();
    await late;
    expect(session.size).toBe(6);
    expect(session.position.size).toBe(6);
  });

  test('can be played before what was kept has arrived, and neither is lost', async () => {
    const first = await visit();
    first.session.toggle(0);
    await first.leave();

    const session = new Session(Promise.resolve(new Progress()), () => now);
    const opened = session.open(8);
    session.toggle(12);
    expect(session.position.queens).toEqual([12]);
    await opened;
    expect(session.position.queens).toEqual([12]);

    const { session: next } = await visit();
    expect(next.position.queens).toEqual([12]);
    next.undo();
    expect(next.position.queens).toEqual([0]);
  });

  test('is cleared in one step, marks too, and brought back in one', async () => {
    const { session } = await visit();
    place(session, [0, 12]);
    session.paint([5], true);
    const before = session.position;
    session.clear();
    expect(session.position.queens).toEqual([]);
    expect(session.position.marks).toEqual([]);
    session.undo();
    expect(session.position).toEqual(before);
  });

  test('that cannot be read is told of, and an empty one takes its place', async () => {
    await set(8, { version: 1, history: 'damaged' }, createStore(BOARDS_DATABASE, 'boards'));
    const { session, told } = await visit();
    expect(told).toContainEqual({ kind: 'damaged', board: true, solutions: 0 });
    expect(session.position.queens).toEqual([]);
  });

  test('with two queens in a row has no code, and one with a queen a row has', async () => {
    const { session } = await visit();
    place(session, QUEENS.slice(0, 3));
    expect(session.code).toBe('15800000');
    session.toggle(1);
    expect(session.code).toBeUndefined();
  });
});

describe('what is told', () => {
  test('says whether a hand, a step back or forth, or another board changed it', async () => {
    const { session, told } = await visit();
    told.length = 0;
    session.toggle(0);
    session.move(0, 9);
    session.undo();
    session.redo();
    await session.open(8, [3]);
    const by = told.map((change) => (change.kind === 'board' ? change.by : change.kind));
    expect(by).toEqual(['hand', 'hand', 'undo', 'redo', 'opened', 'opened']);
  });

  test('is nothing where nothing changed', async () => {
    const { session, told } = await visit();
    session.toggle(0);
    told.length = 0;
    session.redo();
    session.move(5, 6);
    session.paint([0], true);
    session.undo(0);
    expect(told).toEqual([]);
  });

  test('stops with the subscription', async () => {
    const { session } = await visit();
    const listener = vi.fn();
    const end = session.subscribe(listener);
    session.toggle(0);
    end();
    session.toggle(1);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('includes what other tabs find of this size, and of no other', async () => {
    const { progress, session, told } = await visit();
    await progress.load(4);
    const there = new Progress();
    await there.recordFound(exampleFind('2413'));
    const heard = new Promise<void>((resolve) => {
      progress.subscribe((change) => {
        if (change.kind === 'solutions' && change.progress.size === 8) resolve();
      });
    });
    await there.recordFound(exampleFind(CODE));
    await heard;
    expect([...session.known.found.keys()]).toEqual([CODE]);
    expect(told.filter(({ kind }) => kind === 'progress')).toHaveLength(1);
  });

  test('of one size is not taken for another', async () => {
    const { session } = await visit();
    const finished = nextFinish(session);
    place(session, QUEENS);
    await finished;
    const opened = session.open(5);
    expect(session.known.found.size).toBe(0);
    await opened;
    expect(session.known.size).toBe(5);
  });
});

describe('a solution', () => {
  test('that the player placed is kept before it is told', async () => {
    const { session } = await visit();
    const finished = nextFinish(session);
    place(session, QUEENS);
    const { kind, find } = await finished;
    expect(kind).toBe('new');
    expect(find.code).toBe(CODE);
    expect((await new Progress().load(8)).found.has(CODE)).toBe(true);
  });

  test('is known the second time', async () => {
    const { session } = await visit();
    const first = nextFinish(session);
    place(session, QUEENS);
    await first;
    session.clear();
    const second = nextFinish(session);
    place(session, QUEENS);
    expect((await second).kind).toBe('known');
  });

  test('is told once, whatever is done to the finished board', async () => {
    const it = await visit();
    const finished = nextFinish(it.session);
    place(it.session, QUEENS);
    await finished;
    it.session.paint([1], true);
    it.session.undo(2);
    it.session.redo();
    expect(it.session.solved).toBe(true);
    expect(await it.recorded()).toEqual([CODE]);
  });

  test('is kept with the time, the moves and the help it took', async () => {
    const { session } = await visit();
    place(session, QUEENS.slice(0, 7));
    now += 40_000;
    session.countHelp('nudge');
    session.countHelp('why');
    session.countHelp('why');
    session.toggle(1);
    session.toggle(1);
    session.undo();
    session.redo();
    now += 2_000;
    const finished = nextFinish(session);
    session.toggle(QUEENS[7]!);
    const { find } = await finished;
    expect(find).toEqual({
      code: CODE,
      foundAt: now,
      duration: 42_000,
      moves: 10,
      help: { ...NO_HELP, nudge: 1, why: 2 },
    });
  });

  test('took the time the page was shown with a queen on it, over several visits', async () => {
    const first = await visit();
    now += 1_000; // An empty board.
    place(first.session, QUEENS.slice(0, 6));
    now += 20;
    first.session.setShown(false);
    now += 1_000; // Hidden.
    first.session.setShown(true);
    now += 300;
    await first.session.open(5);
    now += 1_000; // Another board.
    await first.session.open(8);
    await first.leave();
    now += 1_000; // Away.

    const { session } = await visit();
    now += 4_000;
    session.toggle(QUEENS[6]!);
    const finished = nextFinish(session);
    session.toggle(QUEENS[7]!);
    expect((await finished).find.duration).toBe(4_320);
  });

  test('starts with nothing counted after the board was empty', async () => {
    const { session } = await visit();
    place(session, [9, 20]);
    session.countHelp('place');
    now += 60_000;
    session.clear();
    now += 60_000;
    const finished = nextFinish(session);
    place(session, QUEENS);
    const { find } = await finished;
    expect(find.duration).toBe(0);
    expect(find.moves).toBe(8);
    expect(find.help).toEqual(NO_HELP);
  });

  test('of 1 × 1 is a find like any other', async () => {
    const { session } = await visit(1);
    const finished = nextFinish(session);
    session.toggle(0);
    expect((await finished).find.code).toBe('1');
  });
});

describe('queens that the player did not place', () => {
  test('find nothing: neither a whole solution from a link nor one completed by hand', async () => {
    const it = await visit();
    await it.session.open(8, QUEENS);
    expect(it.session.solved).toBe(true);
    it.session.toggle(QUEENS[0]!);
    it.session.toggle(QUEENS[0]!);
    await it.session.open(8, OTHER.slice(0, 7));
    it.session.toggle(OTHER[7]!);
    expect(it.session.solved).toBe(true);
    expect(await it.recorded()).toEqual([]);
  });

  test('leave no trace once the board was empty', async () => {
    const { session } = await visit();
    await session.open(8, QUEENS);
    session.clear();
    const finished = nextFinish(session);
    place(session, QUEENS);
    expect((await finished).kind).toBe('new');
  });

  test('are one step to take back', async () => {
    const { session } = await visit();
    session.toggle(9);
    await session.open(8, QUEENS);
    session.undo();
    expect(session.position.queens).toEqual([9]);
    expect(session.position.own).toBe(true);
  });

  test('are the player’s own where the link says what is on the board already', async () => {
    const { session } = await visit();
    place(session, QUEENS.slice(0, 7));
    await session.open(8, QUEENS.slice(0, 7));
    const finished = nextFinish(session);
    session.toggle(QUEENS[7]!);
    expect((await finished).kind).toBe('new');
  });

  test('stand hollow beside the player’s when they are revealed, and find nothing', async () => {
    const it = await visit();
    place(it.session, QUEENS.slice(0, 2));
    it.session.reveal(CODE);
    expect(it.session.solved).toBe(true);
    expect(it.session.position.revealed).toEqual(QUEENS.slice(2));
    expect(await it.recorded()).toEqual([]);
    it.session.undo();
    expect(it.session.position.queens).toEqual(QUEENS.slice(0, 2));
  });

  test('begin a turned board that the player may find, which is kept with the find', async () => {
    const { session } = await visit();
    session.beginWith(QUEENS.slice(0, 2));
    const finished = nextFinish(session);
    place(session, QUEENS.slice(2));
    const { kind, find } = await finished;
    expect(kind).toBe('new');
    expect(find.help).toEqual({ ...NO_HELP, turned: true });
    expect(find.moves).toBe(6);
  });
});
