import { createPuzzleSolver } from '../solver/puzzles/client.ts';
import { WORKER_URL } from '../solver/puzzles/worker-url.ts';
import { vouchedUrl } from '../ui/vouched-url.ts';

const workerUrl = vouchedUrl('ninety-two-puzzles', WORKER_URL);

/** One for the page: making, checking and playing puzzles go on with the worker of the first of them. */
export const puzzleSolver = createPuzzleSolver(
  () => new Worker(workerUrl, { type: 'module', name: 'puzzles' }),
);
