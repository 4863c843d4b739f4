import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import { nextBoard } from '../session/next-board.ts';
import { search, type SearchOptions } from '../session/search.ts';
import type { AnySession } from '../session/session.ts';
import { plural } from '../../i18n/format.ts';

/** The wrong queens and marks of a board. */
type Wrong = Extract<BoardCheck, { kind: 'checked' }>;

/** Checks the current board; resolves with `undefined` if no result came. */
export type AskCheck = (
  options: Pick<SearchOptions<BoardCheck>, 'signal'>,
) => Promise<BoardCheck | undefined>;

/** Sessions whose board is being checked, with the signal that is aborted when their board changes. */
const checking = new WeakMap<AnySession, AbortSignal>();

/**
 * Checks an unsolved board and counts the check as help. A check that takes more than five seconds is undecided and does
 * not count, and neither does one whose worker died.
 * @param host The element on which a notice shows a search that takes long.
 * @returns `undefined` if no answer came, or if the board has changed meanwhile.
 */
export async function checkBoard(
  host: EventTarget,
  session: AnySession,
  ask: AskCheck,
): Promise<BoardCheck | undefined> {
  if (session.verdict.solved || checking.get(session)?.aborted === false) return undefined;
  const over = nextBoard(session);
  checking.set(session, over);
  const check = await search<BoardCheck>(
    host,
    ({ signal, onBest }) => {
      // The result that is reported if the solver does not answer in time.
      onBest({ kind: 'undecided' });
      return ask({ signal });
    },
    over,
    undecidedWords(),
  );
  checking.delete(session);
  if (check?.kind === 'checked') session.play({ kind: 'check' });
  return check;
}

/** Returns the line that says if something is wrong on a board; it names no square. */
export function checkLine(check: BoardCheck): TemplateResult | string {
  if (check.kind !== 'checked') return otherWords(check.kind);
  return msg(html`Checked: <b>${wrongWords(check)}</b>`);
}

/** Returns the announcement of what `checkLine` shows. */
export function checkAnnouncement(check: BoardCheck): string {
  return check.kind === 'checked'
    ? msg(str`Checked: ${wrongWords(check)}.`)
    : otherWords(check.kind);
}

/** Returns `2 queens are wrong, 1 mark is wrong` or `nothing wrong`. */
function wrongWords({ queens, marks }: Wrong): string {
  const parts: string[] = [];
  if (queens.length > 0) {
    const count = queens.length;
    parts.push(
      plural(count, {
        one: msg(str`${count} queen is wrong`),
        other: msg(str`${count} queens are wrong`),
      }),
    );
  }
  if (marks.length > 0) {
    const count = marks.length;
    parts.push(
      plural(count, {
        one: msg(str`${count} mark is wrong`),
        other: msg(str`${count} marks are wrong`),
      }),
    );
  }
  return parts.join(msg(', ')) || msg('nothing wrong');
}

function otherWords(kind: 'no-solution' | 'undecided'): string {
  return kind === 'no-solution' ? msg('This board has no solution.') : undecidedWords();
}

/** Says that a check ended without a result. */
function undecidedWords(): string {
  return msg('The check took too long. Please try again.');
}
