import { msg, str } from '@lit/localize';
import type { Code } from '../../core/solutions/code.ts';
import { familiesOf, LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { plural } from '../../i18n/format.ts';
import { drawsPetals } from '../../ui/rose/rose.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';

/** A family of which every solution is found. */
export interface WholeFamily {
  /** The number of its solutions. */
  readonly count: number;
  /** Its place among the families of its size; `undefined` above 10 × 10. */
  readonly place:
    | {
        readonly number: number;
        /** True if no other family of the size is whole. */
        readonly isFirst: boolean;
        /** True if the rose draws each family of the size as one petal. */
        readonly isPetal: boolean;
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
  if (size > LARGEST_NUMBERED_SIZE) return { count, place: undefined };
  const families = familiesOf(size);
  const whole = families.filter((family) => isWhole(family.variants));
  const { number } = whole.find((family) => family.variants[0] === variants[0])!;
  const left = families.length - whole.length;
  const isFirst = whole.length === 1;
  return { count, place: { number, isFirst, isPetal: drawsPetals(size), left } };
}

/** Returns `A family!` for the first of a size, and `Family 5 is complete` for the others. */
export function familyTitle({ place }: WholeFamily): string {
  return !place || place.isFirst ? msg('A family!') : msg(str`Family ${place.number} is complete`);
}

/** Returns the sentence that explains a family. */
export function familyMeaning({ count }: WholeFamily): string {
  if (count === 2) return msg('Both reflections of one solution.');
  return plural(count, msg('All # rotations and reflections of one solution.'));
}

/** Returns the sentence on the first petal of a size. */
export function firstPetalWords(): string {
  return msg('Your first petal is gold.');
}

/** Returns `11 more families to go.` */
export function familiesLeftWords(left: number): string {
  return plural(left, msg('{# more family|# more families} to go.'));
}

/** Returns what the sheet of a whole family says, for screen readers. */
export function familySentences(family: WholeFamily): readonly string[] {
  const { place } = family;
  const title = familyTitle(family);
  if (!place) return [title, familyMeaning(family)];
  const left = familiesLeftWords(place.left);
  if (!place.isFirst) return [msg(str`${title}.`), left];
  const petal = place.isPetal ? [firstPetalWords()] : [];
  return [title, familyMeaning(family), ...petal, left];
}
