/** What a hint says of a board of Complete or Regions. */
export type PlacementFinding = never;
