import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Listens while an element is on the page. */
export class WhileConnected implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #listen: (signal: AbortSignal) => void;
  #connected = new AbortController();

  /** @param listen Called whenever the element comes to the page, with a signal that is aborted when it leaves. */
  constructor(host: ReactiveControllerHost, listen: (signal: AbortSignal) => void) {
    this.#host = host;
    this.#listen = listen;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected.abort();
    this.#connected = new AbortController();
    this.#listen(this.#connected.signal);
  }

  hostDisconnected(): void {
    this.#connected.abort();
  }

  /** Listens no longer, although the element may stay. */
  end(): void {
    this.#connected.abort();
    this.#host.removeController(this);
  }
}
