import { numbersInOrder } from '../../core/puzzles/region-pieces.ts';
import { distance, distanceInLight, labOf, medianColour, type Colour } from './colours.ts';
import type { DoubtfulSquare } from './reading.ts';
import { colourBeside, lineAlong, type Flat } from './squares.ts';

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
  /** The weight of a link below which it is noise. */
  readonly noise: number;
  /** True if no other number of parts is plainer. */
  readonly isNatural: boolean;
}

/** Weights of noise, of colours in CIELAB, of lines in parts of a square, and of both in common ones. */
const NOISE = { colour: 3.2, line: 0.012, both: 0.3 };

/** The margin from which a partition counts. */
const CLEAR = 1.2;

/** The margin of colours above which no shadow is looked for. */
const PLAIN = 1.3;

/**
 * The margin below which the grid has to have a fair score, and no line may contradict: the size may have been measured
 * wrongly, or a shadow may divide one region while two of like colours are one.
 */
const FAR = 2.2;
const FAIR_SCORE = 0.75;

/** The ratio of most links between parts to those within, in strength, from which links tell parts apart. */
const TELLING = 1.6;
/** The part of a common link between parts from which one within a part contradicts it. */
const CONTRADICTION = 0.95;

/** A distance of colours below which a row is the page. */
const PAGE = 7;

/**
 * Reads the regions of a board by the colours of squares or by the lines between them.
 * @param score The score of its grid.
 */
export function readRegions(flat: Flat, grounds: readonly Colour[], score: number): ReadRegions {
  const { size } = flat;
  const unclear = { kind: 'unclear' } as const;
  const labs = grounds.map(labOf);
  if (isCheckered(labs, size)) return size === 8 ? { kind: 'chess' } : unclear;
  const colours = byColour(grounds, labs, size);
  const lines = partition(size, NOISE.line, (a, b) => lineAlong(flat, a, b === a + 1 ? 1 : 2));
  const isAgreed = String(colours.labels) === String(lines.labels);
  // Two partitions that agree prove each other, whatever number of parts is plainer.
  const isProven = isAgreed && [colours, lines].every(isClear);
  const isSound = (one: Partition): boolean => isClear(one) && (one.isNatural || isProven);
  const sound = [colours, lines].filter(isSound).sort((a, b) => b.margin - a.margin);
  const [use, other] = sound.length > 0 ? sound : [joined(colours, lines, size)].filter(isSound);
  if (!use || (other && !isProven)) return unclear;
  const { labels } = use;
  const isCrossed = [colours, lines].some((second) => isContradicted(labels, second));
  if (use.margin < FAR && (score < FAIR_SCORE || isCrossed)) return unclear;
  if (use === lines ? isCutOut(flat, lines) : takesInPage(flat, labs)) return unclear;
  if (isBoxes(labels, size)) return { kind: 'sudoku' };
  if (size < 5) return unclear;
  return { kind: 'regions', regions: labels, doubtful: doubtfulOf(use, size) };
}

/**
 * Returns true if the squares along a side have the colour of what is beside the board: they are none of its own. Words
 * or the edge of the picture may be beside that side, so each side is asked for the colour.
 */
function takesInPage(flat: Flat, labs: readonly Colour[]): boolean {
  const { size } = flat;
  const sides = [0, 1, 2, 3];
  const pages = sides.map((side) => labOf(colourBeside(flat, side)));
  return sides
    .map((side) => squaresAlong(side, size))
    .some((squares) =>
      pages.some((page) => squares.every((square) => distance(labs[square]!, page) < PAGE)),
    );
}

/**
 * Returns true if a line as strong as those between regions lies along a part of a side, and one as weak as those within
 * along another: the squares are part of a larger board. The side of a whole board is the same from end to end.
 */
function isCutOut(flat: Flat, { between, margin }: Partition): boolean {
  return [0, 1, 2, 3].some((side) => {
    const lines = squaresAlong(side, flat.size).map((at) => lineAlong(flat, at, side, true));
    return lines.some((line) => line >= between) && lines.some((line) => line <= between / margin);
  });
}

/** Returns the squares along a side: above, right, below or left. */
function squaresAlong(side: number, size: number): number[] {
  const last = side === 1 || side === 2 ? size - 1 : 0;
  return Array.from({ length: size }, (_, at) =>
    side % 2 === 0 ? at + last * size : at * size + last,
  );
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
  const shareOf = ({ links, between, margin }: Partition, index: number): number =>
    Math.min(3, (links[index]!.weight * Math.sqrt(margin)) / between);
  return partition(size, NOISE.both, (_a, _b, index) => shareOf(a, index) + shareOf(b, index));
}

/** Joins the most alike neighbours until as many parts are left as the board has rows. */
function partition(
  size: number,
  noise: number,
  weigh: (a: number, b: number, index: number) => number,
): Partition {
  const squares = Array.from({ length: size * size }, (_, square) => square);
  const links = squares
    .flatMap((square) => [
      ...(square % size < size - 1 ? [[square, square + 1] as const] : []),
      ...(square < size * (size - 1) ? [[square, square + size] as const] : []),
    ])
    .map((pair, index): Link => ({ squares: pair, weight: weigh(...pair, index) }));
  let group = squares;
  let labels: readonly number[] = squares;
  // The weight of the link that left so many parts.
  const weights: number[] = [];
  let left = squares.length;
  for (const { squares: pair, weight } of links.toSorted((a, b) => a.weight - b.weight)) {
    const [a, b] = pair.map((square) => group[square]!);
    if (a === b) continue;
    group = group.map((part) => (part === a ? b! : part));
    weights[--left] = weight;
    if (left === size) labels = numbersInOrder(group);
  }
  const gap = (parts: number): number =>
    (weights[parts - 1] ?? 0) / Math.max(weights[parts] ?? 0, noise);
  const [within, [between = Infinity]] = weightsOf(links, labels);
  return {
    links,
    labels,
    between,
    margin: between / Math.max(within.at(-1) ?? 0, noise),
    noise,
    isNatural: [-4, -3, -2, -1, 1, 2, 3, 4].every((more) => gap(size + more) <= gap(size)),
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

function isBoxes(labels: readonly number[], size: number): boolean {
  const box = Math.sqrt(size);
  const boxOf = (square: number): number =>
    Math.floor(square / size / box) * box + Math.floor((square % size) / box);
  return Number.isInteger(box) && labels.every((label, square) => label === boxOf(square));
}

/** Finds squares whose nearest link to another part is hardly stronger than that to their own. */
function doubtfulOf({ links, labels }: Partition, size: number): DoubtfulSquare[] {
  return Array.from({ length: size * size }, (_, square) => {
    const near = links
      .filter(({ squares }) => squares.includes(square))
      .map(({ squares: [a, b], weight }) => ({ label: labels[a === square ? b : a]!, weight }))
      .sort((a, b) => a.weight - b.weight);
    const own = near.find(({ label }) => label === labels[square]);
    const others = near.filter(({ label }) => label !== labels[square]);
    // A square alone in its region has no link of its own, and links that are clearly between parts.
    const limit = 1.45 * (own?.weight ?? 0);
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
