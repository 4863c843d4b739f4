import { familiesOf, LARGEST_NUMBERED_SIZE } from '../solutions/families.ts';
import { isSize } from '../board/square.ts';
import { variantsOf } from '../solutions/symmetry.ts';
import type { Code } from '../solutions/code.ts';
import { uncheckedPosition } from '../solutions/check-signs.ts';
import { isSolutionCode } from '../solutions/solution-code.ts';

/** A page of the Collection, as an address names it. */
export type CollectionPage =
  | { readonly kind: 'size'; readonly size: number | undefined }
  | {
      readonly kind: 'family';
      readonly size: number;
      /** The family's solutions in their fixed order. */
      readonly variants: readonly Code[];
      /** The solution to select first. */
      readonly variant: Code | undefined;
    }
  | { readonly kind: 'statistics' }
  | { readonly kind: 'receive'; readonly size: number | undefined; readonly text: string }
  | { readonly kind: 'unknown' };

const UNKNOWN: CollectionPage = { kind: 'unknown' };

/**
 * Reads the parts of an address: `collection`, `collection/8`, `collection/8/family/5` (up to 10 × 10 by the family's
 * number, above by the code of any of its solutions), the same with a solution of the family behind it,
 * `collection/statistics`, `receive/2-of-3/…` with the digits of a code, `receive/8/…` with the text that builds up to
 * version 2.0 made of a size. Codes of solutions may have check signs. Never throws.
 */
export function parseCollectionPage([screen, ...parts]: readonly string[]): CollectionPage {
  if (screen === 'receive') return receivePage(parts);
  const [first, second, ...codes] = parts;
  const [name, variant, ...rest] = codes.map((text) => uncheckedPosition(text) ?? '');
  if (first === undefined) return { kind: 'size', size: undefined };
  if (first === 'statistics' && second === undefined) return { kind: 'statistics' };
  const size = sizeIn(first);
  if (size === undefined) return UNKNOWN;
  if (second === undefined) return { kind: 'size', size };
  if (second !== 'family' || name === undefined || rest.length > 0) return UNKNOWN;
  const variants = variantsNamed(name, size);
  if (!variants || (variant !== undefined && !variants.includes(variant))) return UNKNOWN;
  return { kind: 'family', size, variants, variant };
}

function receivePage([first = '', text, ...rest]: readonly string[]): CollectionPage {
  const size = sizeIn(first);
  const isKnown = size !== undefined || /^\d+-of-\d+$/.test(first);
  if (!isKnown || text === undefined || rest.length > 0) return UNKNOWN;
  return { kind: 'receive', size, text };
}

function sizeIn(text: string): number | undefined {
  const size = /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
  return isSize(size) ? size : undefined;
}

function variantsNamed(name: string, size: number): readonly Code[] | undefined {
  if (size > LARGEST_NUMBERED_SIZE) {
    return name.length === size && isSolutionCode(name) ? variantsOf(name) : undefined;
  }
  return /^[1-9]\d*$/.test(name) ? familiesOf(size)[Number(name) - 1]?.variants : undefined;
}
