// npm run data:days: proves that none of a day's puzzles comes back within 60 days, also turned or mirrored, from
// the first day until five years after the newest version of the generators begins to hold.
// npm run data:days -- --search guard 7: the next salt of a kind for that version with which this is so, from the one
// said or from its own on, to be written into src/core/day-wishes.ts before the version's day has come.
import { openSource } from './source.mjs';

const YEARS = 5;

const source = await openSource();
const { DAY_KINDS } = /** @type {typeof import('../src/core/day-puzzles.ts')} */ (
  await source.load('/src/core/day-puzzles.ts')
);
const { DAY_VERSIONS } = /** @type {typeof import('../src/core/day-wishes.ts')} */ (
  await source.load('/src/core/day-wishes.ts')
);
const { daysLater, FIRST_DAY } = /** @type {typeof import('../src/core/day.ts')} */ (
  await source.load('/src/core/day.ts')
);
const { dayReturns, DAYS_APART } =
  /** @type {typeof import('../src/solver/puzzles/day-returns.ts')} */ (
    await source.load('/src/solver/puzzles/day-returns.ts')
  );

const newest = DAY_VERSIONS[DAY_VERSIONS.length - 1];
if (!newest) throw new Error('Days have no version.');
const end = `${Number(newest.from.slice(0, 4)) + YEARS}${newest.from.slice(4)}`;

const [option, name, from] = process.argv.slice(2);
if (option === '--search') {
  const kind = DAY_KINDS.find((one) => one === name);
  if (!kind) throw new Error(`Say which kind: ${DAY_KINDS.join(', ')}.`);
  search(newest, kind, from === undefined ? newest.salts[kind] + 1 : Number(from));
} else prove();
await source.close();

function prove() {
  const days = daysFrom(FIRST_DAY);
  let nearest = Infinity;
  for (const kind of DAY_KINDS) {
    const begin = performance.now();
    const returns = [...dayReturns(kind, days)].sort((a, b) => a.after - b.after);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    const first = returns[0];
    nearest = Math.min(nearest, first?.after ?? Infinity);
    console.log(
      `${kind}: ${days.length} puzzles in ${seconds} s; ` +
        (first
          ? `${returns.length} come back, the nearest after ${first.after} days, on ${first.day}.`
          : 'none comes back.'),
    );
  }
  const isRight = nearest > DAYS_APART;
  const span = `${FIRST_DAY} to ${days[days.length - 1]}`;
  console.log(`${span}: ${isRight ? 'none' : 'SOME'} within ${DAYS_APART} days.`);
  process.exitCode = isRight ? 0 : 1;
}

/**
 * @param {import('../src/core/day-wishes.ts').DayVersion} version
 * @param {import('../src/core/puzzle.ts').PuzzleKind} kind
 * @param {number} salt The first that is tried.
 */
function search(version, kind, salt) {
  // What an older version made on the days before may come back, too.
  const before = daysLater(version.from, -DAYS_APART);
  const days = daysFrom(before < FIRST_DAY ? FIRST_DAY : before);
  for (; ; salt++) {
    const salted = { ...version, salts: { ...version.salts, [kind]: salt } };
    const versions = [...DAY_VERSIONS.slice(0, -1), salted];
    const early = firstOf(dayReturns(kind, days, versions), ({ after }) => after <= DAYS_APART);
    if (!early) break;
    console.log(`${kind}, salt ${salt}: ${early.day} is like ${early.after} days before.`);
  }
  console.log(`${kind}, salt ${salt}: none comes back within ${DAYS_APART} days.`);
}

/**
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => boolean} isWanted
 */
function firstOf(items, isWanted) {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

/** @param {string} first */
function daysFrom(first) {
  const days = [];
  for (let day = first; day < end; day = daysLater(day, 1)) days.push(day);
  return days;
}
