import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** For tests: a host on the page from the beginning. It has nothing to render, and counts how often it is to. */
export class FakeHost implements ReactiveControllerHost {
  /** How often it was asked to render. */
  updates = 0;
  readonly updateComplete = Promise.resolve(true);
  readonly #controllers = new Set<ReactiveController>();

  requestUpdate(): void {
    this.updates++;
    for (const controller of this.#controllers) controller.hostUpdate?.();
  }

  addController(controller: ReactiveController): void {
    this.#controllers.add(controller);
    controller.hostConnected?.();
  }

  removeController(controller: ReactiveController): void {
    this.#controllers.delete(controller);
  }

  /** Takes the host from the page. */
  disconnect(): void {
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }

  /** Puts the host back on the page. */
  connect(): void {
    for (const controller of this.#controllers) controller.hostConnected?.();
  }
}
