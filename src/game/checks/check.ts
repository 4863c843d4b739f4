import { msg, str } from '@lit/localize';
import type { TemplateResult } from 'lit';
import type { Shape } from '../../core/board/shape.ts';
import type { Insight } from '../../solver/insight/insight.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import { nextBoard } from '../session/next-board.ts';
import { search, type SearchOptions } from '../session/search.ts';
import type { AnySession } from '../session/session.ts';
import { MOST_NAMED, squaresWordsOn } from '../words/house-words.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { emphasized } from '../../ui/emphasized.ts';

/** The wrong queens and marks of a board. */
export type Wrong = Extract<BoardCheck, { kind: 'checked' }>;

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
    ({ signal, onInterim }) => {
      // The result that is reported if the solver does not answer in time.
      onInterim({ kind: 'undecided' });
      return ask({ signal });
    },
    over,
    undecidedWords,
  );
  checking.delete(session);
  if (check?.kind === 'checked') session.play({ kind: 'check' });
  return check;
}

/** Returns the line that says if something is wrong on a board; it names no square. */
export function checkLine(check: BoardCheck): TemplateResult | string {
  return check.kind === 'checked' ? emphasized(wrongWords(check)) : otherWords(check.kind);
}

/** Returns the line that names the mistakes which the board shows, unless they are too many for it. */
export function mistakesLine(wrong: Wrong, shape: Shape): TemplateResult {
  const areFew = wrong.queens.length + wrong.marks.length <= MOST_NAMED;
  return emphasized(areFew ? namedWords(wrong, shape) : wrongWords(wrong));
}

/** Returns the announcement that names the mistakes: `d6 and g2 are wrong.` */
export function mistakesAnnouncement(wrong: Wrong, shape: Shape): string {
  return namedWords(wrong, shape).replaceAll('*', '');
}

/** Returns the announcement of what `checkLine` shows. */
export function checkAnnouncement(check: BoardCheck): string {
  return check.kind === 'checked' ? wrongWords(check).replaceAll('*', '') : otherWords(check.kind);
}

/** Returns `Checked: *2 queens are wrong.*` with the result between asterisks. */
function wrongWords({
  queens: { length: queens },
  marks: { length: marks },
  insight,
}: Wrong): string {
  if (queens === 0) {
    if (insight) return rightWords(insight);
    return marks === 0
      ? msg('Checked: *nothing wrong.*')
      : plural(marks, msg('Checked: *{# mark is|# marks are} wrong.*'));
  }
  return joinSentences([
    plural(queens, msg('Checked: *{# queen is|# queens are} wrong.*')),
    marks === 0 ? '' : plural(marks, msg('*{# mark is|# marks are} wrong.*')),
  ]);
}

/** Returns `*No mistakes:* 4 solutions left`, or says that the player has found them. */
function rightWords({ completions: { count, isExact }, newCompletions }: Insight): string {
  if (newCompletions.isExact && newCompletions.count === 0) {
    if (count === 1) return msg('*1 solution fits.* You have it.');
    if (count === 2) return msg('*2 solutions fit.* You have both.');
    return plural(count, msg('*{# solution fits|# solutions fit}.* You have all of them.'));
  }
  return plural(
    count,
    isExact
      ? msg('*No mistakes:* {# solution|# solutions} left')
      : msg('*No mistakes:* {#+ solution|#+ solutions} left'),
  );
}

/** Returns `*d6 and g2 are wrong.*` with the result between asterisks. */
function namedWords({ queens, marks }: Wrong, shape: Shape): string {
  const queenNames = squaresWordsOn(queens, shape);
  const markNames = squaresWordsOn(marks, shape);
  return joinSentences([
    queens.length === 0 ? '' : plural(queens.length, msg(str`*${queenNames} {is|are} wrong.*`)),
    marks.length === 0
      ? ''
      : plural(marks.length, msg(str`*The {mark|marks} on ${markNames} {is|are} wrong.*`)),
  ]);
}

function otherWords(kind: 'no-solution' | 'undecided'): string {
  return kind === 'no-solution' ? msg('This board has no solution.') : undecidedWords();
}

/** Says that a check ended without a result. */
function undecidedWords(): string {
  return msg('The check took too long. Please try again.');
}
