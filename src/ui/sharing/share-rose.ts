import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { shareOrCopy } from './share-or-copy.ts';
import { homeAddress } from './share-by-system.ts';
import { pictureOf } from './picture.ts';

/**
 * Shares the progress of a size, with its rose as a picture.
 * @param host The target of the `NoticeEvent` about the outcome.
 * @param rose The drawing of the rose on the page.
 */
export async function shareRose(
  host: EventTarget,
  { size, found }: SizeProgress,
  rose: SVGSVGElement,
): Promise<void> {
  const total = solutionCount(size);
  const count = numberOf(found.size);
  const text =
    total === undefined
      ? msg(str`Solutions of ${sizeOf(size)} found: ${count}.`)
      : msg(str`Solutions of ${sizeOf(size)} found: ${count} of ${numberOf(total)}.`);
  const line = `${sizeOf(size)} · ${found.size}${total === undefined ? '' : ` / ${total}`}`;
  const picture = await pictureOf(rose, line, `ninety-two-${size}x${size}.png`);
  await shareOrCopy(host, { text, url: homeAddress(), picture });
}
