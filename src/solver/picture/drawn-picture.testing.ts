import { decode, encode } from 'jpeg-js';
import {
  nextBelow,
  nextFraction,
  nextPermutation,
  seeded,
  type RandomState,
} from '../../core/board/random.ts';
import type { Square } from '../../core/board/square.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { numbersInOrder } from '../../core/puzzles/region-pieces.ts';
import frozen from '../puzzles/make/frozen-puzzles.json';
import { grownRegions } from '../search/grown-regions.testing.ts';
import type { Colour } from './colours.ts';
import {
  boardPainter,
  chessPainter,
  LETTERS,
  lookOf,
  OWN_LOOKS,
  type DrawnSign,
  type Letter,
  type Painter,
} from './drawn-board.testing.ts';
import { nothingPainter } from './drawn-nothing.testing.ts';
import type { Pixels } from './reading.ts';

/** This file draws pictures for tests. A seed gives the same picture on every machine. */

/** Kinds of pictures. `none` shows something that is no board; `own` is the game's own board. */
export const PICTURE_KINDS = [
  'screen',
  'marked',
  'dark',
  'plain',
  'gaps',
  'light-lines',
  'print',
  'print-grey',
  'hatched',
  'small',
  'two',
  'jpeg',
  'photo-screen',
  'photo-marked',
  'photo-print',
  'photo-hard',
  'chess',
  'own',
  'none',
] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The board in a picture. */
export interface DrawnBoard {
  readonly size: number;
  /** `undefined` for a chessboard. */
  readonly regions: readonly number[] | undefined;
  /** The regions of the second board of the kind `two`. */
  readonly other: readonly number[] | undefined;
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
}

export interface DrawnPicture {
  readonly pixels: Pixels;
  readonly board: DrawnBoard | undefined;
}

/** Codes of the game's own Regions. */
const OWN_CODES = frozen.map(({ code }) => code).filter((code) => code.startsWith('r/'));

/** @param letters The height in parts of a square of the letter of its region on each, in place of other signs. */
export function drawnPicture(kind: PictureKind, seed: number, letters?: number): DrawnPicture {
  const random = seeded(seed * PICTURE_KINDS.length + PICTURE_KINDS.indexOf(kind));
  const fraction = (): number => nextFraction(random);
  const isPhoto = kind.startsWith('photo');
  const own = kind === 'own' ? ownRegions(seed) : undefined;
  const size = own?.size ?? (kind === 'chess' ? 8 : 5 + nextBelow(random, 10));
  const look = kind === 'own' ? OWN_LOOKS[seed % OWN_LOOKS.length]! : lookOf(kind, random);
  const answer = answerOf(size, random);
  const grow = (seeds: readonly Square[]): readonly number[] =>
    numbersInOrder(
      grownRegions(size, 'touch', (bound) => nextBelow(random, bound), seeds).rules.regions!,
    );
  const regions = own?.regions ?? grow(answer);

  const signs = new Map<Square, DrawnSign>();
  const put = (square: Square, sign: DrawnSign['kind']): void => {
    const isGold = kind === 'marked' && seed % 4 === 0 && sign === 'crown';
    signs.set(square, {
      kind: sign,
      scale: 0.85 + 0.3 * fraction(),
      ink: isGold ? [214, 160, 20] : look.ink,
    });
  };
  const mark = fraction() < 0.75 ? 'cross' : 'dot';
  const queens = kind === 'chess' ? 0.8 : look.marked === 1 ? 1 : look.marked > 0 ? 0.3 : 0;
  if (kind !== 'chess')
    for (let square = 0; square < size * size; square++)
      if (!answer.includes(square) && fraction() < look.marked) put(square, mark);
  for (const square of answer)
    if (fraction() < queens) put(square, look.hasStars ? 'star' : 'crown');
  if (letters) {
    signs.clear();
    const names = Object.keys(LETTERS) as Letter[];
    for (const [square, region] of regions.entries())
      signs.set(square, { kind: names[region]!, scale: letters, ink: look.ink });
  }
  const paint =
    kind === 'chess' ? chessPainter(random, signs) : boardPainter(size, regions, look, signs);
  const other = kind === 'two' ? grow(answerOf(size, random)) : undefined;
  const second = other && boardPainter(size, other, look, new Map());
  const both: Painter = second ? (x, y) => paint(x, y) ?? second(x - size - 1.2, y) : paint;
  const all = (...kinds: DrawnSign['kind'][]): Square[] =>
    [...signs]
      .filter(([, sign]) => kinds.includes(sign.kind))
      .map(([square]) => square)
      .sort((a, b) => a - b);
  const pixels = photograph(kind, size, look.page, both, random);
  const shown = kind === 'chess' ? undefined : regions;
  const board = {
    size,
    regions: shown,
    other,
    queens: all('crown', 'star'),
    marks: all('cross', 'dot'),
  };
  return {
    pixels:
      kind === 'jpeg' || isPhoto
        ? compress(pixels, isPhoto ? 60 + 35 * fraction() : 25 + 50 * fraction())
        : pixels,
    board: kind === 'none' ? undefined : board,
  };
}

