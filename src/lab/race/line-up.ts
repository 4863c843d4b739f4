import { msg } from '@lit/localize';
import { labAddress } from '../../core/routes/addresses.ts';
import { CARDS, type PathCard } from '../path/cards.ts';

/** A contestant of the race, as the page shows it; `CONTESTANTS` has the one that runs. */
interface Starter extends Pick<PathCard, 'title' | 'page'> {
  readonly name: string;
}

/** The rows of the race: the searches of the path in its order, then two other programs of them. */
export const LINE_UP: readonly Starter[] = [
  ...CARDS.flatMap(({ racer: name, title, page }) => (name ? [{ name, title, page }] : [])),
  {
    name: 'bit-parallel',
    title: () => msg('Bit-parallel backtracking'),
    page: (size) => labAddress('bit-parallel', size),
  },
  {
    name: 'exact-cover',
    title: () => msg('Exact cover by dancing links'),
    page: (size) => labAddress('exact-cover', size),
  },
];
