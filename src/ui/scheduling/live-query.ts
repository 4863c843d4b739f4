import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LiveRead, type Observed, type Query } from './live-read.ts';

/** The current value of a query (`LiveRead`) for an element that shows it, as long as the element is connected. */
export class LiveQuery<Source extends Observed, Value> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query: Query<Source, Value>;
  #reading: LiveRead<Source, Value> | undefined;
  #value: Value | undefined;

  /**
   * @param host The element; it renders again after every read.
   */
  constructor(host: ReactiveControllerHost, query: Query<Source, Value>) {
    this.#host = host;
    this.#query = query;
    host.addController(this);
  }

  /** The value read last; `undefined` until it is known. */
  get value(): Value | undefined {
    return this.#value;
  }

  /**
   * Reads again, because something else that the value depends on has changed. Resolves once the host has the newest
   * value, and rejects if the read fails.
   */
  async refresh(): Promise<void> {
    await this.#reading?.refresh();
  }

  hostConnected(): void {
    this.#reading = new LiveRead(this.#query, (value) => {
      this.#value = value;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#reading?.end();
    this.#reading = undefined;
  }
}
