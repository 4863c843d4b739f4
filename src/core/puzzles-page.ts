import { shapeNamed } from './guard-table.ts';
import type { Shape } from './shape.ts';

/** A page of Puzzles. */
export type PuzzlesPage =
  | { readonly page: 'hub' | 'endless' | 'guard-table' | 'code' | 'unfinished' }
  /** A puzzle by its code, which is not read yet. */
  | { readonly page: 'puzzle'; readonly code: string }
  /** A board of the Guard table. */
  | { readonly page: 'table-board'; readonly shape: Shape };

/** Letters that codes begin with: Regions, Complete, Guard. */
const KINDS = ['r', 'c', 'g'];

/**
 * Reads what follows `#/puzzles/` in an address: `endless`, `guard-table/7x9`, `r/8t/2200…`. Whether a code is
 * one is for the page to say, so that it can name what is wrong.
 * @returns `undefined` when it is no page of Puzzles.
 */
export function parsePuzzlesPage(path: string): PuzzlesPage | undefined {
  if (path === '') return { page: 'hub' };
  if (path === 'endless' || path === 'guard-table' || path === 'code' || path === 'unfinished') {
    return { page: path };
  }
  const [first = '', second = '', ...rest] = path.split('/');
  if (KINDS.includes(first) && second !== '') return { page: 'puzzle', code: path };
  const shape = first === 'guard-table' && rest.length === 0 ? shapeNamed(second) : undefined;
  return shape && { page: 'table-board', shape };
}
