import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Health, Progress } from '../progress/free-play/progress.ts';
import { LiveQuery } from '../ui/scheduling/live-query.ts';
import { storageSentences } from './storage-words.ts';

/** Watches whether and how durably the player's progress is stored. */
export class StorageStatus implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #health: LiveQuery<Progress, Health>;
  /** True if the browser promised to keep the data until the player removes it. */
  #promised = false;

  /** @param host Rendered again when the sentences change. */
  constructor(host: ReactiveControllerHost, progress: () => Promise<Progress>) {
    this.#host = host;
    this.#health = new LiveQuery(host, {
      source: progress,
      kinds: ['health'],
      read: ({ health }) => health,
    });
    host.addController(this);
  }

  hostConnected(): void {
    void this.#askWhetherPromised();
  }

  /** Sentences for the player about the storage. */
  get sentences(): string[] {
    return storageSentences(this.#health.value, this.#promised);
  }

  async #askWhetherPromised(): Promise<void> {
    try {
      this.#promised = await navigator.storage.persisted();
      this.#host.requestUpdate();
    } catch {
      // This browser or address has no such API, so nothing is promised.
    }
  }
}
