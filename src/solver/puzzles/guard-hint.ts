/** What a hint says of a board of Guard. */
export type GuardFinding = never;
