import { playAddress } from '../../core/routes/addresses.ts';
import { AddressEvent } from '../../ui/address-event.ts';
import type { FreePlay } from '../frame/free-play.ts';
import { msg } from '@lit/localize';
import { plural } from '../../i18n/format.ts';
import { codeOf, type Code } from '../../core/solutions/code.ts';
import { parseCode } from '../../core/solutions/parse-code.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import { codeProblemWords } from './code-problem.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { isReloaded } from './is-reloaded.ts';

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
    const { size, code, position } = this.#freePlay;
    const shown = position.queens.length > 0 ? code : undefined;
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

/**
 * Opens a position from a link: lays out its queens, which do not count as the player's, on the board of its size. With
 * a wrong code, the board of the size that the address states is as the player left it.
 * @param host The element that notices and announcements are fired on.
 * @param size The required length of the code, if the address states it.
 * @param isWanted Returns true while this is still the position that the player asked for.
 */
async function openLink(
  host: EventTarget,
  freePlay: FreePlay,
  code: string,
  size: number | undefined,
  isWanted: () => boolean,
): Promise<void> {
  if (!isWanted()) return;
  const parsed = parseCode(code, size);
  await freePlay.open(parsed.ok ? parsed.size : (size ?? freePlay.size));
  if (!isWanted()) return;
  if (!parsed.ok) {
    const { problem } = parsed;
    host.dispatchEvent(new NoticeEvent({ text: () => codeProblemWords(problem) }));
  } else if (!isShown(codeOf(parsed.queens, parsed.size), freePlay)) {
    const { queens, marks } = freePlay.position;
    const opened = codeOf(parsed.queens, parsed.size);
    // The Collection opens its solutions by such addresses too.
    const isOwn = opened !== undefined && isKnown(opened, freePlay);
    freePlay.play({ kind: 'lay-out', queens: parsed.queens, by: 'link' });
    if (queens.length + marks.length === 0) {
      const sentences = [
        isOwn ? '' : msg('This position came from a link.'),
        plural(parsed.queens.length, msg('# placed.', { id: 'queens-placed', desc: 'Queens' })),
      ];
      host.dispatchEvent(new AnnounceEvent(joinSentences(sentences)));
      return;
    }
    const text = (): string =>
      isOwn
        ? msg('“Undo” brings back the board you left.')
        : msg('This position came from a link. “Undo” brings back your own board.');
    host.dispatchEvent(new NoticeEvent({ text, stays: true, over: nextBoard(freePlay) }));
  }
}

function isKnown(code: Code, { known }: FreePlay): boolean {
  return known.found.has(code) || known.revealed.has(code);
}

/**
 * Returns true if a position is on the board, or if the page was reloaded and it is in the board's past: an outdated
 * address of the game.
 */
function isShown(code: Code | undefined, freePlay: FreePlay): boolean {
  const { game, size } = freePlay;
  if (code === freePlay.code) return true;
  const { past } = game.history;
  return isReloaded() && past.some(({ queens }) => codeOf(queens, size) === code);
}
