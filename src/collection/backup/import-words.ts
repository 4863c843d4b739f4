import { msg, str } from '@lit/localize';
import { ALL_DATA_CATEGORIES } from '../../core/data-categories.ts';
import { listOf, numberOf } from '../../i18n/format.ts';
import type { ImportCounts, ImportedBackup } from '../../progress/backup/import-backup.ts';
import { categoryName } from '../../ui/sharing/category-words.ts';
import type { Problem } from './import-source.ts';

/** Returns what an import has added: `Added: solutions (31) and drafts (1).`; `undefined` if nothing. */
export function addedWords({ counts, senders }: Omit<ImportedBackup, 'undo'>): string | undefined {
  const things = ALL_DATA_CATEGORIES.flatMap((thing) => {
    const count = thing in counts ? counts[thing as keyof ImportCounts] : 0;
    if (count === 0) return [];
    return msg(str`${categoryName(thing)} (${numberOf(count)})`, {
      id: 'import-added',
      desc: 'A thing, and how many of it were added: puzzle results (4)',
    });
  });
  if (senders > 0) things.push(msg('the number of your links'));
  return things.length > 0 ? msg(str`Added: ${listOf(things)}.`) : undefined;
}

/** Returns the explanation of a problem, with what the player can do. */
export function problemWords(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The file couldn’t be read. Copy it to this device and try again.');
    case 'too-large':
      return msg('It’s too large to be a progress file.');
    case 'not-ours':
      return msg('Progress files end in .n92.json and come from Export.');
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
