import type { Task } from '../worker/task.ts';
import type { Corners, Pixels, Reading } from './reading.ts';

/** Reads the largest board in a picture. */
// eslint-disable-next-line require-yield
export function* readPicture(_picture: Pixels, _within: Corners | undefined): Task<Reading> {
  return { kind: 'nothing', reason: 'no-board', corners: undefined };
}
