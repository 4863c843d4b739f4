import type { Rules, Sight } from '../../core/board/rules.ts';
import { kindOf, PUZZLE_FORMS } from '../../core/puzzles/puzzle.ts';
import { Stored } from '../../progress/settings/stored.ts';

/** The rule of the Regions that the player began last; before any, that of most days, which the guide explains. */
const last = new Stored('ninety-two-regions-rule', (text): Sight =>
  text === 'queen' ? text : 'touch',
);

/** Returns true if Regions have another rule than those that the player began last. */
export function isOtherRule(rules: Rules): boolean {
  return PUZZLE_FORMS[kindOf(rules)].sights.length > 1 && rules.sight !== last.get();
}

/** Notes the rule of a puzzle that the player has begun. */
export function noteRule(rules: Rules): void {
  if (isOtherRule(rules)) last.set(rules.sight);
}
