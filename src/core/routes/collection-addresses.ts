import { withCheckSigns } from '../solutions/check-signs.ts';
import { address } from './addresses.ts';
import type { Code } from '../solutions/code.ts';

/**
 * Addresses that lead into the Collection, from their `#` on; `collection-page.ts` reads them. Links that players keep
 * contain them, so their meaning never changes.
 */

export const STATISTICS_ADDRESS = '#/collection/statistics';

/**
 * Returns the address of a family's page.
 * @param code Any solution of the family.
 * @param number The family's number, where families of the size are numbered.
 * @param variant The solution to select first.
 */
export function familyAddress(code: Code, number?: number, variant?: Code): string {
  const name = number ?? withCheckSigns(code);
  return address('collection', code.length, 'family', name, variant && withCheckSigns(variant));
}

/** Returns the address that carries finds to another device, packed in a text. */
export function receiveAddress(size: number, text: string): string {
  return address('receive', size, text);
}
