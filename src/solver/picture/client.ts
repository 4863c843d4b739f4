import { Connection, type WorkerLike } from '../worker/connection.ts';
import type { Asker } from '../worker/questions.ts';
import type { PICTURE_QUESTIONS } from './questions.ts';

/** Reads boards from pictures, in a worker. */
export type PictureReader = Asker<typeof PICTURE_QUESTIONS>;

/**
 * Creates a reader of pictures. The first question starts its worker, which is kept until it dies.
 * @param start Starts a worker that reads pictures.
 */
export function createPictureReader(start: () => WorkerLike): PictureReader {
  return new Connection<typeof PICTURE_QUESTIONS>(start).ask;
}
