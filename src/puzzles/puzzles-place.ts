import { msg } from '@lit/localize';
import { parsePuzzlesPage } from '../core/puzzles-page.ts';
import { needPuzzleWords } from '../i18n/words-of-puzzles.ts';
import type { Place } from '../ui/place.ts';

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
      return { name: msg('Puzzles') };
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
    case 'puzzle':
    case undefined:
      return undefined;
  }
}
