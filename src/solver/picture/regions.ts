import { distance, distanceInLight, labOf, medianColour, type Colour } from './colours.ts';
import type { Grid } from './grids.ts';
import type { DoubtfulSquare } from './reading.ts';
import { colourBeside, isImpure, lineBetween, type Flat } from './squares.ts';

/** The regions of a board, or what it is instead. */
export type ReadRegions =
  | {
      readonly kind: 'regions';
      readonly regions: readonly number[];
      readonly doubtful: readonly DoubtfulSquare[];
    }
  | { readonly kind: 'chess' | 'unclear' | 'sudoku' };

/** Two squares that share a side, and how unlike they are. */
interface Link {
  readonly squares: readonly [number, number];
  readonly weight: number;
}

/** A board in as many parts as it has rows, made by joining the most alike neighbours. */
interface Partition {
  readonly links: readonly Link[];
  readonly labels: readonly number[];
  /** The weakest link between two parts, and how many times stronger it is than the strongest within one. */
  readonly between: number;
  readonly margin: number;
  /** A common link within a part. */
  readonly typical: number;
  /** The weight of a link below which it is noise. */
  readonly noise: number;
  /** True if no other number of parts is plainer. */
  readonly isNatural: boolean;
}

/** Weights of noise, of colours in CIELAB, of lines in parts of a square, and of both in common ones. */
const NOISE = { colour: 3.2, line: 0.012, both: 0.3 };

/** The margin from which a partition counts, and that from which it is refused if another of the same board differs. */
const CLEAR = 1.2;
const FIRM = 1.5;

/** The margin of colours above which no shadow is looked for. */
const PLAIN = 1.3;

/**
 * The margin below which no other number of parts may be plainer, and no line may contradict: the size may have been
 * measured wrongly, or a shadow may divide one region while two of like colours are one.
 */
const FAR = 2.2;

/** The least score of a grid, and that of one whose colours and lines agree. */
const LEAST_SCORE = 0.62;
const LEAST_AGREED = 0.5;

/** The ratio of most links between parts to those within, in strength, from which links tell parts apart. */
const TELLING = 1.6;
/** The part of a common link between parts from which one within a part contradicts it. */
const CONTRADICTION = 0.95;

/** Shares of squares that may be doubtful, or of several colours where lines are missing. */
const MOST_DOUBTFUL = 0.22;
const MOST_IMPURE = 0.12;

/** A distance of colours below which a row is the page. */
const PAGE = 7;

/**
 * Reads the regions of a board by the colours of squares or by the lines between them.
 * @param isCut True if the picture ends at a side of the board.
 */
export function readRegions(
  flat: Flat,
  grounds: readonly Colour[],
  { size, score, whole }: Grid,
  isCut: boolean,
): ReadRegions {
  const unclear = { kind: 'unclear' } as const;
  const labs = grounds.map(labOf);
  if (isCheckered(labs, size)) return size === 8 ? { kind: 'chess' } : unclear;
  if (whole < 0.6) {
    const impure = grounds.filter((ground, square) => isImpure(flat, square, ground));
    if (impure.length > MOST_IMPURE * grounds.length) return unclear;
  }
  const colours = byColour(grounds, labs, size);
  const lines = partition(size, NOISE.line, (a, b) => lineBetween(flat, a, b));
  const isAgreed = String(colours.labels) === String(lines.labels);
  const clear = [colours, lines].filter(isClear).sort((a, b) => b.margin - a.margin);
  const [use, other] = clear.length > 0 ? clear : [joined(colours, lines, size)].filter(isClear);
  if (!use || (other && !isAgreed && other.margin > FIRM)) return unclear;
  const { labels } = use;
  const isProven = other !== undefined && isAgreed;
  const isOdd = !use.isNatural && !isProven;
  const isCrossed = [colours, lines].some((second) => isContradicted(labels, second));
  if (use.margin < FAR && (isOdd || isCrossed)) return unclear;
  if (score < (isProven && use.margin > FAR ? LEAST_AGREED : LEAST_SCORE)) return unclear;
  const rows = linesOf(labels, size, (square) => Math.floor(square / size));
  const columns = linesOf(labels, size, (square) => square % size);
  // A region has one queen, so it never has all of two rows. Paper round a board looks like such a region.
  if (hasRepeats(rows) || hasRepeats(columns)) return unclear;
  const sides = [rows[0], columns.at(-1), rows.at(-1), columns[0]];
  const corners = [labs[0], labs[size - 1], labs.at(-1), labs[size * (size - 1)]];
  const isPage = (side: number): boolean =>
    sides[side] !== undefined && distance(corners[side]!, labOf(colourBeside(flat, side))) < PAGE;
  if (!isCut && (use !== lines || isAgreed) && [0, 1, 2, 3].some(isPage)) return unclear;
  if (isBoxes(labels, size)) return { kind: 'sudoku' };
  const doubtful = doubtfulOf(use, size);
  if (size < 5 || doubtful.length > Math.max(4, MOST_DOUBTFUL * labels.length)) return unclear;
  return { kind: 'regions', regions: labels, doubtful };
}

