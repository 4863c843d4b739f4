import { nothing } from 'lit';
import type { SpokenRung } from '../game/hint-ladder.ts';
import type { HintParts } from '../game/screen/hints.ts';
import { kindOf, type Puzzle } from '../core/puzzle.ts';
import type { GuardFinding } from '../solver/puzzles/guard-hint.ts';
import type { PlacementFinding } from '../solver/puzzles/placement-hint.ts';
import type { PuzzleHint } from '../solver/puzzles/protocol.ts';
import { actWords } from './act-words.ts';
import { drawGuardHint, guardHintStyles } from './guard-hint-drawing.ts';
import { guardHintLegend } from './guard-hint-legend.ts';
import { guardHintWords } from './guard-hint-words.ts';
import { drawPlacementHint, placementHintStyles } from './placement-hint-drawing.ts';
import { placementHintLegend } from './placement-hint-legend.ts';
import { placementHintWords } from './placement-hint-words.ts';

/** How the hints of every kind look, for the board to take on. */
export const hintPartsStyles = [guardHintStyles, placementHintStyles];

/** What a hint for a puzzle says and draws, by the kind of the puzzle. */
export function hintParts(hint: PuzzleHint, rung: SpokenRung, puzzle: Puzzle): HintParts {
  if (kindOf(puzzle.rules) === 'guard') {
    const finding = hint.finding as GuardFinding;
    return {
      words: guardHintWords(finding, rung, puzzle),
      act: actWords(hint, puzzle),
      drawing: drawGuardHint(finding, rung, puzzle),
      legend: rung === 'why' ? guardHintLegend(finding, puzzle) : nothing,
    };
  }
  const finding = hint.finding as PlacementFinding;
  return {
    words: placementHintWords(finding, rung, puzzle),
    act: actWords(hint, puzzle),
    drawing: drawPlacementHint(finding, rung, puzzle),
    legend: rung === 'why' ? placementHintLegend(finding, puzzle) : nothing,
  };
}
