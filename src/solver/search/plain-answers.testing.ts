import { geometryOf } from '../../core/board/geometry.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { squareAt, type Square } from '../../core/board/square.ts';

/**
 * Returns the answers of a board of Complete or Regions in the plainest way: row by row from the top, with a queen on
 * each square that no other attacks. It shares only the rules with the solver's search.
 * @param stop Most answers to find.
 */
export function plainAnswers({ rules, givens }: Puzzle, stop = Infinity): Square[][] {
  const size = rules.shape.rows;
  const geometry = geometryOf(rules);
  const sight = Array.from({ length: size * size }, (_, square) =>
    geometry.attacks(square).map((seen) => seen.square),
  );
  const closed = new Uint8Array(size * size);
  const answers: Square[][] = [];
  const queens: Square[] = [];
  const change = (queen: Square, by: number): void => {
    for (const square of sight[queen]!) closed[square]! += by;
  };
  for (const given of givens) change(given, 1);

  function fill(row: number): void {
    if (row === size) {
      answers.push([...queens]);
      return;
    }
    const given = givens.find((square) => Math.floor(square / size) === row);
    for (let column = 0; column < size && answers.length < stop; column++) {
      const square = squareAt(row, column, size);
      if (closed[square]! > 0 || (given !== undefined && given !== square)) continue;
      queens.push(square);
      if (given === undefined) change(square, 1);
      fill(row + 1);
      if (given === undefined) change(square, -1);
      queens.pop();
    }
  }
  fill(0);
  return answers;
}

/** Returns true if the squares of each region are connected by their edges. */
export function areConnected(regions: readonly number[], size: number): boolean {
  return [...new Set(regions)].every((region) => {
    const squares = [...regions.keys()].filter((square) => regions[square] === region);
    const reached = new Set([squares[0]!]);
    for (const at of reached) {
      for (const square of squares) {
        const down = Math.abs(Math.floor(at / size) - Math.floor(square / size));
        const right = Math.abs((at % size) - (square % size));
        if (down + right === 1) reached.add(square);
      }
    }
    return reached.size === squares.length;
  });
}
