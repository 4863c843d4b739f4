import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { familyAddress } from '../../core/routes/addresses.ts';
import { type Code, columnsOf } from '../../core/solutions/code.ts';
import { plural } from '../../i18n/format.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { thumbnailKind } from '../../ui/drawing/thumbnail.ts';
import { eyeIcon } from '../../ui/drawing/icons.ts';
import type { FamilyProgress } from '../family/family-progress.ts';
import { symmetryNote } from '../family/symmetry-words.ts';

/** The side of a tile and the gap beside it, in units of the drawing. */
const TILE = 36;
const GAP = 4;
const PITCH = TILE + GAP;

/** The outline of a tile with round corners, from its upper left one on. */
const TILE_OUTLINE = 'm4 0h28a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4h-28a4 4 0 0 1-4-4v-28a4 4 0 0 1 4-4z';

/** The number of tiles in a row: the four turns, and below them their mirror images. */
const IN_ROW = 4;

/** Renders a family as a card that links to its page: its solutions in their fixed order, and how many are found. */
export function familyCard(family: FamilyProgress, known: SizeProgress): TemplateResult {
  const { number, variants, found, revealed } = family;
  const isComplete = found === variants.length;
  return html`<a
    class="card"
    href=${familyAddress(variants[0]!, number)}
    aria-label=${cardWords(family)}
    data-family=${number ?? variants[0]!}
  >
    <header>
      ${number === undefined ? html`<code>${variants[0]}</code>` : html`<b>${msg(str`Family ${number}`)}</b>`}
      <span class=${isComplete ? 'badge' : ''}
        >${standWords(found, revealed, variants.length)}</span
      >
    </header>
    ${tiles(variants, known)}
    ${variants.length < 8 ? html`<p>${symmetryNote(variants.length)}</p>` : nothing}
  </a>`;
}

/**
 * Names a family by its number, or by its smallest code where families have no numbers, and says what is found, with
 * the words that are seen on its card.
 */
function cardWords({ number, variants, found, revealed }: FamilyProgress): string {
  const stand = [standWords(found, revealed, variants.length)];
  if (variants.length < 8) stand.push(symmetryNote(variants.length));
  if (revealed > 0)
    stand.push(
      plural(revealed, msg('# revealed', { id: 'solutions-revealed', desc: 'Solutions' })),
    );
  return msg(str`Family ${number ?? variants[0]!}: ${stand.join(' · ')}`, {
    desc: 'What is found of a family',
  });
}

function standWords(found: number, revealed: number, of: number): string {
  if (found === of) return msg('Complete', { id: 'family-complete', desc: 'A family' });
  if (found > 0) return msg(str`${found} of ${of}`);
  return revealed > 0
    ? msg('Revealed', { id: 'family-revealed', desc: 'Solutions of a family' })
    : msg('Not found', { id: 'family-not-found', desc: 'Solutions of a family' });
}

/** Draws all tiles in one SVG, and all of a kind in one path, because there may be thousands of cards. */
function tiles(variants: readonly Code[], { found, revealed }: SizeProgress): TemplateResult<1> {
  const outlines = { found: '', revealed: '', unknown: '' };
  const dots = { found: '', revealed: '' };
  const eyes: SVGTemplateResult[] = [];
  for (const [place, code] of variants.entries()) {
    const x = (place % IN_ROW) * PITCH;
    const y = Math.floor(place / IN_ROW) * PITCH;
    const kind = thumbnailKind(code, found, revealed);
    outlines[kind] += `M${x} ${y}${TILE_OUTLINE}`;
    if (kind !== 'unknown') dots[kind] += dotsAt(code, x, y);
    if (kind === 'revealed') eyes.push(eyeAt(x + TILE - 11, y - 3));
  }
  const height = Math.ceil(variants.length / IN_ROW) * PITCH - GAP;
  // A line of length 0 with round caps is a dot as wide as the line; a ring is two dots, one on the other.
  return html`<svg
    class="tiles size-${Math.min(variants[0]!.length, 12)}"
    viewBox="0 -3 ${IN_ROW * PITCH - GAP} ${height + 3}"
    aria-hidden="true"
  >
    <path class="tile found" d=${outlines.found} />
    <path class="tile revealed" d=${outlines.revealed} />
    <path class="tile unknown" d=${outlines.unknown} />
    ${eyes}
    <path class="dots found" d=${dots.found} />
    <path class="dots revealed" d=${dots.revealed} />
    <path class="dots hole" d=${dots.revealed} />
  </svg>`;
}

/** Draws the eye at the corner of a tile that is revealed. */
function eyeAt(x: number, y: number): SVGTemplateResult {
  return svg`<g class="eye" transform="translate(${x} ${y})"><circle cx="7" cy="7" r="7"/><g transform="translate(1 1) scale(.5)">${eyeIcon}</g></g>`;
}

/** Returns the path of the dots of a tile with its corner at x, y. */
function dotsAt(code: Code, x: number, y: number): string {
  const step = TILE / (code.length + 0.8);
  return columnsOf(code)
    .map((column, row) => {
      const across = x + (column + 0.9) * step;
      const down = y + (row + 0.9) * step;
      return `M${across.toFixed(1)} ${down.toFixed(1)}h0`;
    })
    .join('');
}

/** Styles of the content of a card; `cardStyles` has those of the card itself. */
export const familyCardStyles = css`
  .card {
    display: block;
    padding: 12px;
  }
  .card:focus-visible {
    border-radius: var(--r-4);
  }
  .card header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    column-gap: 8px;
    margin-bottom: 6px;
    font-size: var(--t-15);
    line-height: 1.25rem;
  }
  .card code {
    font: var(--w-bold) var(--t-13) / 1.25rem var(--font-mono);
  }
  .card header span {
    color: var(--ink-2);
    font-size: var(--t-13);
    font-weight: var(--w-medium);
  }
  .card .badge {
    padding: 0 8px;
    border-radius: var(--r-full);
    background: var(--bloom);
    color: var(--on-bloom);
    font-weight: var(--w-bold);
  }
  .card p {
    margin-top: 8px;
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-3);
  }
  .tiles {
    width: 100%;
    overflow: visible;
  }
  .tile {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.25;
  }
  .tile.found {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
  }
  .dots {
    fill: none;
    stroke: var(--on-bloom);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .size-9 .dots,
  .size-10 .dots {
    stroke-width: 2.5;
  }
  .size-11 .dots,
  .size-12 .dots {
    stroke-width: 2.2;
  }
  .dots.revealed {
    stroke: var(--ink-2);
  }
  .tiles .dots.hole {
    stroke: var(--surface);
    stroke-width: 1.2;
  }
  .eye circle:first-child {
    fill: var(--surface);
  }
  .eye g {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid LinkText;
    }
    .tiles {
      forced-color-adjust: none;
    }
  }
`;
