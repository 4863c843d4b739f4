import { msg } from '@lit/localize';
import type { Rung } from '../core/attempt.ts';

/** The name of a rung on the ladder. */
export function rungName(rung: Rung): string {
  switch (rung) {
    case 'nudge':
      return msg('Nudge');
    case 'where':
      return msg('Where');
    case 'why':
      return msg('Why');
    case 'place':
      return msg('Place');
  }
}
