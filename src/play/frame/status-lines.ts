import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { canFind } from '../../core/game/attempt.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { conflictTag, pips } from '../../game/screen/pips.ts';
import { status, type StatusLine } from '../../game/screen/status.ts';
import { lineWords, pairWords } from '../../game/words/words.ts';
import type { FreePlay } from './free-play.ts';
import { allYours } from './progress-words.ts';

/** The solver's part of the status of a board. */
export interface CompletionStatus extends StatusLine {
  /** The completions as dots, at the right above the line. */
  readonly dots?: TemplateResult | undefined;
}

/**
 * Draws the status under the board: the queens that are placed, and one line.
 * @param ways The solver's part; left out if the player wants no help.
 * @param answer The answer to Check, in place of the usual line.
 */
export function statusLines(
  freePlay: FreePlay,
  ways: CompletionStatus = {},
  answer?: StatusLine,
): TemplateResult {
  const { session } = freePlay;
  const { conflicts, solved } = session.verdict;
  const isFound = solved && canFind(session.attempt);
  return status(
    html`${pips(session.position.queens.length, session.game.rules.shape.rows, isFound)}
    ${conflicts.length > 1 ? conflictTag(conflicts.length) : (ways.dots ?? nothing)}`,
    answer ?? statusLine(freePlay, ways),
  );
}

function statusLine(freePlay: FreePlay, ways: CompletionStatus): StatusLine {
  const words = conflictWords(freePlay) ?? boardWords(freePlay);
  if (words) return { words };
  const note = originNote(freePlay);
  // Only a dead end has words and an action, and its way out needs the room.
  if (!note || (ways.words && ways.action)) return ways;
  return { words: ways.words ? html`${ways.words}<br />${note}` : note, action: ways.action };
}

/** Returns the newest conflict in words; `undefined` if there is none. */
export function conflictWords({ session, size }: FreePlay): TemplateResult | undefined {
  const [newest] = session.verdict.conflicts;
  if (!newest) return undefined;
  const squares = html`<b class="wrong">${pairWords(newest, size)}</b>`;
  const line = lineWords(newest.line);
  return msg(html`${squares} attack each other ${line}`);
}

/** Returns what is to be said of a board that is solved, empty or cannot be solved; `undefined` for any other. */
function boardWords({
  session,
  size,
  known,
  isComplete,
}: FreePlay): TemplateResult | string | undefined {
  const { position, verdict, attempt } = session;
  if (verdict.solved) {
    switch (attempt.by) {
      case 'reveal':
        return msg('Revealed. Solve it yourself from an empty board to count it.');
      case 'link':
        return msg('Opened from a link. Solve it yourself from an empty board to count it.');
      default:
        return msg(html`<b>Solved.</b> No queen attacks another.`);
    }
  }
  if (solutionCount(size) === 0n) {
    return msg(str`${size} queens on ${size} × ${size} always attack each other.`);
  }
  if (position.queens.length > 0) return undefined;
  if (isComplete) return html`<b>${allYours(known.found.size)}</b>`;
  return size === 1
    ? msg(html`<b>Tap the square</b> to place the only queen.`)
    : msg(html`<b>Tap any square.</b> Place ${size} queens so that none attacks another.`);
}

/** Returns why a solution of this board would not count as found; `undefined` if it would. */
function originNote({ session }: FreePlay): string | undefined {
  switch (session.attempt.by) {
    case 'link':
      return msg('From a link, so it won’t count as found');
    case 'reveal':
      return msg('Revealed, so it won’t count as found');
    default:
      return undefined;
  }
}
