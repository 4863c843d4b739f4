import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { familyOf } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { numberOf } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { SizeProgress } from '../../progress/solutions/known-solutions.ts';
import type { Finish } from '../frame/free-play.ts';
import { allYours } from '../frame/progress-words.ts';

/** Returns `New. 14 of 92. Family 5, 3 of 8 found.` or `Already found.` */
export function finishAnnouncement({ kind, find: { code } }: Finish, known: SizeProgress): string {
  if (kind === 'known') return msg('Already found.');
  const { found, size } = known;
  const total = solutionCount(size);
  if (total === BigInt(found.size)) return joinSentences([msg('New.'), allYours(found.size)]);
  const variants = variantsOf(code);
  const have = variants.filter((variant) => found.has(variant)).length;
  const number = familyOf(code)?.number;
  return joinSentences([
    msg('New.'),
    total === undefined
      ? msg(str`${numberOf(found.size)} found.`)
      : msg(str`${numberOf(found.size)} of ${numberOf(total)}.`),
    number === undefined
      ? msg(str`Its family: ${have} of ${variants.length} found.`)
      : msg(str`Family ${number}, ${have} of ${variants.length} found.`),
  ]);
}
