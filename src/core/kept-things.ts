/** The rules for something that the game stores. */
interface KeptThingRule {
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
 * - `table`: boards of the Guard table.
 * - `drafts`: puzzles that the player is drawing, one a kind.
 * - `settings`: choices of how the game looks, sounds and is controlled.
 */
export const KEPT_THINGS = {
  solutions: { inBackup: true, inErase: true },
  boards: { inBackup: true, inErase: false },
  results: { inBackup: true, inErase: false },
  days: { inBackup: true, inErase: false },
  unfinished: { inBackup: true, inErase: false },
  table: { inBackup: true, inErase: false },
  drafts: { inBackup: true, inErase: false },
  settings: { inBackup: false, inErase: false },
} as const satisfies Readonly<Record<string, KeptThingRule>>;

/** Something that the game stores. */
export type KeptThing = keyof typeof KEPT_THINGS;

/** The things for which a rule is true. */
export type ThingsIn<Rule extends keyof KeptThingRule> = {
  [Thing in KeptThing]: (typeof KEPT_THINGS)[Thing][Rule] extends true ? Thing : never;
}[KeptThing];

/** All things, in their order. */
export const ALL_KEPT_THINGS = Object.keys(KEPT_THINGS) as readonly KeptThing[];

/** Returns the things for which a rule has this value. */
export function keptThings(rule: keyof KeptThingRule, isIn: boolean): readonly KeptThing[] {
  return ALL_KEPT_THINGS.filter((thing) => KEPT_THINGS[thing][rule] === isIn);
}
