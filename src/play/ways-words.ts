import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { squareName, type Square } from '../core/square.ts';
import { numberOf, plural } from '../i18n/format.ts';
import type { Bound, Insight } from '../solver/insight.ts';
import type { WayBack } from '../solver/way-back.ts';
import { asked } from '../ui/asked.ts';
import { deadEndWords } from '../ui/first-words.ts';
import { icon, undoIcon } from '../ui/icons.ts';
import type { Ways } from './status-lines.ts';

/** Up to so many ways are drawn one by one; above `MOST_COUNTED` the drawing says only "many". */
const MOST_SEEDS = 8;
const MOST_COUNTED = 999;

/**
 * What the solver knows of a board, as the lines under the board show it.
 * @param goBack Goes back to a board that can be finished.
 */
export function waysOf(
  insight: Insight | undefined,
  wayBack: WayBack | undefined,
  goBack: (steps: number) => void,
): Ways {
  if (!insight) return { seeds: undefined, words: undefined, action: undefined };
  return {
    seeds: seeds(insight),
    words: words(insight),
    action: wayBack && backButton(wayBack, goBack),
  };
}

/**
 * What the lines under the board show until the player asks for the ways to finish.
 * @param left How many queens are still to be placed.
 */
export function waysToAsk(left: number, count: () => void): Ways {
  return {
    seeds: html`<button class="ask" @click=${count}>${msg('How many solutions?')}</button>`,
    words: html`${msg(str`${left} to go`)}`,
    action: undefined,
  };
}

/** `Queen on d8. 4 placed, 3 ways to finish, 2 new.`: the end of it. */
export function waysAnnouncement({ ways, fresh }: Insight): string {
  if (isDead(ways)) return `${deadEndWords()}${msg('.')}`;
  if (!ways.isExact) return `${waysWords(ways)}${msg('.')}`;
  return `${waysWords(ways)}${msg(', ')}${msg(str`${numberOf(fresh.count)} new`)}${msg('.')}`;
}

/** `Dead end: this can’t be completed. Undo one step to open 2 ways.`: the second sentence. */
export function wayBackAnnouncement({ steps, opens }: WayBack): string {
  const open = waysWords(opens.ways);
  return plural(steps, msg(str`Undo 1 step: ${open}.`), msg(str`Undo ${steps} steps: ${open}.`));
}

/** `d8 leaves 3 ways, 2 new`. */
export function ghostWords(square: Square, size: number, { ways, fresh }: Insight): TemplateResult {
  const name = squareName(square, size);
  if (isDead(ways)) return html`${msg(str`${name} leads to a dead end`)}`;
  return html`${msg(str`${name} leaves ${countWords(ways)}`)}<b
      >${msg(', ')}${msg(str`${boundOf(fresh)} new`)}</b
    >`;
}

function isDead(ways: Bound): boolean {
  return ways.isExact && ways.count === 0;
}

function seeds({ ways, fresh }: Insight): TemplateResult {
  if (ways.isExact && ways.count > 0 && ways.count <= MOST_SEEDS) {
    const found = ways.count - fresh.count;
    const label = msg(
      str`${waysWords(ways)}: ${numberOf(found)} found before, ${numberOf(fresh.count)} new`,
    );
    const drawing = html`<span class="seeds"
      >${Array.from({ length: ways.count }, (_, index) => html`<i class=${index < found ? '' : 'new'}></i>`)}</span
    >`;
    return asked(
      drawing,
      label,
      msg('Each dot is a possible solution, golden if you haven’t found it yet.'),
    );
  }
  const count = ways.count > MOST_COUNTED ? msg('many solutions') : countWords(ways);
  return asked(html`<span class="tag">${count}</span>`, waysWords(ways), solutionsWords(ways));
}

/** How many solutions have all the queens that stand, in a sentence. */
function solutionsWords(ways: Bound): string {
  if (isDead(ways)) return msg('No solution has all the queens on the board.');
  const count = numberOf(ways.count);
  if (!ways.isExact) {
    return plural(
      ways.count,
      msg(str`At least ${count} solution has all the queens on the board.`),
      msg(str`At least ${count} solutions have all the queens on the board.`),
    );
  }
  return plural(
    ways.count,
    msg(str`${count} solution has all the queens on the board.`),
    msg(str`${count} solutions have all the queens on the board.`),
  );
}

function words({ ways, fresh }: Insight): TemplateResult {
  if (isDead(ways)) return html`${deadEndWords()}`;
  const all = waysWords(ways);
  if (!ways.isExact) return html`${all}`;
  // One way is no "all", in languages without a plural either.
  const one = ways.count === 1;
  if (fresh.count === 0) {
    return html`${all}${msg(', ')}${one ? msg('found before') : msg('all found before')}`;
  }
  const part =
    fresh.count < ways.count
      ? msg(str`${numberOf(fresh.count)} of them new`)
      : one
        ? msg('a new one')
        : msg('all of them new');
  return html`${all}${msg(', ')}<span class="new">${part}</span>`;
}

/** `4 ways to finish`, `at least 1,200 ways to finish`. */
function waysWords(ways: Bound): string {
  const count = numberOf(ways.count);
  if (!ways.isExact) {
    return plural(
      ways.count,
      msg(str`at least ${count} solution possible`),
      msg(str`at least ${count} solutions possible`),
    );
  }
  return plural(
    ways.count,
    msg(str`${count} solution possible`),
    msg(str`${count} solutions possible`),
  );
}

function countWords(ways: Bound): string {
  return plural(
    ways.count,
    msg(str`${boundOf(ways)} solution`),
    msg(str`${boundOf(ways)} solutions`),
  );
}

/** A count, with a plus where there are more. */
function boundOf({ count, isExact }: Bound): string {
  return isExact ? numberOf(count) : `${numberOf(count)}+`;
}

function backButton({ steps, opens }: WayBack, goBack: (steps: number) => void): TemplateResult {
  const count = boundOf(opens.ways);
  const open = plural(
    opens.ways.count,
    msg(str`${count} solution possible`),
    msg(str`${count} solutions possible`),
  );
  return html`<button class="button outline small back" @click=${() => goBack(steps)}>
    ${icon(undoIcon, 20)}${plural(
      steps,
      msg(str`Undo 1 step (${open})`),
      msg(str`Undo ${steps} steps (${open})`),
    )}
  </button>`;
}
