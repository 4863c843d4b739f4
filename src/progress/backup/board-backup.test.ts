import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { apply, attemptOf, newGame, type Game, type Move } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import { readBackup, writeBackup } from './backup.ts';
import { allBoards, boardEntry, importBoards, type Boards } from './board-backup.ts';
import { boardMaps, standing } from './board-arbitraries.testing.ts';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import { savedGameKey } from '../games/board-repository.ts';
import { loseValue } from '../storage/lost-value.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { Progress } from '../progress.ts';
import { NO_PUZZLES } from '../puzzles/puzzle-records.ts';
import type { SavedGame } from '../games/saved-game.ts';

useFreshStorage();

const EXPORTED_AT = new Date('2026-11-20T10:00:00Z');

const toggle = (square: number): Move => ({ kind: 'toggle', square });

function played(size: number, ...moves: readonly Move[]): Game {
  let names = 0;
  return moves.reduce(
    (game, move) => apply(game, move, `attempt ${++names}`),
    newGame(queensRules(size)),
  );
}

/** Returns a page on which these boards were played and stored. */
async function pageWith(...games: readonly Game[]): Promise<Progress> {
  const page = new Progress();
  for (const game of games) page.boards.save(game.rules.shape.rows, game);
  await page.flush();
  return page;
}

/** Returns a page on a new device that has taken over these boards, one after the other. */
async function deviceWith(...backups: readonly Boards[]): Promise<Progress> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const device = new Progress();
  for (const backup of backups) await importBoards(device, backup);
  return device;
}

function boardsWith(size: number, queens: readonly number[], changedAt: number): Boards {
  const board = { game: standing(size, queens), changedBy: 'elsewhere', changedAt, revision: 1 };
  return new Map([[size, board]]);
}

async function textOf(boards: Boards): Promise<string> {
  return (await writeBackup({ sizes: [], boards, puzzles: NO_PUZZLES }, EXPORTED_AT)).text();
}

function documentOf(boards: unknown): string {
  const puzzles = { results: [], unfinished: [], table: [], drafts: [] };
  return JSON.stringify({ format: 'ninety-two', version: 3, sizes: {}, boards, puzzles });
}

/** Reads the size, queens, marks and time of change of every board, as after a restart. */
async function seen(): Promise<unknown> {
  const { value } = await allBoards(new Progress());
  return Array.from(value, ([size, { game, changedAt }]) => {
    const { queens, marks } = game.history.present;
    return [size, queens, marks, changedAt];
  });
}

const shownOn = (page: Progress, size: number): readonly number[] | undefined =>
  page.boards.recall(size)?.history.present.queens;

describe('unfinished boards in a backup', () => {
  test.each(['NotReadableError', 'DataError'])(
    'are all there but the one whose file the browser has lost: %s',
    async (name) => {
      await pageWith(standing(5, [3]), standing(6, [4]));
      loseValue(savedGameKey(5), name);
      const { value, isWhole } = await allBoards(new Progress());
      expect([...value.keys()]).toEqual([6]);
      expect(isWhole).toBe(true);
    },
  );

  test('come back as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(boardMaps, async (boards) => {
        expect(await readBackup(await textOf(boards))).toEqual({
          ok: true,
          records: new Map(),
          puzzles: NO_PUZZLES,
          boards,
          refused: 0,
        });
      }),
      { numRuns: 40 },
    );
  });

  test('are those with queens or marks and without a solution, and have no history', async () => {
    const page = await pageWith(
      played(5, toggle(0), toggle(7)),
      played(6, toggle(0), { kind: 'clear' }),
      played(4, toggle(1), toggle(7), toggle(8), toggle(14)),
      played(8, { kind: 'paint', squares: [3], marked: true }),
    );
    await page.boards.load(7);
    const { value, isWhole } = await allBoards(new Progress());
    expect(isWhole).toBe(true);
    expect([...value.keys()]).toEqual([5, 8]);
    expect(value.get(5)!.game.history).toMatchObject({
      past: [],
      present: { queens: [0, 7] },
      future: [],
    });
    expect(attemptOf(value.get(5)!.game)).toMatchObject({ moves: 2 });
  });

  test('are there where storage refused them', async () => {
    vi.stubGlobal('indexedDB', undefined);
    // The size is used by no other test: the page keeps trying to store it.
    const page = await pageWith(played(9, toggle(0)));
    const { value, isWhole } = await allBoards(page);
    expect([...value.keys()]).toEqual([9]);
    expect(isWhole).toBe(true);
  });

  test('are reported as incomplete where they cannot be read', async () => {
    await pageWith(played(5, toggle(0)));
    const page = new Progress();
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    expect(await allBoards(page)).toEqual({ value: new Map(), isWhole: false });
  });

  test('that are invalid are counted, and the others are kept', async () => {
    const board = boardsWith(5, [0, 7], SOME_DAY).get(5)!;
    const record = boardEntry([5, board]) as object;
    const text = documentOf([
      record,
      { ...record, shape: '2x2' },
      { ...record, shape: '99x99' },
      { ...record, history: {} },
      boardEntry([7, { ...board, game: standing(7, []) }]),
      null,
    ]);
    const read = await readBackup(text);
    expect(read.ok && read.boards).toEqual(new Map([[5, board]]));
    expect(read.ok && read.refused).toBe(5);
  });

  test('that are dated in the future are read with date 0', async () => {
    const read = await readBackup(await textOf(boardsWith(5, [0], Date.now() + 1e9)));
    expect(read.ok && read.boards.get(5)).toMatchObject({ changedAt: 0 });
  });
});

