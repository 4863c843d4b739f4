import { LOCALE_STATUS_EVENT, msg, str } from '@lit/localize';
import { oneOf } from '../../i18n/format.ts';
import { getLocale } from '../../i18n/locale.ts';

/** The regions that each have a tint and a texture of their own. */
const REGIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const FORCED_COLORS = '(forced-colors: active)';

/**
 * Returns the name of a region as it looks on the page now: `4 (purple)`, `4 (vertical lines)`. Where regions share tints,
 * it is the number alone.
 * @param region The 0-based number of the region.
 * @param count The number of regions on the board.
 */
export function regionLookName(region: number, count: number): string {
  const number = String(region + 1);
  if (count > REGIONS.length) return number;
  const look = lookWords(region);
  return msg(str`${number} (${look})`, { desc: 'Region 4 (purple)' });
}

function lookWords(region: number): string {
  const { theme, contrast } = document.documentElement.dataset;
  if (contrast === 'more' || matchMedia(FORCED_COLORS).matches) {
    return oneOf(
      region,
      REGIONS,
      msg(
        '[plain|circles|rising lines|horizontal lines|vertical lines|grid|falling lines|diamonds|bricks|plus signs|zigzags|scales]',
        { desc: 'In brackets: the textures of regions 1 to 12' },
      ),
    );
  }
  return oneOf(
    region,
    REGIONS,
    theme === 'dark'
      ? msg(
          '[grey-green|red|purple|blue-purple|grey-pink|blue|wine red|green|grey-purple|dark purple|dark green|dark blue]',
          { desc: 'In brackets: the colours of regions 1 to 12 on a dark board' },
        )
      : msg(
          '[light green|yellow|salmon|light blue|purple|grey|turquoise|orange|blue|pink|olive|brown]',
          { desc: 'In brackets: the colours of regions 1 to 12 on a light board' },
        ),
  );
}

/** Has all words written again, as in another language, when how regions look changes, here or in another tab. */
export function followLooks(): void {
  const rewrite = (): void => {
    const detail = { status: 'ready', readyLocale: getLocale() } as const;
    dispatchEvent(new CustomEvent(LOCALE_STATUS_EVENT, { detail }));
  };
  const attributeFilter = ['data-theme', 'data-contrast'];
  new MutationObserver(rewrite).observe(document.documentElement, { attributeFilter });
  // Forced colours change no attribute.
  matchMedia(FORCED_COLORS).addEventListener('change', rewrite);
}