function ownRegions(seed: number): { readonly size: number; readonly regions: readonly number[] } {
  const read = parsePuzzleCode(OWN_CODES[seed % OWN_CODES.length]!);
  if (!read.ok) throw new Error('A code of the game cannot be read.');
  const { shape, regions } = read.puzzle.rules;
  return { size: shape.rows, regions: numbersInOrder(regions!) };
}

/** Draws the queens of an answer: one in each row and column, none touching. */
function answerOf(size: number, random: RandomState): Square[] {
  for (;;) {
    const columns = nextPermutation(random, size);
    if (columns.every((column, row) => row === 0 || Math.abs(column - columns[row - 1]!) > 1))
      return columns.map((column, row) => row * size + column);
  }
}

function compress({ width, height, data }: Pixels, quality: number): Pixels {
  const { data: file } = encode({ width, height, data }, Math.round(quality));
  const decoded = decode(file, { useTArray: true });
  return { width, height, data: new Uint8ClampedArray(decoded.data) };
}

/** Draws what a screen, a scanner or a camera makes of a board. */
function photograph(
  kind: PictureKind,
  size: number,
  page: Colour,
  paint: Painter,
  random: RandomState,
): Pixels {
  const fraction = (): number => nextFraction(random);
  const around = (width: number): number => (fraction() - 0.5) * width;
  const isPhoto = kind.startsWith('photo');
  const isHard = kind === 'photo-hard';
  const side =
    kind === 'small'
      ? size * (14 + 8 * fraction())
      : Math.min(600, Math.max(260, size * (24 + 36 * fraction())));
  const width = Math.round(side * (isPhoto ? 1.25 + 0.3 * fraction() : 1.03 + 0.35 * fraction()));
  const height = Math.round(width * (1 + (isPhoto ? 0.35 : 0.9) * fraction()));
  const step = (side / size) * (kind === 'two' ? 0.47 : 1);
  const [cx, cy] = [
    width / 2 + around(0.5 * (width - side)),
    height / 2 + around(0.3 * (height - side)),
  ];
  const place = isPhoto
    ? camera(side, isHard ? 1 : 0.55, around)
    : (x: number, y: number) => [x, y] as const;
  const boardAt = (px: number, py: number): readonly [number, number] => {
    const [x, y] = place(px - cx, py - cy);
    return [x / step + (kind === 'two' ? size + 0.6 : size / 2), y / step + size / 2];
  };
  const nothing = kind === 'none' ? nothingPainter(width, height, random) : undefined;
  const beside = isPhoto
    ? deskPainter(size, page, fraction)
    : wordsPainter(width, height, cy - side / 2, side, page, fraction);
  const colourAt = (px: number, py: number): Colour => {
    if (nothing) return nothing(px, py);
    const [x, y] = boardAt(px, py);
    return paint(x, y) ?? (isPhoto ? beside(x, y) : beside(px, py));
  };
  const lit = isPhoto
    ? light(width, height, isHard, kind !== 'photo-marked' && kind !== 'photo-print', random)
    : undefined;
  const blur = isPhoto ? 0.8 + 1.2 * fraction() : 1;
  const samples = kind === 'small' ? 3 : 2;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = 0; j < samples; j++) {
        for (let i = 0; i < samples; i++) {
          const off = (k: number): number => 0.5 + ((k + 0.5) / samples - 0.5) * blur;
          const colour = colourAt(x + off(i), y + off(j));
          red += colour[0];
          green += colour[1];
          blue += colour[2];
        }
      }
      const count = samples * samples;
      const colour: Colour = [red / count, green / count, blue / count];
      [data[at], data[at + 1], data[at + 2]] = lit?.(colour, x, y) ?? colour;
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Returns where the ray through a place of the picture meets a board that is turned and tilted. */
function camera(
  side: number,
  share: number,
  around: (width: number) => number,
): (x: number, y: number) => readonly [number, number] {
  // Degrees: 10 in the plane and 25 out of it, both ways.
  const [roll, tilt, pan] = [20, 50, 50].map(
    (range) => (around(range * share) * Math.PI) / 180,
  ) as [number, number, number];
  const [cr, sr, ct, st, cp, sp] = [
    Math.cos(roll),
    Math.sin(roll),
    Math.cos(tilt),
    Math.sin(tilt),
    Math.cos(pan),
    Math.sin(pan),
  ];
  const far = 2.6 * side;
  const [nx, ny, nz] = [sp * ct, -st, cp * ct];
  return (px, py) => {
    const [qx, qy] = [px / 0.92, py / 0.92];
    const [dx, dy] = [qx * cr + qy * sr, qy * cr - qx * sr];
    const t = (far * nz) / (dx * nx + dy * ny + far * nz);
    const [x, y, z] = [dx * t, dy * t, far * (t - 1)];
    return [x * cp - z * sp, x * sp * st + y * ct + z * cp * st];
  };
}

