import { playAddress } from '../../core/routes/addresses.ts';
import { AddressEvent } from '../../ui/address-event.ts';
import type { FreePlay } from '../frame/free-play.ts';
import { openLink } from './open-link.ts';

/** The route of free play: the size and code of an address. */
export interface PlayRoute {
  readonly size?: number;
  readonly code?: string;
}

/**
 * Opens the boards that addresses ask for, and fires the address of the current position, so that it can be copied at
 * any time. A newer address replaces one that is still being opened.
 */
export class RouteController {
  readonly #host: EventTarget;
  readonly #freePlay: FreePlay;
  readonly #untilSettled: () => Promise<void>;
  /** The route that is being opened. */
  #route: PlayRoute | undefined;
  #opened: Promise<void> = Promise.resolve();

  /**
   * @param host The element that notices and addresses are fired on.
   * @param rest Awaited before the address of an opened board is fired, so that the board is saved first: an address
   * that the game wrote opens the saved board.
   */
  constructor(host: EventTarget, freePlay: FreePlay, rest: () => Promise<void>) {
    this.#host = host;
    this.#freePlay = freePlay;
    this.#untilSettled = rest;
  }

  /** Resolves when the board that was last asked for is open. */
  get opened(): Promise<void> {
    return this.#opened;
  }

  /**
   * Opens the board that an address asks for.
   * @param own True if the game itself wrote the address: the board is then opened as it was left.
   */
  open(route: PlayRoute, own: boolean): void {
    this.#opened = this.#open(route, own);
  }

  /** Cancels the opening that is under way. */
  end(): void {
    this.#route = undefined;
  }

  /** Fires the address of the current position; does nothing during an opening, which fires it at its end. */
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
    else await openLink(this.#host, this.#freePlay, code, size, () => this.#route === route);
    await this.#untilSettled();
    if (this.#route !== route) return;
    this.#route = undefined;
    this.tellAddress();
  }
}
