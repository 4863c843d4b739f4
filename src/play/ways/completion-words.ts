import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { squareName, type Square } from '../../core/board/square.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { Bound, Insight } from '../../solver/insight/insight.ts';
import type { WayBack } from '../../solver/insight/way-back.ts';
import { toggletip } from '../../ui/dialogs/toggletip.ts';
import { deadEndWords } from '../../ui/help/first-words.ts';
import { icon, undoIcon } from '../../ui/drawing/icons.ts';
import type { CompletionLine } from '../frame/status-lines.ts';

/** The largest number of completions drawn one by one; above `MOST_COUNTED` the drawing says only "many". */
const MOST_SEEDS = 8;
const MOST_COUNTED = 999;

/**
 * Returns the solver's content of the lines under the board.
 * @param goBack Undoes a number of steps, to a board that can be completed.
 */
export function completionLine(
  insight: Insight | undefined,
  wayBack: WayBack | undefined,
  goBack: (steps: number) => void,
): CompletionLine {
  if (!insight) return { seeds: undefined, words: undefined, action: undefined };
  return {
    seeds: seeds(insight),
    words: words(insight),
    action: wayBack && backButton(wayBack, goBack),
  };
}

/**
 * Returns the content of the lines under the board until the player asks for the number of solutions.
 * @param left The number of queens still to be placed.
 */
export function completionLineToAsk(left: number, count: () => void): CompletionLine {
  return {
    seeds: html`<button class="ask" @click=${count}>${msg('How many solutions?')}</button>`,
    words: html`${msg(str`${left} to go`)}`,
    action: undefined,
  };
}

/** Returns the end of the announcement of a move: `3 solutions possible, 2 new.` */
export function completionAnnouncement({ completions, newCompletions }: Insight): string {
  if (isDead(completions)) return `${deadEndWords()}${msg('.')}`;
  if (!completions.isExact) return `${completionWords(completions)}${msg('.')}`;
  return `${completionWords(completions)}${msg(', ')}${msg(str`${numberOf(newCompletions.count)} new`)}${msg('.')}`;
}

/** Returns the announcement of the way back: `Undo 1 step: 2 solutions possible.` */
export function wayBackAnnouncement({ steps, opens }: WayBack): string {
  const open = completionWords(opens.completions);
  return plural(steps, {
    one: msg(str`Undo 1 step: ${open}.`),
    other: msg(str`Undo ${steps} steps: ${open}.`),
  });
}

/** Returns the words of a preview queen, such as `d8 leaves 3 solutions, 2 new`. */
export function previewWords(
  square: Square,
  size: number,
  { completions, newCompletions }: Insight,
): TemplateResult {
  const name = squareName(square, size);
  if (isDead(completions)) return html`${msg(str`${name} leads to a dead end`)}`;
  return html`${msg(str`${name} leaves ${countWords(completions)}`)}<b
      >${msg(', ')}${msg(str`${boundOf(newCompletions)} new`)}</b
    >`;
}

function isDead(ways: Bound): boolean {
  return ways.isExact && ways.count === 0;
}

function seeds({ completions, newCompletions }: Insight): TemplateResult {
  if (completions.isExact && completions.count > 0 && completions.count <= MOST_SEEDS) {
    const found = completions.count - newCompletions.count;
    const label = msg(
      str`${completionWords(completions)}: ${numberOf(found)} found before, ${numberOf(newCompletions.count)} new`,
    );
    const drawing = html`<span class="seeds"
      >${Array.from({ length: completions.count }, (_, index) => html`<i class=${index < found ? '' : 'new'}></i>`)}</span
    >`;
    return toggletip(
      drawing,
      label,
      msg('Each dot is a possible solution, golden if you have found it.'),
    );
  }
  const count = completions.count > MOST_COUNTED ? msg('many solutions') : countWords(completions);
  return toggletip(
    html`<span class="tag">${count}</span>`,
    completionWords(completions),
    solutionsWords(completions),
  );
}

/** Returns a sentence on the number of solutions that have all the queens on the board. */
function solutionsWords(ways: Bound): string {
  if (isDead(ways)) return msg('No solution has all the queens on the board.');
  const count = numberOf(ways.count);
  if (!ways.isExact) {
    return plural(ways.count, {
      one: msg(str`At least ${count} solution has all the queens on the board.`),
      other: msg(str`At least ${count} solutions have all the queens on the board.`),
    });
  }
  return plural(ways.count, {
    one: msg(str`${count} solution has all the queens on the board.`),
    other: msg(str`${count} solutions have all the queens on the board.`),
  });
}

function words({ completions, newCompletions }: Insight): TemplateResult {
  if (isDead(completions)) return html`${deadEndWords()}`;
  const all = completionWords(completions);
  if (!completions.isExact) return html`${all}`;
  if (newCompletions.count === 0) {
    const before = completions.count > 2 ? msg('all found before') : msg('found before');
    return html`${all}${msg(', ')}${before}`;
  }
  const part =
    newCompletions.count < completions.count || completions.count === 2
      ? msg(str`${numberOf(newCompletions.count)} of them new`)
      : completions.count === 1
        ? msg('a new one')
        : msg('all of them new');
  return html`${all}${msg(', ')}<span class="new">${part}</span>`;
}

/** Returns `4 solutions possible` or `at least 1,200 solutions possible`. */
function completionWords(ways: Bound): string {
  const count = numberOf(ways.count);
  if (!ways.isExact) {
    return plural(ways.count, {
      one: msg(str`at least ${count} solution possible`),
      other: msg(str`at least ${count} solutions possible`),
    });
  }
  return plural(ways.count, {
    one: msg(str`${count} solution possible`),
    other: msg(str`${count} solutions possible`),
  });
}

function countWords(ways: Bound): string {
  return plural(ways.count, {
    one: msg(str`${boundOf(ways)} solution`),
    other: msg(str`${boundOf(ways)} solutions`),
  });
}

/** Returns a count, with a plus if it is only a lower bound. */
function boundOf({ count, isExact }: Bound): string {
  return isExact ? numberOf(count) : `${numberOf(count)}+`;
}

function backButton({ steps, opens }: WayBack, goBack: (steps: number) => void): TemplateResult {
  const count = boundOf(opens.completions);
  const open = plural(opens.completions.count, {
    one: msg(str`${count} solution possible`),
    other: msg(str`${count} solutions possible`),
  });
  return html`<button class="button outline small back" @click=${() => goBack(steps)}>
    ${icon(undoIcon, 20)}${plural(steps, { one: msg(str`Undo 1 step (${open})`), other: msg(str`Undo ${steps} steps (${open})`) })}
  </button>`;
}
