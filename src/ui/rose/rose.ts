import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { familyCount } from '../../core/solutions/counts.ts';
import { leaf, turned } from './leaf.ts';
import type { Petal } from './petals.ts';

/** The largest number of families with a petal and seeds each; above it families are spokes. */
const MOST_PETALS = 16;

/** Returns true if the rose of n × n draws seeds, with a petal for each family; otherwise families are spokes. */
export function hasSeeds(size: number): boolean {
  const families = familyCount(size);
  return families !== undefined && families <= MOST_PETALS;
}

/** Returns true if the rose of n × n draws each family as one petal. */
export function drawsPetals(size: number): boolean {
  return hasSeeds(size) && familyCount(size)! > FEW_FAMILIES;
}

/** The distance of the petals' base from the middle. */
const BASE = 23.4;

/** The largest number of families whose petals make no ring: each is a flower of four leaves around one heart. */
const FEW_FAMILIES = 2;

/** The directions of the leaves of a flower, in degrees. */
const FLOWER = [0, 90, 180, 270];

/** Returns the outline of the flower of a family. */
function flower(index: number, base: number, tip: number, width: number): string {
  return FLOWER.map((turn) => leaf(base, tip, width, turn + index * 45)).join('');
}

/** Returns where the seed of a variant stands in the flower of a family, around the heart. */
function seedInFlower(place: number, size: number): { readonly x: number; readonly y: number } {
  const radius = place < 4 ? 20 : 15.5;
  const angle = (2 * Math.PI * place) / Math.min(size, 4);
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

interface PetalShape {
  /** The distances of the rows of seeds from the centre, and half the distance between the two seeds of each row. */
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
  // The two seeds stand one above the other: side by side they would look like eyes.
  2: { radii: [27.6, 32.4], halfWidths: [0, 0], tip: 38, width: 4.6 },
  1: { radii: [29], halfWidths: [0], tip: 35, width: 4.6 },
};

/**
 * Draws a petal and its seeds, pointing up: turns on the left half, their mirror images on the right.
 * @param fresh The 0-based place of the variant found just now.
 * @param outline The outline of a flower, which an empty family has too; left out for a petal.
 * @param isAwaited True if a find of the family flies to it: it is outlined, even if it is empty.
 */
export function petal(
  state: Petal,
  fresh?: number,
  outline?: string,
  isAwaited = false,
): SVGTemplateResult {
  const shape = SHAPES[state.size]!;
  const found = new Set(state.found);
  const revealed = new Set(state.revealed);
  const full = found.size === state.size;
  const seeds = Array.from({ length: state.size }, (_, place) => {
    const half = shape.radii.length;
    const side = place < half ? -1 : 1;
    const { x, y } = outline
      ? seedInFlower(place, state.size)
      : { x: shape.halfWidths[place % half]! * side, y: -shape.radii[place % half]! };
    if (place === fresh) {
      return svg`<circle class="halo" cx=${x} cy=${y} r="4"/><circle class="seed fresh" cx=${x} cy=${y} r="2.3"/>`;
    }
    if (found.has(place)) {
      return svg`<circle class="seed found" cx=${x} cy=${y} r=${full ? 1.6 : 2.05} />`;
    }
    return svg`<circle class="seed ${revealed.has(place) ? 'revealed' : ''}" cx=${x} cy=${y} r=${revealed.has(place) ? 1.6 : 1} />`;
  });
  const isEmpty = found.size + revealed.size === 0;
  const look = full ? 'full' : isEmpty ? 'bare' : '';
  const drawing =
    isEmpty && !outline && !isAwaited
      ? nothing
      : svg`<path class="leaf ${look}" d=${outline ?? leaf(BASE, shape.tip, shape.width)} />`;
  return svg`${drawing}${seeds}`;
}

/** The paths of a petal by their class, the lowest first. */
type Paths = Readonly<Record<string, string>>;

/**
 * Draws many petals in one group, with one path for each class.
 * @param apart True if each petal has a group of its own nevertheless.
 */
function groups(petals: readonly Paths[], apart: boolean): SVGTemplateResult[] {
  return (apart ? petals.map((petal) => [petal]) : [petals]).map(
    (group) =>
      svg`<g>${Object.keys(group[0] ?? {}).map(
        (kind) => svg`<path class=${kind} d=${group.map((paths) => paths[kind]).join('')} />`,
      )}</g>`,
  );
}

function spoke(state: Petal, index: number, count: number): Paths {
  const angle = (360 / count) * (index + 1);
  const share = state.found.length / state.size;
  // A find stays visible, however many solutions a spoke stands for.
  const length = Math.max(4, 26 * Math.min(1, share));
  const line = (to: number): string => `M${turned(0, -22, angle)}L${turned(0, -to, angle)}`;
  const grown = state.found.length > 0 ? line(22 + length) : '';
  return {
    spoke: line(48),
    'spoke on': share < 1 ? grown : '',
    'spoke full': share < 1 ? '' : grown,
    'seed revealed':
      state.revealed.length > 0
        ? `M${turned(0, -50, angle)}m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z`
        : '',
  };
}

/**
 * Renders the rose of a size, with a petal for each family and a seed for each solution, or with spokes if there are
 * many families. It is decorative: the element around it says the same in words.
 * @param apart True if each petal has a group of its own even where there are many.
 * @param fresh The find of this moment: its petal stays bright, and the others dim; while the find flies to it, it has
 * no variant, and its petal is larger. If it was the last of the size (`whole`), all petals bloom at once.
 */
export function rose(
  petals: readonly Petal[],
  apart: boolean,
  fresh?: { readonly petal: number; readonly variant: number | undefined } | 'whole',
): TemplateResult<1> {
  const count = petals.length;
  const whole = fresh === 'whole';
  const one = whole ? undefined : fresh;
  const isFew = count <= FEW_FAMILIES;
  const place = (index: number): string =>
    isFew ? `rotate(${45 * index}) scale(2)` : `rotate(${(360 / count) * (index + 1)})`;
  const outline = isFew ? flower(0, 3, 26, count === 1 ? 9.5 : 6) : undefined;
  return html`<svg
    class="rose ${whole ? 'whole' : ''} ${isFew ? 'few' : ''}"
    viewBox="-56 -56 112 112"
    aria-hidden="true"
  >
    ${count === 0 ? svg`<circle class="empty" r="36"/>` : nothing}
    ${
      count > MOST_PETALS
        ? groups(
            petals.map((state, index) => spoke(state, index, count)),
            apart,
          )
        : petals.map((state, index) => {
            const isFresh = whole || one?.petal === index;
            const variant = isFresh ? one?.variant : undefined;
            const isAwaited = isFresh && !whole && variant === undefined;
            const look = isAwaited ? 'awaited' : isFresh ? 'fresh' : one ? 'dim' : '';
            return svg`<g class="petal ${look}" transform=${place(index)}>${petal(state, variant, outline, isAwaited)}</g>`;
          })
    }
    ${count > 0 && isFew ? svg`<circle class="heart" r="20"/>` : nothing}
  </svg>`;
}

/**
 * Renders the folded rose, 46 px and smaller: petals fill from their base, flowers leaf by leaf, and there are no seeds.
 * @param apart True if each petal has a group of its own even where there are many.
 * @param whole True if all petals bloom at once, because the last solution of the size was found just now.
 */
export function smallRose(
  petals: readonly Petal[],
  apart: boolean,
  whole: boolean,
): TemplateResult<1> {
  const count = petals.length;
  const isFew = count <= FEW_FAMILIES;
  const many = count > MOST_PETALS;
  const base = isFew ? 4 : count <= 6 ? 9 : 14;
  const width = isFew ? 18 / count : count <= 6 ? 9 : many ? 0.9 : 6.4;
  const parts = petals.map((state, index) => {
    const share = Math.min(1, state.found.length / state.size);
    const tip = many || isFew || state.size === 8 ? 48 : 40;
    const fill = (angle: number, part: number): string => {
      const grown = 0.45 + 0.55 * Math.min(1, part);
      return part > 0 ? leaf(base, base + (tip - base) * grown, width * grown, angle) : '';
    };
    const angle = isFew ? 45 * index : (360 / count) * (index + 1);
    const outline = isFew ? flower(index, base, tip, width) : leaf(base, tip, width, angle);
    const filled = isFew
      ? FLOWER.map((turn, place) => fill(angle + turn, share * FLOWER.length - place)).join('')
      : fill(angle, share);
    return {
      part: outline,
      'part on': share < 1 ? filled : '',
      'part full': share === 1 ? outline : '',
    };
  });
  return html`<svg
    class="small-rose ${whole ? 'whole' : ''} ${many ? 'many' : ''}"
    viewBox="-50 -50 100 100"
    aria-hidden="true"
  >
    ${count === 0 ? svg`<circle class="empty" r="30"/>` : nothing} ${groups(parts, apart)}
  </svg>`;
}
