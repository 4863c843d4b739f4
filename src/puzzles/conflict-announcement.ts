import { msg, str } from '@lit/localize';
import type { Rules } from '../core/rules.ts';
import type { Standing } from '../game/session.ts';
import { lineWords } from '../game/words.ts';
import { breachOf } from './conflict-words.ts';

/** The newest conflict of a board as it is announced: `Region 4 has two queens: c6 and d4.` */
export function conflictAnnouncement(rules: Rules, standing: Standing): string | undefined {
  const breach = breachOf(rules, standing);
  if (!breach) return undefined;
  const { subject, queens, count } = breach;
  switch (breach.kind) {
    case 'touch':
      return msg(str`${subject} touch at a corner.`);
    case 'row':
      return msg(str`${subject} share a row.`);
    case 'column':
      return msg(str`${subject} share a column.`);
    case 'region':
      return count === 2
        ? msg(str`${subject} has two queens: ${queens}.`)
        : msg(str`${subject} has ${count} queens: ${queens}.`);
    case 'sight':
      return msg(str`${subject} see each other ${lineWords(breach.line)}.`);
  }
}
