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
  readonly by: 'colour' | 'borders' | 'both';
  readonly links: readonly Link[];
  readonly labels: readonly number[];
  /** The strongest link within a part, the weakest between two, and how many times that is stronger. */
  readonly within: number;
  readonly between: number;
  readonly margin: number;
  /** A common link within a part. */
  readonly typical: number;
  /** True if no other number of parts is plainer. */
  readonly isNatural: boolean;
}

/** Weights of links below which a difference is noise: of colours in CIELAB, of lines in parts of a square. */
const NOISE = { colour: 3.2, borders: 0.012, both: 0.3 };

/** Weights of links that are seen. */
const SEEN = { colour: 4, borders: 0.02, both: Infinity };

/** How many times stronger links between parts are than within: enough to go by, and enough alone. */
const CLEAR = 1.15;
const SURE = 1.2;

/** Reads the regions of a board by the colours of squares, by the lines between them, or by both. */
export function readRegions(
  flat: Flat,
  grounds: readonly Colour[],
  { size, score, whole }: Grid,
  isRimIn: (rim: number) => boolean,
): ReadRegions {
  const labs = grounds.map(labOf);
  if (isCheckered(labs, size)) return { kind: size === 8 && score > 0.6 ? 'chess' : 'unclear' };
  const impure = grounds.filter((ground, square) => isImpure(flat, square, ground)).length;
  if (impure > 0.12 * size * size && whole < 0.6) return { kind: 'unclear' };
  const part = partitionBy(flat, grounds, labs);
  const { colour, borders, use, isAgreed } = part;
  const { labels } = use;
  const isJoint = use.by === 'both';
  const alone = labels.filter(
    (label, s) => labels.indexOf(label) === s && labels.lastIndexOf(label) === s,
  );
  const isForced =
    use.margin < 0.95 &&
    (alone.length > 0.4 * size || use.typical > 0.75 * use.between || score < 0.7);
  const isOther = !isAgreed && !isJoint && !use.isNatural && use.margin < 1.6;
  if (isForced || isOther || (isJoint && use.margin < SURE)) return { kind: 'unclear' };
  const byRows = linesOf(labels, size, 0);
  const byColumns = linesOf(labels, size, 1);
  // A region has one queen, so it never has all of two rows. Paper round a board looks like such a region.
  if (
    [byRows, byColumns].some(
      (lines) => new Set(lines.filter(isLabel)).size < lines.filter(isLabel).length,
    )
  )
    return { kind: 'unclear' };
  // A whole line at the rim in the colour of what is beside it is the page, taken for squares.
  const rims = [byRows[0], byColumns.at(-1), byRows.at(-1), byColumns[0]];
  const corner = [0, size - 1, size * size - 1, size * (size - 1)];
  if (
    (use.by !== 'borders' || isAgreed) &&
    rims.some(
      (label, rim) =>
        isLabel(label) &&
        isRimIn(rim) &&
        distance(labs[corner[rim]!]!, labOf(colourBeside(flat, rim))) < 7,
    )
  )
    return { kind: 'unclear' };
  if (isBoxes(labels, size)) return { kind: 'sudoku' };
  if (size < 5) return { kind: 'unclear' };
  const doubtful = doubtfulOf(use, size);
  const other = use === colour ? borders : colour;
  if (
    !isAgreed &&
    isClear(colour) &&
    isClear(borders) &&
    Math.min(colour.margin, borders.margin) > 1.5
  ) {
    for (const [square, region] of differences(labels, other.labels, size))
      if (!doubtful.some((doubt) => doubt.square === square))
        doubtful.push({ square, regions: [...new Set([labels[square]!, region])] });
  }
  const leastScore = (isAgreed || isJoint) && use.margin > 2 ? 0.5 : 0.62;
  if (doubtful.length === 0 && (use.margin < SURE || score < leastScore))
    return { kind: 'unclear' };
  if (doubtful.length > Math.max(4, 0.22 * size * size) || score < 0.5) return { kind: 'unclear' };
  return { kind: 'regions', regions: labels, doubtful };
}

function isLabel(label: number | undefined): label is number {
  return label !== undefined;
}

function isClear({ by, margin, between }: Partition): boolean {
  return margin >= CLEAR && between > SEEN[by];
}

function partitionBy(
  flat: Flat,
  grounds: readonly Colour[],
  labs: readonly Colour[],
): { colour: Partition; borders: Partition; use: Partition; isAgreed: boolean } {
  const { size } = flat;
  const pairs = neighbours(size);
  const divide = (
    by: Partition['by'],
    weigh: (a: number, b: number, index: number) => number,
  ): Partition =>
    partition(
      by,
      pairs.map((squares, i) => ({ squares, weight: weigh(...squares, i) })),
      size,
    );
  let colour = divide('colour', (a, b) => distance(labs[a]!, labs[b]!));
  if (colour.margin < 1.3) {
    // A shadow may lie across the board.
    const lit = divide('colour', (a, b) => distanceInLight(grounds[a]!, grounds[b]!));
    if (lit.margin > colour.margin && lit.isNatural) colour = lit;
  }
  const borders = divide('borders', (a, b) => lineBetween(flat, a, b));
  const isAgreed =
    isClear(colour) &&
    isClear(borders) &&
    colour.labels.every((label, i) => label === borders.labels[i]);
  const clear = [colour, borders].filter(isClear);
  const limits = [colour, borders].map((own) =>
    Math.sqrt(Math.max(own.within, NOISE[own.by] / 3) * own.between),
  );
  const both = (): Partition =>
    divide('both', (_a, _b, i) =>
      [colour, borders].reduce(
        (sum, own, k) => sum + Math.min(3, own.links[i]!.weight / limits[k]!),
        0,
      ),
    );
  const options = clear.length > 0 ? clear : [colour, borders, both()];
  const use = options.reduce((best, option) => (option.margin > best.margin ? option : best));
  return { colour, borders, use, isAgreed };
}

