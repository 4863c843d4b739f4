import { withCheckSigns } from '../solutions/check-signs.ts';
import type { Code } from '../solutions/code.ts';

/**
 * The addresses of the game, from their `#` on; those that only late parts use are in `collection-addresses.ts`. Links
 * that players keep contain them, so their meaning never changes. `route.ts`, `collection-page.ts`, `lab-page.ts` and
 * `puzzles-page.ts` read them. The first view loads this file: keep it small.
 */

export const SETTINGS_ADDRESS = '#/settings';

/** Returns the address of the board, of a size and with queens if they are named. */
export function playAddress(size?: number, code?: Code): string {
  return address('play', size, code && withCheckSigns(code));
}

/** Returns the address of the Collection, open at a size if it is named. */
export function collectionAddress(size?: number): string {
  return address('collection', size);
}

/**
 * Returns the address of a page of the Lab.
 * @param name An exhibit, `race`, `counting` or `story`.
 * @param query Further parameters of an exhibit, in the form of `URLSearchParams`.
 */
export function labAddress(name?: string, size?: number, query = ''): string {
  return address('lab', name, size) + (query && `?${query}`);
}

/**
 * Returns the address of a page of Puzzles.
 * @param path `endless`, `guard-table`, `code`, or the name that a puzzle is stored under; left out for the page that
 *   links to them all.
 */
export function puzzlesAddress(path?: string): string {
  return address('puzzles', path);
}

/** Joins parts to an address and leaves out those that are `undefined`. */
export function address(...parts: readonly (string | number | undefined)[]): string {
  return ['#', ...parts.filter((part) => part !== undefined)].join('/');
}
