import workerUrl from './worker.ts?worker&url';

export const WORKER_URL: string = workerUrl;
