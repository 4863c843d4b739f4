import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { playAddress } from '../../core/routes/addresses.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { loadEverySize } from '../../progress/solutions/every-size.ts';
import type { Finish, FreePlay } from '../frame/free-play.ts';

/**
 * The sizes that a new player is led through. Of games with random taps on free squares, 19 % solve 4 × 4, 44 % 5 × 5,
 * 13 % 7 × 7 and 6 % 8 × 8; 6 × 6 is left out, because 4 % solve it.
 */
const SIZES = [4, 5, 7, 8] as const;

/** The number of solutions found on each size of the ladder. */
export type Ladder = ReadonlyMap<number, number>;

/**
 * Returns the ladder after the first find of a size on it, if each smaller size has one; `undefined` if it leads no
 * further.
 * @param isNew True if it is the first find of a new player, which alone begins the ladder.
 */
export async function ladderAfter(
  { kind }: Finish,
  { size, known, progress }: FreePlay,
  isNew: boolean,
): Promise<Ladder | undefined> {
  const isStep = size === SIZES[0] ? isNew : SIZES.some((step) => step === size);
  if (!isStep || kind === 'known' || known.found.size !== 1) return undefined;
  const { value: sizes } = await loadEverySize(progress);
  const ladder = new Map<number, number>(SIZES.map((step) => [step, 0]));
  for (const { size: step, found } of [...sizes, known]) {
    if (ladder.has(step)) ladder.set(step, found.size);
  }
  const next = nextOf(ladder);
  return next !== undefined && next > size ? ladder : undefined;
}

/** Returns the smallest size without a find. */
function nextOf(ladder: Ladder): number | undefined {
  return [...ladder].find(([, found]) => found === 0)?.[0];
}

/** Returns the title after a find: praise for the first board, then how many are done. */
export function ladderTitle(ladder: Ladder): string {
  const done = [...ladder.values()].filter((found) => found > 0).length;
  if (done === 1) return msg('You did it!');
  return done === 2 ? msg('Two boards done.') : msg('Three boards done.');
}

/** Draws how many solutions each size has, with links to all but the board that is finished. */
export function ladderSteps(ladder: Ladder, current: number): TemplateResult {
  const next = nextOf(ladder);
  return html`<ul class="ladder">
    ${[...ladder].map(([size, found]) => {
      const words = html`<b>${sizeOf(size)}</b> ${countWords(size, found)}`;
      const look = found > 0 ? 'done' : size === next ? 'next' : nothing;
      return html`<li class=${look}>
        ${size === current ? html`<span>${words}</span>` : html`<a href=${playAddress(size)}>${words}</a>`}
      </li>`;
    })}
  </ul>`;
}

function countWords(size: number, found: number): string {
  const total = solutionCount(size)!;
  return found > 0
    ? msg(str`${numberOf(found)} of ${numberOf(total)}`, { id: 'ladder-found', desc: 'Solutions' })
    : plural(total, msg('# to find', { desc: 'Solutions of a size' }));
}

/** Draws the link to the next size. */
export function nextLink(ladder: Ladder): TemplateResult {
  const next = nextOf(ladder)!;
  return html`<a class="button ink grow" href=${playAddress(next)}
    >${msg(str`Next: ${sizeOf(next)}`, { id: 'next-size', desc: 'A link: Next: 9 × 9' })}</a
  >`;
}

export const ladderStyles = css`
  .praise {
    font-size: var(--t-28);
    line-height: 2rem;
    letter-spacing: -0.02em;
  }
  .ladder {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
    margin-top: 14px;
  }
  .ladder :is(a, span) {
    display: grid;
    justify-items: center;
    align-content: center;
    height: 100%;
    min-height: 52px;
    padding: 4px 2px;
    border-radius: var(--r-3);
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
    text-align: center;
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .ladder b {
    font-size: var(--t-17);
    line-height: 1.375rem;
    color: var(--ink);
  }
  .ladder .done > * {
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.25px var(--bloom-edge);
    color: var(--on-bloom);
  }
  .ladder .done b {
    color: var(--on-bloom);
  }
  .ladder .next > * {
    box-shadow: inset 0 0 0 2px var(--ink);
  }
`;
