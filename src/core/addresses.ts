import type { Code } from './code.ts';

/**
 * The addresses of the game, from their `#` on, but for those in `collection-addresses.ts`, which only
 * late parts know. They are in links that players keep, so what is here never changes its meaning; `route.ts`, `collection-page.ts`, `lab-page.ts` and
 * `puzzles-page.ts` read them. Part of the first view: keep it small.
 */

export const SETTINGS_ADDRESS = '#/settings';

/** The board, of a size and with queens if they are named. */
export function playAddress(size?: number, code?: Code): string {
  return address('play', size, code);
}

/** The Collection, open at a size if it is named. */
export function collectionAddress(size?: number): string {
  return address('collection', size);
}

/**
 * A page of the Lab.
 * @param name An exhibit, `race`, `counting` or `story`.
 * @param query What else an exhibit is asked to run with, in the form of `URLSearchParams`.
 */
export function labAddress(name?: string, size?: number, query = ''): string {
  return address('lab', name, size) + (query && `?${query}`);
}

/**
 * A page of Puzzles.
 * @param path `endless`, `guard-table`, `code`, or the name that a puzzle is kept under; left out for the
 * page they are all reached from.
 */
export function puzzlesAddress(path?: string): string {
  return address('puzzles', path);
}

/** An address of its parts; those left out are not in it. */
export function address(...parts: readonly (string | number | undefined)[]): string {
  return ['#', ...parts.filter((part) => part !== undefined)].join('/');
}
