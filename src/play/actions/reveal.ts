import { msg, str } from '@lit/localize';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import type { Square } from '../../core/board/square.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import { offerToShow, type Found, type ShowQuestion } from '../../game/screen/show-dialog.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { NoticeEvent, type Notice } from '../../ui/events.ts';
import type { Assistant } from '../ways/assistant.ts';
import { whichWords } from '../../game/screen/status.ts';
import type { FreePlay } from '../frame/free-play.ts';

const QUESTION: ShowQuestion = {
  heading: () => msg('Reveal a solution?'),
  text: () => msg('It won’t count as found until you solve it yourself.'),
};

/** The longest wait for the solver before the dialog opens, in milliseconds. */
const LONGEST_WAIT = 400;

/** Offers to show a completion of the board that the player has not found, or says why there is none. */
export async function offerReveal(
  screen: BoardScreen,
  freePlay: FreePlay,
  assistant: Assistant,
): Promise<void> {
  const { position } = freePlay;
  const refuse = (notice: Notice): void =>
    void screen.dispatchEvent(new NoticeEvent({ ...notice, over: nextBoard(freePlay) }));
  const refuseEnded = (): void => refuse(endedNotice(freePlay, assistant));
  const refusal = refusalWords(freePlay);
  if (refusal) {
    refuse({ text: refusal });
    return;
  }
  const signal = nextBoard(freePlay);
  let question: Promise<Found<Code>> | undefined = assistant.findUnknown(signal);
  const replied = replyTo(question, signal);
  // A press of “Show it” after that asks again.
  void replied.then(({ kind }) => {
    if (kind !== 'answered') question = undefined;
  });
  const early = await Promise.race([replied, wait(LONGEST_WAIT)]);
  if (freePlay.position !== position) return;
  if (early?.kind === 'answered' && early.answer.answer === undefined) {
    refuseEnded();
    return;
  }
  offerToShow<Code>(screen, {
    question: QUESTION,
    find: (options) => question ?? assistant.findUnknown(options.signal),
    show: (code) => reveal(freePlay, code),
    refuse: refuseEnded,
    shown: () => msg('Solution revealed. It won’t count as found until you solve it yourself.'),
  });
}

/** Returns the reason why nothing can be shown, if it is known without the solver. */
function refusalWords({ size, verdict, isComplete }: FreePlay): Notice['text'] | undefined {
  if (solutionCount(size) === 0n) {
    return () => msg(str`Nothing to reveal: ${sizeOf(size)} has no solution.`);
  }
  if (isComplete) {
    return () => msg('Nothing left to reveal: you have found every solution of this size.');
  }
  if (verdict.solved) return () => msg('Nothing to reveal: this board is finished.');
  if (verdict.conflicts.length > 0) {
    return () => msg('Two queens attack each other. Take one of them back first.');
  }
  return undefined;
}

/** Returns the notice for a board without a new completion, with the question which queens to take back. */
function endedNotice(freePlay: FreePlay, { askWhich }: Assistant): Notice {
  const { queens } = freePlay.position;
  if ([...freePlay.known.found.keys()].some((code) => isCompletionOf(code, queens))) {
    return {
      text: () => msg('Nothing to reveal: you have found every solution that fits.'),
    };
  }
  const text = (): string => msg('This board can’t be completed. Take a queen back first.');
  return { text, action: { label: whichWords, run: askWhich } };
}

/** Returns true if a solution has all these queens. */
function isCompletionOf(code: Code, queens: readonly Square[]): boolean {
  const solution = queensOf(code);
  return queens.every((queen) => solution.includes(queen));
}

/**
 * Shows a solution with the player's queens and hollow ones for the rest, and records it as revealed, unless it was
 * found before.
 */
async function reveal(freePlay: FreePlay, code: Code): Promise<void> {
  freePlay.play({ kind: 'reveal', solution: queensOf(code) });
  await freePlay.progress.recordRevealed({ code, revealedAt: Date.now() });
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
