import type { ProxyMarked, Remote } from 'comlink';

/** Functions that every worker offers to the page, next to its questions. */
export interface WorkerApi {
  /** Sets the listener that receives interim results from now on. */
  onProgress(listener: Remote<ProgressListener>): void;
  /** Drops the open question of a kind, if there is one. */
  drop(kind: string): void;
  /** Resolves as soon as the worker can answer: a liveness probe. */
  ping(): void;
}

/** Function of the page that receives interim results, each with the number of its question. */
export type ProgressListener = ((question: number, interim: unknown) => void) & ProxyMarked;
