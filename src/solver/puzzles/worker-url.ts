import workerUrl from './worker.ts?worker&url';

/** Where the worker of puzzles is. */
export const WORKER_URL: string = workerUrl;
