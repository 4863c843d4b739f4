import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dayOf, type Day } from '../core/day.ts';
import { isVisible } from '../ui/tasks.ts';

/** The longest a timer is set for: one that is set for longer goes off at once in some browsers. */
const LONGEST = 6 * 60 * 60 * 1000;

/**
 * Follows which day it is where the device is: it turns at midnight, and when the page is seen again after the
 * night, the clock was set or the device has travelled.
 * @param onDay Called with the day at once, and whenever it has become another.
 * @returns Ends it.
 */
export function followDay(onDay: (day: Day) => void): () => void {
  let known: Day | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = new Date();
    const day = dayOf(now);
    clearTimeout(timer);
    // Of a clock that leaps at midnight, the first moment of the day is another: what counts is the date.
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const wait = Math.max(1, midnight.getTime() - now.getTime());
    timer = setTimeout(look, Math.min(wait, LONGEST));
    if (day === known) return;
    known = day;
    onDay(day);
  };
  // A page that is left says nothing that it would have to take back.
  const onVisibility = (): void => {
    if (isVisible()) look();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('focus', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('focus', look);
    clearTimeout(timer);
  };
}

/** Which day it is, for a page that shows it (`followDay`). */
export class Today implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #day = dayOf(new Date());
  #end = (): void => undefined;

  /** @param host Rendered again when the day is another. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The day, as it was when it was last looked at. */
  get day(): Day {
    return this.#day;
  }

  hostConnected(): void {
    this.#end = followDay((day) => {
      if (day === this.#day) return;
      this.#day = day;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#end();
  }
}
