import type { Bounds } from './corners.ts';
import type { Pixels, Point } from './reading.ts';

/** A part of a picture made smaller: red, green and blue of each pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Pixels of the picture to a pixel of the plane. */
  readonly scale: number;
  /** The pixel of the picture at which the plane begins. */
  readonly left: number;
  readonly top: number;
}

/** Makes a part of a picture smaller, by whole pixels or fractions: each pixel is the mean of those it covers. */
export function shrink({ width: row, data }: Pixels, scale: number, part: Bounds): Plane {
  const { left, top } = part;
  const width = Math.floor((part.right - left) / scale);
  const height = Math.floor((part.bottom - top) / scale);
  const rgb = new Uint8Array(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const y0 = Math.round(top + y * scale);
    const y1 = Math.round(top + (y + 1) * scale);
    for (let x = 0; x < width; x++) {
      const x0 = Math.round(left + x * scale);
      const x1 = Math.round(left + (x + 1) * scale);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let py = y0; py < y1; py++) {
        const end = 4 * (py * row + x1);
        for (let i = 4 * (py * row + x0); i < end; i += 4) {
          red += data[i]!;
          green += data[i + 1]!;
          blue += data[i + 2]!;
        }
      }
      const count = (y1 - y0) * (x1 - x0);
      rgb[at++] = red / count;
      rgb[at++] = green / count;
      rgb[at++] = blue / count;
    }
  }
  return { width, height, rgb, scale, left, top };
}

/** Strength of the edge at each pixel of a plane, from 0 to 255. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  readonly strength: Uint8Array;
}

/** Returns the strength of the pixel at a place; 0 beside the plane. */
export function strengthAt({ width, height, strength }: Edges, place: Point): number {
  const [x, y] = [Math.floor(place[0]), Math.floor(place[1])];
  return x >= 0 && y >= 0 && x < width && y < height ? strength[y * width + x]! : 0;
}

/** Measures edges by Sobel's operator on the channel that changes most; regions may be equally light. */
export function edgesOf({ width, height, rgb }: Plane): Edges {
  const strength = new Uint8Array(width * height);
  const row = 3 * width;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let most = 0;
      for (let channel = 0; channel < 3; channel++) {
        const i = y * row + 3 * x + channel;
        const up = i - row;
        const down = i + row;
        const falling = rgb[down + 3]! - rgb[up - 3]!;
        const rising = rgb[down - 3]! - rgb[up + 3]!;
        const across = 2 * (rgb[i + 3]! - rgb[i - 3]!) + falling - rising;
        const along = 2 * (rgb[down]! - rgb[up]!) + falling + rising;
        most = Math.max(most, Math.abs(across), Math.abs(along));
      }
      strength[y * width + x] = Math.min(255, most >> 2);
    }
  }
  return { width, height, strength };
}

/** Softens edges, so that a line near to one is on it. */
export function soften({ width, height, strength }: Edges): Edges {
  const soft = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0;
      for (let i = (y - 1) * width + x; i <= (y + 1) * width + x; i += width)
        sum += strength[i - 1]! + strength[i]! + strength[i + 1]!;
      soft[y * width + x] = sum / 9;
    }
  }
  return { width, height, strength: soft };
}
