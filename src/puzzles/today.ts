import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dayOf, type Day } from '../core/day.ts';
import { isVisible } from '../ui/tasks.ts';

/** The longest a timer is set for: one that is set for longer goes off at once in some browsers. */
const LONGEST = 6 * 60 * 60 * 1000;

/**
 * Which day it is where the device is, for a page that shows it: turns at midnight, and when the page is seen
 * again after the night, the clock was set or the device has travelled.
 */
export class Today implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #now: () => Date;
  #day: Day;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param host Rendered again when the day is another.
   * @param now The clock.
   */
  constructor(host: ReactiveControllerHost, now = (): Date => new Date()) {
    this.#host = host;
    this.#now = now;
    this.#day = dayOf(now());
    host.addController(this);
  }

  /** The day, as it was when it was last looked at. */
  get day(): Day {
    return this.#day;
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    addEventListener('focus', this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    removeEventListener('focus', this.#look);
    clearTimeout(this.#timer);
  }

  /** A page that is left says nothing that it would have to take back. */
  readonly #onVisibility = (): void => {
    if (isVisible()) this.#look();
  };

  readonly #look = (): void => {
    const now = this.#now();
    const day = dayOf(now);
    clearTimeout(this.#timer);
    // Of a clock that leaps at midnight, the first moment of the day is another: what counts is the date.
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const wait = Math.max(1, midnight.getTime() - now.getTime());
    this.#timer = setTimeout(this.#look, Math.min(wait, LONGEST));
    if (day === this.#day) return;
    this.#day = day;
    this.#host.requestUpdate();
  };
}
