import { msg, str } from '@lit/localize';
import { numberOf, plural } from '../../i18n/format.ts';
import { momentDay } from '../../i18n/format-day.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { Find } from '../../progress/solutions/find.ts';

/** Returns the text about a solution that was revealed before it was found; `undefined` if it was not revealed. */
export function revealWords({ foundAt, revealedAt }: Find): string | undefined {
  if (revealedAt === undefined) return undefined;
  const day = momentDay(revealedAt);
  return foundAt === 0 ? msg(str`Revealed on ${day}`) : msg(str`First revealed on ${day}`);
}

/**
 * Returns the text about time, moves and hints, `1:23 · 12 moves · no hints`, or the origin of a find that has none of
 * them.
 */
export function effortWords({ duration, moves, help }: Find): string {
  if (duration === 0) return msg('Imported from another device');
  const count = plural(moves, { one: msg('1 move'), other: msg(str`${numberOf(moves)} moves`) });
  return [durationOf(duration), count, hintWords(help)].join(' · ');
}

function hintWords({ nudge, where, why, place }: Find['help']): string {
  const hints = nudge + where + why + place;
  if (hints === 0) return msg('no hints');
  return plural(hints, { one: msg('1 hint'), other: msg(str`${numberOf(hints)} hints`) });
}
