import { msg, str } from '@lit/localize';
import { numberOf, plural } from '../i18n/format.ts';
import type { BackupPreview } from '../progress/backup.ts';
import type { PuzzleCounts } from '../progress/puzzle-records.ts';
import type { Done, Problem } from './import-queue.ts';

/** What was added, finds first; `0 finds added` where nothing was. */
export function addedWords({ added, puzzles }: Pick<Done, 'added' | 'puzzles'>): readonly string[] {
  const finds = plural(added, msg('1 find added'), msg(str`${numberOf(added)} finds added`));
  if (puzzles === 0) return [finds];
  const words = plural(
    puzzles,
    msg('1 puzzle added'),
    msg(str`${numberOf(puzzles)} puzzles added`),
  );
  return added > 0 ? [finds, words] : [words];
}

/** Says where what was added is, where not all of it is stored; nothing else. */
export function notStoredWords({ isStored }: Pick<Done, 'isStored'>): string {
  return isStored
    ? ''
    : msg('It is not all saved yet: keep the file, and keep this page open until it is.');
}

/** `8 × 8: 31 new finds, 2 new peeks, 9 here already`. */
export function previewWords({ size, found, revealed, known }: BackupPreview): string {
  const parts: string[] = [];
  if (found > 0) {
    parts.push(plural(found, msg('1 new find'), msg(str`${numberOf(found)} new finds`)));
  }
  if (revealed > 0) {
    parts.push(plural(revealed, msg('1 new peek'), msg(str`${numberOf(revealed)} new peeks`)));
  }
  if (known > 0) parts.push(msg(str`${numberOf(known)} here already`));
  return msg(str`${size} × ${size}: ${parts.join(msg(', '))}`);
}

/** `Puzzles: 12 new results, 3 unfinished, 2 boards of the Guard table, 9 here already`. */
export function puzzleWords({
  results,
  unfinished,
  table,
  known,
}: PuzzleCounts): string | undefined {
  const parts: string[] = [];
  if (results > 0) {
    parts.push(plural(results, msg('1 new result'), msg(str`${numberOf(results)} new results`)));
  }
  if (unfinished > 0) parts.push(msg(str`${numberOf(unfinished)} unfinished`));
  if (table > 0) {
    parts.push(
      plural(
        table,
        msg('1 board of the Guard table'),
        msg(str`${numberOf(table)} boards of the Guard table`),
      ),
    );
  }
  if (known > 0) parts.push(msg(str`${numberOf(known)} here already`));
  return parts.length > 0 ? msg(str`Puzzles: ${parts.join(msg(', '))}`) : undefined;
}

/** The heading over why there is nothing to import: `The file is damaged`. */
export function problemHeading(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The file cannot be read');
    case 'too-large':
      return msg('The file is too large');
    case 'not-ours':
      return msg('Not a Ninety-Two file');
    case 'damaged':
      return msg('The file is damaged');
    case 'newer':
      return msg('From a newer version');
    case 'link':
      return msg('The link is damaged');
    case 'failed':
      return msg('Something went wrong');
  }
}

/** What can be done about it. */
export function problemWords(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The device did not hand the file over. Copy it to this device and try again.');
    case 'too-large':
      return msg('It is larger than any progress file can be.');
    case 'not-ours':
      return msg('Progress files end in .n92.json and come from Export.');
    case 'damaged':
      return msg(
        'It is a progress file, but parts of it are missing or broken. Export it once more.',
      );
    case 'newer':
      return msg(
        'A later version of the game wrote it. Update the game here, then import it again.',
      );
    case 'failed':
      return msg('What you had is still here. Reload the page, and import it again.');
    case 'link':
      return msg('Part of it is missing. Copy the whole link, or scan the code once more.');
  }
}
