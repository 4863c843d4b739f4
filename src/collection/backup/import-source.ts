import { msg } from '@lit/localize';
import { joinSentences } from '../../i18n/sentences.ts';
import { readBackupFile, type Backup, type BackupProblem } from '../../progress/backup/backup.ts';
import { importBackup } from '../../progress/backup/import-backup.ts';
import { readCode, type CodePlace } from '../../progress/backup/move-codes.ts';
import { NO_PUZZLES } from '../../progress/puzzles/puzzle-records.ts';
import { foundRecord } from '../../progress/solutions/find.ts';
import { troubleOf } from '../../progress/storage/database.ts';
import type { Progress } from '../../progress/progress.ts';
import { NoticeEvent, type Notice } from '../../ui/events.ts';
import { areSendersSaved } from '../../progress/settings/own-senders.ts';
import { Stored } from '../../progress/settings/stored.ts';
import { addedWords, missingWords, problemWords } from './import-words.ts';
import { decodeTransfer, transferredFind } from './transfer.ts';

/** A source of an import: a backup file, or the text of a link: a code, or what builds up to version 2.0 made. */
export type Source = { readonly file: Blob } | { readonly link: string };

/** The reason why nothing is added: a problem of the file, a link that was cut off, or an error of the game. */
export type Problem = BackupProblem | 'link' | 'failed';

/** Reads a source. */
export async function readSource(source: Source): Promise<Backup | Problem> {
  if ('file' in source) {
    const backup = await readBackupFile(source.file);
    return backup.ok ? backup : backup.problem;
  }
  if (/^\d+$/.test(source.link)) {
    const code = await readCode(source.link);
    if (code.ok) return code;
    return code.problem === 'newer' ? 'newer' : 'link';
  }
  const transfer = await decodeTransfer(source.link);
  if (!transfer.ok) return 'link';
  const now = Date.now();
  const records = transfer.codes.map(
    (code) => [code, foundRecord(transferredFind(code, now))] as const,
  );
  return { records: new Map(records), puzzles: NO_PUZZLES, boards: new Map(), refused: 0 };
}

/** The codes that were added here: lists of the number of a set and those of its codes, the newest set first. */
const codesHere = new Stored('ninety-two-codes', (text) =>
  (text ?? '').split(',').map((numbers) => numbers.split(' ').map(Number)),
);

/** The most sets that are remembered: those of a few devices, some made anew. */
const MOST_SETS = 8;

/** Notes a code as added, or as not, and returns the numbers of those of its set that are missing. */
function noteCode({ set, part, parts }: CodePlace, isHere: boolean): readonly number[] {
  const sets = codesHere.get();
  const here = new Set(sets.find(([known]) => known === set)?.slice(1));
  if (isHere) here.add(part);
  else here.delete(part);
  const others = sets.filter(([known]) => known !== set);
  const newest = [[set, ...here], ...others].slice(0, MOST_SETS);
  codesHere.set(newest.map((numbers) => numbers.join(' ')).join());
  return Array.from({ length: parts }, (_, at) => at + 1).filter((number) => !here.has(number));
}

/** Aborted when the next import begins: the last one can no longer be undone then. */
let over = new AbortController();

/** Resolves when no import is under way. */
let adding = Promise.resolve();

/**
 * Adds what was read, after the imports before it, and tells the result.
 * @param host The target of the `NoticeEvent`s.
 */
export function addBackup(host: EventTarget, progress: Progress, backup: Backup): Promise<void> {
  const added = adding.then(() => add(host, progress, backup));
  adding = added.catch(() => undefined);
  return added;
}

async function add(host: EventTarget, progress: Progress, backup: Backup): Promise<void> {
  const tell = (notice: Notice): void => void host.dispatchEvent(new NoticeEvent(notice));
  over.abort();
  over = new AbortController();
  const done = new AbortController();
  const { place } = backup;
  const heading = (): string => msg('Adding …', { desc: 'Progress is being added' });
  tell({ text: heading, stays: true, over: done.signal });
  try {
    const imported = await importBackup(progress, backup);
    const undo = async (): Promise<void> => {
      // It is missing also if storage refuses: some of it may be gone.
      if (place) noteCode(place, false);
      try {
        await imported.undo();
      } catch (error) {
        troubleOf(error);
        tell({ text: () => msg('The browser didn’t undo all of it. The rest is still here.') });
      }
    };
    const isStored = progress.health === 'kept';
    const missing = place ? noteCode(place, isStored) : [];
    const isAllSaved = (!place || codesHere.isSaved) && (!backup.senders || areSendersSaved());
    const text = (): string =>
      joinSentences([
        addedWords(imported) ?? knownWords(backup),
        place ? missingWords(missing) : '',
        isStored ? '' : msg('Not everything is saved yet. Keep this page open until it is.'),
        isStored && !isAllSaved
          ? msg('The browser couldn’t save all of it. Add it again after a reload.')
          : '',
      ]);
    const canUndo = isStored && addedWords(imported) !== undefined;
    const action = { label: () => msg('Undo'), run: () => void undo() };
    tell({
      text,
      alert: !isStored || !isAllSaved,
      stays: missing.length > 0 || !isAllSaved,
      over: over.signal,
      ...(canUndo && { action }),
    });
  } catch (error) {
    tell({ text: () => problemWords('failed'), alert: true });
    throw error;
  } finally {
    done.abort();
  }
}

function knownWords({ refused }: Backup): string {
  return refused > 0
    ? msg('You already have everything in it that can be read.')
    : msg('You already have everything in it.');
}
