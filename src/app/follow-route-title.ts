import { LOCALE_STATUS_EVENT, msg, str } from '@lit/localize';
import { parseRoute } from '../core/routes/route.ts';
import { sizeOf } from '../i18n/left-to-right.ts';
import { readSettings } from '../progress/settings/settings.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { focusedElement } from '../ui/keep-focus.ts';
import type { RouteTitle } from '../ui/route-title.ts';
import type { NtApp } from './app.ts';
import { parseCollectionPage } from '../core/routes/collection-page.ts';
import { familyOf } from '../core/solutions/families.ts';
import { titleWithin } from './other-screens.ts';

/**
 * Keeps the page's title up to date with the place the player is at, and announces each change to screen readers,
 * unless the heading has the focus: it is read out anyway.
 * @param arrived Resolves once the focus is where the address has led it.
 */
export function followRouteTitle(frame: NtApp, arrived: () => Promise<void>): void {
  let told: string | undefined;
  const tell = async (isNews: boolean): Promise<void> => {
    const { hash } = location;
    const place = await routeTitleOf(hash, () => readSettings().lastSize);
    if (!place || hash !== location.hash) return;
    const title = [...wordsOf(place), msg('Ninety-Two')].join(' · ');
    // Most moves do not change it, and a browser treats an equal title as new.
    if (document.title !== title) document.title = title;
    const spoken = spokenWords(place);
    const isOther = spoken !== told;
    told = spoken;
    if (!isNews || !isOther || place.announcesItself) return;
    const words = arrived().then(() =>
      hash === location.hash && !focusedElement()?.matches('h1') ? spoken : '',
    );
    frame.dispatchEvent(new AnnounceEvent(words, 'move'));
  };
  void tell(false);
  // The board reports its address itself: a link may name a board that it does not show.
  frame.addEventListener('nt-address', () => void tell(true));
  addEventListener('hashchange', () => {
    if (parseRoute(location.hash).screen !== 'play') void tell(true);
  });
  addEventListener(LOCALE_STATUS_EVENT, ({ detail }) => {
    if (detail.status === 'ready') void tell(false);
  });
}

function wordsOf({ name, board }: RouteTitle): string[] {
  return board ? [name, sizeOf(...board)] : [name];
}

function spokenWords({ name, board }: RouteTitle): string {
  if (!board) return name;
  const [rows, columns] = board;
  return msg(str`${name}, ${rows} by ${columns}`, { desc: 'A screen and the size of its board' });
}

/**
 * Returns the place that an address names; `undefined` where the address alone names none.
 * @param hash From the `#` on.
 * @param lastSize Returns the size of the board that was played last; called where the address names no size.
 */
async function routeTitleOf(hash: string, lastSize: () => number): Promise<RouteTitle | undefined> {
  const route = parseRoute(hash);
  switch (route.screen) {
    case 'play':
      return route.size === undefined
        ? undefined
        : {
            name: msg('Play', { id: 'play-screen', desc: 'The screen of free play' }),
            board: [route.size, route.size],
          };
    case 'collection':
      return collectionTitle(route.path, lastSize);
    case 'puzzles':
    case 'lab':
      return titleWithin(route);
    case 'settings':
      return { name: msg('Settings') };
    case 'unknown':
      return undefined;
  }
}

function collectionTitle(path: string, lastSize: () => number): RouteTitle | undefined {
  const page = parseCollectionPage(path.split('/'));
  switch (page.kind) {
    case 'size': {
      const size = page.size ?? lastSize();
      return { name: msg('Collection'), board: [size, size] };
    }
    case 'family': {
      const number = familyOf(page.variants[0]!)?.number;
      const name = number === undefined ? msg('Family') : msg(str`Family ${number}`);
      return { name, board: [page.size, page.size] };
    }
    case 'statistics':
      return { name: msg('Statistics') };
    default:
      return undefined;
  }
}
