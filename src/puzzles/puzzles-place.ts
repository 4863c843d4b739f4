import { msg, str } from '@lit/localize';
import { parsePuzzleCode } from '../core/puzzle-code.ts';
import { kindOf } from '../core/puzzle.ts';
import { parsePuzzlesPage } from '../core/puzzles-page.ts';
import { practiseWords } from '../game/technique-words.ts';
import { dayTitle } from '../i18n/format-day.ts';
import type { Place } from '../ui/place.ts';
import { kindName } from './puzzle-words.ts';

/**
 * What a page of Puzzles is called, and its board.
 * @param path What follows `#/puzzles/` in the address.
 * @returns `undefined` where the address names no puzzle.
 */
export function puzzlesPlace(path: string): Place | undefined {
  const page = parsePuzzlesPage(path);
  switch (page?.page) {
    case 'hub':
    case undefined:
      // An address that leads to none shows where puzzles begin.
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
      return codePlace(page.code);
  }
}

/** The place of a puzzle that is named by its code, or of what says why there is none. */
function codePlace(code: string): Place {
  const read = parsePuzzleCode(code);
  if (!read.ok) return { name: msg('Open a code') };
  const { rules } = read.puzzle;
  const { rows, columns } = rules.shape;
  return { name: kindName(kindOf(rules)), board: [rows, columns], saysItself: true };
}