describe('taking boards over', () => {
  test('gives an empty device all of them', async () => {
    await fc.assert(
      fc.asyncProperty(boardMaps, async (boards) => {
        const device = await deviceWith(boards);
        expect((await allBoards(device)).value).toEqual(boards);
        expect((await allBoards(new Progress())).value).toEqual(boards);
      }),
      { numRuns: 20 },
    );
  });

  test('gives the same in any order and however often', async () => {
    await fc.assert(
      fc.asyncProperty(boardMaps, boardMaps, async (a, b) => {
        await deviceWith(a, b);
        const expected = await seen();
        await deviceWith(b, a);
        expect(await seen()).toEqual(expected);
        await deviceWith(a, b, a, b);
        expect(await seen()).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('adds nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(boardMaps, boardMaps, async (now, backup) => {
        const device = await deviceWith(now);
        await importBoards(device, backup);
        expect((await importBoards(device, backup)).count).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test('shows a board that was changed later, and Undo leads to the one that was here', async () => {
    const page = await pageWith(played(5, toggle(0)));
    const told: Game[] = [];
    page.subscribe((change) => change.kind === 'board' && told.push(change.game));
    expect((await importBoards(page, boardsWith(5, [2, 9], Date.now() + 5))).count).toBe(1);
    expect(shownOn(page, 5)).toEqual([2, 9]);
    expect(told.at(-1)).toBe(page.boards.recall(5));
    expect(page.boards.recall(5)!.history.past.map(({ queens }) => queens)).toEqual([[], [0]]);
    const { game } = await new Progress().boards.load(5);
    expect(game.history.present.queens).toEqual([2, 9]);
  });

  test('leaves a board alone that was changed later here', async () => {
    const page = await pageWith(played(5, toggle(0)));
    const before = page.boards.recall(5);
    const backup = boardsWith(5, [2, 9], SOME_DAY);
    expect((await importBoards(page, backup)).count).toBe(0);
    expect(page.boards.recall(5)).toBe(before);
  });

  test('brings a board back that was cleared since, here and in another tab', async () => {
    const page = await pageWith(played(5, toggle(0), { kind: 'clear' }));
    const other = new Progress();
    await other.boards.load(5);
    const told = new Promise<Game>((resolve) =>
      other.subscribe((change) => change.kind === 'board' && resolve(change.game)),
    );
    expect((await importBoards(page, boardsWith(5, [2, 9], SOME_DAY))).count).toBe(1);
    expect(shownOn(page, 5)).toEqual([2, 9]);
    expect((await told).history.present.queens).toEqual([2, 9]);
  });

  test('while they cannot be read loses neither what is stored nor what is brought', async () => {
    await pageWith(played(5, toggle(0)));
    const page = new Progress();
    const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await importBoards(page, boardsWith(5, [2, 9], SOME_DAY));
    expect(page.health).not.toBe('kept');
    expect(shownOn(page, 5)).toEqual([2, 9]);
    get.mockRestore();
    await page.flush();
    expect(page.health).toBe('kept');
    const { game } = await new Progress().boards.load(5);
    const { past, present } = game.history;
    expect(present.queens).toEqual([0]);
    expect(past.map(({ queens }) => queens)).toContainEqual([2, 9]);
  });
});

test('a list of boards has what earlier pages stored and what this page has not stored yet', async () => {
  const page = await pageWith(played(5, toggle(0)));
  page.boards.save(5, apply(page.boards.recall(5)!, toggle(7), ''));
  page.boards.save(6, played(6, toggle(3)));
  const { value } = await page.boards.list([4, 5, 6]);
  const queens = Array.from(
    value,
    ([size, { game }]: [number, SavedGame]) => [size, game.history.present.queens] as const,
  );
  expect(queens).toEqual([
    [4, []],
    [5, [0, 7]],
    [6, [3]],
  ]);
});
