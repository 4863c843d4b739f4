import { msg, str } from '@lit/localize';
import { parsePuzzlesPage } from '../core/puzzles-page.ts';
import { dayTitle } from '../i18n/format-day.ts';
import { needPuzzleWords } from '../i18n/words-of-puzzles.ts';
import type { Place } from '../ui/place.ts';
import { kindName } from './puzzle-words.ts';

/**
 * What a page of Puzzles is called, and its board.
 * @param path What follows `#/puzzles/` in the address.
 * @returns `undefined` where the address leads to none, or to a puzzle, which says itself where it is.
 */
export async function puzzlesPlace(path: string): Promise<Place | undefined> {
  await needPuzzleWords();
  const page = parsePuzzlesPage(path);
  switch (page?.page) {
    case 'hub':
      return { name: msg('Today') };
    case 'endless':
      return { name: msg('Endless') };
    case 'guard-table':
      return { name: msg('Guard table') };
    case 'code':
      return { name: msg('Open a code') };
    case 'unfinished':
      return { name: msg('Unfinished') };
    case 'table-board':
      return { name: msg('Guard table'), board: [page.shape.rows, page.shape.columns] };
    case 'past':
    case 'figures':
      return { name: msg('Past days') };
    case 'own':
      return { name: msg('Your own') };
    case 'day-puzzle':
      return { name: msg(str`${kindName(page.kind)}, ${dayTitle(page.day)}`) };
    case 'day':
      return { name: dayTitle(page.day) };
    case 'puzzle':
    case undefined:
      return undefined;
  }
}
