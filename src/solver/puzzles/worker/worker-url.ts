import workerUrl from './worker.ts?worker&url';

/** URL of the puzzles' worker script. */
export const WORKER_URL: string = workerUrl;
