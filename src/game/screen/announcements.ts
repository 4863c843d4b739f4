import { msg, str } from '@lit/localize';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Shape } from '../../core/shape.ts';
import { squareNameOn, type Square } from '../../core/square.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { signalMove, signalUndo, type SignalSettings } from '../../ui/signals.ts';
import { conflictAnnouncement } from '../conflict-words.ts';
import type { AnySession, BoardChange, Standing } from '../session.ts';

/** A change on a board. */
export interface BoardTransition {
  readonly by: BoardChange;
  readonly before: Standing;
  readonly after: Standing;
}

/**
 * Lets a change on the board be heard, felt and announced; not announced once the board is another.
 * @param host Where the announcement is fired.
 * @param progress Says how far the board is; asked where nothing is in conflict and queens came or went.
 */
export async function announceChange(
  host: EventTarget,
  settings: SignalSettings,
  session: AnySession,
  { by, before, after }: BoardTransition,
  progress: (after: Standing) => string | Promise<string>,
): Promise<void> {
  const { rules } = session.geometry;
  const added = missingIn(before.position.queens, after.position.queens);
  const lifted = missingIn(after.position.queens, before.position.queens);
  signalChange(settings, rules.shape.columns, by, added[0], lifted[0], after);
  if (after.position !== session.position) return;
  const conflict = conflictAnnouncement(rules, after);
  const sentences = [changeWords(before.position, after.position, added, lifted, rules)];
  if (conflict !== undefined) sentences.push(conflict);
  else if (before.verdict.conflicts.length > 0) sentences.unshift(msg('Conflict cleared.'));
  if (conflict === undefined && added.length + lifted.length > 0) {
    sentences.push(await progress(after));
  }
  const text = joinSentences(sentences);
  if (text === '' || after.position !== session.position) return;
  host.dispatchEvent(new AnnounceEvent(text, conflict !== undefined));
}

function missingIn(some: readonly Square[], others: readonly Square[]): readonly Square[] {
  return others.filter((square) => !some.includes(square));
}

function signalChange(
  settings: SignalSettings,
  size: number,
  by: BoardChange,
  placed: Square | undefined,
  lifted: Square | undefined,
  { verdict }: Standing,
): void {
  if (by !== 'undo') {
    const wrong = verdict.conflicts.some(
      ({ newer, older }) => newer === placed || older === placed,
    );
    signalMove(settings, { placed, wrong, size });
  } else if (lifted !== undefined) signalUndo(settings, lifted, size);
}

/**
 * Says which queen or marks came or went: `Queen on f3, region 2.` · `c6 marked empty.`; empty where several queens did.
 * Marks that a queen brought or took along come after it.
 */
function changeWords(
  before: Position,
  after: Position,
  [added, ...moreAdded]: readonly Square[],
  [lifted, ...moreLifted]: readonly Square[],
  { regions, shape }: Rules,
): string {
  if (added !== undefined && moreAdded.length === 0) {
    const name = squareNameOn(added, shape);
    return joinSentences([
      regions
        ? msg(str`Queen on ${name}, region ${regions[added]! + 1}.`)
        : msg(str`Queen on ${name}.`),
      markWords(missingIn(before.marks, after.marks), true, shape),
    ]);
  }
  const unmarked = missingIn(after.marks, before.marks);
  if (lifted !== undefined && moreLifted.length === 0) {
    return joinSentences([
      msg(str`${squareNameOn(lifted, shape)} removed.`),
      markWords(unmarked, false, shape),
    ]);
  }
  if (added !== undefined || lifted !== undefined) return '';
  const marked = missingIn(before.marks, after.marks);
  return marked.length > 0 ? markWords(marked, true, shape) : markWords(unmarked, false, shape);
}

/** Says which squares were marked, or are not any more; empty where none. */
function markWords(changed: readonly Square[], isMarked: boolean, shape: Shape): string {
  const [square] = changed;
  if (square === undefined) return '';
  const count = changed.length;
  if (count === 1) {
    const name = squareNameOn(square, shape);
    return isMarked ? msg(str`${name} marked empty.`) : msg(str`${name} unmarked.`);
  }
  return isMarked ? msg(str`${count} squares marked empty.`) : msg(str`${count} squares unmarked.`);
}
