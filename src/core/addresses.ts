import type { Code } from './code.ts';

/**
 * Every address of the game, from its `#` on. They are in links that players keep, so what is here
 * never changes its meaning; `route.ts`, `collection-page.ts` and `lab-page.ts` read them. Part of the
 * first view: keep it small.
 */

export const SETTINGS_ADDRESS = '#/settings';
export const STATISTICS_ADDRESS = '#/collection/statistics';

/** The board, of a size and with queens if they are named. */
export function playAddress(size?: number, code?: Code): string {
  return address('play', size, code);
}

/** The Collection, open at a size if it is named. */
export function collectionAddress(size?: number): string {
  return address('collection', size);
}

/**
 * The page of a family.
 * @param code Any solution of it.
 * @param number The family's number, where families of the size are numbered.
 * @param variant The solution to look at first.
 */
export function familyAddress(code: Code, number?: number, variant?: Code): string {
  return address('collection', code.length, 'family', number ?? code, variant);
}

/**
 * A page of the Lab.
 * @param name An exhibit, `race`, `counting` or `story`.
 * @param query What else an exhibit is asked to run with, in the form of `URLSearchParams`.
 */
export function labAddress(name?: string, size?: number, query = ''): string {
  return address('lab', name, size) + (query && `?${query}`);
}

/** Finds handed from one device to another, packed in a text. */
export function receiveAddress(size: number, text: string): string {
  return address('receive', size, text);
}

function address(...parts: readonly (string | number | undefined)[]): string {
  return ['#', ...parts.filter((part) => part !== undefined)].join('/');
}