function deskPainter(
  size: number,
  page: Colour,
  fraction: () => number,
): (x: number, y: number) => Colour {
  const desk: Colour = [90 + 90 * fraction(), 80 + 80 * fraction(), 70 + 70 * fraction()];
  return (x, y) => (x < -1.2 || y < -2.5 || x > size + 1.2 || y > size + 2.5 ? desk : page);
}

/** Returns a painter of a page with lines of words above and below the board. */
function wordsPainter(
  width: number,
  height: number,
  top: number,
  side: number,
  page: Colour,
  fraction: () => number,
): (x: number, y: number) => Colour {
  const words = Array.from({ length: 6 + Math.floor(8 * fraction()) }, () => ({
    x: 0.7 * width * fraction(),
    y:
      fraction() < 0.5
        ? 0.5 * fraction() * Math.max(0, top - 10)
        : top + 1.1 * side + 0.2 * height * fraction(),
    width: 30 + 0.3 * width * fraction(),
    height: 5 + 9 * fraction(),
  }));
  const ink: Colour = page[0] > 128 ? [60, 60, 60] : [200, 200, 200];
  return (x, y) =>
    words.some(
      (word) =>
        x > word.x &&
        x < word.x + word.width &&
        y > word.y &&
        y < word.y + word.height &&
        Math.sin(1.7 * x + word.x) + Math.sin(0.61 * x) > -0.2,
    )
      ? ink
      : page;
}

/** Returns what a lamp, a shadow, the pattern of two grids of pixels (moiré) and the noise of a sensor make of a colour. */
function light(
  width: number,
  height: number,
  isHard: boolean,
  hasMoire: boolean,
  random: RandomState,
): (colour: Colour, x: number, y: number) => Colour {
  const fraction = (): number => nextFraction(random);
  const angle = 6.3 * fraction();
  const shift = 0.4 * (fraction() - 0.5);
  const soft = 0.02 + 0.3 * fraction();
  const dark = 0.2 + (isHard ? 0.45 : 0.3) * fraction();
  const [lampX, lampY] = [0.5 * (fraction() - 0.5), 0.5 * (fraction() - 0.5)];
  const tint = [0.9 + 0.15 * fraction(), 0.9 + 0.12 * fraction(), 0.8 + 0.25 * fraction()] as const;
  const [frequency, turn, depth] = [
    0.05 + 0.25 * fraction(),
    3.1 * fraction(),
    hasMoire ? 6 + 12 * fraction() : 0,
  ];
  const noise = 1.4 * (3 + (isHard ? 14 : 7) * fraction());
  return ([red, green, blue], x, y) => {
    const [nx, ny] = [x / width - 0.5, y / height - 0.5];
    const across = (nx * Math.cos(angle) + ny * Math.sin(angle) - shift) / soft;
    const shade =
      1 - dark / (1 + Math.exp(-4 * across)) - 0.25 * ((nx - lampX) ** 2 + (ny - lampY) ** 2);
    const along = x * Math.cos(turn) + y * Math.sin(turn);
    const wave = depth * Math.sin(6.283 * frequency * along + 3 * Math.sin(y / 90));
    const grain = noise * (fraction() + fraction() + fraction() - 1.5);
    return [
      red * shade * tint[0] + wave + grain,
      green * shade * tint[1] - 0.6 * wave + grain,
      blue * shade * tint[2] + 0.4 * wave + grain,
    ];
  };
}
