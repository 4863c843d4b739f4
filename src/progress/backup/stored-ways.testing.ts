import type { DataCategory } from '../../core/data-categories.ts';
import type { Progress } from '../progress.ts';
import { exampleEnd, playedOn, REGIONS, toggle } from '../puzzles/example-puzzle.testing.ts';
import { puzzleStorageOf } from '../puzzles/puzzle-storage.ts';
import { exampleFind } from '../solutions/example-find.testing.ts';
import { standing } from './board-arbitraries.testing.ts';

/** The names of a puzzle of a day, and of a puzzle of no day. */
const [OF_DAY, OF_NONE] = ['2026-11-20/complete', 'c/5/10000'];

/** Functions that make something on a page, and look for it on one. */
export interface Way {
  readonly make: (page: Progress) => Promise<void> | void;
  readonly isThere: (page: Progress) => Promise<boolean>;
}

/** The ways to everything that databases keep. */
export const STORED_WAYS: Readonly<Record<Exclude<DataCategory, 'settings'>, Way>> = {
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
    make: (page) => page.boards.save(6, standing(6, [3])),
    isThere: async (page) => (await page.boards.load(6)).game.history.present.queens.length > 0,
  },
  results: {
    make: async (page) => void (await puzzleStorageOf(page).record(exampleEnd(OF_NONE))),
    isThere: async (page) => (await puzzleStorageOf(page).results.get(OF_NONE)) !== undefined,
  },
  days: {
    make: async (page) => void (await puzzleStorageOf(page).record(exampleEnd(OF_DAY))),
    isThere: async (page) => (await puzzleStorageOf(page).results.days())!.size > 0,
  },
  unfinished: {
    make: (page) => puzzleStorageOf(page).unfinished.save(REGIONS, playedOn(REGIONS, toggle(3))),
    isThere: async (page) =>
      (await puzzleStorageOf(page).unfinished.find(REGIONS.name)) !== undefined,
  },
  drills: {
    make: async (page) => {
      const drills = [{ topic: 'regions/last', found: [1], shown: [3] }];
      await puzzleStorageOf(page).keepDrills(drills);
    },
    isThere: async (page) => (await puzzleStorageOf(page).drills.getAll()).value.size > 0,
  },
  friends: {
    make: async (page) => {
      const friend = { day: '2026-11-20', name: 'Anna', text: 'v72-0.0.0-bbb' };
      await puzzleStorageOf(page).keepFriends([{ ...friend, openedAt: Date.now() }]);
    },
    isThere: async (page) => (await puzzleStorageOf(page).friendsOf('2026-11-20')).length > 0,
  },
  drafts: {
    make: (page) => {
      const shape = { rows: 5, columns: 5 };
      puzzleStorageOf(page).drafts.draw({ kind: 'complete', shape, givens: [7] });
    },
    isThere: async (page) =>
      typeof (await puzzleStorageOf(page).drafts.read('complete')) === 'object',
  },
};
