import { address } from './addresses.ts';
import type { Code } from './code.ts';

/**
 * Addresses that lead into the Collection, from their `#` on; `collection-page.ts` reads them. They are in
 * links that players keep, so what is here never changes its meaning.
 */

export const STATISTICS_ADDRESS = '#/collection/statistics';

/**
 * The page of a family.
 * @param code Any solution of it.
 * @param number The family's number, where families of the size are numbered.
 * @param variant The solution to look at first.
 */
export function familyAddress(code: Code, number?: number, variant?: Code): string {
  return address('collection', code.length, 'family', number ?? code, variant);
}

/** Finds handed from one device to another, packed in a text. */
export function receiveAddress(size: number, text: string): string {
  return address('receive', size, text);
}
