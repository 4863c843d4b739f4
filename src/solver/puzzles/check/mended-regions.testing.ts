import { regionsPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { seeded } from '../../../core/board/random.ts';
import { edgeNeighbours, piecesOf } from '../../../core/puzzles/region-pieces.ts';
import type { Sight } from '../../../core/board/rules.ts';
import type { Draw } from '../../search/random-boards.testing.ts';
import { grownRegions } from '../../search/grown-regions.testing.ts';
import { otherAnswers } from '../make/other-answers.ts';
import { randomAnswer } from '../make/random-answer.ts';

/** Squares given to another region for each row before a board is dropped. */
const MENDS_A_ROW = 12;

/**
 * Makes a board of Regions with one answer without the game's generator: regions grow round the queens of a random
 * answer, and squares of other answers go to another region until there is no other answer.
 * @param isInPieces True if a square may go to a region that it does not touch, which is then in pieces.
 * @returns `undefined` if that fails.
 */
export function mendedRegions(
  size: number,
  sight: Sight,
  isInPieces: boolean,
  draw: Draw,
): Puzzle | undefined {
  const answer = randomAnswer(seeded(draw(2 ** 31)), size, sight);
  const shape = { rows: size, columns: size };
  const regions = [...grownRegions(size, sight, draw, answer).rules.regions!];
  const isInOnePiece = (region: number): boolean => piecesOf(region, regions, shape).length === 1;
  for (let mends = 0; mends < MENDS_A_ROW * size; mends++) {
    const puzzle = regionsPuzzle(size, sight, [...regions]);
    const others = otherAnswers(puzzle.rules, answer, 1);
    if (!others) return undefined;
    if (others.length === 0) return puzzle;
    const wrong = others[0]!.filter((square) => !answer.includes(square));
    const square = wrong[draw(wrong.length)]!;
    const own = regions[square]!;
    const near = edgeNeighbours(square, shape).map((next) => regions[next]!);
    const next = isInPieces && draw(3) === 0 ? draw(size) : near[draw(near.length)]!;
    regions[square] = next;
    if (!isInPieces && !isInOnePiece(own)) regions[square] = own;
  }
  return undefined;
}
