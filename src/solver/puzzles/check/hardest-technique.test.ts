import { expect, test } from 'vitest';
import { apply, newGame } from '../../../core/game/game.ts';
import { parsePuzzleCode, puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import { existingDifficulties, puzzleVariantsOf } from '../../../core/puzzles/puzzle-variants.ts';
import { kindOf, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { harderTechnique, techniqueOf, type Technique } from '../../../core/puzzles/technique.ts';
import { sample } from '../../../core/sample.testing.ts';
import { guardHint } from '../../hints/guard-hint.ts';
import type { Finding, Hint } from '../../hints/hint.ts';
import type { BoardState } from '../../hints/board-state.ts';
import { finish } from '../../worker/task.ts';
import { makePuzzle } from '../make/make-puzzle.ts';
import { checkPlacement } from './check-placement.ts';
import { checkedHint } from './checked-hint.ts';
import { hardestTechnique } from './hardest-technique.ts';

function puzzleOf(code: string): Puzzle {
  const parsed = parsePuzzleCode(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.puzzle;
}

test.each<[code: string, technique: Technique]>([
  ['g/4x9/4/a1', 'count'],
  ['r/6t/001023124423010514524115353424523350', 'long-chain'],
])('the technique of %s is what its hints need: %s', (code, technique) => {
  expect(finish(hardestTechnique(puzzleOf(code)))).toBe(technique);
});

/** Returns the technique that a finding shows, by its own parts. */
function shownBy(finding: Finding): Technique | undefined {
  switch (finding.technique) {
    case 'last-free-square':
    case 'shared-squares':
    case 'starved-house':
    case 'refutation':
    case 'only-from-these':
      return techniqueOf(finding);
    case 'last-queen':
      return 'count';
    default:
      return undefined;
  }
}

/** Follows each hint for a puzzle to its end, and returns the hardest technique that one showed. */
function shownByHints(puzzle: Puzzle): Technique | undefined {
  const isGuard = kindOf(puzzle.rules) === 'guard';
  const check = isGuard ? undefined : finish(checkPlacement(puzzle));
  const hintOn = (standing: BoardState): Hint =>
    finish(check ? checkedHint(puzzle, standing, check) : guardHint(puzzle, standing));
  let hardest: Technique | undefined;
  for (let game = newGame(puzzle.rules, puzzle.givens); ;) {
    const { finding, act } = hintOn(game.history.present);
    if (!act) return hardest;
    hardest = harderTechnique(hardest, shownBy(finding));
    game = apply(game, act, 'start');
  }
}

test.each(['complete', 'regions', 'guard'] as const)(
  'the technique stored for puzzles of %s is the hardest of their hints',
  (kind) => {
    const variants = puzzleVariantsOf(kind).filter(({ shape }) => shape.rows <= sample(7, 9));
    for (const variant of variants) {
      for (const step of existingDifficulties(variant)) {
        const puzzle = finish(makePuzzle({ ...variant, step }, 900))!;
        const technique = finish(hardestTechnique(puzzle));
        if (technique === undefined) continue;
        expect(technique, puzzleCode(puzzle)).toBe(shownByHints(puzzle));
      }
    }
  },
);
