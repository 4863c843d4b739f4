import { regionsPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Sight } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import type { Draw } from './random-boards.testing.ts';

/**
 * Makes a board of Regions without the game's generator: starts from seeds on random squares, and adds a random open
 * square to a region beside it until none is open. Few boards have one answer.
 * @param seeds The first squares of regions, in place of random ones.
 */
export function grownRegions(
  size: number,
  sight: Sight,
  draw: Draw,
  seeds: readonly Square[] = [],
): Puzzle {
  const regions = new Array<number>(size * size).fill(-1);
  for (const [region, seed] of seeds.entries()) regions[seed] = region;
  for (let region = seeds.length; region < size;) {
    const seed = draw(size * size);
    if (regions[seed] === -1) regions[seed] = region++;
  }
  const beside = (square: number): number[] =>
    [
      square % size > 0 ? square - 1 : -1,
      square % size < size - 1 ? square + 1 : -1,
      square - size,
      square + size,
    ]
      .map((next) => regions[next] ?? -1)
      .filter((region) => region >= 0);
  for (let open = size * size - size; open > 0;) {
    const square = draw(size * size);
    const around = beside(square);
    if (regions[square] !== -1 || around.length === 0) continue;
    regions[square] = around[draw(around.length)]!;
    open--;
  }
  return regionsPuzzle(size, sight, regions);
}
