import { playAddress } from '../core/addresses.ts';
import { AddressEvent } from '../ui/address-event.ts';
import type { FreePlay } from './free-play.ts';
import type { openLink } from './open-link.ts';

/** What an address asks of free play. */
export interface PlayRoute {
  readonly size?: number;
  readonly code?: string;
}

/** The code that opens links. */
interface LinkOpener {
  readonly openLink: typeof openLink;
}

/**
 * Opens what addresses ask for, the newest only, and lets the address say what stands on the board, so
 * that it can be copied at any time.
 */
export class Opener {
  readonly #host: EventTarget;
  readonly #freePlay: FreePlay;
  readonly #rest: () => Promise<void>;
  readonly #load: () => Promise<LinkOpener | undefined>;
  /** What is being opened. */
  #route: PlayRoute | undefined;
  #opened: Promise<void> = Promise.resolve();

  /**
   * @param host Where notices and the address are fired.
   * @param rest Awaited before the address of what was opened is told, as long as before it is saved: an
   * address that the game wrote is opened as the board was left.
   * @param load Resolves with the code that opens links; with `undefined` where it does not come.
   */
  constructor(
    host: EventTarget,
    freePlay: FreePlay,
    rest: () => Promise<void>,
    load: () => Promise<LinkOpener | undefined>,
  ) {
    this.#load = load;
    this.#host = host;
    this.#freePlay = freePlay;
    this.#rest = rest;
  }

  /** Resolves when the board that was last asked for stands. */
  get opened(): Promise<void> {
    return this.#opened;
  }

  /**
   * Opens what an address asks for.
   * @param own Whether the game itself wrote the address: its board is then opened as it was left.
   */
  open(route: PlayRoute, own: boolean): void {
    this.#opened = this.#open(route, own);
  }

  /** Ends it: what is on its way is not opened. */
  end(): void {
    this.#route = undefined;
  }

  /** Fires the address of what stands; what is on its way to another board does so when it is there. */
  tellAddress(): void {
    if (this.#route) return;
    const { size, code, session } = this.#freePlay;
    const shown = session.position.queens.length > 0 ? code : undefined;
    this.#host.dispatchEvent(new AddressEvent(playAddress(size, shown)));
  }

  async #open(route: PlayRoute, own: boolean): Promise<void> {
    this.#route = route;
    const { size, code } = route;
    if (code === undefined || own) await this.#freePlay.open(size ?? this.#freePlay.size);
    else {
      const part = await this.#load();
      await part?.openLink(this.#host, this.#freePlay, code, size, () => this.#route === route);
    }
    await this.#rest();
    if (this.#route !== route) return;
    this.#route = undefined;
    this.tellAddress();
  }
}
