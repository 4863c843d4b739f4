import type { ProxyMarked, Remote } from 'comlink';

/** Functions that every worker offers to the page. */
export interface WorkerApi {
  /**
   * Answers a question. Rejects if it is dropped, by `drop` or by a newer one of its kind.
   * @param question The page's number for the question, which its interim results bear.
   * @param about The arguments of the question's task.
   */
  ask(kind: string, question: number, about: readonly unknown[]): Promise<unknown>;
  /** Sets the listener that receives interim results from now on. */
  onProgress(listener: Remote<ProgressListener>): void;
  /** Drops the open question of a kind, if there is one. */
  drop(kind: string): void;
  /** Resolves as soon as the worker can answer: a liveness probe. */
  ping(): void;
}

/** Function of the page that receives interim results, each with the number of its question. */
export type ProgressListener = ((question: number, interim: unknown) => void) & ProxyMarked;
