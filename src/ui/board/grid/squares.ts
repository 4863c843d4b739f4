import type { Shape } from '../../../core/board/shape.ts';
import { fileName, rankName, squareAt } from '../../../core/board/square.ts';

/** Makes the rows of a grid with their cells, and the names of ranks and files along the edges. */
export function rowsOf({ rows, columns }: Shape): HTMLElement[] {
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => {
      const cell = part('cell', {
        role: 'gridcell',
        'aria-colindex': column + 1,
        tabindex: -1,
        'data-square': squareAt(row, column, columns),
      });
      if (column === 0) cell.append(coordinate('rank', rankName(row, rows)));
      if (row === rows - 1) cell.append(coordinate('file', fileName(column)));
      return cell;
    });
    const whole = part('row', { role: 'row', 'aria-rowindex': row + 1 });
    whole.append(...cells);
    return whole;
  });
}

function coordinate(kind: 'rank' | 'file', name: string): HTMLElement {
  const element = part(`coordinate ${kind}`, { 'aria-hidden': true });
  element.textContent = name;
  return element;
}

function part(name: string, attributes: Record<string, string | number | boolean>): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
