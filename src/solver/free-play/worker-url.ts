import workerUrl from './worker.ts?worker&url';

/** URL of the solver's worker script. */
export const WORKER_URL: string = workerUrl;
