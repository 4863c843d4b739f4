import { msg, str } from '@lit/localize';
import { parsePuzzleCode } from '../core/puzzles/puzzle-code.ts';
import { kindOf } from '../core/puzzles/puzzle.ts';
import { parsePuzzlesPage } from '../core/routes/puzzles-page.ts';
import { practiseWords } from '../game/words/technique-words.ts';
import { dayTitle } from '../i18n/format-day.ts';
import type { RouteTitle } from '../ui/route-title.ts';
import { kindName } from './shared/kinds/kinds.ts';

/**
 * Returns the name of a page of Puzzles, and the size of its board.
 * @param path The part of the address after `#/puzzles/`.
 */
export function puzzlesTitle(path: string): RouteTitle | undefined {
  const page = parsePuzzlesPage(path);
  switch (page?.page) {
    case 'hub':
    case undefined:
      // An invalid address shows the start page of puzzles.
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
    case 'past':
      return { name: msg('Calendar') };
    case 'figures':
      return { name: msg('Statistics') };
    case 'how-complete':
    case 'how-regions':
    case 'how-guard':
      return { name: msg('How to play') };
    case 'own':
      return { name: msg('Create') };
    case 'practice':
      return { name: practiseWords(page.topic) };
    case 'day-puzzle':
      return { name: msg(str`${kindName(page.kind)}, ${dayTitle(page.day)}`) };
    case 'day':
      return { name: dayTitle(page.day) };
    case 'puzzle':
      return codeTitle(page.code);
  }
}

/** Returns the name and size of a puzzle by its code, or the name of the page that says why the code is invalid. */
function codeTitle(code: string): RouteTitle {
  const read = parsePuzzleCode(code);
  if (!read.ok) return { name: msg('Open a code') };
  const { rules } = read.puzzle;
  const { rows, columns } = rules.shape;
  return { name: kindName(kindOf(rules)), board: [rows, columns], announcesItself: true };
}
