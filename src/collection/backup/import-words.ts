import { msg, str } from '@lit/localize';
import { numberOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { BackupPreview } from '../../progress/backup/backup.ts';
import type { BoardCounts } from '../../progress/backup/board-backup.ts';
import { broughtBy, type PuzzleCounts } from '../../progress/puzzles/puzzle-records.ts';
import type { Done, Preview, Problem } from './import-queue.ts';

/** Returns true if the preview has something that is not here. */
export function addsAny({ previews, counts, boardCounts, senders }: Preview): boolean {
  const others = broughtBy(counts) + boardCounts.sizes.length + senders.length;
  return others > 0 || previews.some(({ found, revealed }) => found + revealed > 0);
}

/** Returns what was added, solutions first; `0 solutions added` if nothing was. */
export function addedWords({
  added,
  puzzles,
  boards,
  drafts,
  friends,
  hasSenders,
}: Omit<Done, 'kind' | 'size' | 'isStored'>): readonly string[] {
  const words: string[] = [];
  if (puzzles > 0) {
    words.push(plural(puzzles, msg('{# puzzle|# puzzles} added')));
  }
  if (boards > 0) words.push(msg(str`Unfinished boards added: ${numberOf(boards)}`));
  if (drafts > 0) words.push(msg(str`Drafts added: ${numberOf(drafts)}`));
  if (friends > 0) words.push(msg(str`Friends’ days added: ${numberOf(friends)}`));
  // Names the number only where nothing else was added.
  if (hasSenders && added === 0 && words.length === 0)
    words.push(msg('The number of your links added'));
  const finds = plural(added, msg('{# solution|# solutions} added'));
  return added > 0 || words.length === 0 ? [finds, ...words] : words;
}

/** Returns the text for additions that are not all stored; empty if they are. */
export function notStoredWords({ isStored }: Pick<Done, 'isStored'>): string {
  return isStored
    ? ''
    : msg('Not everything is saved yet. Keep the file, and keep this page open until it is.');
}

/** Returns the text about what an import leaves unchanged. */
export function staysWords({
  counts: { unfinished, drafts },
  boardCounts: { sizes },
}: Pick<Preview, 'counts' | 'boardCounts'>): string {
  return joinSentences([
    msg('Your progress stays; this is added to it.'),
    unfinished + drafts + sizes.length > 0
      ? msg('Games started in both places keep the latest change.')
      : '',
  ]);
}

/** Returns the text that things counted as new may be here already. */
export function unreadWords(): string {
  return msg('Some saved data couldn’t be read, so you may already have some of this.');
}

/** Returns the preview of a size: `8 × 8: 31 new solutions · 2 newly revealed · 9 here already`. */
export function previewWords({ size, found, revealed, known }: BackupPreview): string {
  const parts: string[] = [];
  if (found > 0) {
    parts.push(plural(found, msg('{# new solution|# new solutions}')));
  }
  if (revealed > 0) {
    parts.push(plural(revealed, msg('# newly revealed', { desc: 'Solutions' })));
  }
  if (known > 0) parts.push(plural(known, msg('# here already', { desc: 'Solutions' })));
  return msg(str`${sizeOf(size)}: ${parts.join(' · ')}`, {
    id: 'import-of-board',
    desc: 'What an import brings to a size: 8 × 8: 31 new solutions · 9 here already',
  });
}

/**
 * Returns the preview of boards, `Unfinished boards: 6 × 6 · 8 × 8 · 2 here already or newer here`; `undefined` without
 * any.
 */
export function boardWords({ sizes, known }: BoardCounts): string | undefined {
  const parts = sizes.map((size) => sizeOf(size));
  if (known > 0) parts.push(knownWords(known));
  return parts.length > 0 ? msg(str`Unfinished boards: ${parts.join(' · ')}`) : undefined;
}

/**
 * Returns the preview of puzzles: `Puzzles: 12 new results · 3 unfinished · 5 positions of Practise
 * · 1 draft · 2 friends’ days · 9 here already or newer here`; `undefined` without any.
 */
export function puzzleWords({
  results,
  unfinished,
  drills,
  drafts,
  friends,
  known,
}: PuzzleCounts): string | undefined {
  const parts: string[] = [];
  if (results > 0) {
    parts.push(
      plural(results, msg('{# new result|# new results}', { desc: 'Results of puzzles' })),
    );
  }
  if (unfinished > 0)
    parts.push(
      plural(unfinished, msg('# unfinished', { id: 'puzzles-unfinished', desc: 'Puzzles' })),
    );
  if (drills > 0) {
    parts.push(plural(drills, msg('{# position|# positions} of Practise')));
  }
  if (drafts > 0) {
    parts.push(
      plural(drafts, msg('{# draft|# drafts}', { desc: 'Puzzles that the player is making' })),
    );
  }
  if (friends > 0) parts.push(plural(friends, msg('{# friend’s day|# friends’ days}')));
  if (known > 0) parts.push(knownWords(known));
  return parts.length > 0 ? msg(str`Puzzles: ${parts.join(' · ')}`) : undefined;
}

/** Returns the text about entries that are here already, or were changed later here. */
function knownWords(known: number): string {
  return plural(known, msg('# here already or newer here', { desc: 'Boards or puzzles' }));
}

/** Returns the heading for a problem: `The file is damaged`. */
export function problemHeading(problem: Problem): string {
  switch (problem) {
    case 'unreadable':
      return msg('The file can’t be read');
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
