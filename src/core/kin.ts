import type { Code } from './code.ts';
import { variantsOf } from './symmetry.ts';

/** The families met so far, under each of their solutions: thousands are asked for at once, again and again. */
const met = new Map<Code, readonly Code[]>();

/**
 * The family of a solution as `variantsOf` has it, and the same object for all of its solutions. What is
 * asked for once is kept, so this is for boards too large to list.
 */
export function kinOf(code: Code): readonly Code[] {
  let kin = met.get(code);
  if (!kin) {
    kin = variantsOf(code);
    for (const variant of kin) met.set(variant, kin);
  }
  return kin;
}
