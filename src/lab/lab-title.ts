import { parseLabPage } from '../core/routes/lab-page.ts';
import type { RouteTitle } from '../ui/route-title.ts';
import { entryOf, EXHIBIT_NAMES } from './shared/catalogue.ts';
import { LARGEST_COUNTED_SIZE } from './counting/prefix.ts';
import { pageTitleOf } from './shared/page-titles.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race/race-limits.ts';

/**
 * Returns the title of a page of the Lab and its board; `undefined` if the path leads to no page.
 * @param path The part of the address after `#/lab/`.
 */
export function labTitle(path: string): RouteTitle | undefined {
  const page = parseLabPage(path, EXHIBIT_NAMES);
  if (!page) return undefined;
  if (page.kind === 'exhibit') {
    const { words, sizes } = entryOf(page.name);
    const query = new URLSearchParams(page.query);
    const side = (name: string): number => within(Number(query.get(name) ?? page.size), sizes);
    return { name: words().title, board: [side('rows'), side('columns')] };
  }
  const name = pageTitleOf(page.kind).title;
  if (page.kind === 'story') return { name };
  const size = within(
    page.size,
    page.kind === 'race' ? [SMALLEST_RACE, LARGEST_RACE] : [1, LARGEST_COUNTED_SIZE],
  );
  return { name, board: [size, size] };
}

function within(size: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(size, least), most);
}
