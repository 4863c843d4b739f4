import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { canFind } from '../../core/game/attempt.ts';
import type { Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { conflictTag, pips } from '../../game/screen/pips.ts';
import { status, type StatusLine } from '../../game/screen/status.ts';
import { conflictLine } from '../../game/words/conflict-words.ts';
import { plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { FreePlay } from './free-play.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { allYours, foundWords, solutionWords } from './progress-words.ts';

/** The solver's part of the status of a board. */
export interface CompletionStatus extends StatusLine {
  /** The completions as dots, at the right above the line. */
  readonly dots?: TemplateResult | undefined;
}

/**
 * Draws the status under the board: the queens that are placed, and one line.
 * @param isTold True if the board is a find of which nothing is to be said here.
 * @param ways The solver's part; left out if the player wants no help.
 * @param answer The answer to Check, in place of the usual line.
 */
export function statusLines(
  freePlay: FreePlay,
  isTold: boolean,
  ways: CompletionStatus = {},
  answer?: StatusLine,
): TemplateResult {
  const line = isTold ? {} : (answer ?? statusLine(freePlay, ways));
  return status(queensRow(freePlay, ways.dots), line);
}

/** Draws the status of a board that is turned in the mind: nothing tells if it can be finished. */
export function turnStatus(freePlay: FreePlay): TemplateResult {
  return status(queensRow(freePlay), {});
}

function queensRow(
  { position, verdict, size, isFound }: FreePlay,
  dots?: TemplateResult,
): TemplateResult {
  const { conflicts } = verdict;
  return html`${pips(position.queens.length, size, isFound)}
  ${conflicts.length > 1 ? conflictTag(conflicts.length) : (dots ?? nothing)}`;
}

function statusLine(freePlay: FreePlay, ways: CompletionStatus): StatusLine {
  const words = conflictLine(freePlay.geometry.rules, freePlay) ?? boardWords(freePlay);
  if (words) return { words };
  const note = originNote(freePlay);
  // Only a dead end has words and an action, and its way out needs the room.
  if (!note || (ways.words && ways.action)) return ways;
  return { words: ways.words ? html`${ways.words}<br />${note}` : note, action: ways.action };
}

/** Returns what is to be said of a board that is solved, empty or cannot be solved; `undefined` for any other. */
function boardWords({
  position,
  verdict,
  attempt,
  size,
  code,
  known,
  isComplete,
}: FreePlay): TemplateResult | string | undefined {
  if (verdict.solved) {
    if (canFind(attempt) || known.found.has(code!)) return foundSentence(known, code!);
    return attempt.by === 'reveal' || known.revealed.has(code!)
      ? msg('Revealed. Solve it yourself from an empty board to count it.')
      : msg('Opened from a link. Solve it yourself from an empty board to count it.');
  }
  if (solutionCount(size) === 0n) {
    return plural(size, msg(str`{# queen|# queens} on ${sizeOf(size)} always attack each other.`));
  }
  if (position.queens.length > 0) return undefined;
  if (isComplete) return html`<b>${allYours(known.found.size)}</b>`;
  return size === 1
    ? msg('Place the only queen.')
    : plural(size, msg('Place # queens so that none attacks another.'));
}

/** Returns why a solution of this board would not count as found; `undefined` if it would. */
function originNote({ attempt }: FreePlay): string | undefined {
  switch (attempt.by) {
    case 'link':
      return msg('Not placed by hand, so it won’t count as found');
    case 'reveal':
      return msg('Revealed, so it won’t count as found');
    default:
      return undefined;
  }
}

/** Returns the words of a solution that is found: its number if it is the newest, else its day. */
function foundSentence(known: SizeProgress, code: Code): TemplateResult | string {
  const find = known.found.get(code);
  // Not known yet.
  if (!find) return '';
  // A move code brings several finds of one moment.
  const isNewest = [...known.found.values()].every(
    (other) => other === find || other.foundAt < find.foundAt,
  );
  return isNewest ? solutionWords(known) : foundWords(find);
}