function byColour(grounds: readonly Colour[], labs: readonly Colour[], size: number): Partition {
  const plain = partition(size, NOISE.colour, (a, b) => distance(labs[a]!, labs[b]!));
  if (plain.margin > PLAIN) return plain;
  // A shadow may lie across the board.
  const lit = partition(size, NOISE.colour, (a, b) => distanceInLight(grounds[a]!, grounds[b]!));
  return lit.margin > plain.margin && lit.isNatural ? lit : plain;
}

function isClear({ margin, between, noise }: Partition): boolean {
  return margin >= CLEAR && between > noise;
}

/**
 * Returns true if links that tell most parts apart have one within a part that is as strong as a common one between
 * parts: two regions of like colours with a line between them, for instance.
 */
function isContradicted(labels: readonly number[], { links, noise }: Partition): boolean {
  const [within, between] = weightsOf(links, labels);
  const isTelling = quantile(between, 0.25) > TELLING * Math.max(quantile(within, 0.9), noise / 2);
  return isTelling && (within.at(-1) ?? 0) > CONTRADICTION * quantile(between, 0.5);
}

/** Divides a board by two sorts of links together, each measured by what lies between weak and strong ones. */
function joined(a: Partition, b: Partition, size: number): Partition {
  const limits = [a, b].map(({ between, margin, noise }) =>
    Math.sqrt(Math.max(between / margin, noise / 3) * between),
  );
  const weights = new Map(
    a.links.map(({ squares, weight }, index) => [
      String(squares),
      Math.min(3, weight / limits[0]!) + Math.min(3, b.links[index]!.weight / limits[1]!),
    ]),
  );
  return partition(size, NOISE.both, (first, second) => weights.get(`${first},${second}`)!);
}

/** Joins the most alike neighbours until as many parts are left as the board has rows. */
function partition(
  size: number,
  noise: number,
  weigh: (a: number, b: number) => number,
): Partition {
  const squares = Array.from({ length: size * size }, (_, square) => square);
  const link = (a: number, b: number): Link => ({ squares: [a, b], weight: weigh(a, b) });
  const links = squares.flatMap((square) => [
    ...(square % size < size - 1 ? [link(square, square + 1)] : []),
    ...(square < size * (size - 1) ? [link(square, square + size)] : []),
  ]);
  let group = squares;
  let labels: readonly number[] = squares;
  // The weight of the link that left so many parts.
  const weights: number[] = [];
  let left = squares.length;
  for (const {
    squares: [first, second],
    weight,
  } of links.toSorted((a, b) => a.weight - b.weight)) {
    const [a, b] = [group[first]!, group[second]!];
    if (a === b) continue;
    group = group.map((part) => (part === a ? b : part));
    weights[--left] = weight;
    if (left === size) labels = renamed(group);
  }
  const gap = (parts: number): number =>
    (weights[parts - 1] ?? 0) / Math.max(weights[parts] ?? 0, noise);
  const [within, [between = Infinity]] = weightsOf(links, labels);
  return {
    links,
    labels,
    between,
    margin: between / Math.max(within.at(-1) ?? 0, noise),
    typical: quantile(within, 0.9),
    noise,
    isNatural: [-4, -3, -2, -1, 1, 2, 3, 4].every(
      (more) => gap(Math.max(2, size + more)) <= gap(size),
    ),
  };
}

