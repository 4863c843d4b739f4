// npm run data:drills: makes the positions of src/puzzles/learn/drills.json, five for each technique, from the seeds
// 1, 2, 3 …; of Regions the fifth has whole diagonals. Players have found them: to be run for a new technique only.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { openSource } from '../source.mjs';

const source = await openSource();
const { makeDrill } = /** @type {typeof import('./make-drill.ts')} */ (
  await source.load('/tools/data/make-drill.ts')
);
const { puzzleCode } = /** @type {typeof import('../../src/core/puzzles/puzzle-code.ts')} */ (
  await source.load('/src/core/puzzles/puzzle-code.ts')
);
const { DRILL_TOPICS, DRILLS, topicName } =
  /** @type {typeof import('../../src/core/puzzles/technique.ts')} */ (
    await source.load('/src/core/puzzles/technique.ts')
  );
const { finish } = /** @type {typeof import('../../src/solver/worker/task.ts')} */ (
  await source.load('/src/solver/worker/task.ts')
);

/** @type {Record<string, [string, readonly number[], readonly number[]][]>} */
const drills = {};
for (const topic of DRILL_TOPICS) {
  /** @type {typeof drills[string]} */
  const list = (drills[topicName(topic)] = []);
  const codes = new Set();
  for (let seed = 1; list.length < DRILLS; seed++) {
    const isLast = list.length === DRILLS - 1;
    const position = finish(makeDrill(topic, seed, isLast ? 'queen' : 'touch'));
    if (!position) continue;
    const { puzzle, standing } = position;
    const code = puzzleCode(puzzle);
    if (codes.has(code)) continue;
    codes.add(code);
    const own = standing.queens.filter((queen) => !puzzle.givens.includes(queen));
    list.push([code, own, standing.marks]);
    console.log(topicName(topic), seed, JSON.stringify(list.at(-1)));
  }
}
writeFileSync(join(ROOT, 'src/puzzles/learn/drills.json'), `${JSON.stringify(drills)}\n`);
await source.close();
