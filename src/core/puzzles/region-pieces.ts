import type { Shape } from '../board/shape.ts';
import { columnOf, rowOf, type Square } from '../board/square.ts';

/**
 * Returns the pieces of a region: groups of squares connected by edges, the largest first, of equal ones the one with
 * the first square. A proper region has one piece.
 * @param regions The region of each square.
 */
export function piecesOf(region: number, regions: readonly number[], shape: Shape): Square[][] {
  const rest = new Set<Square>();
  for (const [square, of] of regions.entries()) if (of === region) rest.add(square);
  const pieces: Square[][] = [];
  for (const first of rest) {
    rest.delete(first);
    const piece = [first];
    // The loop also visits the squares that it adds.
    for (const square of piece) {
      for (const next of edgeNeighbours(square, shape)) if (rest.delete(next)) piece.push(next);
    }
    pieces.push(piece.sort((a, b) => a - b));
  }
  return pieces.sort((a, b) => b.length - a.length);
}

/** Returns regions by their numbers in the order in which they are met, so that one board has one code. */
export function numbersInOrder(regions: readonly unknown[]): number[] {
  const order = [...new Set(regions)];
  return regions.map((region) => order.indexOf(region));
}

/** Returns the squares that share an edge with a square. */
export function edgeNeighbours(square: Square, { rows, columns }: Shape): Square[] {
  const row = rowOf(square, columns);
  const column = columnOf(square, columns);
  const neighbours: Square[] = [];
  if (row > 0) neighbours.push(square - columns);
  if (column > 0) neighbours.push(square - 1);
  if (column < columns - 1) neighbours.push(square + 1);
  if (row < rows - 1) neighbours.push(square + columns);
  return neighbours;
}

/** Returns for each region the regions that share an edge with it. */
export function neighbouringRegions(regions: readonly number[], shape: Shape): Set<number>[] {
  const beside = Array.from({ length: Math.max(...regions) + 1 }, () => new Set<number>());
  for (const [square, region] of regions.entries()) {
    for (const next of edgeNeighbours(square, shape)) {
      if (regions[next] !== region) beside[region]!.add(regions[next]!);
    }
  }
  return beside;
}
