import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Petal } from './petals.ts';

/** Up to so many families each has a petal with its seeds; above, a spoke. */
const MOST_PETALS = 16;

interface PetalShape {
  /** Distances of the rows of seeds from the centre, and half of the way between their two sides. */
  readonly radii: readonly number[];
  readonly halfWidths: readonly number[];
  readonly tip: number;
  readonly width: number;
}

const SHAPES: Readonly<Record<number, PetalShape>> = {
  8: {
    radii: [28.2, 34.2, 40, 45.6],
    halfWidths: [2.7, 3.9, 4.1, 2.5],
    tip: 51.5,
    width: 7.5,
  },
  4: { radii: [28.4, 34.2], halfWidths: [2.75, 2.55], tip: 41.2, width: 6.6 },
  2: { radii: [29], halfWidths: [2.4], tip: 35, width: 4.6 },
  1: { radii: [29], halfWidths: [0], tip: 35, width: 4.6 },
};

/** The outline of a leaf that grows upwards from `base` to `tip`. */
export function leaf(base: number, tip: number, width: number): string {
  const length = tip - base;
  const low = -base - length * 0.28;
  const high = -base - length * 0.7;
  return `M0 ${-base}C${-width * 1.15} ${low} ${-width * 1.25} ${high} 0 ${-tip}C${width * 1.25} ${high} ${width * 1.15} ${low} 0 ${-base}Z`;
}

/**
 * A petal and its seeds, pointing up: the left half its turns, the right half their mirror images.
 * @param fresh 0-based place of the variant found just now.
 */
export function petal(state: Petal, fresh?: number): SVGTemplateResult {
  const shape = SHAPES[state.size]!;
  const found = new Set(state.found);
  const peeked = new Set(state.peeked);
  const full = found.size === state.size;
  const seeds = Array.from({ length: state.size }, (_, place) => {
    const half = Math.ceil(state.size / 2);
    const side = place < half ? -1 : 1;
    const x = shape.halfWidths[place % half]! * side;
    const y = -shape.radii[place % half]!;
    if (place === fresh) {
      return svg`<circle class="halo" cx=${x} cy=${y} r="4"/><circle class="seed fresh" cx=${x} cy=${y} r="2.3"/>`;
    }
    if (found.has(place)) {
      return svg`<circle class="seed found" cx=${x} cy=${y} r=${full ? 1.6 : 2.05} />`;
    }
    return svg`<circle class="seed ${peeked.has(place) ? 'peeked' : ''}" cx=${x} cy=${y} r=${peeked.has(place) ? 1.6 : 1} />`;
  });
  const outline =
    found.size + peeked.size > 0
      ? svg`<path class="leaf ${full ? 'full' : ''}" d=${leaf(23.4, shape.tip, shape.width)} />`
      : nothing;
  return svg`${outline}${seeds}`;
}

function placement(index: number, count: number, size: number): string {
  if (count > 2) return `rotate(${(360 / count) * (index + 1)})`;
  // One or two families are a bud: larger, on a common stem, above the count.
  if (count === 1) return `translate(0 ${size === 8 ? 15 : 4}) scale(2.6) translate(0 23.4)`;
  return index === 0
    ? 'translate(0 12) rotate(-22) scale(2.1) translate(0 23.4)'
    : 'translate(0 12) rotate(66) scale(2.1) translate(0 17.5)';
}

function spoke(state: Petal, index: number, count: number): SVGTemplateResult {
  const share = state.found.length / state.size;
  const full = share >= 1;
  // A find is never too small to see, however many a spoke stands for.
  const length = Math.max(4, 26 * Math.min(1, share));
  return svg`<g transform="rotate(${(360 / count) * (index + 1)})"><path class="spoke" d="M0 -22V-48"/>${
    state.found.length > 0
      ? svg`<path class="spoke ${full ? 'full' : 'on'}" d="M0 -22V${-22 - length}"/>`
      : nothing
  }${state.peeked.length > 0 ? svg`<circle class="seed peeked" cx="0" cy="-50" r="1.2"/>` : nothing}</g>`;
}

/**
 * The rose of a size: a petal a family, a seed a solution; a spoke a family where there are many.
 * Decoration: the element around it says the same in words.
 * @param fresh What was found just now: its petal stays bright, the others dim.
 */
export function rose(
  petals: readonly Petal[],
  fresh?: { readonly petal: number; readonly variant: number },
): TemplateResult<1> {
  const spokes = petals.length > MOST_PETALS;
  return html`<svg class="rose" viewBox="-52 -52 104 104" aria-hidden="true">
    ${petals.length === 0 ? svg`<circle class="empty" r="36"/>` : nothing}
    ${petals.map((state, index) =>
      spokes
        ? spoke(state, index, petals.length)
        : svg`<g class="petal ${fresh ? (fresh.petal === index ? 'fresh' : 'dim') : ''}" transform=${placement(index, petals.length, state.size)}>${petal(state, fresh?.petal === index ? fresh.variant : undefined)}</g>`,
    )}
  </svg>`;
}

/** The folded rose, 46 px and smaller: petals fill from their base, no seeds. */
export function smallRose(petals: readonly Petal[]): TemplateResult<1> {
  const count = petals.length;
  const bud = count <= 2;
  const many = count > MOST_PETALS;
  const base = bud ? 2 : count <= 6 ? 9 : 14;
  const width = bud ? 10 : count <= 6 ? 9 : many ? 0.9 : 6.4;
  return html`<svg class="small-rose" viewBox="-50 -50 100 100" aria-hidden="true">
    ${count === 0 ? svg`<circle class="empty" r="30"/>` : nothing}
    ${petals.map((state, index) => {
      const share = Math.min(1, state.found.length / state.size);
      const tip = many || bud || state.size === 8 ? 48 : 40;
      const whole = leaf(base, tip, width);
      const grown = 0.45 + 0.55 * share;
      const filled = share === 1 ? whole : leaf(base, base + (tip - base) * grown, width * grown);
      const angle = bud ? (count === 1 ? 0 : 76 * index - 38) : (360 / count) * (index + 1);
      const place = `${bud ? 'translate(0 24) ' : ''}rotate(${angle})`;
      return svg`<g transform=${place}><path class="part" d=${whole} />${
        share > 0 ? svg`<path class="part ${share === 1 ? 'full' : 'on'}" d=${filled} />` : nothing
      }</g>`;
    })}
  </svg>`;
}
