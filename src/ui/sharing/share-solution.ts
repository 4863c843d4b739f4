import { playAddress } from '../../core/routes/addresses.ts';
import type { Code } from '../../core/solutions/code.ts';
import { shareOrCopy } from './share-or-copy.ts';
import { pictureOf } from './picture.ts';
import { homeAddress } from './share-by-system.ts';

/**
 * Shares a solution: these words, a link to its board, and its thread as a picture.
 * @param host The target of the `NoticeEvent` about the outcome.
 * @param thread The drawing of `thumbnailWithLine` on the page.
 */
export async function shareSolution(
  host: EventTarget,
  text: string,
  code: Code,
  thread: SVGSVGElement,
): Promise<void> {
  const picture = await pictureOf(thread, code, `ninety-two-${code}.png`);
  await shareOrCopy(host, { text, url: homeAddress() + playAddress(code.length, code), picture });
}
