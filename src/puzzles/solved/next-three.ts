import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';

/** The milliseconds of a minute. */
export const MINUTE = 60_000;

/**
 * Returns the line about the next three puzzles: `Next three in 5 h 20 min`.
 * @param left The milliseconds until they open; parts of a minute count as one.
 */
export function nextWords(left: number): TemplateResult {
  return msg(html`Next three in <b>${hoursAndMinutes(Math.ceil(left / MINUTE))}</b>`);
}

/** Returns a number of minutes in words: `5 h 20 min`, `5 h`, `20 min`. */
export function hoursAndMinutes(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return msg(str`${minutes} min`);
  return minutes === 0 ? msg(str`${hours} h`) : msg(str`${hours} h ${minutes} min`);
}
