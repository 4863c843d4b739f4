/** The rules for something that the game stores. */
interface DataCategoryRule {
  /** True if a backup holds it. */
  readonly inBackup: boolean;
  /** True if "Delete all solutions" erases it. */
  readonly inErase: boolean;
}

/**
 * Everything that the game stores for a player, in the order in which it is named. Backups and erasing follow this
 * list, and the dialogs build their texts from it.
 *
 * - `solutions`: solutions that were found or revealed.
 * - `boards`: unfinished boards of free play, one a size.
 * - `results`: outcomes of puzzles.
 * - `days`: the progress of days; it is derived from the results.
 * - `unfinished`: puzzles that were begun.
 * - `drills`: positions of Practise that were found or shown.
 * - `drafts`: puzzles that the player is drawing, one a kind.
 * - `friends`: days that friends sent by links, and the numbers of the player's own links.
 * - `settings`: choices of how the game looks, sounds and is controlled.
 */
export const DATA_CATEGORIES = {
  solutions: { inBackup: true, inErase: true },
  boards: { inBackup: true, inErase: false },
  results: { inBackup: true, inErase: false },
  days: { inBackup: true, inErase: false },
  unfinished: { inBackup: true, inErase: false },
  drills: { inBackup: true, inErase: false },
  drafts: { inBackup: true, inErase: false },
  friends: { inBackup: true, inErase: false },
  settings: { inBackup: false, inErase: false },
} as const satisfies Readonly<Record<string, DataCategoryRule>>;

export type DataCategory = keyof typeof DATA_CATEGORIES;

/** The things for which a rule is true. */
export type CategoriesIn<Rule extends keyof DataCategoryRule> = {
  [Thing in DataCategory]: (typeof DATA_CATEGORIES)[Thing][Rule] extends true ? Thing : never;
}[DataCategory];

export const ALL_DATA_CATEGORIES = Object.keys(DATA_CATEGORIES) as readonly DataCategory[];

/** Returns the things for which a rule is false. */
export function categoriesNotIn(rule: keyof DataCategoryRule): readonly DataCategory[] {
  return ALL_DATA_CATEGORIES.filter((thing) => !DATA_CATEGORIES[thing][rule]);
}
