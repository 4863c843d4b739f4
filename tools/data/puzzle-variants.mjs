// npm run data:puzzle-variants: measures which kinds, rules, sizes and steps of puzzles there are, and writes
// src/core/puzzles/puzzle-variants.json. There is a cell where every seed makes a puzzle and they differ enough.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { openSource } from '../source.mjs';

/** Seeds that a cell is tried with, and how many different puzzles they must make. */
const SEEDS = 40;
const DIFFERENT = 4;

/** The most boards that half of the seeds may have to look at. */
const MOST_TRIED = 200;

const source = await openSource();
const { makePuzzle } =
  /** @type {typeof import('../../src/solver/puzzles/make/make-puzzle.ts')} */ (
    await source.load('/src/solver/puzzles/make/make-puzzle.ts')
  );
const { puzzleVariantName, puzzleVariantsOf } =
  /** @type {typeof import('../../src/core/puzzles/puzzle-variants.ts')} */ (
    await source.load('/src/core/puzzles/puzzle-variants.ts')
  );
const { DIFFICULTIES, PUZZLE_KINDS } =
  /** @type {typeof import('../../src/core/puzzles/puzzle.ts')} */ (
    await source.load('/src/core/puzzles/puzzle.ts')
  );
const { puzzleCode } = /** @type {typeof import('../../src/core/puzzles/puzzle-code.ts')} */ (
  await source.load('/src/core/puzzles/puzzle-code.ts')
);

/** @typedef {import('../../src/solver/puzzles/protocol.ts').PuzzleSpec} Spec */

/**
 * The different puzzles that seeds make, and the boards that each took.
 * @param {Spec} spec
 */
function measure(spec) {
  const puzzles = new Set();
  const tries = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    let tried = 0;
    const task = makePuzzle(spec, seed);
    let next = task.next();
    for (; !next.done; next = task.next()) tried = next.value?.tried ?? tried;
    if (!next.value) return undefined;
    puzzles.add(puzzleCode(next.value));
    tries.push(tried);
    tries.sort((a, b) => a - b);
    // Half of the seeds have needed too many.
    if ((tries[tries.length - SEEDS / 2] ?? 0) > MOST_TRIED) return undefined;
  }
  return { different: puzzles.size, tried: tries[SEEDS / 2] };
}

/** @type {Record<string, string[]>} */
const cells = {};
for (const cell of PUZZLE_KINDS.flatMap(puzzleVariantsOf)) {
  const name = puzzleVariantName(cell);
  const said = [];
  for (const step of DIFFICULTIES) {
    // On 6 × 6 the other steps would give all queens but one or two.
    if (name === 'c/6' && step !== 'tricky') continue;
    const measured = measure({ ...cell, step });
    if (!measured || measured.different < DIFFERENT) continue;
    (cells[name] ??= []).push(step);
    said.push(`${step}: ${measured.different} of ${SEEDS}, ${measured.tried} tried`);
  }
  console.log(`${name}  ${said.join(' · ') || 'none'}`);
}
writeFileSync(
  join(ROOT, 'src/core/puzzles/puzzle-variants.json'),
  `${JSON.stringify(cells, null, 2)}\n`,
);
await source.close();
