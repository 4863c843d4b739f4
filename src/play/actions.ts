import { msg, str } from '@lit/localize';
import { conflictsOf } from '../core/attacks.ts';
import { squareName } from '../core/square.ts';
import { AnnounceEvent, NoticeEvent } from '../ui/events.ts';
import type { NtPlay } from './play.ts';
import { conflictAnnouncement } from './words.ts';

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
  else if (answer) {
    const text = msg('There is nothing left to show: you have found every solution of this size.');
    play.dispatchEvent(new NoticeEvent({ text }));
  }
}

/** Says what has just changed on the board, with what the solver knows of it. */
export async function announceBoard(play: NtPlay): Promise<void> {
  const { history, position, size, solved } = play.session;
  const [newest] = conflictsOf(position.queens, size);
  if (newest) {
    play.dispatchEvent(new AnnounceEvent(conflictAnnouncement(newest, size), true));
    return;
  }
  const before = history.past.at(-1)?.queens ?? [];
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
  play.dispatchEvent(new AnnounceEvent(sentences.join(' ')));
}
