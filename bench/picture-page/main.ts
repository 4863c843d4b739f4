import { MOST_SIDE } from '../../src/solver/picture/open-picture.ts';
import { readPicture } from '../../src/solver/picture/read-picture.ts';
import { finish } from '../../src/solver/worker/task.ts';

/** Milliseconds that a picture takes. */
export interface PictureTimes {
  /** Until the picture is as small as the reader wants it. */
  readonly decoding: number;
  readonly reading: number;
}

/** A picture to measure: pixels of its sides, and the turn of the board in it, in radians. */
export interface PictureCase {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly type: string;
}

const SIZE = 9;

declare global {
  interface Window {
    /** Draws a board, and measures how long it takes to decode and to read. */
    measurePicture: (picture: PictureCase) => Promise<PictureTimes>;
  }
}

window.measurePicture = async ({ width, height, turn, type }) => {
  const file = await drawBoard(width, height, turn).convertToBlob({ type });
  const begin = performance.now();
  const share = Math.min(1, MOST_SIDE / Math.max(width, height));
  const sides = { width: Math.round(width * share), height: Math.round(height * share) };
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(sides.width, sides.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0, sides.width, sides.height);
  const pixels = context.getImageData(0, 0, sides.width, sides.height);
  const decoded = performance.now();
  const reading = finish(readPicture(pixels, undefined));
  const read = performance.now();
  if (reading.kind !== 'board' || reading.size !== SIZE) throw new Error('The board was not read.');
  return { decoding: decoded - begin, reading: read - decoded };
};

/** Draws a board whose regions are colours in stripes that step to the right. */
function drawBoard(width: number, height: number, turn: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(turn);
  const step = (0.8 * Math.min(width, height)) / SIZE;
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const region = column > row ? Math.min(SIZE - 1, row + 1) : column;
      context.fillStyle = `hsl(${40 * region} 70% 75%)`;
      context.fillRect((column - SIZE / 2) * step, (row - SIZE / 2) * step, step, step);
      context.strokeRect((column - SIZE / 2) * step, (row - SIZE / 2) * step, step, step);
    }
  }
  return canvas;
}
