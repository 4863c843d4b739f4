import { msg, str } from '@lit/localize';
import { categoriesNotIn, type DataCategory } from '../../core/data-categories.ts';
import { listOf } from '../../i18n/format.ts';

/** Returns the name of a thing, in the middle of a sentence. */
export function categoryName(thing: DataCategory): string {
  switch (thing) {
    case 'solutions':
      return msg('solutions');
    case 'boards':
      return msg('unfinished boards');
    case 'results':
      return msg('puzzle results');
    case 'days':
      return msg('daily results');
    case 'unfinished':
      return msg('unfinished puzzles');
    case 'drills':
      return msg('progress in “Practise”');
    case 'drafts':
      return msg('drafts');
    case 'friends':
      return msg('friends’ results');
    case 'settings':
      return msg('settings');
  }
}

/** Returns the names as a list, for the end of a sentence behind a colon. */
export function categoryWords(things: readonly DataCategory[]): string {
  return listOf(things.map(categoryName));
}

/** Says what a backup leaves out. */
export function backupWords(): string {
  const leftOut = categoryWords(categoriesNotIn('inBackup'));
  return msg(str`“Export” leaves out only ${leftOut}.`);
}

/** Says what stays when solutions are erased. */
export function stayWords(): string {
  const others = categoryWords(categoriesNotIn('inErase'));
  return msg(str`Everything else stays: ${others}.`);
}
