import { getLocale } from './locale.ts';
import type { templates } from './locales/zh-Hans-puzzles.ts';

type Words = typeof templates;

/** What only Puzzles says, in the language that is not the first; empty until it has arrived. */
export const puzzleWords: Partial<Words> = {};

/** Whether Puzzles has been opened: from then on no other language is shown without its words. */
let areNeeded = false;

/**
 * To be waited for by what speaks in Puzzles, before its first word. Words that do not arrive, which the player is
 * told, are English.
 */
export async function needPuzzleWords(): Promise<void> {
  areNeeded = true;
  if (getLocale() !== 'en') await loadNeededWords();
}

/** To be waited for before another language than the first is shown. */
export async function loadNeededWords(): Promise<void> {
  if (!areNeeded) return;
  const part = await import('./locales/zh-Hans-puzzles.ts').catch(() => undefined);
  Object.assign(puzzleWords, part?.templates);
}
