import { expect, test } from 'vitest';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from '../shared/catalogue.ts';
import { algorithmOf } from './algorithms.ts';

/** The sizes on which every exhibit is run to its end. */
const SIZES = [5, 6, 7] as const;

/**
 * The 1-based lines of pseudocode that these runs do not reach, and why. The runs with which an exhibit is tested reach
 * them, see `algorithms.test.ts`.
 */
const UNREACHED: Partial<Record<ExhibitName, readonly number[]>> = {
  // The rules for other remainders of n by six.
  construction: [8, 9, 10, 11, 12, 13],
  // Dead ends, which these mazes do not have, and boards without a path.
  maze: [5, 6, 12],
};

test.each(EXHIBIT_NAMES)(
  'runs of %s to their end light every line of its pseudocode',
  async (name) => {
    const { exhibit } = await entryOf(name).load();
    const algorithm = algorithmOf(name);
    const kinds = new Set<string>();
    for (const size of SIZES) {
      const { parameters } = exhibit.open(size, new URLSearchParams());
      const state = algorithm.start(parameters);
      for (let step = algorithm.step(state); step; step = algorithm.step(state))
        kinds.add(step.kind);
    }
    const unlit = exhibit
      .pseudocode()
      .flatMap(([, , ...line], index) => (line.some((kind) => kinds.has(kind)) ? [] : [index + 1]));
    expect(unlit).toEqual(UNREACHED[name] ?? []);
  },
);
