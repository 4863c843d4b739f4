import { readFileSync } from 'node:fs';
import {
  nextBelow,
  nextFraction,
  nextPermutation,
  type RandomState,
} from '../../core/board/random.ts';
import type { Square } from '../../core/board/square.ts';
import type { Colour } from './colours.ts';

/** Colour at a place of a board whose squares are 1 wide; `undefined` beside it. */
export type Painter = (x: number, y: number) => Colour | undefined;

/** The look of a board: widths are parts of a square. */
export interface BoardLook {
  readonly page: Colour;
  readonly fills: readonly Colour[];
  readonly line: Colour;
  /** The colour of lines within regions, if it is another. */
  readonly thinLine?: Colour;
  readonly thin: number;
  readonly thick: number;
  readonly frame: number;
  /** Half the distance between squares that stand apart, and the radius of their corners. */
  readonly gap: number;
  readonly round: number;
  /** Colours of the textures, if regions have some. */
  readonly textures?: readonly Colour[];
  readonly ink: Colour;
  /** The part of squares with a mark. */
  readonly marked: number;
  readonly hasStars: boolean;
}

/** The radii of the discs without texture under signs that have one. */
const PLATES: Partial<Record<DrawnSign['kind'], number>> = { crown: 0.4, star: 0.4, dot: 0.13 };

export interface DrawnSign {
  readonly kind: 'crown' | 'star' | 'cross' | 'dot' | Letter;
  /** The height of a letter; the size of other signs as a part of their usual one. */
  readonly scale: number;
  readonly ink: Colour;
}

export type Letter = keyof typeof LETTERS;

/** The strokes of letters: places across from 0 to 4 and down from 0 to 6. */
export const LETTERS = {
  A: '06 20 46,14 34',
  B: '33 03 00 30 41 42 33 44 45 36 06 03',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
};

