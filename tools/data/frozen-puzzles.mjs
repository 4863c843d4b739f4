// npm run data:frozen-puzzles: makes the puzzles of src/solver/puzzles/make/frozen-puzzles.json anew, 20 of each
// kind, from all its rules, sizes and steps. To be run when PUZZLE_VERSION goes up, and not else. A test in every
// engine checks that these puzzles are still made.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { openSource } from '../source.mjs';

const EACH = 20;

const source = await openSource();
const { madeOf } =
  /** @type {typeof import('../../src/solver/puzzles/make/frozen-puzzles.testing.ts')} */ (
    await source.load('/src/solver/puzzles/make/frozen-puzzles.testing.ts')
  );
const { puzzleVariantsOf, existingDifficulties } =
  /** @type {typeof import('../../src/core/puzzles/puzzle-variants.ts')} */ (
    await source.load('/src/core/puzzles/puzzle-variants.ts')
  );
const { PUZZLE_KINDS } = /** @type {typeof import('../../src/core/puzzles/puzzle.ts')} */ (
  await source.load('/src/core/puzzles/puzzle.ts')
);

/** @type {import('../../src/solver/puzzles/make/frozen-puzzles.testing.ts').FrozenPuzzle[]} */
const frozen = [];
for (const kind of PUZZLE_KINDS) {
  const specs = puzzleVariantsOf(kind).flatMap((cell) =>
    existingDifficulties(cell).map((step) => ({ ...cell, step })),
  );
  for (let index = 0; index < EACH; index++) {
    const spec = specs[Math.floor((index * specs.length) / EACH)];
    if (!spec) throw new Error(`There are no variants of ${kind}: run data:puzzle-variants first.`);
    const seed = 1 + frozen.length;
    frozen.push({ spec, seed, code: madeOf(spec, seed) });
    console.log(JSON.stringify(frozen.at(-1)));
  }
}
const rows = frozen.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n');
writeFileSync(join(ROOT, 'src/solver/puzzles/make/frozen-puzzles.json'), `[\n${rows}\n]\n`);
await source.close();
