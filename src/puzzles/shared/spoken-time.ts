import { msg, str } from '@lit/localize';
import { pluralOf } from '../../i18n/format.ts';

/**
 * Returns a duration as it is spoken: `6 minutes 4 seconds`.
 * @param milliseconds The duration; parts of a second are dropped.
 */
export function spokenTime(milliseconds: number): string {
  const all = Math.floor(milliseconds / 1000);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const seconds = all % 60;
  const parts = [
    hours > 0
      ? pluralOf(hours, { one: msg(str`${hours} hour`), other: msg(str`${hours} hours`) })
      : '',
    minutes > 0
      ? pluralOf(minutes, { one: msg(str`${minutes} minute`), other: msg(str`${minutes} minutes`) })
      : '',
    seconds > 0 || all === 0
      ? pluralOf(seconds, { one: msg(str`${seconds} second`), other: msg(str`${seconds} seconds`) })
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}
