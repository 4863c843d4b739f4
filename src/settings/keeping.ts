import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Health, Progress } from '../progress/progress.ts';
import { LiveQuery } from '../ui/scheduling/live-query.ts';
import { keptSentences } from './kept-words.ts';

/** Whether what the player has done is kept, and for how long. */
export class Keeping implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #health: LiveQuery<Progress, Health>;
  /** Whether the browser promised to keep what is stored until the player removes it. */
  #promised = false;

  /** @param host Rendered again when there is something else to say. */
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

  /** What a player should know of it. */
  get sentences(): string[] {
    return keptSentences(this.#health.value, this.#promised);
  }

  async #askWhetherPromised(): Promise<void> {
    try {
      this.#promised = await navigator.storage.persisted();
      this.#host.requestUpdate();
    } catch {
      // Not to be had in this browser or on this address, so nothing is promised.
    }
  }
}
