/** The algorithms of the Lab by the names they have in links, in the order they are shown. */
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

/** Whether a text, for example from a link, names an exhibit. */
export function isExhibitName(text: string): text is ExhibitName {
  return (EXHIBIT_NAMES as readonly string[]).includes(text);
}
