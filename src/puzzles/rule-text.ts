import { msg } from '@lit/localize';
import { kindOf } from '../core/puzzle.ts';
import type { Rules } from '../core/rules.ts';

/** The name of the rule, for its card. */
export function ruleName(rules: Rules): string {
  switch (kindOf(rules)) {
    case 'complete':
      return msg('Only one way');
    case 'guard':
      return msg('Every square');
    case 'regions':
      return rules.sight === 'touch' ? msg('None may touch') : msg('None on a diagonal');
  }
}

/** What the rule asks, for its card. */
export function ruleText(rules: Rules): string {
  switch (kindOf(rules)) {
    case 'complete':
      return msg(
        'One queen in each row and column, and no two on one diagonal, however far. Framed queens stay.',
      );
    case 'guard':
      return msg(
        'A queen guards her square and all she sees, also behind other queens. Queens may see each other.',
      );
    case 'regions':
      return rules.sight === 'touch'
        ? msg(
            'One queen in each row, column and region. No two touch, not even at a corner; diagonals are open beyond the next square.',
          )
        : msg('One queen in each row, column and region. No two on one diagonal, however far.');
  }
}

/** The rule as it is announced when a puzzle is opened. */
export function ruleAnnouncement(rules: Rules): string {
  if (kindOf(rules) !== 'regions') return ruleText(rules);
  return rules.sight === 'touch' ? msg('None may touch.') : msg('None on a diagonal.');
}
