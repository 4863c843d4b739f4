// npm run test:drills [count] [seed]: makes so many positions of Learn from seeds, 10,000 where none is named, shared out
// among all techniques, and checks each square by square from the rules, without the reasoner (plain-drill.testing.ts).
// A technique whose positions take long gets no more after its share of ten minutes; what is missing is made of others.
import { openSource } from '../source.mjs';

const count = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1);
const MOST_MS = 600_000;

const source = await openSource();
const { makeDrill } = /** @type {typeof import('../data/make-drill.ts')} */ (
  await source.load('/tools/data/make-drill.ts')
);
const { drillOf } = /** @type {typeof import('../../src/solver/puzzles/drills/drill.ts')} */ (
  await source.load('/src/solver/puzzles/drills/drill.ts')
);
const { wrongWith } =
  /** @type {typeof import('../../src/solver/puzzles/drills/plain-drill.testing.ts')} */ (
    await source.load('/src/solver/puzzles/drills/plain-drill.testing.ts')
  );
const { DRILL_TOPICS, topicName } =
  /** @type {typeof import('../../src/core/puzzles/technique.ts')} */ (
    await source.load('/src/core/puzzles/technique.ts')
  );
const { finish } = /** @type {typeof import('../../src/solver/worker/task.ts')} */ (
  await source.load('/src/solver/worker/task.ts')
);

/** The topics, and those of Regions a second time, where queens see along whole diagonals. */
const topics = [
  ...DRILL_TOPICS.map((topic) => ({ topic, sight: /** @type {const} */ ('touch') })),
  ...DRILL_TOPICS.filter(({ board }) => board === 'regions').map((topic) => ({
    topic,
    sight: /** @type {const} */ ('queen'),
  })),
];
/** The positions, those with one right square, and the milliseconds of each topic. */
const sums = topics.map((one) => ({
  ...one,
  seed: first,
  made: 0,
  unique: 0,
  making: 0,
  reading: 0,
  slowest: 0,
}));
let made = 0;
let failures = 0;
while (made < count) {
  const left = sums.filter(({ making }) => making < MOST_MS / topics.length);
  const next = (left.length > 0 ? left : sums).reduce((a, b) => (b.made < a.made ? b : a));
  const begun = performance.now();
  const position = finish(makeDrill(next.topic, next.seed++, next.sight));
  const between = performance.now();
  next.making += between - begun;
  if (!position) continue;
  const drill = finish(drillOf(position));
  const took = performance.now() - between;
  next.reading += took;
  next.slowest = Math.max(next.slowest, took);
  next.made++;
  made++;
  if (drill?.right.length === 1) next.unique++;
  const wrong = drill ? wrongWith(next.topic, position, drill) : ['there is no technique'];
  if (wrong.length === 0) continue;
  failures++;
  console.error(topicName(next.topic), 'seed', next.seed - 1, wrong.join('; '));
}
for (const { topic, sight, made: number, unique, making, reading, slowest } of sums) {
  console.log(
    `${`${topicName(topic)} ${sight}`.padEnd(27)} ${String(number).padStart(5)} positions, ${unique} with one right square,`,
    `made in ${(making / number).toFixed(1)} ms, read in ${(reading / number).toFixed(2)} ms, at most ${slowest.toFixed(1)}`,
  );
}
console.log(`${made} positions, ${failures} wrong`);
await source.close();
process.exitCode = failures > 0 ? 1 : 0;
