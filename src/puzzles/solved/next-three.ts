import { msg, str } from '@lit/localize';
import type { TemplateResult } from 'lit';
import { emphasized } from '../../ui/emphasized.ts';

/** The milliseconds of a minute. */
export const MINUTE = 60_000;

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
