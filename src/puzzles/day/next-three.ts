import { msg, str } from '@lit/localize';
import { type LitElement, type TemplateResult } from 'lit';
import { untilNextDay } from '../../core/days/day.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { isVisible } from '../../ui/scheduling/tasks.ts';
import { WhileConnected } from '../../ui/while-connected.ts';

/** The milliseconds of a minute. */
const MINUTE = 60_000;

/** Renders an element again with each minute that passes until the next three puzzles. */
export class Countdown {
  readonly #host: LitElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    new WhileConnected(host, (signal) => {
      // Timers do not notice that the device slept, or that its clock was set.
      addEventListener('focus', () => this.#count(), { signal });
      document.addEventListener('visibilitychange', () => isVisible() && this.#count(), { signal });
      signal.addEventListener('abort', () => clearTimeout(this.#timer));
      this.#count();
    });
  }

  #count(): void {
    clearTimeout(this.#timer);
    const left = untilNextDay(new Date());
    this.#timer = setTimeout(() => this.#count(), left % MINUTE || MINUTE);
    this.#host.requestUpdate();
  }
}

/**
 * Returns the line about the next three puzzles: `Next puzzles in 5 h 20 min`.
 * @param left The milliseconds until they open; parts of a minute count as one.
 */
export function nextWords(left: number): TemplateResult {
  return emphasized(msg(str`Next puzzles in *${hoursAndMinutes(Math.ceil(left / MINUTE))}*`));
}

/** Returns a number of minutes in words: `5 h 20 min`, `5 h`, `20 min`. */
export function hoursAndMinutes(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return msg(str`${minutes} min`);
  return minutes === 0 ? msg(str`${hours} h`) : msg(str`${hours} h ${minutes} min`);
}
