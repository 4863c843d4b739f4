import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { imagesOf } from '../../core/solutions/symmetry.ts';
import type { Rung } from '../../core/game/attempt.ts';
import type { Square } from '../../core/board/square.ts';
import { NO_HELP } from '../../progress/solutions/help.ts';
import { BOARDS_DATABASE } from '../../progress/games/board-repository.ts';
import { exampleFind, SOME_DAY } from '../../progress/solutions/example-find.testing.ts';
import { Progress } from '../../progress/progress.ts';
import { FakeStorage } from '../../progress/storage/fake-storage.testing.ts';
import { FreePlay, type Finish, type FreePlayChange } from './free-play.ts';

const CODE = '15863724';
const QUEENS = queensOf(CODE);
const OTHER = queensOf('16837425');

/** The time of both clocks, in milliseconds. */
let now: number;
const clocks = { now: () => now, steady: () => now };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  now = SOME_DAY;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A player's visit. Only stored data passes from one visit to the next. */
interface Visit {
  readonly progress: Progress;
  readonly play: FreePlay;
  /** The changes reported so far. */
  readonly told: FreePlayChange[];
  /** Returns the codes that were stored as found. */
  recorded(): string[];
  /** Ends the visit, as when a page is closed. */
  leave(): Promise<void>;
}

async function visit(size = 8): Promise<Visit> {
  const progress = new Progress();
  const play = new FreePlay(progress, clocks, size);
  const told: FreePlayChange[] = [];
  play.subscribe((change) => told.push(change));
  const recordFound = vi.spyOn(progress, 'recordFound');
  await play.open(size);
  return {
    progress,
    play,
    told,
    recorded: () => recordFound.mock.calls.map(([{ code }]) => code),
    async leave() {
      play.end();
      await progress.flush();
    },
  };
}

function toggle(play: FreePlay, ...squares: readonly Square[]): void {
  for (const square of squares) play.play({ kind: 'toggle', square });
}

function undo(play: FreePlay, steps = 1): void {
  play.play({ kind: 'undo', steps });
}

function help(play: FreePlay, rung: Rung): void {
  play.play({ kind: 'help', rung });
}

/** Opens a size and lays queens out on it, as a link does. */
async function openLink(play: FreePlay, size: number, queens: readonly Square[]): Promise<void> {
  await play.open(size);
  play.play({ kind: 'lay-out', queens, by: 'link' });
}

function queensOn(play: FreePlay): readonly Square[] {
  return play.position.queens;
}

/** Resolves with the next finish that is reported. */
function nextFinish(play: FreePlay): Promise<Finish> {
  return new Promise((resolve) => {
    const end = play.subscribe((change) => {
      if (change.kind !== 'finish') return;
      end();
      resolve(change.result);
    });
  });
}