/** Returns the weights of links within parts and between them, the weakest first. */
function weightsOf(
  links: readonly Link[],
  labels: readonly number[],
): [within: readonly number[], between: readonly number[]] {
  const sorted = links.toSorted((a, b) => a.weight - b.weight);
  const weightsIf = (is: boolean): number[] =>
    sorted
      .filter(({ squares: [a, b] }) => (labels[a] === labels[b]) === is)
      .map(({ weight }) => weight);
  return [weightsIf(true), weightsIf(false)];
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(part * sorted.length)] ?? 0;
}

/** Names parts by numbers from 0, in the order of their first squares. */
function renamed(labels: readonly number[]): number[] {
  const names = [...new Set(labels)];
  return labels.map((label) => names.indexOf(label));
}

/** Returns the part that has all of each line; `undefined` for lines with several. */
function linesOf(
  labels: readonly number[],
  size: number,
  lineOf: (square: number) => number,
): (number | undefined)[] {
  return Array.from({ length: size }, (_, at) => {
    const [label, ...others] = new Set(labels.filter((_label, square) => lineOf(square) === at));
    return others.length === 0 ? label : undefined;
  });
}

function hasRepeats(lines: readonly (number | undefined)[]): boolean {
  return lines.some((label, at) => label !== undefined && lines.indexOf(label) !== at);
}

function isBoxes(labels: readonly number[], size: number): boolean {
  const box = Math.sqrt(size);
  const boxOf = (square: number): number =>
    Math.floor(square / size / box) * box + Math.floor((square % size) / box);
  return Number.isInteger(box) && labels.every((label, square) => label === boxOf(square));
}

/** Finds squares whose nearest link to another part is hardly stronger than that to their own. */
function doubtfulOf(
  { links, labels, typical, between, noise }: Partition,
  size: number,
): DoubtfulSquare[] {
  const usual = Math.sqrt(Math.max(typical, noise / 2) * between);
  return Array.from({ length: size * size }, (_, square) => {
    const near = links
      .filter(({ squares }) => squares.includes(square))
      .map(({ squares: [a, b], weight }) => ({ label: labels[a === square ? b : a]!, weight }))
      .sort((a, b) => a.weight - b.weight);
    const own = near.find(({ label }) => label === labels[square]);
    const others = near.filter(({ label }) => label !== labels[square]);
    // A square alone in its region has no link of its own.
    const limit = 1.45 * (own?.weight ?? 0.62 * usual);
    const regions = [...new Set([labels[square]!, ...others.map(({ label }) => label)])];
    return others.some(({ weight }) => weight < limit) ? { square, regions } : undefined;
  }).filter((doubt) => doubt !== undefined);
}

/** Returns true if squares have two colours in turn. */
function isCheckered(labs: readonly Colour[], size: number): boolean {
  const isOdd = (square: number): boolean => (Math.floor(square / size) + square) % 2 === 1;
  const [odd, even] = [true, false].map((is) =>
    medianColour(labs.filter((_, square) => isOdd(square) === is)),
  );
  const between = distance(even!, odd!);
  const isOther = (lab: Colour, square: number): boolean =>
    distance(lab, isOdd(square) ? odd! : even!) >= 0.45 * between;
  return between >= 6 && labs.filter(isOther).length <= 0.06 * labs.length;
}
