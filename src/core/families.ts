import type { Code } from './code.ts';
import { codeOfColumns } from './code-squares.ts';
import { firstOfFamily, variantsOf } from './symmetry.ts';

/** A family: the solutions that rotation and reflection turn into each other. */
export interface Family {
  /** 1-based place among the families of its size, and on the rose (on 8 × 8, o'clock). */
  readonly number: number;
  /** Its solutions in their fixed places, the smallest code first. */
  readonly variants: readonly Code[];
}

/** Up to this size every family is listed and numbered; beyond it there are too many to draw. */
export const LARGEST_NUMBERED_SIZE = 10;

/** The solutions of n × n in the order of their codes. Meant for small boards: it lists them all. */
export function* solutionsOf(size: number): Generator<Code> {
  const columns: number[] = [];
  function* extend(taken: number, rising: number, falling: number): Generator<Code> {
    if (columns.length === size) yield codeOfColumns(columns);
    else
      for (let column = 0; column < size; column++) {
        const bit = 1 << column;
        if ((taken | rising | falling) & bit) continue;
        columns.push(column);
        yield* extend(taken | bit, (rising | bit) >>> 1, (falling | bit) << 1);
        columns.pop();
      }
  }
  yield* extend(0, 0, 0);
}

const listed = new Map<number, readonly Family[]>();

/**
 * The families of a size up to `LARGEST_NUMBERED_SIZE`, in the order they are drawn and numbered:
 * the full ones before the symmetric ones, each by smallest code. On 8 × 8 that puts the half-turn
 * family at twelve o'clock.
 */
export function familiesOf(size: number): readonly Family[] {
  let families = listed.get(size);
  if (!families) {
    const seen = new Set<Code>();
    const found: (readonly Code[])[] = [];
    // The first of a family to come is its smallest code.
    for (const code of solutionsOf(size)) {
      if (seen.has(code)) continue;
      const variants = variantsOf(code);
      for (const variant of variants) seen.add(variant);
      found.push(variants);
    }
    families = found
      .sort((a, b) => b.length - a.length)
      .map((variants, index) => ({ number: index + 1, variants }));
    listed.set(size, families);
  }
  return families;
}

/** The numbered family a solution belongs to; `undefined` above `LARGEST_NUMBERED_SIZE`. */
export function familyOf(code: Code): Family | undefined {
  if (code.length > LARGEST_NUMBERED_SIZE) return undefined;
  const name = firstOfFamily(code);
  return familiesOf(code.length).find((family) => family.variants[0] === name);
}
