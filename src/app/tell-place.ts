import { LOCALE_STATUS_EVENT, msg, str } from '@lit/localize';
import { parseRoute } from '../core/route.ts';
import { readSettings } from '../progress/settings.ts';
import { AnnounceEvent } from '../ui/events.ts';
import type { Place } from '../ui/place.ts';
import type { Frame } from './frame.ts';
import { placeOf } from './place.ts';

/** Lets the page's title say where the player is, and says it to people who listen when it changes. */
export function tellPlace(frame: Frame): void {
  let told: string | undefined;
  const tell = async (isNews: boolean): Promise<void> => {
    const { hash } = location;
    const place = await placeOf(hash, () => readSettings().lastSize);
    if (!place || hash !== location.hash) return;
    const title = [...wordsOf(place), msg('Ninety-Two')].join(' · ');
    // Most moves leave it as it is, and a browser takes the same title for a new one.
    if (document.title !== title) document.title = title;
    const spoken = spokenWords(place);
    if (isNews && spoken !== told && !place.saysItself)
      frame.dispatchEvent(new AnnounceEvent(spoken));
    told = spoken;
  };
  void tell(false);
  // The board says itself where it has come to: a link may ask for what it does not show.
  frame.addEventListener('nt-address', () => void tell(true));
  addEventListener('hashchange', () => {
    if (parseRoute(location.hash).screen !== 'play') void tell(true);
  });
  addEventListener(LOCALE_STATUS_EVENT, ({ detail }) => {
    if (detail.status === 'ready') void tell(false);
  });
}

function wordsOf({ name, board }: Place): string[] {
  return board ? [name, board.join(' × ')] : [name];
}

function spokenWords({ name, board }: Place): string {
  if (!board) return name;
  const [rows, columns] = board;
  return msg(str`${name}, ${rows} by ${columns}`);
}
