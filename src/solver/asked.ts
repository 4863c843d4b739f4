import type { ProxyMarked } from 'comlink';

/** What every worker has that the page asks. */
export interface Asked {
  /** Drops the question of a kind, if there is one. */
  drop(kind: string): void;
  /** Answers as soon as the worker can. */
  ping(): void;
}

/** Hears on the page what is known on the way to an answer; let go of when it is there. */
export type Listener<Interim> = ((interim: Interim) => void) & ProxyMarked;
