import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Health, Progress } from '../progress/progress.ts';
import { keptSentences } from './kept-words.ts';

/** Whether what the player has done is kept, and for how long. */
export class Keeping implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #isConnected = false;
  #health: Health | undefined;
  /** Whether the browser promised to keep what is stored until the player removes it. */
  #promised = false;
  #endSubscription = (): void => undefined;

  /** @param host Rendered again when there is something else to say. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    void this.#askWhetherPromised();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#endSubscription();
  }

  /** What a player should know of it. */
  get sentences(): string[] {
    return keptSentences(this.#health, this.#promised);
  }

  /** Follows whether what is done is stored, from when that is known until the host is gone. */
  async follow(loading: Promise<Progress>): Promise<void> {
    const progress = await loading;
    if (!this.#isConnected) return;
    this.#tell(progress.health);
    this.#endSubscription = progress.subscribe((change) => {
      if (change.kind === 'health') this.#tell(change.health);
    });
  }

  #tell(health: Health): void {
    this.#health = health;
    this.#host.requestUpdate();
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
