import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advance, newHistory, undo } from '../core/history.ts';
import { paintMarks, showRevealed, toggleQueen } from '../core/position.ts';
import { BOARDS_DATABASE, BoardStore } from './board-store.ts';
import { newBoard, type Board } from './board.ts';
import { boardRecord, readBoard } from './board-record.ts';
import type { StorageTrouble } from './database.ts';
import { NO_HELP } from './attempt.ts';
import { putWithoutRoom } from './full-storage.ts';

// Called by the mock with the store as its `this`.
// eslint-disable-next-line @typescript-eslint/unbound-method
const { put } = IDBObjectStore.prototype;

let outcomes: (StorageTrouble | undefined)[];

beforeEach(() => {
  outcomes = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function boardStore(): BoardStore {
  return new BoardStore((trouble) => outcomes.push(trouble));
}

/** The boards as something other than the game sees them. */
function raw() {
  return createStore(BOARDS_DATABASE, 'boards');
}

/** A board of 4 × 4 on which these squares were toggled in turn. */
function played(...squares: readonly number[]): Board {
  const history = squares.reduce(
    (before, square) => advance(before, toggleQueen(before.present, square)),
    newHistory(4),
  );
  return { history, attempt: { elapsed: 1500.5, moves: squares.length, help: NO_HELP } };
}

describe('a board', () => {
  test('is fresh where none was stored', async () => {
    expect(await boardStore().load(4)).toEqual({ board: newBoard(4), damaged: false });
  });

  test('comes back after a restart with its whole history', async () => {
    let { history } = played(1, 7, 8);
    history = advance(history, paintMarks(history.present, [2, 3], true));
    history = undo(advance(history, showRevealed(history.present, [1, 7, 8, 14])));
    const board: Board = { ...played(), history };
    const store = boardStore();
    store.save(board);
    await store.flush();
    expect(await boardStore().load(4)).toEqual({ board, damaged: false });
    expect(outcomes).toEqual([undefined]);
  });

  test('of each size is kept by itself', async () => {
    const store = boardStore();
    store.save(played(1));
    store.save(newBoard(5));
    await store.flush();
    const again = boardStore();
    expect((await again.load(4)).board).toEqual(played(1));
    expect((await again.load(5)).board).toEqual(newBoard(5));
  });

  test('saved while it is loaded is the one that counts', async () => {
    const earlier = boardStore();
    earlier.save(played(1));
    await earlier.flush();
    const store = boardStore();
    const loading = store.load(4);
    store.save(played(2));
    expect((await loading).board).toEqual(played(2));
    await store.flush();
  });
});

describe('saving', () => {
  test('faster than the disk writes the newest board, and not each of those before', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const store = boardStore();
    await store.load(4);
    for (let square = 0; square < 16; square++) store.save(played(square));
    await store.flush();
    expect(put.mock.calls.length).toBeLessThanOrEqual(2);
    expect((await boardStore().load(4)).board).toEqual(played(15));
  });

  test('goes on after a write that failed', async () => {
    const store = boardStore();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    store.save(played(1));
    await store.flush();
    vi.restoreAllMocks();
    store.save(played(1, 7));
    await store.flush();
    expect(outcomes).toEqual(['full', undefined]);
    expect((await boardStore().load(4)).board).toEqual(played(1, 7));
  });

  test('keeps the boards in memory where nothing can be stored', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = boardStore();
    store.save(played(1, 7));
    await store.flush();
    expect(await store.load(4)).toEqual({ board: played(1, 7), damaged: false });
    expect(new Set(outcomes)).toEqual(new Set(['memory']));
  });
});

describe('a stored board that cannot be read', () => {
  const record = boardRecord(played(1, 7)) as Record<string, unknown>;
  const withPresent = (change: object) => {
    const { history } = played(1, 7);
    return { ...record, history: { ...history, present: { ...history.present, ...change } } };
  };

  test.each<[string, unknown]>([
    ['a text', 'board'],
    ['null', null],
    ['an empty object', {}],
    ['a newer version', { ...record, version: 2 }],
    ['no attempt', { ...record, attempt: undefined }],
    ['time that ran backwards', { ...record, attempt: { ...played().attempt, elapsed: -1 } }],
    ['no history', { ...record, history: null }],
    ['a past that is no list', { ...record, history: { ...played().history, past: 'queens' } }],
    [
      'a past of another size',
      { ...record, history: { ...played().history, past: [newBoard(5)] } },
    ],
    ['a board of another size', boardRecord(newBoard(5))],
    ['a queen off the board', withPresent({ queens: [16] })],
    ['a queen above the board', withPresent({ queens: [-1] })],
    ['a queen between squares', withPresent({ queens: [1.5] })],
    ['a queen that is no number', withPresent({ queens: ['1'] })],
    ['one queen twice', withPresent({ queens: [1, 1] })],
    ['a mark under a queen', withPresent({ marks: [1] })],
    ['a revealed queen that is none', withPresent({ revealed: [2] })],
    ['queens that are no list', withPresent({ queens: { length: 0 } })],
    ['an owner that is not yes or no', withPresent({ own: 1 })],
  ])('is set aside for a fresh one: %s', async (_, value) => {
    await set(4, value, raw());
    const store = boardStore();
    expect(await store.load(4)).toEqual({ board: newBoard(4), damaged: true });
    store.save(played(2));
    await store.flush();
    expect(await boardStore().load(4)).toEqual({ board: played(2), damaged: false });
    expect(await get('4 set aside', raw())).toEqual(value);
  });

  test('whatever it is, is refused without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(readBoard(value, 4)).toBeUndefined();
        expect(readBoard(withPresent({ queens: value }), 4)?.history.present.queens ?? value).toBe(
          value,
        );
      }),
    );
  });
});
