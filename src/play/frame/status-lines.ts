import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { conflictTag, pips } from '../../game/screen/pips.ts';
import { lineWords, pairWords } from '../../game/words/words.ts';
import type { FreePlay } from './free-play.ts';
import type { SizeProgress } from '../../progress/solutions/known-solutions.ts';
import { allYours, foundWords, solutionWords } from './progress-words.ts';

/** The solver's content of the lines under the board. */
export interface CompletionLine {
  /** The completions drawn as seeds, or their number, at the right above the sentence. */
  readonly seeds?: TemplateResult | undefined;
  /** The end of the sentence; left out while the number is unknown. */
  readonly words?: TemplateResult | undefined;
  /** The button for the next step, such as Undo. */
  readonly action?: TemplateResult | undefined;
}

export interface Caption {
  /** The words in place of the usual sentence; `undefined` to keep that sentence. */
  readonly words: string | undefined;
  readonly skip: TemplateResult;
}

/**
 * Draws the lines under the board: the number of queens, and a sentence on the board.
 * @param isTold True if the board is a find of which nothing is to be said here.
 * @param ways The solver's content; left out if the player wants no help.
 */
export function statusLines(
  freePlay: FreePlay,
  isTold: boolean,
  ways?: CompletionLine,
  caption?: Caption,
): TemplateResult {
  const { session } = freePlay;
  const { conflicts } = session.verdict;
  const { queens } = session.position;
  return html`<section class="insight">
    <div class="row">
      ${pips(queens.length, session.game.rules.shape.rows, freePlay.isFound)}
      ${conflicts.length > 0 ? conflictTag(conflicts.length) : ways?.seeds} ${caption?.skip}
    </div>
    <p>${isTold ? nothing : (caption?.words ?? sentence(freePlay, ways))}</p>
    ${ways?.action}
  </section>`;
}

/** Draws the status of a board that is turned in the mind: nothing tells if it can be finished. */
export function turnStatus({ session }: FreePlay): TemplateResult {
  const { conflicts } = session.verdict;
  return html`<section class="insight">
    <div class="row">
      ${pips(session.position.queens.length, session.game.rules.shape.rows)}
      ${conflicts.length > 0 ? conflictTag(conflicts.length) : nothing}
    </div>
  </section>`;
}

function sentence(
  { session, code, size, known, isComplete }: FreePlay,
  ways?: CompletionLine,
): TemplateResult | string {
  const { position, verdict, attempt } = session;
  const placed = position.queens.length;
  const [newest] = verdict.conflicts;
  if (newest) {
    const squares = html`<b class="wrong">${pairWords(newest, size)}</b>`;
    const line = lineWords(newest.line);
    return msg(html`${squares} attack each other ${line}`);
  }
  if (verdict.solved) {
    switch (attempt.by) {
      case 'reveal':
        return msg('Revealed. Solve it yourself from an empty board to count it.');
      case 'link':
        return msg('Opened from a link. Solve it yourself from an empty board to count it.');
      default:
        return foundSentence(known, code!);
    }
  }
  if (solutionCount(size) === 0n) {
    return msg(str`${size} queens on ${size} × ${size} always attack each other.`);
  }
  if (placed === 0) {
    if (isComplete) return html`<b>${allYours(known.found.size)}</b>`;
    return size === 1
      ? msg(html`<b>Tap the square</b> to place the only queen.`)
      : msg(html`<b>Tap any square.</b> Place ${size} queens so that none attacks another.`);
  }
  const left = size - placed;
  const count = html`<b>${msg(str`${placed} placed`)}</b>`;
  if (attempt.by === 'link') return msg(html`${count} · from a link, so it won’t count as found`);
  if (attempt.by === 'reveal') {
    return msg(html`${count} · revealed, so it won’t count as found`);
  }
  // No other sentence until the solver answers, usually within a frame: it would flicker.
  if (ways) return html`${count}${ways.words && html` · ${ways.words}`}`;
  return html`${count} · ${msg(str`${left} to go`)}`;
}

/** Returns the words of a solution that is found: its number if it is the newest, else its day. */
function foundSentence(known: SizeProgress, code: Code): TemplateResult | string {
  const find = known.found.get(code);
  // Not known yet.
  if (!find) return '';
  const isNewest = [...known.found.values()].every(({ foundAt }) => foundAt <= find.foundAt);
  return isNewest ? solutionWords(known) : foundWords(find);
}
