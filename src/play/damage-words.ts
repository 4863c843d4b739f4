import { msg, str } from '@lit/localize';
import { NoticeEvent } from '../ui/events.ts';

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
    : msg(
        str`Saved solutions that couldn’t be read and were set aside: ${damage.solutions}. Everything else is here.`,
      );
}
