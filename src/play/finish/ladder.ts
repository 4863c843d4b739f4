import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { playAddress } from '../../core/routes/addresses.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Finish, FreePlay } from '../frame/free-play.ts';
import { foundCounts, LADDER_SIZES, nextSize, type FoundCounts } from '../frame/next-size.ts';

/** The sizes that a new player is led through, after a find on one of them. */
export interface Ladder {
  readonly found: FoundCounts;
  /** The size to go on to. */
  readonly next: number;
}

/**
 * Returns the ladder after the first find of a size on it, if each smaller size has one; `undefined` if it leads no
 * further.
 * @param isNew True if it is the first find of a new player, which alone begins the ladder.
 */
export async function ladderAfter(
  { kind }: Finish,
  freePlay: FreePlay,
  isNew: boolean,
): Promise<Ladder | undefined> {
  const { size, known } = freePlay;
  const isStep = size === LADDER_SIZES[0] ? isNew : LADDER_SIZES.some((step) => step === size);
  if (!isStep || kind === 'known' || known.found.size !== 1) return undefined;
  const found = await foundCounts(freePlay);
  const open = LADDER_SIZES.find((step) => !found.get(step));
  return open !== undefined && open > size ? { found, next: nextSize(size, found) } : undefined;
}

/** Draws how many solutions each size has, with links to all but the board that is finished. */
export function ladderSteps({ found, next }: Ladder, current: number): TemplateResult {
  return html`<ul class="ladder">
    ${LADDER_SIZES.map((size) => {
      const count = found.get(size) ?? 0;
      const words = html`<b>${sizeOf(size)}</b> ${countWords(size, count)}`;
      const isWhole = solutionCount(size) === BigInt(count);
      const look = isWhole ? 'done' : size === next ? 'next' : nothing;
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
export function nextLink({ next }: Ladder): TemplateResult {
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
