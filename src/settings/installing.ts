import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { installation } from '../ui/install-offer.ts';
import { installWords } from './install-words.ts';

/** Whether the game has a window of its own, as it has once it is installed. */
const STANDALONE = matchMedia('(display-mode: standalone)');

/** How the game can be installed from here, as long as it is not. */
export class Installing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #isDone = false;

  /** @param host Rendered again when it can be installed in another way, or not any more. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeinstallprompt', this.#onChange);
    addEventListener('appinstalled', this.#onChange);
    STANDALONE.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    removeEventListener('beforeinstallprompt', this.#onChange);
    removeEventListener('appinstalled', this.#onChange);
    STANDALONE.removeEventListener('change', this.#onChange);
  }

  readonly #onChange = ({ type }: Event): void => {
    if (type === 'appinstalled') this.#isDone = true;
    this.#host.requestUpdate();
  };

  /** Whether the browser can be asked to install it. */
  get isOffered(): boolean {
    return !this.#isOver && installation.offer !== undefined;
  }

  /** What the player can do where the browser cannot be asked; `undefined` where that is not known. */
  get words(): string | undefined {
    if (this.#isOver) return undefined;
    return installWords(navigator.userAgent, navigator.maxTouchPoints > 0);
  }

  /** Lets the browser ask the player whether to install it. */
  async ask(): Promise<void> {
    const { offer } = installation;
    // It can be made once; the browser comes with another if the player refuses.
    installation.offer = undefined;
    await offer?.prompt();
    this.#host.requestUpdate();
  }

  get #isOver(): boolean {
    return this.#isDone || STANDALONE.matches;
  }
}
