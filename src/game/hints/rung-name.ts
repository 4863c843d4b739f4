import { msg } from '@lit/localize';
import type { SpokenRung } from './hint-ladder.ts';

/** Returns the name of a rung with words. */
export function rungName(rung: SpokenRung): string {
  switch (rung) {
    case 'nudge':
      return msg('Nudge');
    case 'where':
      return msg('Where');
    case 'why':
      return msg('Why');
  }
}
