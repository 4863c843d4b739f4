import { transfer } from 'comlink';
import { onlyResult, type Task } from '../worker/task.ts';
import { readPicture } from './read-picture.ts';
import type { Corners, Pixels, Reading } from './reading.ts';

/** The longest side of a picture that is read, in pixels. Larger pictures are made smaller before. */
export const MOST_SIDE = 1600;

/** A picture that was decoded and read. */
export interface OpenedPicture {
  /** The picture, upright, no side longer than `MOST_SIDE`; the reading has its places in these pixels. */
  readonly bitmap: ImageBitmap;
  readonly reading: Reading;
}

/**
 * Decodes a picture, makes it small enough, and reads it.
 * @param within The corners of the board, if the player has named them.
 * @returns `undefined` if the browser does not decode it.
 */
export function* openPicture(
  file: Blob,
  within: Corners | undefined,
): Task<OpenedPicture | undefined> {
  let decoded: ImageBitmap | 'failed' | undefined;
  createImageBitmap(file).then(
    (bitmap) => (decoded = bitmap),
    () => (decoded = 'failed'),
  );
  // The decoder works beside this task, which is asked again at each turn of the worker.
  while (decoded === undefined) yield;
  if (decoded === 'failed') return undefined;
  const { bitmap, pixels } = shrunk(decoded);
  const reading = yield* onlyResult(readPicture(pixels, within));
  return transfer({ bitmap, reading }, [bitmap]);
}

function shrunk(whole: ImageBitmap): { readonly bitmap: ImageBitmap; readonly pixels: Pixels } {
  const scale = Math.min(1, MOST_SIDE / Math.max(whole.width, whole.height));
  const width = Math.max(1, Math.round(whole.width * scale));
  const height = Math.max(1, Math.round(whole.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  // The reader sees no alpha; what is transparent shows the white of a page.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  const pixels = context.getImageData(0, 0, width, height);
  return { bitmap: canvas.transferToImageBitmap(), pixels };
}
