/**
 * The version of all puzzles that are made: a seed and a wish name a puzzle together with it. It goes
 * up by one whenever a generator or the grading changes what is made from any seed
 * (`frozen-puzzles.json` tells). Days that have begun keep their puzzles: docs/changing-generators.md.
 */
export const PUZZLE_VERSION = 1;
