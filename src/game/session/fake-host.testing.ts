import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** For tests: a host that starts connected. It renders nothing and counts update requests. */
export class FakeHost implements ReactiveControllerHost {
  /** The number of update requests. */
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

  /** Disconnects the controllers, as if the host were removed from the page. */
  disconnect(): void {
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }

  /** Connects the controllers, as if the host were added to the page. */
  connect(): void {
    for (const controller of this.#controllers) controller.hostConnected?.();
  }
}
