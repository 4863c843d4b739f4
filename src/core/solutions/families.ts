import { type Code, codeOfColumns } from './code.ts';
import { firstOfFamily, variantsOf } from './symmetry.ts';

/** A family: the solutions that rotation and reflection turn into each other. */
export interface Family {
  /** The 1-based place among the families of its size, and on the chart (on 8 × 8, o'clock). */
  readonly number: number;
  /** The family's solutions in their fixed order, the smallest code first. */
  readonly variants: readonly Code[];
}

/** The largest size whose families are listed and numbered; above there are too many to draw. */
export const LARGEST_NUMBERED_SIZE = 10;

/** Yields the solutions of n × n in the order of their codes, by backtracking. Meant for small boards. */
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
 * Returns the families of a size up to `LARGEST_NUMBERED_SIZE`, in the order they are drawn and numbered: families of
 * eight before symmetric ones, each group by smallest code. On 8 × 8 this puts the half-turn family at twelve o'clock.
 */
export function familiesOf(size: number): readonly Family[] {
  let families = listed.get(size);
  if (!families) {
    const seen = new Set<Code>();
    const found: (readonly Code[])[] = [];
    // The first solution of a family in this order is its smallest code.
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

/** Returns the numbered family of a solution; `undefined` above `LARGEST_NUMBERED_SIZE`. */
export function familyOf(code: Code): Family | undefined {
  if (code.length > LARGEST_NUMBERED_SIZE) return undefined;
  const name = firstOfFamily(code);
  return familiesOf(code.length).find((family) => family.variants[0] === name);
}
