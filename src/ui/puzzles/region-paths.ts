import type { Rules } from '../../core/board/rules.ts';
import { columnOf, rowOf } from '../../core/board/square.ts';

/** A board divided into regions; each square has a region, 0-based. */
type Divided = Pick<Rules, 'shape'> & Required<Pick<Rules, 'regions'>>;

/** Returns the squares of each region as a path, 100 units a square. */
export function regionPaths({ shape, regions }: Divided): string[] {
  const paths: string[] = [];
  for (const [square, region] of regions.entries()) {
    const x = columnOf(square, shape.columns) * 100;
    const y = rowOf(square, shape.columns) * 100;
    paths[region] = `${paths[region] ?? ''}M${x} ${y}h100v100h-100z`;
  }
  return paths;
}

/** Returns the edges between squares of one region, and those between two regions, as paths with 100 units a square. */
export function edgePaths({ shape, regions }: Divided): { within: string; between: string } {
  const edges = { within: '', between: '' };
  for (const [square, region] of regions.entries()) {
    const x = columnOf(square, shape.columns) * 100;
    const y = rowOf(square, shape.columns) * 100;
    if (x > 0) edges[kind(region, regions[square - 1])] += `M${x} ${y}v100`;
    if (y > 0) edges[kind(region, regions[square - shape.columns])] += `M${x} ${y}h100`;
  }
  return edges;
}

function kind(region: number, other: number | undefined): 'within' | 'between' {
  return region === other ? 'within' : 'between';
}

/** Returns the edges around a region, those of the board included, as a path with 100 units a square. */
export function outlinePath({ shape, regions }: Divided, region: number): string {
  const { rows, columns } = shape;
  return regions
    .map((own, square) => {
      if (own !== region) return '';
      const column = columnOf(square, columns);
      const row = rowOf(square, columns);
      const [x, y] = [column * 100, row * 100];
      const isOther = (neighbour: number): boolean => regions[neighbour] !== region;
      return [
        row === 0 || isOther(square - columns) ? `M${x} ${y}h100` : '',
        row === rows - 1 || isOther(square + columns) ? `M${x} ${y + 100}h100` : '',
        column === 0 || isOther(square - 1) ? `M${x} ${y}v100` : '',
        column === columns - 1 || isOther(square + 1) ? `M${x + 100} ${y}v100` : '',
      ].join('');
    })
    .join('');
}
