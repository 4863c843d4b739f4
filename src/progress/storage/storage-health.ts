import { onLateAnswer, type StorageTrouble } from './database.ts';

/** The state of storage: `kept` if what the player does is kept for the next visit, else the reason why it is not. */
export type Health = 'kept' | StorageTrouble;

/** Called with the outcome of a write or a read; `undefined` for a success. */
export type Report = (trouble: StorageTrouble | undefined) => void;

/** Something that is kept, and that storage may refuse. */
export interface Retried {
  /** True if storage has refused a write or a read and has not done it since. */
  readonly hasRefusals: boolean;
  /** Tries everything that waits, for a page about to be hidden and for one that comes back. */
  flush(): Promise<unknown>;
}

/** The time until a refused write or read is tried again, in milliseconds. */
const RETRY_AFTER = 30_000;

/**
 * Knows if all is kept. What storage refused is tried again every 30 seconds, after any write that succeeds, and when
 * a silent database answers.
 */
export class StorageHealth {
  readonly #all: Retried;
  readonly #onChange: (health: Health) => void;
  #value: Health = 'kept';
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Ends the subscription to the answer of a silent database. */
  #endSilence: (() => void) | undefined;

  /** @param all Everything that a page keeps. */
  constructor(all: Retried, onChange: (health: Health) => void) {
    this.#all = all;
    this.#onChange = onChange;
  }

  /** The outcome of the last write or read; `kept` only if storage has refused nothing, or has done it since. */
  get value(): Health {
    return this.#value;
  }

  /** Notes the outcome of a write or a read. After a success it tries everything that waits. */
  readonly report: Report = (trouble) => {
    const { hasRefusals } = this.#all;
    const flush = (): void => void this.#all.flush();
    if (!hasRefusals) {
      clearTimeout(this.#retry);
      this.#retry = undefined;
      this.#endSilence?.();
      this.#endSilence = undefined;
    } else if (!trouble) {
      flush();
    } else {
      this.#retry ??= setTimeout(() => {
        this.#retry = undefined;
        flush();
      }, RETRY_AFTER);
      if (trouble === 'silent') this.#endSilence ??= onLateAnswer(flush);
    }
    const health = trouble ?? (hasRefusals ? this.#value : 'kept');
    if (health === this.#value) return;
    this.#value = health;
    this.#onChange(health);
  };
}
