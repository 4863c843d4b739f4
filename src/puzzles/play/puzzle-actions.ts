import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Square } from '../../core/board/square.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import { offerToShow, type ShowQuestion } from '../../game/screen/show-dialog.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { search } from '../../game/session/search.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { LookBack } from '../../solver/look-back/look-back.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { NoticeEvent } from '../../ui/events.ts';
import type { CommandIn } from '../../ui/keyboard/keymap.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import '../look-back/look-back.ts';
import { solvedGameOf } from '../look-back/looked-back.ts';
import { NtPageDialog } from '../look-back/page-dialog.ts';
import { puzzleTitle } from '../shared/puzzle-words.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';

/** A command of the screen where a puzzle is played. */
export type PuzzleCommand =
  CommandIn<'puzzle'> | 'mark' | 'rule' | 'start-over' | 'look-back' | 'share' | 'result';

/** Runs a command of the screen where a puzzle is played. */
export type RunPuzzle = (command: PuzzleCommand) => unknown;

/** Shows the player's own game of the solved puzzle, move by move. */
export async function lookBack(screen: BoardScreen, session: PuzzleSession): Promise<void> {
  const solved = solvedGameOf(session);
  const read = await search<LookBack>(
    screen,
    (options) => puzzleSolver.lookBack(solved, options),
    nextBoard(session),
  );
  if (!read || screen.session !== session) return;
  const time = session.elapsed > 0 ? [durationOf(session.elapsed)] : [];
  openModal(screen.renderRoot, NtPageDialog, {
    name: () => msg('Look back'),
    page: (close) =>
      html`<nt-look-back
        .game=${read}
        .about=${[puzzleTitle(session.played), ...time].join(' · ')}
        .settings=${screen.settings}
        .close=${close}
      ></nt-look-back>`,
  });
}

/** Starts the puzzle over, and offers Undo until the board changes. */
export async function startOver(host: EventTarget, session: PuzzleSession): Promise<void> {
  await session.startOver();
  const notice = {
    text: () => msg('The board and the time start over.'),
    action: { label: () => msg('Undo'), run: () => void session.takeBack() },
    over: nextBoard(session),
  };
  host.dispatchEvent(new NoticeEvent(notice));
}

const QUESTION: ShowQuestion = {
  heading: () => msg('Reveal the solution?'),
  text: () => msg('After that, solving it won’t count.'),
};

/** Asks before the answer of a puzzle is shown, or says why there is nothing to show. */
export function askToShow(screen: BoardScreen, session: PuzzleSession): void {
  const refuse = (text: () => string): void =>
    void screen.dispatchEvent(new NoticeEvent({ text, over: nextBoard(session) }));
  if (session.verdict.solved) {
    refuse(() => msg('Nothing to reveal: this board is finished.'));
    return;
  }
  offerToShow<readonly Square[]>(screen, {
    question: QUESTION,
    find: async ({ signal, onInterim }) => ({
      answer: await puzzleSolver.answer(session.played.puzzle, session.position.queens, {
        signal,
        onInterim: (answer) => onInterim({ answer }),
      }),
    }),
    show: (answer) => session.show(answer),
    refuse: () => refuse(() => msg('No solution was found.')),
    shown: () => msg('Solution revealed.'),
  });
}
