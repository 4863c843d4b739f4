import { msg, str } from '@lit/localize';
import { conflictsOf, queensSeeing } from '../core/attacks.ts';
import type { Position } from '../core/position.ts';
import { squareName } from '../core/square.ts';
import { joinSentences } from '../i18n/sentences.ts';
import type { Settings } from '../progress/settings.ts';
import { AnnounceEvent, NoticeEvent } from '../ui/events.ts';
import { prefersStillness } from '../ui/motion.ts';
import { signalFind, signalMove, signalUndo } from '../ui/signals.ts';
import type { NtPlay } from './play.ts';
import { lineWords, pairWords } from './words.ts';

// What the screen does apart from the board itself, loaded when it is first done.

/** Opens the choice of boards. */
export async function chooseBoard(play: NtPlay): Promise<void> {
  const { openBoardDialog } = await import('./board-dialog.ts');
  openBoardDialog(play, await play.progress, play.session);
}

/** Hands the position on the board to somebody else. */
export async function share(play: NtPlay): Promise<void> {
  const { shareBoard } = await import('./share.ts');
  await shareBoard(play, play.session);
}

/** Opens the list of all keys. */
export async function showKeys(play: NtPlay): Promise<void> {
  const { openKeysDialog } = await import('../ui/keys-dialog.ts');
  openKeysDialog(play.renderRoot);
}

/** Asks before a solution is shown, and shows it. */
export async function askToReveal(play: NtPlay): Promise<void> {
  const { askToReveal: ask } = await import('./reveal-dialog.ts');
  ask(play.renderRoot, () => void reveal(play));
}

async function reveal(play: NtPlay): Promise<void> {
  const answer = await (await play.assist())?.reveal();
  if (answer?.code !== undefined) play.session.reveal(answer.code);
  else if (answer) tellNoneIsLeft(play);
}

/** There is nothing to show: all is found, which is a reason to celebrate, or there never was any. */
function tellNoneIsLeft(play: NtPlay): void {
  const [code] = play.session.known.found.keys();
  if (code === undefined) {
    const text = msg('There is nothing to show: this board has no solution.');
    play.dispatchEvent(new NoticeEvent({ text }));
    return;
  }
  const text = msg('There is nothing left to show: you have found every solution of this size.');
  play.dispatchEvent(new NoticeEvent({ text }));
  signalFind(play.settings, code, true);
  if (prefersStillness()) return;
  // The whole rose blooms once more, as its last petal did.
  for (const rose of play.renderRoot.querySelectorAll('nt-rose')) {
    const timing = { duration: 1200, easing: 'cubic-bezier(.16, 1, .3, 1)' };
    rose.animate([{ transform: 'scale(.2)', opacity: 0 }, {}], timing);
  }
}

/** Lets a change be heard and felt. */
export function signal(
  settings: Settings,
  by: 'hand' | 'undo' | 'redo',
  { queens: before }: Position,
  { queens, size }: Position,
): void {
  const [lifted] = before.filter((square) => !queens.includes(square));
  const placed = queens.find((square) => !before.includes(square));
  if (by === 'undo') {
    if (lifted !== undefined) signalUndo(settings, lifted, size);
    return;
  }
  const wrong = placed !== undefined && queensSeeing(placed, queens, size).length > 0;
  signalMove(settings, { placed, wrong, size });
}

/**
 * Says what has just changed on the board, with what the solver knows of it.
 * @param last The position before.
 */
export async function announceBoard(play: NtPlay, last: Position): Promise<void> {
  const { position, size, solved } = play.session;
  const [newest] = conflictsOf(position.queens, size);
  if (newest) {
    const sentence = msg(str`Conflict: ${pairWords(newest, size)} ${lineWords(newest.line)}.`);
    play.dispatchEvent(new AnnounceEvent(sentence, true));
    return;
  }
  const before = last.queens;
  const placed = position.queens.length;
  const [added, ...moreAdded] = position.queens.filter((square) => !before.includes(square));
  const [lifted, ...moreLifted] = before.filter((square) => !position.queens.includes(square));
  const sentences: string[] = [];
  if (conflictsOf(before, size).length > 0) sentences.push(msg('Conflict cleared.'));
  if (added !== undefined && moreAdded.length === 0) {
    sentences.push(msg(str`Queen on ${squareName(added, size)}.`));
  } else if (lifted !== undefined && moreLifted.length === 0) {
    sentences.push(msg(str`${squareName(lifted, size)} lifted.`));
  }
  sentences.push(msg(str`${placed} placed.`));
  const insight = solved ? undefined : await play.assistant?.firstInsight;
  if (position !== play.session.position) return;
  if (insight) sentences.push((await import('./ways.ts')).waysAnnouncement(insight));
  play.dispatchEvent(new AnnounceEvent(joinSentences(sentences)));
}
