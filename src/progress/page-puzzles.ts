import { progress } from './page.ts';
import { puzzleStorageOf } from './puzzles/puzzle-storage.ts';

/**
 * The results, games and drafts of puzzles that this page keeps. The frame loads them on every page, so what an earlier
 * page of the tab has stashed is stored whatever screen is open.
 */
export const puzzles = puzzleStorageOf(progress);
