import { msg, str } from '@lit/localize';
import { solutionCount } from '../core/counts.ts';
import { numberOf } from '../i18n/format.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import { handOver } from '../ui/hand-over.ts';
import { homeAddress } from '../ui/share-by-system.ts';
import { pictureOf } from '../ui/picture.ts';

/**
 * Shares how far a size is, with its rose as a picture.
 * @param host Where a `NoticeEvent` says what happened.
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
      ? msg(str`${size} × ${size}: ${count} solutions found.`)
      : msg(str`${size} × ${size}: ${count} of ${numberOf(total)} solutions found.`);
  const line = `${size} × ${size} · ${found.size}${total === undefined ? '' : ` / ${total}`}`;
  const picture = await pictureOf(rose, line, `ninety-two-${size}x${size}.png`);
  await handOver(host, { text, url: homeAddress(), picture });
}
