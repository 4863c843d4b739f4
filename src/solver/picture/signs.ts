import type { Square } from '../../core/board/square.ts';
import type { Colour } from './colours.ts';
import type { BoardReading, Point } from './reading.ts';
import { CELL, difference, fromMiddle, indexIn, PLACES, type Flat } from './squares.ts';

/** The squares of a board with each sort of sign. */
export type Signs = Pick<BoardReading, 'queens' | 'marks' | 'unknownSigns'>;

type Sign = 'queen' | 'mark' | 'unknown' | 'none';

/** Least difference of a channel from the ground in a sign: patterns, noise and shadows are fainter. */
const LEAST_STRONGEST = 48;
/** The least difference of its ink, also as a part of the strongest, so that blurred borders of ink count. */
const LEAST_INK = 30;
const INK = 0.42;
/** The part of the strongest that only a sign's own ink has: a texture under it is fainter. */
const OWN_INK = 0.62;

/** The part of the window below which ink is noise if its middle is farther than a distance from that of the square. */
const BESIDE = { part: 0.05, distance: 0.16 };

/** The part of a sign's ink that lies within a distance of the middle; lines and textures have less. */
const INNER = { distance: 0.31, part: 0.8 };

/** Sides of signs in parts of a square: dots are smaller, and blurred crosses are narrower than queens. */
const DOT = 0.3;
const CROSS = 0.6;
/** The part of a dot's box that it fills, and the part of a small cross near the diagonals: small letters have less. */
const FULL = 0.5;
const DIAGONAL = 0.8;
const QUEEN = { width: 0.42, height: 0.24 };

/** The window in which a sign is looked for: lines may be left at the border. */
const FROM = Math.round(0.14 * CELL);
const TO = CELL - FROM;
const WINDOW = PLACES.filter((place) => place.every((at) => at >= FROM && at < TO));

/** Reads the signs on a board. Marks are crosses and dots; queens are all that is large and full. */
export function readSigns(flat: Flat, grounds: readonly Colour[]): Signs {
  const { size } = flat;
  const signs = grounds.map((ground, square): Sign => {
    const sign = signOf(flat, square, ground, INK);
    // A texture that a cross touches makes it as full as a queen.
    return sign === 'queen' && signOf(flat, square, ground, OWN_INK) !== 'queen' ? 'unknown' : sign;
  });
  const all = (kind: Sign): Square[] =>
    signs.flatMap((sign, square) => (sign === kind ? [square] : []));
  const asked = (squares: readonly Square[]): Square[] =>
    [...squares, ...all('unknown')].sort((a, b) => a - b);
  const marks = all('mark');
  const queens = all('queen');
  // More large signs than rows are letters or numbers, and so are as many unknown ones. One mark a row and column, and
  // no queen, may be queens drawn as dots.
  const mayBeQueens = queens.length === 0 && marks.length === size && areApart(marks, size);
  if (queens.length > size || all('unknown').length >= size || mayBeQueens)
    return { queens: [], marks: [], unknownSigns: asked([...queens, ...marks]) };
  // Queens that attack each other may be mistakes of the player or of the reader.
  const sure = queens.filter((queen) =>
    queens.every((other) => other === queen || !doAttack(queen, other, size)),
  );
  return {
    queens: sure,
    marks,
    unknownSigns: asked(queens.filter((queen) => !sure.includes(queen))),
  };
}

function areApart(squares: readonly Square[], size: number): boolean {
  const rows = new Set(squares.map((square) => Math.floor(square / size)));
  return rows.size === size && new Set(squares.map((square) => square % size)).size === size;
}

function doAttack(a: Square, b: Square, size: number): boolean {
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  const columns = Math.abs((a % size) - (b % size));
  return rows === 0 || columns === 0 || Math.max(rows, columns) < 2;
}

/** @param ink The least part of the strongest difference from the ground that counts as ink. */
function signOf(flat: Flat, square: Square, ground: Colour, ink: number): Sign {
  const inks = WINDOW.map((place) => difference(flat.rgb, indexIn(flat, square, place), ground));
  const strongest = Math.max(...inks);
  if (strongest < LEAST_STRONGEST) return 'none';
  const least = Math.max(LEAST_INK, ink * strongest);
  const places = withoutRim(WINDOW.filter((_, index) => inks[index]! > least));
  if (places.length === 0) return 'none';
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [width, height] = [(right - left + 1) / CELL, (bottom - top + 1) / CELL];
  if (Math.min(width, height) < 0.07) return 'none';
  const off = fromMiddle([(left + right) / 2, (top + bottom) / 2]);
  if (off > BESIDE.distance && places.length < BESIDE.part * WINDOW.length) return 'none';
  // Ink that lies round the middle is left of a border.
  if (
    places.filter((place) => fromMiddle(place) < INNER.distance).length <
    INNER.part * places.length
  )
    return 'none';
  const fill = places.length / ((right - left + 1) * (bottom - top + 1));
  const diagonal =
    places.filter(([x, y]) => {
      const u = (2 * x - left - right) / (right - left);
      const v = (2 * y - top - bottom) / (bottom - top);
      return Math.abs(Math.abs(u) - Math.abs(v)) < 0.42;
    }).length / places.length;
  const ratio = Math.min(width, height) / Math.max(width, height);
  const isDot =
    Math.max(width, height) < DOT && ratio > 0.6 && (fill > FULL || diagonal > DIAGONAL);
  const isCross = width < CROSS && ratio > 0.72 && diagonal > 0.86 && fill < 0.62;
  if (isDot || isCross) return 'mark';
  const isLikeCross = diagonal > 0.7 && fill < 0.5;
  const isFull = width >= QUEEN.width && height >= QUEEN.height && fill > 0.22 && fill < 0.93;
  return isFull && !isLikeCross ? 'queen' : 'unknown';
}

/** Leaves the parts of joined places that are large and not joined to the rim of the window, unless a large sign is. */
function withoutRim(places: readonly Point[]): readonly Point[] {
  const keyOf = ([x, y]: Point): number => y * CELL + x;
  const left = new Set(places.map(keyOf));
  const parts: Point[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const key of part)
      for (const next of [key - 1, key + 1, key - CELL, key + CELL])
        if (left.delete(next)) part.push(next);
    parts.push(part.map((key): Point => [key % CELL, Math.floor(key / CELL)]));
  }
  const isLarge = (part: readonly Point[]): boolean => part.length > 0.12 * WINDOW.length;
  const inner = parts.filter(
    (part) => isLarge(part) || !part.flat().some((at) => at === FROM || at === TO - 1),
  );
  const largest = Math.max(...inner.map((part) => part.length));
  // The dots of a texture are small beside a sign, and equal among themselves.
  const kept = inner.filter((part) => part.length > 0.25 * largest).flat();
  return largest < 0.4 * kept.length ? [] : kept;
}
