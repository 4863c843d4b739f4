import { msg } from '@lit/localize';
import { MAX_SIZE, MIN_SIZE } from '../../core/board/square.ts';
import { playAddress } from '../../core/routes/addresses.ts';
import type { BoardScreen, Commands } from '../../game/screen/board-screen.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { NoticeEvent } from '../../ui/events.ts';
import type { CommandIn } from '../../ui/keyboard/keymap.ts';
import { foundCounts, nextSize } from '../frame/next-size.ts';
import type { FreePlay } from '../frame/free-play.ts';
import type { RouteController } from '../opening/route-controller.ts';
import type { Assistant } from '../ways/assistant.ts';
import { NtBoardDialog } from './board-dialog.ts';
import { offerReveal } from './reveal.ts';
import { shareBoard } from './share.ts';

/** A command of the screen of free play. */
export type PlayCommand =
  CommandIn<'play'> | 'mark' | 'choose-board' | 'next-size' | 'share' | 'turn' | 'end-turn';

/** Runs a command of the screen of free play. */
export type RunPlay = (command: PlayCommand) => unknown;

/**
 * Returns the commands of the screen of free play. Those that depend on the board wait for one that is being opened.
 * @param assist Returns the solver's side.
 * @param announceTask Announces the task of a turn that has begun.
 */
export function playCommands(
  screen: BoardScreen,
  freePlay: FreePlay,
  opener: RouteController,
  assist: () => Assistant,
  announceTask: () => void,
): Commands<PlayCommand> {
  const commands: Commands<PlayCommand> = {
    ...screen.boardCommands,
    'choose-board': () => openModal(screen.renderRoot, NtBoardDialog, { size: freePlay.size }),
    share: async () => {
      await opener.opened;
      await shareBoard(screen, freePlay);
    },
    reveal: async () => {
      await opener.opened;
      await offerReveal(screen, freePlay, assist());
    },
    hint: async () => {
      await opener.opened;
      // The sheet of the find would cover the hint, and offers the next steps itself.
      if (screen.celebration) return;
      if (freePlay.verdict.solved) offerAnother(screen, freePlay, commands);
      else await assist().hints.ladder.next();
    },
    check: async () => {
      await opener.opened;
      await assist().mistakes.check();
    },
    'next-board': () => {
      if (!freePlay.verdict.solved) return false;
      freePlay.play({ kind: 'clear' });
      screen.board.focus();
      return true;
    },
    turn: () => {
      freePlay.beginTurn();
      screen.board.focus();
      announceTask();
    },
    'end-turn': () => {
      freePlay.endTurn();
      screen.board.focus();
    },
    'next-size': async () => {
      const { size } = freePlay;
      const next = nextSize(size, await foundCounts(freePlay));
      if (freePlay.size !== size) return;
      nextBoard(freePlay).addEventListener('abort', () => {
        // The new board replaces the squares, so that they can take the focus only after the update.
        void screen.updateComplete.then(() => screen.board.focus());
      });
      location.hash = playAddress(next);
    },
    close: () => {
      if (!screen.closeSheet() && freePlay.turned !== undefined) commands['end-turn']();
      // The browser closes popovers, such as the answer of a question mark.
      return false;
    },
    smaller: () => {
      if (freePlay.size > MIN_SIZE) location.hash = playAddress(freePlay.size - 1);
    },
    larger: () => {
      if (freePlay.size < MAX_SIZE) location.hash = playAddress(freePlay.size + 1);
    },
  };
  return commands;
}

/** Says in a notice that the board is solved, and offers to find another solution if one is left. */
function offerAnother(
  host: EventTarget,
  freePlay: FreePlay,
  commands: Commands<PlayCommand>,
): void {
  const notice = freePlay.isComplete
    ? { text: () => msg('You have found every solution of this size.') }
    : {
        text: () => msg('This board is solved.'),
        action: {
          label: () => msg('Find another', { desc: 'A button: another solution' }),
          run: commands['next-board'],
        },
      };
  host.dispatchEvent(new NoticeEvent({ ...notice, over: nextBoard(freePlay) }));
}
