import { msg, str } from '@lit/localize';
import { parseCollectionPage } from '../core/collection-page.ts';
import { familyOf } from '../core/families.ts';
import { parseRoute } from '../core/route.ts';
import { later } from '../ui/later.ts';
import type { Place } from '../ui/place.ts';

/**
 * Returns the place that an address names; `undefined` where the address alone names none.
 * @param hash From the `#` on.
 * @param lastSize Returns the size of the board that was played last; called where the address names no size.
 */
export async function placeOf(hash: string, lastSize: () => number): Promise<Place | undefined> {
  const route = parseRoute(hash);
  switch (route.screen) {
    case 'play':
      return route.size === undefined
        ? undefined
        : { name: msg('Play'), board: [route.size, route.size] };
    case 'collection':
      return collectionPlace(route.path, lastSize);
    case 'lab':
      return (await later(import('../lab/lab-place.ts')))?.labPlace(route.path);
    case 'puzzles':
      return (await later(import('../puzzles/puzzles-place.ts')))?.puzzlesPlace(route.path);
    case 'settings':
      return { name: msg('Settings') };
    case 'unknown':
      return undefined;
  }
}

function collectionPlace(path: string, lastSize: () => number): Place | undefined {
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
