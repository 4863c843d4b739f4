import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LiveRead, type Observed, type Query } from './live-read.ts';

/** Something read (`LiveRead`) as it is now, for an element that shows it, while that is connected. */
export class LiveQuery<Source extends Observed, Value> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query: Query<Source, Value>;
  #reading: LiveRead<Source, Value> | undefined;
  #value: Value | undefined;

  /**
   * @param host Rendered again after every read.
   * @param query Its source is asked for whenever the host is connected, after its first update.
   */
  constructor(host: ReactiveControllerHost, query: Query<Source, Value>) {
    this.#host = host;
    // Before that an element that was in the page before its code has none of its properties.
    const source = (): Promise<Source> => host.updateComplete.then(query.source);
    this.#query = { ...query, source };
    host.addController(this);
  }

  /** What was read last; `undefined` before it is known. */
  get value(): Value | undefined {
    return this.#value;
  }

  /** Reads again, as something else it depends on has changed. Resolves when the host knows the newest value. */
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
