import { createPuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import { WORKER_URL } from '../../solver/puzzles/worker/worker-url.ts';
import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';

const workerUrl = trustedScriptUrl('ninety-two-puzzles', WORKER_URL);

/** The puzzle solver of the page. Making, checking and playing puzzles share its worker. */
export const puzzleSolver = createPuzzleSolver(
  () => new Worker(workerUrl, { type: 'module', name: 'puzzles' }),
);