describe('a board', () => {
  test('is found on the next visit as it was left, history and marks included', async () => {
    const first = await visit();
    toggle(first.play, ...[0, 12, 23]);
    first.play.play({ kind: 'paint', squares: [5, 6], marked: true });
    undo(first.play);
    await first.leave();

    const { play } = await visit();
    expect(queensOn(play)).toEqual([0, 12, 23]);
    play.play({ kind: 'redo' });
    expect(play.position.marks).toEqual([5, 6]);
    undo(play, 4);
    expect(queensOn(play)).toEqual([]);
  });

  test('of each size is its own', async () => {
    const { play } = await visit(8);
    toggle(play, 0);
    await play.open(5);
    expect(queensOn(play)).toEqual([]);
    toggle(play, 7);
    await play.open(8);
    expect(queensOn(play)).toEqual([0]);
    expect(play.game.history.past).toHaveLength(1);
    await play.open(5);
    expect(queensOn(play)).toEqual([7]);
  });

  test('that loads late does not replace one opened after it', async () => {
    const { progress, play } = await visit(8);
    let arrive = (): void => undefined;
    vi.spyOn(progress.boards, 'load').mockImplementationOnce(
      (size) =>
        new Promise((resolve) => {
          arrive = () => resolve({ game: newGame(queensRules(size)), damaged: false });
        }),
    );
    const late = play.open(5);
    await play.open(6);
    arrive();
    await late;
    expect(play.size).toBe(6);
  });

  test('can be played before the stored game has loaded, and neither is lost', async () => {
    const first = await visit();
    toggle(first.play, 0);
    await first.leave();

    // Sets the next visit later, because two changes in the same millisecond have no order.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    const play = new FreePlay(new Progress(), clocks, 8);
    const opened = play.open(8);
    toggle(play, 12);
    expect(queensOn(play)).toEqual([12]);
    await opened;
    expect(queensOn(play)).toEqual([12]);

    const { play: next } = await visit();
    expect(queensOn(next)).toEqual([12]);
    undo(next);
    expect(queensOn(next)).toEqual([0]);
  });

  test('takes a tap before its stored game has loaded on top of what the page before it left', async () => {
    const tab = new FakeStorage();
    vi.stubGlobal('sessionStorage', tab);
    const { progress, play } = await visit();
    toggle(play, 0, 12);
    await progress.flush();
    now += 5_000;
    // Hiding the page counts the time, which it stashes. It is gone before it hears that this is written.
    play.setShown(false);
    const flushed = progress.flush();
    const left = Object.entries(tab);
    expect(left).toHaveLength(1);
    await flushed;
    Object.assign(tab, Object.fromEntries(left));

    const next = new FreePlay(new Progress(), clocks, 8);
    const opening = next.open(8);
    toggle(next, 23);
    await opening;
    expect(queensOn(next)).toEqual([0, 12, 23]);
    undo(next);
    expect(queensOn(next)).toEqual([0, 12]);
  });

  test('is there at once for a player who returns to it, and a tap before the database answers continues it', async () => {
    const { progress, play } = await visit();
    toggle(play, QUEENS[0]!);
    play.end();
    const again = new FreePlay(progress, clocks, 8);
    const opening = again.open(8);
    await Promise.resolve();
    expect(again.position.queens).toEqual([QUEENS[0]]);
    toggle(again, QUEENS[1]!);
    await opening;
    undo(again);
    expect(again.position.queens).toEqual([QUEENS[0]]);
  });

  test('changed before the database has answered is there for a player who leaves free play and returns', async () => {
    const progress = new Progress();
    const play = new FreePlay(progress, clocks, 8);
    toggle(play, QUEENS[0]!);
    play.end();
    const again = new FreePlay(progress, clocks, 8);
    expect(queensOn(again)).toEqual([QUEENS[0]]);
    toggle(again, QUEENS[1]!);
    await again.open(8);
    undo(again);
    expect(queensOn(again)).toEqual([QUEENS[0]]);
    await progress.flush();

    const { play: next } = await visit();
    expect(queensOn(next)).toEqual([QUEENS[0]]);
  });

  test('is cleared in one step, marks too, and brought back in one', async () => {
    const { play } = await visit();
    toggle(play, ...[0, 12]);
    play.play({ kind: 'paint', squares: [5], marked: true });
    const before = play.position;
    play.play({ kind: 'clear' });
    expect(queensOn(play)).toEqual([]);
    expect(play.position.marks).toEqual([]);
    undo(play);
    expect(play.position).toEqual(before);
  });

  test('that cannot be read is reported and replaced by an empty one', async () => {
    await set(8, { version: 1, history: 'damaged' }, createStore(BOARDS_DATABASE, 'boards'));
    const { play, told } = await visit();
    expect(told).toContainEqual({ kind: 'damaged', board: true, solutions: 0 });
    expect(queensOn(play)).toEqual([]);
  });

  test('has a code if each row has at most one queen, and none if two queens share a row', async () => {
    const { play } = await visit();
    toggle(play, ...QUEENS.slice(0, 3));
    expect(play.code).toBe('15800000');
    toggle(play, 1);
    expect(play.code).toBeUndefined();
  });
});

