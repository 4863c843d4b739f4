import { msg, str } from '@lit/localize';
import { ALL_DATA_CATEGORIES } from '../../core/data-categories.ts';
import { listOf, numberOf } from '../../i18n/format.ts';
import type { ImportCounts, ImportedBackup } from '../../progress/backup/import-backup.ts';
import { categoryName } from '../../ui/sharing/category-words.ts';
import type { Problem } from './import-source.ts';

/** Returns what an import has added: `Added: solutions (31) and drafts (1).`; `undefined` if nothing has changed. */
export function addedWords({
  counts,
  senders,
  settings,
  updates,
}: Omit<ImportedBackup, 'undo'>): string | undefined {
  const things = ALL_DATA_CATEGORIES.flatMap((thing) => {
    const count = thing in counts ? counts[thing as keyof ImportCounts] : 0;
    if (count === 0) return [];
    return msg(str`${categoryName(thing)} (${numberOf(count)})`, {
      id: 'import-added',
      desc: 'A thing, and how many of it were added: puzzle results (4)',
    });
  });
  if (senders > 0) things.push(msg('the number of your links'));
  if (settings > 0) things.push(categoryName('settings'));
  if (things.length > 0) return msg(str`Added: ${listOf(things)}.`);
  return updates > 0 ? msg('It updated what you already had.') : undefined;
}

/** Says what codes to another device leave out. */
export function leftOutWords(): string {
  return msg(
    'Left out: unfinished games, drafts, moves, revealed solutions and puzzles other than daily ones. “Export” carries them.',
  );
}

/** Names a code among those of its device. */
export function placeWords(part: number, parts: number): string {
  return msg(str`Code ${numberOf(part)} of ${numberOf(parts)}`);
}

/** Says which codes of a device have not been added yet. What they brought may have been deleted since. */
export function missingWords(missing: readonly number[]): string {
  const list = listOf(missing.map(numberOf));
  if (missing.length === 0) return msg('All codes have been added.');
  return missing.length === 1
    ? msg(str`Still missing: code ${list}.`)
    : msg(str`Still missing: codes ${list}.`);
}

/** Returns the explanation of a problem, with what the player can do. */
export function problemWords(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The file couldn’t be read. Copy it to this device and try again.');
    case 'too-large':
      return msg('It’s too large to be a progress file.');
    case 'not-ours':
      return msg('Progress files end in .n92.json and come from “Export”.');
    case 'damaged':
      return msg('This is a progress file, but parts are missing or broken. Export it again.');
    case 'newer':
      return msg(
        'It comes from a newer version of the game. Update the game here, then import it again.',
      );
    case 'failed':
      return msg('Your progress is still here. Reload the page and import it again.');
    case 'link':
      return msg('Part of it is missing. Copy the whole link, or scan the code again.');
  }
}
