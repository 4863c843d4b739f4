/** The algorithms of the Lab by the names they have in links, in the order they are shown; the Lab opens with the first. */
export const EXHIBIT_NAMES = [
  'backtracking',
  'recursion',
  'swapping',
  'lexicographic',
  'arithmetic',
  'genetic',
  'fewest-choices',
  'bit-parallel',
  'exact-cover',
  'min-conflicts',
  'construction',
  'guards',
] as const;

export type ExhibitName = (typeof EXHIBIT_NAMES)[number];
