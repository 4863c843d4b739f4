import { checkedPosition, checkedPuzzleCode } from '../solutions/check-signs.ts';
import type { Code } from '../solutions/code.ts';
import { parsePuzzlesPage } from './puzzles-page.ts';

/**
 * The addresses of the game, from their `#` on. Links that players keep contain them, so their meaning never changes.
 * `route.ts`, `collection-page.ts`, `lab-page.ts` and `puzzles-page.ts` read them.
 */

export const SETTINGS_ADDRESS = '#/settings';

export const STATISTICS_ADDRESS = '#/collection/statistics';

/** Returns the address of the board, of a size and with queens if they are named. */
export function playAddress(size?: number, code?: Code): string {
  return address('play', size, code && checkedPosition(code));
}

/** Returns the address of the Collection, open at a size if it is named. */
export function collectionAddress(size?: number): string {
  return address('collection', size);
}

/**
 * Returns the address of a family's page.
 * @param code Any solution of the family.
 * @param number The family's number, where families of the size are numbered.
 * @param variant The solution to select first.
 */
export function familyAddress(code: Code, number?: number, variant?: Code): string {
  const name = number ?? checkedPosition(code);
  return address('collection', code.length, 'family', name, variant && checkedPosition(variant));
}

/** Returns the address that carries a part of the progress to another device, packed in a code. */
export function receiveAddress(part: number, parts: number, code: string): string {
  return address('receive', `${part}-of-${parts}`, code);
}

/**
 * Returns the address of a page of the Lab.
 * @param name An exhibit, `ideas`, `counting`, `story` or `lesson`.
 * @param size The size of the board; for the lesson, the number of its question.
 * @param query Further parameters of an exhibit, in the form of `URLSearchParams`.
 */
export function labAddress(name?: string, size?: number, query = ''): string {
  return address('lab', name, size) + (query && `?${query}`);
}

/**
 * Returns the address of a page of Puzzles.
 * @param path `endless`, `code`, or the name that a puzzle is stored under; left out for the page that
 *   links to them all.
 */
export function puzzlesAddress(path?: string): string {
  return address('puzzles', path);
}

/**
 * Returns the address of a puzzle.
 * @param name The name that the puzzle is stored under; a code gets its check signs.
 */
export function puzzleAddress(name: string): string {
  const isCode = parsePuzzlesPage(name)?.page === 'puzzle';
  return puzzlesAddress(isCode ? checkedPuzzleCode(name) : name);
}

/** Joins parts to an address and leaves out those that are `undefined`. */
function address(...parts: readonly (string | number | undefined)[]): string {
  return ['#', ...parts.filter((part) => part !== undefined)].join('/');
}
