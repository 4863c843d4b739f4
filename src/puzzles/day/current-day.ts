import type { ReactiveControllerHost } from 'lit';
import { dayOf, type Day } from '../../core/days/day.ts';
import { followDay } from '../../ui/scheduling/follow-day.ts';
import { WhileConnected } from '../../ui/while-connected.ts';

export class CurrentDay {
  #day = dayOf(new Date());

  /** @param host Rendered again when the day changes. */
  constructor(host: ReactiveControllerHost) {
    new WhileConnected(host, (signal) => {
      const end = followDay((day) => {
        if (day === this.#day) return;
        this.#day = day;
        host.requestUpdate();
      });
      signal.addEventListener('abort', end);
    });
  }

  get day(): Day {
    return this.#day;
  }
}
