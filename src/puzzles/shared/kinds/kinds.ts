import type { SVGTemplateResult } from 'lit';
import type { Rules } from '../../../core/board/rules.ts';
import { kindOf, PUZZLE_KINDS, type PuzzleKind } from '../../../core/puzzles/puzzle.ts';
import { oneOf } from '../../../i18n/format.ts';
import { fillIn } from './fill-in.ts';
import { guard } from './guard.ts';
import { regions } from './regions.ts';
import type { ShownKind } from './shown-kind.ts';

/** Every kind of puzzle as the screens show it. */
export const KINDS: Readonly<Record<PuzzleKind, ShownKind>> = { complete: fillIn, regions, guard };

export { PUZZLE_KINDS };

export function shownKindOf(rules: Rules): ShownKind {
  return KINDS[kindOf(rules)];
}

export function kindName(kind: PuzzleKind): string {
  return KINDS[kind].name();
}

/** Takes the wording of a message for a kind of puzzle: `[Fill in|Regions|Guard] solved`. */
export function ofPuzzleKind(kind: PuzzleKind, message: string): string {
  return oneOf(kind, PUZZLE_KINDS, message);
}

/** Returns the icon of the rule; that of the kind if it has only one rule. */
export function ruleIconOf(rules: Rules): SVGTemplateResult {
  const kind = shownKindOf(rules);
  return kind.ruleIcon?.(rules.sight) ?? kind.icon;
}
