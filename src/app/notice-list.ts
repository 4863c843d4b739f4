import type { Route } from '../core/route.ts';
import type { Notice } from '../ui/events.ts';

/** How long a notice is shown about which nothing is to be done, in milliseconds. */
export const LONG_ENOUGH = 8_000;

/** A notice, and the screen it belongs to; `undefined` for one that belongs to none. */
interface Held {
  readonly notice: Notice;
  readonly screen: Route['screen'] | undefined;
}

/**
 * The notices that hold, of which the uppermost is shown. One goes when what it says is over, when its screen is
 * left, when it is closed, or when it was shown long enough and nothing is to be done about it.
 */
export class NoticeList {
  readonly #onChange: () => void;
  readonly #isInUse: () => boolean;
  #held: readonly Held[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param onChange Called when another notice is to be shown, or none.
   * @param isInUse Whether the player points at the one that is shown: it does not go by itself then.
   */
  constructor(onChange: () => void, isInUse: () => boolean) {
    this.#onChange = onChange;
    this.#isInUse = isInUse;
  }

  /** The notice to show. */
  get current(): Notice | undefined {
    return this.#held.at(-1)?.notice;
  }

  /**
   * Shows a notice, over those that hold; an alert of no screen below alerts of the one that is open, and one that
   * stays below all alerts.
   * @param screen The screen it belongs to, if it does to one.
   */
  show(notice: Notice, screen?: Route['screen']): void {
    if (notice.over?.aborted) return;
    notice.over?.addEventListener('abort', () => this.close(notice));
    // Said again is said once.
    const others = this.#held.filter((held) => held.notice.text !== notice.text);
    // What a screen says of a failed save is more to the point there than what is said on all; what is said of a
    // missing part hides neither.
    const isAbove = (held: Held): boolean =>
      held.notice.alert === true &&
      (notice.stays === true ||
        (notice.alert === true && screen === undefined && held.screen !== undefined));
    const above = others.findIndex(isAbove);
    this.#hold(others.toSpliced(above < 0 ? others.length : above, 0, { notice, screen }));
  }

  /** Lets a notice go that the player has read; with an alert of a screen also what alerts of none say of it. */
  dismiss(notice: Notice | undefined): void {
    const { screen } = this.#held.find((held) => held.notice === notice) ?? {};
    const isRead = (held: Held): boolean =>
      held.notice === notice ||
      (notice?.alert === true &&
        screen !== undefined &&
        held.notice.alert === true &&
        held.screen === undefined);
    this.#hold(this.#held.filter((held) => !isRead(held)));
  }

  /** Lets a notice go. */
  close(notice: Notice | undefined): void {
    this.#hold(this.#held.filter((held) => held.notice !== notice));
  }

  /** Lets go what belongs to other screens than the one that is opened. */
  open(opened: Route['screen']): void {
    this.#hold(this.#held.filter(({ screen }) => screen === undefined || screen === opened));
  }

  #hold(held: readonly Held[]): void {
    const before = this.current;
    this.#held = held;
    if (this.current === before) return;
    this.#waitToClose();
    this.#onChange();
  }

  #waitToClose(): void {
    clearTimeout(this.#timer);
    const { current } = this;
    if (!current || current.alert || current.action || current.stays) return;
    this.#timer = setTimeout(() => {
      if (this.#isInUse()) this.#waitToClose();
      else this.close(current);
    }, LONG_ENOUGH);
  }
}
