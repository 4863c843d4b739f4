import type { ProxyMarked, Remote } from 'comlink';

/** Functions that every worker offers to the page, next to its questions. */
export interface Asked {
  /** Sets the listener that receives interim results from now on. */
  hear(listener: Remote<Listener>): void;
  /** Drops the open question of a kind, if there is one. */
  drop(kind: string): void;
  /** Resolves as soon as the worker can answer: a liveness probe. */
  ping(): void;
}

/** Function of the page that receives interim results, each with the number of its question. */
export type Listener = ((question: number, interim: unknown) => void) & ProxyMarked;
