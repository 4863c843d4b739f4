import type { Code } from './code.ts';
import { variantsOf } from './symmetry.ts';

/** The families requested so far, under each of their solutions. Lists ask for thousands at once, again and again. */
const met = new Map<Code, readonly Code[]>();

/**
 * Returns the family of a solution as `variantsOf` does, and the same object for all of its solutions. Results are
 * cached: meant for boards too large to list.
 */
export function cachedVariantsOf(code: Code): readonly Code[] {
  let kin = met.get(code);
  if (!kin) {
    kin = variantsOf(code);
    for (const variant of kin) met.set(variant, kin);
  }
  return kin;
}
