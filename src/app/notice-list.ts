import type { Route } from '../core/routes/route.ts';
import type { Notice } from '../ui/events.ts';

/** The longest time that a notice without an action is shown, in milliseconds. */
export const LONG_ENOUGH = 8_000;

/** A notice, and the screen it belongs to; `undefined` for one that belongs to none. */
interface Held {
  readonly notice: Notice;
  readonly screen: Route['screen'] | undefined;
}

/**
 * The current notices, of which the topmost is shown. A notice is removed when its reason is over, when its screen is
 * left, when it is closed, or, if it has no action and is no alert, at the next tap or when it was shown long enough.
 */
export class NoticeList {
  readonly #onChange: () => void;
  readonly #isInUse: () => boolean;
  #held: readonly Held[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param onChange Called when another notice is to be shown, or none.
   * @param isInUse Returns true while the player points at the notice; it then stays.
   */
  constructor(onChange: () => void, isInUse: () => boolean) {
    this.#onChange = onChange;
    this.#isInUse = isInUse;
  }

  /** True if the current notice asks nothing of the player. */
  get isPassing(): boolean {
    return isPassing(this.current);
  }

  get current(): Notice | undefined {
    return this.#held.at(-1)?.notice;
  }

  /**
   * Shows a notice above the others; an alert of no screen goes below the alerts of the open screen, and a notice that
   * stays below all alerts.
   * @param screen The screen it belongs to; left out if none.
   */
  show(notice: Notice, screen?: Route['screen']): void {
    if (notice.over?.aborted) return;
    notice.over?.addEventListener('abort', () => this.close(notice));
    // A notice with the same text replaces the earlier one.
    const others = this.#held.filter((held) => held.notice.text() !== notice.text());
    // A screen's alert about a failed save is more specific than one for all screens; a missing part hides neither.
    const isAbove = (held: Held): boolean =>
      held.notice.alert === true &&
      (notice.stays === true ||
        (notice.alert === true && screen === undefined && held.screen !== undefined));
    const above = others.findIndex(isAbove);
    this.#hold(others.toSpliced(above < 0 ? others.length : above, 0, { notice, screen }));
  }

  /**
   * Removes a notice that the player has read. With an alert of a screen, alerts of no screen go too: they say the
   * same.
   */
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

  close(notice: Notice | undefined): void {
    this.#hold(this.#held.filter((held) => held.notice !== notice));
  }

  /** Removes the current notice if it asks nothing of the player, because the player goes on. */
  pass(): void {
    if (isPassing(this.current)) this.close(this.current);
  }

  /** Removes the notices of all screens but the one that is opened. */
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
    if (!isPassing(current)) return;
    this.#timer = setTimeout(() => {
      if (this.#isInUse()) this.#waitToClose();
      else this.close(current);
    }, LONG_ENOUGH);
  }
}

/** Returns true if a notice is only to be read: it has no action and is no alert. */
function isPassing(notice: Notice | undefined): boolean {
  return notice !== undefined && !notice.alert && !notice.action && !notice.stays;
}
