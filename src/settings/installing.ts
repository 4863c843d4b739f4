import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { installation } from '../ui/install-offer.ts';
import { installWords } from './install-words.ts';

/** Matches when the game runs in a window of its own, as it does once installed. */
const STANDALONE = matchMedia('(display-mode: standalone)');

/** The ways to install the game, as long as it is not installed. */
export class Installing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #isDone = false;

  /** @param host Rendered again when the ways to install change. */
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

  /** True if the browser can be asked to install the game. */
  get isOffered(): boolean {
    return !this.#isOver && installation.offer !== undefined;
  }

  /** Instructions where the browser cannot be asked; `undefined` where none are certain. */
  get words(): string | undefined {
    if (this.#isOver) return undefined;
    return installWords(navigator.userAgent, navigator.maxTouchPoints > 0);
  }

  /** Lets the browser ask the player to install the game. */
  async ask(): Promise<void> {
    const { offer } = installation;
    // An offer works once; the browser makes another if the player refuses.
    installation.offer = undefined;
    await offer?.prompt();
    this.#host.requestUpdate();
  }

  get #isOver(): boolean {
    return this.#isDone || STANDALONE.matches;
  }
}
