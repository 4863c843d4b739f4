import { plainForm, withoutQuery, withoutTail } from '../solutions/link-text.ts';
import { isSize } from '../board/square.ts';

/** The screen that an address opens, with the parts of the address for it. */
export type Route =
  | { readonly screen: 'play'; readonly size?: number; readonly code?: string }
  | { readonly screen: 'collection'; readonly path: string }
  /** The query, from its `?` or `&` on, may hold a challenge (`challengeIn`); '' if there is none. */
  | { readonly screen: 'puzzles'; readonly path: string; readonly query: string }
  | { readonly screen: 'lab'; readonly path: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'unknown'; readonly problem: 'size' | 'page' };

/**
 * The longest address that is read, in characters. The longest that the game understands has a transfer of 4,096
 * characters; the rest is for what links collect on their way.
 */
const LONGEST_ADDRESS = 6000;

/** Signs that a transfer text may end with, besides letters and digits. */
const TRANSFER_ENDS = '-_';

/** A last part of percent signs alone: no sentence puts it behind a link, so it is read and found to lead nowhere. */
const PERCENT_PART = /(?:^|\/)%+$/;

/**
 * Reads the part of an address from its `#` on. Never throws: any text gives a route. Ignores what links collect on
 * their way: punctuation and slashes behind their path or their query, tracking parameters, full-width digits. The board
 * reads the code, so that it can name what is wrong. The script of `index.html` reads the size likewise.
 */
export function parseRoute(hash: string): Route {
  if (hash.length > LONGEST_ADDRESS) return { screen: 'unknown', problem: 'page' };
  const plain = plainForm(hash).replace(/^#?\/*/, '');
  const kept = plain.startsWith('receive') ? TRANSFER_ENDS : '';
  const cut = (text: string): string => withoutTail(text, PERCENT_PART.test(text) ? '%' : kept);
  const link = cut(plain);
  const named = withoutQuery(link);
  const path = cut(named);
  const query = link.slice(named.length);
  const [screen = '', size, code, ...rest] = path.split('/');
  // These screens read the rest of their addresses themselves; those of Puzzles and the Lab may have a query.
  if (screen === 'collection' || screen === 'receive') return { screen: 'collection', path };
  if (screen === 'puzzles') return { screen, path: path.slice(screen.length + 1), query };
  if (screen === 'lab') return { screen, path: path.slice(screen.length + 1) + query };
  if (rest.length > 0 || size === '') return { screen: 'unknown', problem: 'page' };
  if (screen === '') return { screen: 'play' };
  if (screen === 'settings' && size === undefined) return { screen };
  if (screen !== 'play') return { screen: 'unknown', problem: 'page' };
  if (size === undefined) return { screen };
  if (!/^[1-9]\d?$/.test(size) || !isSize(Number(size))) {
    return { screen: 'unknown', problem: 'size' };
  }
  if (code === undefined) return { screen, size: Number(size) };
  return { screen, size: Number(size), code };
}