describe('a change that is reported', () => {
  test('says if a move by hand, Undo, Redo or another board caused it', async () => {
    const { play, told } = await visit();
    told.length = 0;
    toggle(play, 0);
    play.play({ kind: 'move', from: 0, to: 9 });
    undo(play);
    play.play({ kind: 'redo' });
    await openLink(play, 8, [3]);
    const by = told.flatMap((change) => (change.kind === 'board' ? change.by : []));
    expect(by).toEqual(['hand', 'hand', 'undo', 'redo', 'opened']);
  });

  test('never comes from a move that changed nothing', async () => {
    const { play, told } = await visit();
    toggle(play, 0);
    told.length = 0;
    play.play({ kind: 'redo' });
    play.play({ kind: 'move', from: 5, to: 6 });
    play.play({ kind: 'paint', squares: [0], marked: true });
    undo(play, 0);
    expect(told).toEqual([]);
  });

  test('does not come after the end of the subscription', async () => {
    const { play } = await visit();
    const listener = vi.fn();
    const end = play.subscribe(listener);
    toggle(play, 0);
    end();
    toggle(play, 1);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('comes for finds of other tabs of this size, and of no other', async () => {
    const { progress, play, told } = await visit();
    told.length = 0;
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
    expect([...play.known.found.keys()]).toEqual([CODE]);
    expect(told.filter(({ kind }) => kind === 'known')).toHaveLength(1);
  });

  test('of one size does not change what is known of another', async () => {
    const { play } = await visit();
    const finished = nextFinish(play);
    toggle(play, ...QUEENS);
    await finished;
    const opened = play.open(5);
    expect(play.known.found.size).toBe(0);
    await opened;
    expect(play.known.size).toBe(5);
  });
});

describe('a solution', () => {
  test('that the player placed is stored before it is reported', async () => {
    const { play } = await visit();
    const finished = nextFinish(play);
    toggle(play, ...QUEENS);
    const { kind, find } = await finished;
    expect(kind).toBe('new');
    expect(find.code).toBe(CODE);
    expect((await new Progress().load(8)).found.has(CODE)).toBe(true);
  });

  test('is known the second time', async () => {
    const { play } = await visit();
    const first = nextFinish(play);
    toggle(play, ...QUEENS);
    await first;
    play.play({ kind: 'clear' });
    const second = nextFinish(play);
    toggle(play, ...QUEENS);
    expect((await second).kind).toBe('known');
  });

  test('is reported once, whatever is done to the finished board', async () => {
    const it = await visit();
    const finished = nextFinish(it.play);
    toggle(it.play, ...QUEENS);
    await finished;
    it.play.play({ kind: 'paint', squares: [1], marked: true });
    undo(it.play, 2);
    it.play.play({ kind: 'redo' });
    expect(it.play.verdict.solved).toBe(true);
    expect(it.recorded()).toEqual([CODE]);
  });

  test('is stored with the time, the moves and the help it took', async () => {
    const { play } = await visit();
    toggle(play, ...QUEENS.slice(0, 7));
    now += 40_000;
    help(play, 'nudge');
    help(play, 'why');
    help(play, 'why');
    toggle(play, 1);
    toggle(play, 1);
    undo(play);
    play.play({ kind: 'redo' });
    now += 2_000;
    const finished = nextFinish(play);
    toggle(play, QUEENS[7]!);
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
    toggle(first.play, ...QUEENS.slice(0, 6));
    now += 20;
    first.play.setShown(false);
    now += 1_000; // Hidden.
    first.play.setShown(true);
    now += 300;
    await first.play.open(5);
    now += 1_000; // Another board.
    await first.play.open(8);
    await first.leave();
    now += 1_000; // Away.

    const { play } = await visit();
    now += 4_000;
    toggle(play, QUEENS[6]!);
    const finished = nextFinish(play);
    toggle(play, QUEENS[7]!);
    expect((await finished).find.duration).toBe(4_320);
  });

  test('starts with nothing counted after the board was empty', async () => {
    const { play } = await visit();
    toggle(play, ...[9, 20]);
    help(play, 'place');
    now += 60_000;
    play.play({ kind: 'clear' });
    now += 60_000;
    const finished = nextFinish(play);
    toggle(play, ...QUEENS);
    const { find } = await finished;
    expect(find.duration).toBe(0);
    expect(find.moves).toBe(8);
    expect(find.help).toEqual(NO_HELP);
  });

  test('of 1 × 1 is a find like any other', async () => {
    const { play } = await visit(1);
    const finished = nextFinish(play);
    toggle(play, 0);
    expect((await finished).find.code).toBe('1');
  });
});

describe('queens that the player did not place', () => {
  test('find nothing: neither a whole solution from a link nor one completed by hand', async () => {
    const it = await visit();
    await openLink(it.play, 8, QUEENS);
    expect(it.play.verdict.solved).toBe(true);
    toggle(it.play, QUEENS[0]!);
    toggle(it.play, QUEENS[0]!);
    await openLink(it.play, 8, OTHER.slice(0, 7));
    toggle(it.play, OTHER[7]!);
    expect(it.play.verdict.solved).toBe(true);
    expect(it.recorded()).toEqual([]);
  });

  test('leave no trace once the board was empty', async () => {
    const { play } = await visit();
    await openLink(play, 8, QUEENS);
    play.play({ kind: 'clear' });
    const finished = nextFinish(play);
    toggle(play, ...QUEENS);
    expect((await finished).kind).toBe('new');
  });

  test('are removed by one undo step', async () => {
    const { play } = await visit();
    toggle(play, 9);
    await openLink(play, 8, QUEENS);
    undo(play);
    expect(queensOn(play)).toEqual([9]);
    expect(play.attempt.by).toBe('hand');
  });

  test('are the player’s own if the link has the position that is on the board already', async () => {
    const { play } = await visit();
    toggle(play, ...QUEENS.slice(0, 7));
    await openLink(play, 8, QUEENS.slice(0, 7));
    const finished = nextFinish(play);
    toggle(play, QUEENS[7]!);
    expect((await finished).kind).toBe('new');
  });

  test('are hollow beside the player’s when they are revealed, and find nothing', async () => {
    const it = await visit();
    toggle(it.play, ...QUEENS.slice(0, 2));
    it.play.play({ kind: 'reveal', solution: QUEENS });
    expect(it.play.verdict.solved).toBe(true);
    expect(it.play.position.revealed).toEqual(QUEENS.slice(2));
    expect(it.recorded()).toEqual([]);
    undo(it.play);
    expect(queensOn(it.play)).toEqual(QUEENS.slice(0, 2));
  });

  test('can start a turned board that the player may find, which is stored with the find', async () => {
    const { play } = await visit();
    play.play({ kind: 'lay-out', queens: QUEENS.slice(0, 2), by: 'turn' });
    const finished = nextFinish(play);
    toggle(play, ...QUEENS.slice(2));
    const { kind, find } = await finished;
    expect(kind).toBe('new');
    expect(find.help).toEqual({ ...NO_HELP, turned: true });
    expect(find.moves).toBe(6);
  });
});

describe('a solution that is turned in the mind', () => {
  /** A board that is solved, and whose turn has begun. */
  async function turning() {
    const { play } = await visit();
    const found = nextFinish(play);
    toggle(play, ...QUEENS);
    await found;
    const before = play.position;
    play.beginTurn();
    return { play, before };
  }
  const image = imagesOf(CODE)[1]!;

  test('begins with an empty board, and is no find before it stands there', async () => {
    const { play } = await turning();
    expect(play.turned).toBe(CODE);
    expect(queensOn(play)).toEqual([]);
    expect(play.canUndoInTurn).toBe(false);
    expect(play.known.found.size).toBe(1);
  });

  test('is a find that was turned, also if the board was emptied on the way', async () => {
    const { play } = await turning();
    const [first, ...rest] = queensOf(image);
    toggle(play, first!, first!);
    expect(play.turned).toBe(CODE);
    expect(play.canUndoInTurn).toBe(true);
    const finished = nextFinish(play);
    toggle(play, first!, ...rest);
    const { kind, find } = await finished;
    expect(kind).toBe('new');
    expect(find).toMatchObject({ code: image, moves: 8, help: { ...NO_HELP, turned: true } });
    expect(play.turned).toBeUndefined();
  });

  test('can be placed by the game, which is a find that was turned too', async () => {
    const { play } = await turning();
    toggle(play, 0);
    const finished = nextFinish(play);
    play.placeTurned(image);
    const { kind, find } = await finished;
    expect(kind).toBe('new');
    expect(find).toMatchObject({ code: image, moves: 0, duration: 0, help: { turned: true } });
    expect(play.isFound).toBe(true);
  });

  test('comes back to the board when the turn is given up, and the next board is by hand', async () => {
    const { play, before } = await turning();
    toggle(play, 0, 10);
    play.endTurn();
    expect(play.position).toBe(before);
    expect(play.turned).toBeUndefined();
    play.play({ kind: 'clear' });
    expect(play.turned).toBeUndefined();
    const finished = nextFinish(play);
    toggle(play, ...queensOf(image));
    expect((await finished).find.help.turned).toBe(false);
  });

  test('is left with its board', async () => {
    const { play } = await turning();
    await play.open(6);
    expect(play.turned).toBeUndefined();
  });
});
