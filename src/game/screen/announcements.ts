import { msg, str } from '@lit/localize';
import type { Position } from '../../core/game/position.ts';
import type { Rules } from '../../core/board/rules.ts';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { signalMove, signalUndo, type SignalSettings } from '../../ui/sound/signals.ts';
import { conflictAnnouncement } from '../words/conflict-words.ts';
import type { BoardScreen } from './board-screen.ts';
import type { AnySession, BoardChange, JudgedPosition } from '../session/session.ts';

export interface BoardTransition {
  readonly by: BoardChange;
  readonly before: JudgedPosition;
  readonly after: JudgedPosition;
}

/**
 * Announces a change of the board; its words are known once it is painted. Signals it by sound and vibration then.
 * @param painted Resolves once the change is painted.
 * @param progress Returns a sentence on the state of the board; called if queens came or went and none conflict, unless
 * the player wants few words.
 */
export function announceChange(
  screen: BoardScreen,
  session: AnySession,
  change: BoardTransition,
  painted: Promise<void>,
  progress: () => string | Promise<string>,
): void {
  const words = painted.then(() => tellChange(screen, session, change, progress));
  const isInConflict = change.after.verdict.conflicts.length > 0;
  screen.dispatchEvent(new AnnounceEvent(words, isInConflict ? 'conflict' : 'move'));
}

/** Signals a change of the board, and returns its words; none if the board has changed again or was left. */
async function tellChange(
  screen: BoardScreen,
  session: AnySession,
  { by, before, after }: BoardTransition,
  progress: () => string | Promise<string>,
): Promise<string> {
  if (!screen.isConnected) return '';
  const { rules } = session.geometry;
  const added = missingIn(before.position.queens, after.position.queens);
  const lifted = missingIn(after.position.queens, before.position.queens);
  signalChange(screen.settings, rules.shape.columns, by, added[0], lifted[0], after);
  if (after.position !== session.position) return '';
  const conflict = conflictAnnouncement(rules, after);
  const sentences = [changeWords(before.position, after.position, added, lifted, rules)];
  if (conflict !== undefined) sentences.push(conflict);
  else if (before.verdict.conflicts.length > 0) sentences.unshift(msg('Conflict cleared.'));
  if (!screen.settings.briefSpeech && conflict === undefined && added.length + lifted.length > 0) {
    sentences.push(await progress());
  }
  return after.position === session.position ? joinSentences(sentences) : '';
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
  { verdict }: JudgedPosition,
): void {
  if (by !== 'undo') {
    const wrong = verdict.conflicts.some(
      ({ newer, older }) => newer === placed || older === placed,
    );
    signalMove(settings, { placed, wrong, size });
  } else if (lifted !== undefined) signalUndo(settings, lifted, size);
}

/**
 * Returns the announcement of queens or marks that came or went: `Queen on f3, region 2.` · `3 queens taken back.` ·
 * `c6 marked empty.` It is empty if queens came and went. Marks that changed with a queen follow it.
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
      msg(str`${squareNameOn(lifted, shape)} taken back.`),
      markWords(unmarked, false, shape),
    ]);
  }
  if (added !== undefined && lifted !== undefined) return '';
  if (added !== undefined) {
    return plural(moreAdded.length + 1, msg('{# queen is|# queens are} back.'));
  }
  if (lifted !== undefined) {
    return plural(moreLifted.length + 1, msg('{# queen|# queens} taken back.'));
  }
  const marked = missingIn(before.marks, after.marks);
  return marked.length > 0 ? markWords(marked, true, shape) : markWords(unmarked, false, shape);
}

/** Returns the announcement of marked or unmarked squares: the name of one, the number of several; empty for none. */
function markWords(changed: readonly Square[], isMarked: boolean, shape: Shape): string {
  const [square] = changed;
  if (square === undefined) return '';
  const count = changed.length;
  if (count === 1) {
    const name = squareNameOn(square, shape);
    return isMarked ? msg(str`${name} marked empty.`) : msg(str`${name} unmarked.`);
  }
  return plural(
    count,
    isMarked ? msg('{# square|# squares} marked empty.') : msg('{# square|# squares} unmarked.'),
  );
}
