import { msg, str } from '@lit/localize';
import { parseCollectionPage } from '../core/routes/collection-page.ts';
import { familyOf } from '../core/solutions/families.ts';
import { parseRoute } from '../core/routes/route.ts';
import { optionalImport } from '../ui/loading/optional-import.ts';
import type { RouteTitle } from '../ui/route-title.ts';

/**
 * Returns the place that an address names; `undefined` where the address alone names none.
 * @param hash From the `#` on.
 * @param lastSize Returns the size of the board that was played last; called where the address names no size.
 */
export async function routeTitleOf(
  hash: string,
  lastSize: () => number,
): Promise<RouteTitle | undefined> {
  const route = parseRoute(hash);
  switch (route.screen) {
    case 'play':
      return route.size === undefined
        ? undefined
        : { name: msg('Play'), board: [route.size, route.size] };
    case 'collection':
      return collectionTitle(route.path, lastSize);
    case 'lab':
      return (await optionalImport(import('../lab/lab-title.ts')))?.labTitle(route.path);
    case 'puzzles':
      return (await optionalImport(import('../puzzles/puzzles-title.ts')))?.puzzlesTitle(
        route.path,
      );
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
