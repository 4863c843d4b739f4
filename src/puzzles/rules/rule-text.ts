import { msg } from '@lit/localize';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import type { Rules } from '../../core/board/rules.ts';

export function ruleName(rules: Rules): string {
  switch (kindOf(rules)) {
    case 'complete':
      return msg('Only one solution');
    case 'guard':
      return msg('Every square');
    case 'regions':
      return rules.sight === 'touch' ? msg('No neighbours') : msg('No shared diagonals');
  }
}

export function ruleText(rules: Rules): string {
  switch (kindOf(rules)) {
    case 'complete':
      return msg(
        'One queen in each row and column, and no two on one diagonal, however far. Framed queens can’t move.',
      );
    case 'guard':
      return msg(
        'A queen guards its own square and all its lines, even through other queens. Queens may attack each other.',
      );
    case 'regions':
      return rules.sight === 'touch'
        ? msg(
            'One queen in each row, column and region. No two touch, not even at a corner; diagonals are open beyond the next square.',
          )
        : msg('One queen in each row, column and region. No two on one diagonal, however far.');
  }
}

/** Returns the rule as it is announced when a puzzle is opened. */
export function ruleAnnouncement(rules: Rules): string {
  if (kindOf(rules) !== 'regions') return ruleText(rules);
  return rules.sight === 'touch' ? msg('No neighbours.') : msg('No shared diagonals.');
}