function neighbours(size: number): (readonly [number, number])[] {
  return Array.from({ length: size * size }, (_, square) => square).flatMap((square) => [
    ...(square % size < size - 1 ? [[square, square + 1] as const] : []),
    ...(square < size * (size - 1) ? [[square, square + size] as const] : []),
  ]);
}

/** Joins the most alike neighbours until as many parts are left as the board has rows. */
function partition(by: Partition['by'], links: readonly Link[], size: number): Partition {
  let group = Array.from({ length: size * size }, (_, square) => square);
  let labels: readonly number[] = group;
  // The weight of the link that left so many parts.
  const weights: number[] = [];
  let left = group.length;
  for (const { squares, weight } of links.toSorted((a, b) => a.weight - b.weight)) {
    const [a, b] = [group[squares[0]]!, group[squares[1]]!];
    if (a === b) continue;
    group = group.map((of) => (of === a ? b : of));
    weights[--left] = weight;
    if (left === size) labels = group;
  }
  const gap = (parts: number): number =>
    (weights[parts - 1] ?? 0) / Math.max(weights[parts] ?? 0, NOISE[by]);
  const counts = Array.from({ length: 9 }, (_, i) => size - 4 + i).filter((count) => count > 1);
  const isInner = ({ squares: [a, b] }: Link): boolean => labels[a] === labels[b];
  const inner = links
    .filter(isInner)
    .map(({ weight }) => weight)
    .sort((a, b) => a - b);
  const within = inner.at(-1) ?? 0;
  const between = Math.min(...links.filter((link) => !isInner(link)).map(({ weight }) => weight));
  return {
    by,
    links,
    labels: renamed(labels),
    within,
    between,
    margin: between / Math.max(within, NOISE[by]),
    typical: inner[Math.floor(0.9 * inner.length)] ?? 0,
    isNatural: counts.every((count) => gap(count) <= gap(size)),
  };
}

/** Names parts by numbers from 0, in the order of their first squares. */
function renamed(labels: readonly number[]): number[] {
  const names = [...new Set(labels)];
  return labels.map((label) => names.indexOf(label));
}

/** Returns the part that has all of each row, or of each column; `undefined` for lines with several. */
function linesOf(labels: readonly number[], size: number, side: 0 | 1): (number | undefined)[] {
  return Array.from({ length: size }, (_, at) => {
    const line = labels.filter(
      (_label, s) => (side === 0 ? Math.floor(s / size) : s % size) === at,
    );
    return line.every((label) => label === line[0]) ? line[0] : undefined;
  });
}

function isBoxes(labels: readonly number[], size: number): boolean {
  const box = Math.sqrt(size);
  const boxed = labels.map(
    (_, s) => Math.floor(s / size / box) * box + Math.floor((s % size) / box),
  );
  return Number.isInteger(box) && renamed(boxed).every((label, s) => label === labels[s]);
}

/** Finds squares whose nearest link to another part is hardly stronger than that to their own. */
function doubtfulOf(
  { by, links, labels, typical, between }: Partition,
  size: number,
): DoubtfulSquare[] {
  const usual = Math.sqrt(Math.max(typical, NOISE[by] / 2) * between);
  return Array.from({ length: size * size }, (_, square) => {
    const near = links
      .filter(({ squares }) => squares.includes(square))
      .map(({ squares: [a, b], weight }) => ({ label: labels[a === square ? b : a]!, weight }))
      .sort((a, b) => a.weight - b.weight);
    const own = near.find(({ label }) => label === labels[square]);
    const others = near.filter(({ label }) => label !== labels[square]);
    // A square alone in its region has no link of its own.
    const isDoubtful = (others[0]?.weight ?? Infinity) < 1.45 * (own?.weight ?? 0.62 * usual);
    const regions = [...new Set([labels[square]!, ...others.map(({ label }) => label)])];
    return isDoubtful ? { square, regions } : undefined;
  }).filter((doubt) => doubt !== undefined);
}

/** Returns the squares that another partition has elsewhere, each with where, in the labels of the first. */
function differences(
  labels: readonly number[],
  others: readonly number[],
  size: number,
): [number, number][] {
  const names = Array.from({ length: size }, (_, other) => {
    const counts = Array.from(
      { length: size },
      (_c, label) => labels.filter((own, s) => own === label && others[s] === other).length,
    );
    return counts.indexOf(Math.max(...counts));
  });
  return others.flatMap((other, s) => (names[other] === labels[s] ? [] : [[s, names[other]!]]));
}

/** Returns true if squares have two colours in turn. */
function isCheckered(labs: readonly Colour[], size: number): boolean {
  const isOdd = (square: number): boolean =>
    (Math.floor(square / size) + square) % 2 === (size % 2 === 0 ? 1 : 0);
  const of = (odd: boolean): Colour =>
    medianColour(labs.filter((_, square) => isOdd(square) === odd));
  const [even, odd] = [of(false), of(true)];
  const between = distance(even, odd);
  const right = labs.filter(
    (lab, square) => distance(lab, isOdd(square) ? odd : even) < 0.45 * between,
  );
  return between >= 6 && right.length >= 0.94 * labs.length;
}
