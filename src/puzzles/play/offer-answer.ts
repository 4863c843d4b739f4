import { msg } from '@lit/localize';
import type { Square } from '../../core/board/square.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { search } from '../../game/session/search.ts';
import { NtShowDialog, type ShowQuestion } from '../../game/screen/show-dialog.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { AnnounceEvent, NoticeEvent, type Notice } from '../../ui/events.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import type { PuzzleScreen } from '../game/puzzle-screen.ts';
import type { PuzzleGame } from '../game/puzzle-game.ts';

const heading = (): string => msg('Reveal the solution?');

const QUESTION: ShowQuestion = {
  heading,
  text: () => msg('It won’t count as solved until you solve it yourself.'),
};

const QUESTION_OF_DAY: ShowQuestion = {
  heading,
  text: () => msg('It won’t count for the day until you solve it yourself.'),
};

/** Asks before the answer of a puzzle is shown, or says why there is nothing to show. */
export function askToShow(screen: PuzzleScreen, game: PuzzleGame): void {
  const { session } = game;
  const refuse = (text: string): void =>
    void screen.dispatchEvent(new NoticeEvent({ text, over: nextBoard(session) }));
  if (session.verdict.solved) {
    refuse(msg('Nothing to reveal: this board is finished.'));
    return;
  }
  const question = game.ofDay ? QUESTION_OF_DAY : QUESTION;
  openModal(screen.renderRoot, NtShowDialog, { question, show: () => void show() });

  /** In practice the notice offers another puzzle after one was revealed. */
  const another = (text: string): Notice => ({
    text,
    action: {
      label: msg('Another'),
      run: () => screen.dispatchEvent(new Event('nt-one-more', { bubbles: true, composed: true })),
    },
    over: nextBoard(session),
  });

  async function show(): Promise<void> {
    const signal = nextBoard(session);
    const { queens } = session.position;
    const found = await search<{ readonly answer: readonly Square[] | undefined }>(
      screen,
      async ({ signal: ended, onBest }) => {
        const options = {
          signal: ended,
          onBest: (answer: readonly Square[]) => onBest({ answer }),
        };
        return { answer: await puzzleSolver.answer(game.played.puzzle, queens, options) };
      },
      signal,
      msg('No reply came. Please try again.'),
    );
    if (!found || screen.current !== game) return;
    if (!found.answer) refuse(msg('No solution was found.'));
    else {
      await game.show(found.answer);
      const text = msg('Solution revealed.');
      screen.dispatchEvent(
        screen.practice ? new NoticeEvent(another(text)) : new AnnounceEvent(text),
      );
    }
  }
}