function colourOf(hex: string): Colour {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Colours of regions on published screens and in other programs. */
const PALETTES = {
  pastel:
    '#bba3e2 #ffc992 #96beff #b3dfa0 #dfdfdf #ff7b60 #e6f388 #b9b29e #dfa0bf #a3d2d8 #62efea #ff93f3 #8acc6d #729aec',
  vivid:
    '#e6194b #3cb44b #ffe119 #4363d8 #f58231 #911eb4 #46f0f0 #f032e6 #bcf60c #fabebe #008080 #e6beff #9a6324 #800000',
  dark: '#5b4a86 #8a5a24 #2d5c94 #3f6b32 #5c5c5c #8f3526 #7d8428 #4f4636 #7c3f60 #2f6f74 #1f7f55 #7a2f7a #a04a6a #26486a',
  soft: '#cfe3bf #f7df9b #f3c1b4 #bddcf2 #ddcde8 #e4e5e0 #a6dbd0 #f6c793 #c9d7a3 #e0b7c9 #b7c4e6 #d9c8a8 #9fd0b2 #efe9a0',
  strong:
    '#00007f #006400 #808080 #808000 #8b008b #e9967a #008b8b #b22222 #d2b48c #4682b4 #556b2f #c71585 #2f4f4f #ff8c00',
};

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

const grey = (value: number): Colour => [value, value, value];

/** The game's own colours of regions. The text is read, because the solver imports nothing of the page. */
const TOKENS = new URL('../../ui/puzzles/region-tokens.styles.ts', import.meta.url);

/** The game's own looks: light, dark, and both with more contrast. */
export const OWN_LOOKS: readonly BoardLook[] = readFileSync(TOKENS, 'utf8')
  .split('--rg-edge:')
  .slice(1)
  .map((text, index) => {
    const colours = [...text.matchAll(/#[\da-f]{6}/gu)].map(([hex]) => colourOf(hex));
    const [line, ...tints] = colours;
    const textures = [1, ...Array.from({ length: 11 }, (_, region) => 2 * region + 3)];
    return {
      page: index % 2 === 0 ? colourOf('#f0f4f1') : colourOf('#0c1a17'),
      fills: Array.from({ length: 12 }, (_, region) => tints[2 * region]!),
      textures: textures.map((at) => tints[at]!),
      line: line!,
      thin: 0.02,
      thick: 0.06,
      frame: 0.03,
      gap: 0,
      round: 0,
      ink: index % 2 === 0 ? colourOf('#0e2c27') : colourOf('#eaf3ee'),
      marked: [0, 0.1, 0.5][index % 3]!,
      hasStars: false,
    };
  });

/** Draws a look of a kind of picture. */
export function lookOf(kind: string, random: RandomState): BoardLook {
  const pick = <Value>(...values: Value[]): Value => values[nextBelow(random, values.length)]!;
  const fraction = (): number => nextFraction(random);
  const palette = (name: keyof typeof PALETTES): Colour[] => {
    const colours = PALETTES[name].split(' ').map(colourOf);
    return nextPermutation(random, colours.length).map((index) => colours[index]!);
  };
  const paper = (level: number): Colour[] => Array.from({ length: 14 }, () => grey(level));
  const base: BoardLook = {
    page: WHITE,
    fills: palette('pastel'),
    line: BLACK,
    thin: 0.02,
    thick: 0.02 + 0.08 * fraction(),
    frame: 0.05 + 0.08 * fraction(),
    gap: 0,
    round: 0,
    ink: BLACK,
    marked: pick(0, 0, 0.12),
    hasStars: false,
  };
  const bare = { thin: 0, thick: 0, frame: 0 };
  switch (kind) {
    case 'marked':
    case 'photo-marked':
      return { ...base, marked: pick(0.12, 0.5, 1), ink: grey(pick(0, 40)) };
    case 'dark':
      return {
        ...base,
        page: colourOf(pick('#1b1f23', '#000000', '#121212')),
        fills: palette(pick('dark', 'pastel')),
        line: grey(pick(0, 20)),
        ink: grey(240),
        marked: pick(0, 0.12, 0.5),
      };
    case 'plain': {
      const page = colourOf(pick('#faf6ec', '#ffffff', '#e8eef2'));
      return { ...base, ...bare, page, fills: palette(pick('pastel', 'vivid')) };
    }
    case 'gaps':
      return {
        ...base,
        ...bare,
        page: colourOf(pick('#ffffff', '#101418', '#f3f2ef')),
        fills: palette(pick('pastel', 'vivid', 'dark')),
        gap: 0.02 + 0.06 * fraction(),
        round: 0.2 * fraction(),
      };
    case 'light-lines': {
      const lines = { line: grey(190), thin: 0.015, thick: 0.015, frame: 0.015 };
      return { ...base, ...lines, page: pick(BLACK, WHITE), fills: palette('strong'), marked: 0 };
    }
    case 'print':
    case 'photo-print': {
      const lines = { thick: 0.09 + 0.06 * fraction(), frame: 0.1 + 0.05 * fraction() };
      return {
        ...base,
        ...lines,
        fills: paper(255),
        thinLine: grey(pick(0, 120, 190)),
        hasStars: true,
      };
    }
    case 'print-grey': {
      const lines = { thin: 0.025, thick: 0.1 + 0.05 * fraction(), frame: 0.12 };
      const colours = { line: grey(30), thinLine: grey(110), fills: paper(225) };
      return { ...base, ...lines, ...colours, marked: 0, hasStars: true };
    }
    case 'hatched': {
      const fills = palette('soft');
      const textures = fills.map(([red, green, blue]): Colour => [
        0.87 * red,
        0.87 * green,
        0.87 * blue,
      ]);
      const lines = { thinLine: colourOf('#b9ccc2'), thin: 0.015, thick: 0.06, frame: 0.06 };
      const ink = colourOf('#0e2c27');
      const page = colourOf('#f0f4f1');
      return {
        ...base,
        ...lines,
        fills,
        textures,
        page,
        line: ink,
        ink,
        marked: pick(0, 0.12, 0.5),
      };
    }
    default:
      return base;
  }
}

const CROWN = [-0.3, 0.22, -0.34, -0.18, -0.16, 0.02, 0, -0.27, 0.16, 0.02, 0.34, -0.18, 0.3, 0.22];
const STAR = Array.from({ length: 10 }, (_, i) => {
  const [radius, angle] = [i % 2 === 0 ? 0.31 : 0.13, (i * Math.PI) / 5 - Math.PI / 2];
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}).flat();

function isInside(polygon: readonly number[], x: number, y: number): boolean {
  let is = false;
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
  }
  return is;
}

/** Half the width of the strokes of letters in parts of their height. */
const STROKE = 0.075;

/** Returns true if a letter 1 high covers a place, from its middle. */
function isOnLetter(letter: Letter, x: number, y: number): boolean {
  return LETTERS[letter].split(',').some((stroke) => {
    const points = stroke
      .split(' ')
      .map(([across, down]) => [(Number(across) - 2) / 6, (Number(down) - 3) / 6]);
    return points.slice(1).some(([endX, endY], index) => {
      const [startX, startY] = points[index]!;
      const [dx, dy] = [endX! - startX!, endY! - startY!];
      const along = ((x - startX!) * dx + (y - startY!) * dy) / (dx * dx + dy * dy);
      const at = Math.max(0, Math.min(1, along));
      return Math.hypot(x - startX! - at * dx, y - startY! - at * dy) < STROKE;
    });
  });
}

/** Returns true if a sign covers a place, from the middle of its square. */
function covers({ kind, scale }: DrawnSign, u: number, v: number): boolean {
  const [x, y] = [u / scale, v / scale];
  const [across, along] = [Math.abs(x), Math.abs(y)];
  switch (kind) {
    case 'crown':
      return isInside(CROWN, x, y) || (across < 0.29 && y > 0.25 && y < 0.31);
    case 'star':
      return isInside(STAR, x, y);
    case 'cross':
      return Math.max(across, along) < 0.15 && Math.abs(across - along) < 0.035;
    case 'dot':
      return Math.hypot(x, y) < 0.09;
    default:
      return isOnLetter(kind, x, y);
  }
}

/** The width of lines of the game's textures in parts of a square, and the tile of each in pitches. */
const TEXTURE_LINE = 0.03;
const TILES = [1, 1, 1, 1, 1, 1.5, 1, 1.5, 2, 1.5, 2, 2];

/** Returns true if a texture of the game covers a place of the board; the first is plain. */
function isTextured(texture: number, pitch: number, x: number, y: number): boolean {
  const tile = pitch * TILES[texture % TILES.length]!;
  const reach = TEXTURE_LINE / tile / 2;
  const [u, v] = [(x / tile) % 1, (y / tile) % 1];
  const isAt = (off: number, most = reach): boolean => Math.abs(off) < most;
  const isRising = isAt(((u + v + 0.5) % 1) - 0.5, Math.SQRT2 * reach);
  const isFalling = isAt(((u - v + 1.5) % 1) - 0.5, Math.SQRT2 * reach);
  switch (texture % TILES.length) {
    case 0:
      return false;
    case 1:
      return isAt(Math.hypot(u - 0.5, v - 0.5) - 0.3);
    case 2:
      return isRising;
    case 3:
      return isAt(v - 0.5);
    case 4:
      return isAt(u - 0.5);
    case 5:
      return isAt(u - 0.5) || isAt(v - 0.5);
    case 6:
      return isFalling;
    case 7:
      return isRising || isFalling;
    case 8:
      return isAt(v - 0.25) || isAt(v - 0.75) || isAt(u - (isAt(v - 0.5, 0.25) ? 0.25 : 0.75));
    case 9:
      return isAt(u - 0.5) ? isAt(v - 0.5, 0.28) : isAt(v - 0.5) && isAt(u - 0.5, 0.28);
    case 10:
      return isAt(((v + 0.24 * (1 - Math.abs(2 * u - 1)) - 0.12 + 0.5) % 0.5) - 0.25);
    default:
      return isAt(
        Math.hypot(v < 0.5 ? u - 0.5 : Math.abs(u - 0.5) - 0.5, v < 0.5 ? v - 0.5 : v - 1) - 0.5,
      );
  }
}

/** Returns a painter of a board of regions. */
export function boardPainter(
  size: number,
  regions: readonly number[],
  look: BoardLook,
  signs: ReadonlyMap<Square, DrawnSign>,
): Painter {
  const { fills, line, thin, thick, frame, gap, round, textures } = look;
  const pitch = 1 / (size > 8 ? 4 : 6);
  return (x, y) => {
    if (x < -frame || y < -frame || x > size + frame || y > size + frame) return undefined;
    if (x < 0 || y < 0 || x >= size || y >= size) return line;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const square = row * size + column;
    const region = regions[square]!;
    const [u, v] = [x - column, y - row];
    if (gap > 0) {
      const beyond = (at: number): number => Math.max(0, Math.abs(at - 0.5) - (0.5 - gap - round));
      if (Math.hypot(beyond(u), beyond(v)) > round + 1e-9) return undefined;
    } else if (Math.min(u, v, 1 - u, 1 - v) < Math.max(thin, thick) / 2) {
      // A square beside the board is of no region.
      const across =
        u < 0.5 ? column > 0 && regions[square - 1] : column + 1 < size && regions[square + 1];
      const along = v < 0.5 ? regions[square - size] : regions[square + size];
      const isThick = (at: number, other: number | false | undefined): boolean =>
        other !== region && Math.min(at, 1 - at) < thick / 2;
      if (isThick(u, across) || isThick(v, along)) return line;
      if (Math.min(u, v, 1 - u, 1 - v) < thin / 2) return look.thinLine ?? line;
    }
    const sign = signs.get(square);
    if (sign && covers(sign, u - 0.5, v - 0.5)) return sign.ink;
    // The game has plain discs under its queens and dots.
    const isPlain = sign && Math.hypot(u - 0.5, v - 0.5) < (PLATES[sign.kind] ?? 0);
    return textures && !isPlain && isTextured(region, pitch, x, y)
      ? textures[region]
      : fills[region];
  };
}

/** Colours of the light and the dark squares of chessboards. */
const CHESSBOARDS = ['#f0d9b5 #b58863', '#eeeed2 #769656', '#ffffff #9aa0a6', '#fbfdfb #d7e5dd'];

/** Returns a painter of a chessboard. */
export function chessPainter(random: RandomState, signs: ReadonlyMap<Square, DrawnSign>): Painter {
  const colours = CHESSBOARDS[nextBelow(random, CHESSBOARDS.length)]!.split(' ').map(colourOf);
  const frame = nextBelow(random, 2) === 0 ? 0.05 : 0;
  return (x, y) => {
    if (x < -frame || y < -frame || x > 8 + frame || y > 8 + frame) return undefined;
    if (x < 0 || y < 0 || x >= 8 || y >= 8) return grey(30);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const sign = signs.get(8 * row + column);
    if (sign && covers(sign, x - column - 0.5, y - row - 0.5)) return grey(20);
    return colours[(column + row) % 2];
  };
}
