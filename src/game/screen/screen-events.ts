import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isVisible } from '../../ui/scheduling/tasks.ts';

/** Listens to keys, wherever the focus is, and to the page's visibility, while a screen is on the page. */
export class ScreenEvents implements ReactiveController {
  readonly #onKey: (event: KeyboardEvent) => void;
  readonly #onShown: (isShown: boolean) => void;
  #listening = new AbortController();

  /** @param onShown Called with `false` when the page is hidden or left, with `true` when it is visible again. */
  constructor(
    host: ReactiveControllerHost,
    onKey: (event: KeyboardEvent) => void,
    onShown: (isShown: boolean) => void,
  ) {
    this.#onKey = onKey;
    this.#onShown = onShown;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    const follow = ({ type }: Event): void => this.#onShown(type !== 'pagehide' && isVisible());
    addEventListener('keydown', this.#onKey, { signal });
    document.addEventListener('visibilitychange', follow, { signal });
    addEventListener('pagehide', follow, { signal });
  }

  hostDisconnected(): void {
    this.#listening.abort();
  }
}
