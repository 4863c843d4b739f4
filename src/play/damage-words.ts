import { msg, str } from '@lit/localize';
import { NoticeEvent } from '../ui/events.ts';
import { plural } from '../i18n/format.ts';

/** Stored data that could not be read. */
interface Damage {
  /** True if the unfinished board was damaged. */
  readonly board: boolean;
  /** The number of damaged solutions. */
  readonly solutions: number;
}

/** Says in a notice which stored data could not be read. */
export function announceDamage(host: EventTarget, damage: Damage): void {
  host.dispatchEvent(new NoticeEvent({ text: damageWords(damage) }));
}

function damageWords(damage: Damage): string {
  return damage.board
    ? msg(
        'Your unfinished board of this size couldn’t be read. It was set aside; this one is empty.',
      )
    : plural(damage.solutions, {
        one: msg('1 saved solution couldn’t be read. It was set aside; everything else is here.'),
        other: msg(
          str`${damage.solutions} saved solutions couldn’t be read. They were set aside; everything else is here.`,
        ),
      });
}
