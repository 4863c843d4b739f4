import { msg } from '@lit/localize';
import { nextBoard } from '../game/next-board.ts';
import { NoticeEvent } from '../ui/events.ts';
import type { PuzzleGame } from './puzzle-game.ts';

/**
 * Begins a puzzle again, and offers to take that back until the board is another.
 * @param host Where a `NoticeEvent` says so.
 */
export async function startOver(host: EventTarget, game: PuzzleGame): Promise<void> {
  await game.startOver();
  const notice = {
    text: msg('The board is as it was at the start, and so is the time.'),
    action: { label: msg('Undo'), run: () => void game.takeBack() },
    over: nextBoard(game.session),
  };
  host.dispatchEvent(new NoticeEvent(notice));
}
