import workerUrl from './worker.ts?worker&url';

/** Where the solver's worker is. */
export const WORKER_URL: string = workerUrl;
