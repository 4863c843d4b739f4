import { boundsOf, projectionTo } from './corners.ts';
import { medianColour, type Colour } from './colours.ts';
import { shrink } from './planes.ts';
import type { Corners, Pixels, Point } from './reading.ts';

/** Pixels along a side of a square seen straight from above. */
export const CELL = 32;

/** Pixels round the board, to see what is beside it. */
const PAD = CELL / 4;

/** A board straight from above. */
export interface Flat {
  readonly size: number;
  /** Pixels along a side, with what is beside the board. */
  readonly side: number;
  readonly rgb: Uint8Array;
}

/** @param step The least side of a square, in pixels of the picture. */
export function flatten(picture: Pixels, corners: Corners, size: number, step: number): Flat {
  const side = size * CELL + 2 * PAD;
  const scale = Math.max(1, step / (1.25 * CELL));
  const plane = shrink(picture, scale, boundsOf(corners, step, picture));
  const project = projectionTo(corners);
  const rgb = new Uint8Array(side * side * 3);
  const row = 3 * plane.width;
  let at = 0;
  for (let v = 0; v < side; v++) {
    for (let u = 0; u < side; u++) {
      const [px, py] = project((u + 0.5 - PAD) / (size * CELL), (v + 0.5 - PAD) / (size * CELL));
      // Black is beside the picture, which has no colour there.
      if (px < 0 || py < 0 || px > picture.width || py > picture.height) {
        at += 3;
        continue;
      }
      // Mixes the four nearest pixels.
      const x = Math.max(0, Math.min(plane.width - 1.001, (px - plane.left) / scale - 0.5));
      const y = Math.max(0, Math.min(plane.height - 1.001, (py - plane.top) / scale - 0.5));
      const [fx, fy] = [x % 1, y % 1];
      const first = row * Math.floor(y) + 3 * Math.floor(x);
      for (let i = first; i < first + 3; i++) {
        const above = plane.rgb[i]! * (1 - fx) + plane.rgb[i + 3]! * fx;
        const below = plane.rgb[i + row]! * (1 - fx) + plane.rgb[i + row + 3]! * fx;
        rgb[at++] = above * (1 - fy) + below * fy;
      }
    }
  }
  return { size, side, rgb };
}

/** Returns the index of the red of a pixel of a square. */
export function indexIn({ size, side }: Flat, square: number, [x, y]: Point): number {
  const top = PAD + Math.floor(square / size) * CELL;
  return 3 * ((top + y) * side + PAD + (square % size) * CELL + x);
}

/** Pixels of a square. */
export const PLACES = Array.from({ length: CELL * CELL }, (_, i): Point => [
  i % CELL,
  Math.floor(i / CELL),
]);

/** Distance of a pixel from the middle of its square: 0.5 at the border. */
export function fromMiddle([x, y]: Point): number {
  return Math.max(Math.abs(x + 0.5 - CELL / 2), Math.abs(y + 0.5 - CELL / 2)) / CELL;
}

/** Pixels between the border and a sign. */
const GROUND = PLACES.filter((place) => fromMiddle(place) >= 0.25 && fromMiddle(place) <= 0.38);

/** Pixels of the ground from one whose colour is tried to the next: some on each side of the square. */
const APART = 37;

/** Differences of a channel up to this are noise within a colour; patterns differ somewhat more. */
const ALIKE = 22;

/** Returns the largest difference of a channel. */
export function difference(rgb: Uint8Array, index: number, [red, green, blue]: Colour): number {
  return Math.max(
    Math.abs(rgb[index]! - red),
    Math.abs(rgb[index + 1]! - green),
    Math.abs(rgb[index + 2]! - blue),
  );
}

function colourAt(rgb: Uint8Array, index: number): Colour {
  return [rgb[index]!, rgb[index + 1]!, rgb[index + 2]!];
}

/** Returns the colour that most of a square has round its sign. */
export function groundOf(flat: Flat, square: number): Colour {
  const { rgb } = flat;
  const at = GROUND.map((place) => indexIn(flat, square, place));
  // The nearer a pixel, the more it counts: a blurred colour between the ground and a sign is near to both.
  const densityOf = (colour: Colour): number =>
    at.reduce((sum, index) => sum + Math.max(0, ALIKE - difference(rgb, index, colour)), 0);
  const densities = at
    .filter((_, i) => i % APART === 0)
    .map((index) => colourAt(rgb, index))
    .map((colour) => ({ colour, density: densityOf(colour) }));
  const { colour } = densities.reduce((best, own) => (own.density > best.density ? own : best));
  const around = (middle: Colour): Colour =>
    medianColour(
      at
        .filter((index) => difference(rgb, index, middle) < ALIKE)
        .map((index) => colourAt(rgb, index)),
    );
  // The pixel that was tried may be noise: what is round it is its ground's middle.
  return around(around(colour));
}

/** Returns how much line lies along a side of a square, above first, in parts of a square: darkness times width. */
export function lineAlong(flat: Flat, square: number, side: number, isOuter = false): number {
  const reach = Math.round(0.24 * CELL);
  const border = side === 1 || side === 2 ? CELL : 0;
  const light = (along: number, off: number): number => {
    const across = border + off;
    const index = indexIn(flat, square, side % 2 === 1 ? [across, along] : [along, across]);
    const [red, green, blue] = colourAt(flat.rgb, index);
    return (54 * red + 183 * green + 19 * blue) / 256;
  };
  const lines: number[] = [];
  for (let along = Math.round(0.2 * CELL); along < 0.8 * CELL; along += 2) {
    const before = (light(along, -reach) + light(along, 1 - reach)) / 2;
    const after = (light(along, reach - 1) + light(along, reach - 2)) / 2;
    // Beside the board it may be dark.
    const ground = isOuter ? (border > 0 ? before : after) : Math.min(before, after);
    let line = 0;
    for (let off = 1 - reach; off < reach - 1; off++)
      line += Math.max(0, ground - light(along, off)) / Math.max(60, off < 0 ? before : after);
    lines.push(line / CELL);
  }
  return lines.sort((a, b) => a - b)[lines.length >> 1]!;
}

/** Returns the colour of what is beside the board: above, right, below or left of it. */
export function colourBeside({ side, rgb }: Flat, rim: number): Colour {
  const colours: Colour[] = [];
  for (let along = CELL; along < side - CELL; along += 3) {
    for (const off of rim === 0 || rim === 3 ? [0, 1] : [side - 2, side - 1])
      colours.push(colourAt(rgb, 3 * (rim % 2 === 0 ? off * side + along : along * side + off)));
  }
  return medianColour(colours);
}
