import { createPuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import workerUrl from '../../solver/puzzles/worker/worker.ts?worker&url';
import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';

const url = trustedScriptUrl('ninety-two-puzzles', workerUrl);

/** The puzzle solver of the page. Making, checking and playing puzzles share its worker. */
export const puzzleSolver = createPuzzleSolver(
  () => new Worker(url, { type: 'module', name: 'puzzles' }),
);
