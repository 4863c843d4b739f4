import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import {
  ALL_DATA_CATEGORIES,
  DATA_CATEGORIES,
  type DataCategory,
} from '../../core/data-categories.ts';
import { backupFile } from './backup-file.ts';
import { importBackup, readBackup } from './backup.ts';
import { standing } from './board-arbitraries.testing.ts';
import { importBoards } from './board-backup.ts';
import { eraseSizes } from '../free-play/erase.ts';
import { exampleFind } from '../solutions/example-find.testing.ts';
import {
  exampleEnd,
  playedOn,
  REGIONS,
  toggle,
  TWO_QUEENS,
} from '../puzzles/example-puzzle.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { Progress } from '../free-play/progress.ts';
import { importPuzzles } from './puzzle-backup.ts';
import { puzzleProgressOf } from '../puzzles/puzzle-progress-of.ts';
import type * as SettingsModule from '../settings/settings.ts';

useFreshStorage();

/** The names of a puzzle of a day, and of a puzzle of no day. */
const [OF_DAY, OF_NONE] = ['2026-11-20/complete', 'c/5/10000'];

/** Functions that make something on a page, and look for it on one. */
interface Way {
  readonly make: (page: Progress) => Promise<void> | void;
  readonly isThere: (page: Progress) => Promise<boolean>;
}

const WAYS: Readonly<Record<DataCategory, Way>> = {
  solutions: {
    make: async (page) => {
      await page.recordFound(exampleFind('2413'));
      await page.recordRevealed({ code: '15863724', revealedAt: Date.now() });
    },
    isThere: async (page) => {
      const [four, eight] = [await page.load(4), await page.load(8)];
      return four.found.size + eight.revealed.size > 0;
    },
  },
  boards: {
    make: (page) => page.saveBoard(6, standing(6, [3])),
    isThere: async (page) => (await page.loadBoard(6)).game.history.present.queens.length > 0,
  },
  results: {
    make: async (page) => void (await puzzleProgressOf(page).record(exampleEnd(OF_NONE))),
    isThere: async (page) => (await puzzleProgressOf(page).resultOf(OF_NONE)) !== undefined,
  },
  days: {
    make: async (page) => void (await puzzleProgressOf(page).record(exampleEnd(OF_DAY))),
    isThere: async (page) => (await puzzleProgressOf(page).days())!.size > 0,
  },
  unfinished: {
    make: (page) => puzzleProgressOf(page).save(REGIONS, playedOn(REGIONS, toggle(3))),
    isThere: async (page) => (await puzzleProgressOf(page).find(REGIONS.name)) !== undefined,
  },
  table: {
    make: async (page) => void (await puzzleProgressOf(page).recordTable(TWO_QUEENS)),
    isThere: async (page) => (await puzzleProgressOf(page).table()).value.size > 0,
  },
  drafts: {
    make: (page) => {
      const shape = { rows: 5, columns: 5 };
      puzzleProgressOf(page).saveDraft({ kind: 'complete', shape, givens: [7] });
    },
    isThere: async (page) => (await puzzleProgressOf(page).draft('complete')) !== undefined,
  },
  settings: {
    make: async () => (await settingsModule()).writeSettings({ coordinates: 'always' }),
    isThere: async () => (await settingsModule()).readSettings().coordinates === 'always',
  },
};

let stored = new Map<string, string>();

/** Loads the settings as a page that has just been opened. */
async function settingsModule(): Promise<typeof SettingsModule> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  return import('../settings/settings.ts');
}

/** Returns a page of a device that had nothing. */
function emptyDevice(): Progress {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stored = new Map();
  return new Progress();
}

/** Returns a page of a device on which everything is kept. */
async function fullDevice(): Promise<Progress> {
  const page = emptyDevice();
  for (const { make } of Object.values(WAYS)) await make(page);
  await page.flush();
  return page;
}

describe.each(ALL_DATA_CATEGORIES)('%s', (thing) => {
  test('are in a backup exactly where the list says so', async () => {
    const { value: file, unread } = await backupFile(await fullDevice());
    expect(unread).toEqual([]);
    const backup = await readBackup(await file.text());
    if (!backup.ok) throw new Error(backup.problem);
    const device = emptyDevice();
    expect(await WAYS[thing].isThere(device)).toBe(false);
    await importBackup(device, backup.records);
    await importPuzzles(puzzleProgressOf(device), backup.puzzles);
    await importBoards(device, backup.boards);
    await device.flush();
    expect(await WAYS[thing].isThere(new Progress())).toBe(DATA_CATEGORIES[thing].inBackup);
  });

  test('are erased exactly where the list says so', async () => {
    const page = await fullDevice();
    expect(await WAYS[thing].isThere(page)).toBe(true);
    expect(await eraseSizes(page, [4, 8])).toBe(true);
    expect(await WAYS[thing].isThere(page)).toBe(!DATA_CATEGORIES[thing].inErase);
    expect(await WAYS[thing].isThere(new Progress())).toBe(!DATA_CATEGORIES[thing].inErase);
  });
});
