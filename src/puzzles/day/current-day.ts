import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dayOf, type Day } from '../../core/days/day.ts';
import { followDay } from '../../ui/scheduling/follow-day.ts';

export class CurrentDay implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #day = dayOf(new Date());
  #end = (): void => undefined;

  /** @param host Rendered again when the day changes. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

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
