import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { squareName, type Square } from '../../core/board/square.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { Bound, Insight } from '../../solver/insight/insight.ts';
import type { WayBack } from '../../solver/insight/way-back.ts';
import { toggletip } from '../../ui/dialogs/toggletip.ts';
import type { CompletionStatus } from '../frame/status-lines.ts';
import { backAction, statusAction } from '../../game/screen/status.ts';
import { undoWords } from '../../game/words/undo-words.ts';

/** The largest number of completions that are drawn as dots. */
const MOST_DOTS = 8;

/**
 * Returns the solver's part of the status of a board.
 * @param hasFind True if the player has found a solution of this size; before that, every solution is new.
 * @param goBack Undoes a number of steps, to a board that can be completed.
 */
export function completionStatus(
  insight: Insight | undefined,
  wayBack: WayBack | undefined,
  hasFind: boolean,
  goBack: (steps: number) => void,
): CompletionStatus {
  if (!insight) return {};
  if (isDead(insight.completions)) {
    return {
      words: html`<b class="wrong">${deadEndWords()}</b>`,
      action: wayBack && backAction(wayBack.steps, () => goBack(wayBack.steps)),
    };
  }
  return {
    words: completionLine(insight, hasFind),
    dots: hasFind ? dots(insight) : undefined,
  };
}

/** Returns the status until the player asks for the number of completions. */
export function statusToAsk(ask: () => void): CompletionStatus {
  return { action: statusAction(msg('Still possible?'), ask, 'ask') };
}

/** Returns the status that offers the number of completions at each move. */
export function statusToOffer(accept: () => void): CompletionStatus {
  return {
    words: msg('Show how many new solutions are left?'),
    action: statusAction(msg('Each move'), accept),
  };
}

/** Returns the end of the announcement of a move: `4 solutions from here, 2 new.` */
export function completionAnnouncement(
  { completions, newCompletions }: Insight,
  hasFind: boolean,
): string {
  if (isDead(completions)) return `${deadEndWords()}${msg('.')}`;
  const all = completionWords(completions);
  if (!completions.isExact || !hasFind) return `${all}${msg('.')}`;
  return `${all}${msg(', ')}${msg(str`${numberOf(newCompletions.count)} new`)}${msg('.')}`;
}

/** Returns the announcement of the way back: `Undo 1 step: 2 solutions.` */
export function wayBackAnnouncement({ steps, opens }: WayBack): string {
  const undo = undoWords(steps);
  return msg(str`${undo}: ${countWords(opens.completions)}.`);
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

function deadEndWords(): string {
  return msg('Dead end');
}

function isDead(ways: Bound): boolean {
  return ways.isExact && ways.count === 0;
}

/** Draws each completion as a dot, gold if it is found; nothing if they are too many. */
function dots({ completions, newCompletions }: Insight): TemplateResult | undefined {
  if (!completions.isExact || completions.count > MOST_DOTS) return undefined;
  const found = completions.count - newCompletions.count;
  const label = msg(
    str`${countWords(completions)}: ${numberOf(found)} found, ${numberOf(newCompletions.count)} new`,
  );
  const drawing = html`<span class="seeds"
    >${Array.from({ length: completions.count }, (_, index) => html`<i class=${index < found ? 'found' : ''}></i>`)}</span
  >`;
  return toggletip(
    drawing,
    label,
    msg('Each dot is a possible solution, golden if you have found it.'),
  );
}

function completionLine(
  { completions, newCompletions }: Insight,
  hasFind: boolean,
): TemplateResult {
  const count = countWords(completions);
  const all = msg(html`<b>${count}</b> from here`);
  if (!completions.isExact || !hasFind) return all;
  if (newCompletions.count > 0) {
    return html`${all}${msg(', ')}${msg(str`${numberOf(newCompletions.count)} new`)}`;
  }
  return html`${all}${msg(', ')}${completions.count > 2 ? msg('all found before') : msg('found before')}`;
}

/** Returns `4 solutions from here` or `at least 1,200 solutions from here`. */
function completionWords(ways: Bound): string {
  const count = numberOf(ways.count);
  if (!ways.isExact) {
    return plural(ways.count, {
      one: msg(str`at least ${count} solution from here`),
      other: msg(str`at least ${count} solutions from here`),
    });
  }
  return plural(ways.count, {
    one: msg(str`${count} solution from here`),
    other: msg(str`${count} solutions from here`),
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
