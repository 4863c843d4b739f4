import { msg, str } from '@lit/localize';
import type { Code } from '../../core/solutions/code.ts';
import { familiesOf, LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { plural } from '../../i18n/format.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';

/** A family of which every solution is found. */
export interface WholeFamily {
  /** The number of its solutions. */
  readonly count: number;
  /** Its place among the families of its size and the stand of their rose; `undefined` above 10 × 10. */
  readonly petal:
    | {
        readonly number: number;
        /** True if no other family of the size is whole. */
        readonly isFirst: boolean;
        /** The number of families that are not whole. */
        readonly left: number;
      }
    | undefined;
}

/** Returns the family of a solution if every solution of it is found; otherwise `undefined`. */
export function wholeFamilyOf(
  code: Code,
  { found, size }: Pick<SizeProgress, 'found' | 'size'>,
): WholeFamily | undefined {
  const variants = variantsOf(code);
  const isWhole = (codes: readonly Code[]): boolean => codes.every((each) => found.has(each));
  if (!isWhole(variants)) return undefined;
  const count = variants.length;
  if (size > LARGEST_NUMBERED_SIZE) return { count, petal: undefined };
  const families = familiesOf(size);
  const whole = families.filter((family) => isWhole(family.variants));
  const { number } = whole.find((family) => family.variants[0] === variants[0])!;
  const left = families.length - whole.length;
  return { count, petal: { number, isFirst: whole.length === 1, left } };
}

/** Returns `A family!` for the first of a size, and `Family 5 is complete` for the others. */
export function familyTitle({ petal }: WholeFamily): string {
  return !petal || petal.isFirst ? msg('A family!') : msg(str`Family ${petal.number} is complete`);
}

/** Returns the sentence that explains a family. */
export function familyMeaning({ count }: WholeFamily): string {
  return plural(count, msg('All # rotations and reflections of one solution.'));
}

/** Returns the sentence on the first petal of a size. */
export function firstPetalWords(): string {
  return msg('Your first petal is gold.');
}

/** Returns `11 more petals to go.` */
export function petalsLeftWords(left: number): string {
  return plural(left, msg('{# more petal|# more petals} to go.'));
}

/** Returns what the sheet of a whole family says, for screen readers. */
export function familySentences(family: WholeFamily): readonly string[] {
  const { petal } = family;
  const title = familyTitle(family);
  if (!petal) return [title, familyMeaning(family)];
  const left = petalsLeftWords(petal.left);
  return petal.isFirst
    ? [title, familyMeaning(family), firstPetalWords(), left]
    : [msg(str`${title}.`), left];
}
