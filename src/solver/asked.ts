import type { ProxyMarked, Remote } from 'comlink';

/** What every worker has that the page asks. */
export interface Asked {
  /** Says from now on what is known on the way to answers. */
  hear(listener: Remote<Listener>): void;
  /** Drops the question of a kind, if there is one. */
  drop(kind: string): void;
  /** Answers as soon as the worker can. */
  ping(): void;
}

/** Hears on the page what is known on the way to the answer of a question, by the number it was asked with. */
export type Listener = ((question: number, interim: unknown) => void) & ProxyMarked;
