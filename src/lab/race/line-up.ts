import { msg } from '@lit/localize';
import { labAddress } from '../../core/routes/addresses.ts';
import { plural } from '../../i18n/format.ts';

/** A contestant of the race, as the page shows it; `CONTESTANTS` has the one that runs. */
interface Starter {
  readonly name: string;
  /** Returns the title of its row. */
  readonly title: (size: number) => string;
}

/** The contestants on every board in the order in which they run. */
export const LINE_UP: readonly Starter[] = [
  { name: 'half-board', title: () => msg('Half board, by bits') },
  { name: 'exact-cover', title: () => msg('Exact cover by dancing links') },
  { name: 'fewest-choices', title: () => msg('Fewest choices first') },
  { name: 'bit-parallel', title: () => msg('Bit-parallel backtracking') },
  { name: 'backtracking', title: () => msg('Backtracking') },
  {
    name: 'permutations',
    title: () => msg('Permutations'),
  },
  {
    name: 'one-a-row',
    title: () => msg('One per row', { desc: 'A search' }),
  },
  { name: 'any-squares', title: (size) => plural(size, msg('Any {# square|# squares}')) },
];

/** The addresses of the exhibits of contestants on n × n; two have none. */
export const EXHIBIT_ADDRESSES: ReadonlyMap<string, (size: number) => string> = new Map([
  ['half-board', (size) => labAddress('bit-parallel', size, 'half')],
  ['exact-cover', (size) => labAddress('exact-cover', size)],
  ['fewest-choices', (size) => labAddress('fewest-choices', size)],
  ['bit-parallel', (size) => labAddress('bit-parallel', size)],
  ['backtracking', (size) => labAddress('backtracking', size)],
  ['permutations', (size) => labAddress('swapping', size)],
]);

/**
 * Returns the contestants in the order of their nodes, or in the order in which they run while not all are known.
 * @param nodesOf Returns the nodes of the whole search of a contestant, if they are known.
 */
export function inOrder(nodesOf: (name: string) => number | undefined): readonly Starter[] {
  const known = LINE_UP.flatMap((starter) => {
    const nodes = nodesOf(starter.name);
    return nodes === undefined ? [] : [{ starter, nodes }];
  });
  if (known.length < LINE_UP.length) return LINE_UP;
  return known.sort((a, b) => a.nodes - b.nodes).map(({ starter }) => starter);
}
