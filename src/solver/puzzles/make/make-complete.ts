import { completePuzzle, type Puzzle, type Difficulty } from '../../../core/puzzles/puzzle.ts';
import { nextPermutation, type RandomState } from '../../../core/board/random.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Task } from '../../worker/task.ts';
import { gradePlacement } from '../../reasoning/grade.ts';
import { makeByTrying } from './make-by-trying.ts';
import { PlacementSearch } from '../../search/placement-search.ts';
import type { Making, PuzzleSpec } from '../protocol.ts';
import { randomAnswer } from './random-answer.ts';

/**
 * Makes a puzzle of the kind Complete: removes as many queens of a random answer as possible, in random order, until
 * the board has the difficulty that is wanted. On Tricky and Thorny a queen stays if without it there would be a second
 * answer; on Gentle and Steady also if the reasons would be harder.
 */
export function makeComplete(spec: PuzzleSpec, seed: number): Task<Puzzle | undefined, Making> {
  return makeByTrying(seed, (random) => attempt(spec, random));
}

function* attempt({ shape, step }: PuzzleSpec, random: RandomState): Task<Puzzle | undefined> {
  const answer = randomAnswer(random, shape.rows, 'queen');
  const puzzle = completePuzzle(shape.rows, yield* fewestGivens(answer, step, random));
  return (yield* gradePlacement(puzzle, step)) === step ? puzzle : undefined;
}

/**
 * Returns queens of an answer of which none can be left out. One round is enough: a queen needed beside some queens is
 * needed beside fewer of them, too.
 */
function* fewestGivens(
  answer: readonly Square[],
  step: Difficulty,
  random: RandomState,
): Task<readonly Square[]> {
  const isEasy = step === 'gentle' || step === 'steady';
  let givens = answer;
  for (const index of nextPermutation(random, answer.length)) {
    const fewer = givens.filter((given) => given !== answer[index]);
    const puzzle = completePuzzle(answer.length, fewer);
    const isEnough = isEasy
      ? (yield* gradePlacement(puzzle, step)) !== undefined
      : hasOneAnswer(puzzle);
    if (isEnough) givens = fewer;
    yield;
  }
  return givens;
}

/** Returns true if a board that has an answer has no second one. */
function hasOneAnswer({ rules, givens }: Puzzle): boolean {
  const search = new PlacementSearch(rules, givens);
  search.next(Infinity);
  return search.next(Infinity) === 'exhausted';
}
