// npm run data:days: makes a year of days of the newest version and prints which boards and difficulties each weekday
// has; then proves that none of a day's puzzles comes back within 60 days, also turned or mirrored, from the first day
// until five years after that version begins to hold.
// npm run data:days -- --search guard 7: the next salts of a kind for that version with which this is so, one a weekday,
// from the number said on, to be written into src/core/days/day-specs.ts before the version's day has come.
import { openSource } from '../source.mjs';

const YEARS = 5;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const source = await openSource();
const { DAY_KINDS } = /** @type {typeof import('../../src/core/days/day-puzzles.ts')} */ (
  await source.load('/src/core/days/day-puzzles.ts')
);
const { DAY_VERSIONS } = /** @type {typeof import('../../src/core/days/day-specs.ts')} */ (
  await source.load('/src/core/days/day-specs.ts')
);
const { daysLater, FIRST_DAY, weekdayOf } =
  /** @type {typeof import('../../src/core/days/day.ts')} */ (
    await source.load('/src/core/days/day.ts')
  );
const { DIFFICULTIES } = /** @type {typeof import('../../src/core/puzzles/puzzle.ts')} */ (
  await source.load('/src/core/puzzles/puzzle.ts')
);
const { puzzleVariantName } =
  /** @type {typeof import('../../src/core/puzzles/puzzle-variants.ts')} */ (
    await source.load('/src/core/puzzles/puzzle-variants.ts')
  );
const { finish } = /** @type {typeof import('../../src/solver/worker/task.ts')} */ (
  await source.load('/src/solver/worker/task.ts')
);
const { makeDayPuzzle } = /** @type {typeof import('../../src/solver/puzzles/make/makers.ts')} */ (
  await source.load('/src/solver/puzzles/make/makers.ts')
);
const { dayReturns, DAYS_APART } = /** @type {typeof import('./day-returns.ts')} */ (
  await source.load('/tools/data/day-returns.ts')
);

const newest = DAY_VERSIONS[DAY_VERSIONS.length - 1];
if (!newest) throw new Error('Days have no version.');
const end = `${Number(newest.from.slice(0, 4)) + YEARS}${newest.from.slice(4)}`;

const [option, name, from] = process.argv.slice(2);
if (option === '--search') {
  const kind = DAY_KINDS.find((one) => one === name);
  if (!kind) throw new Error(`Say which kind: ${DAY_KINDS.join(', ')}.`);
  search(newest, kind, Number(from ?? 1));
} else {
  printYear(newest.from);
  prove();
}
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
 * Makes a year of days and prints how often each weekday has which board and difficulty.
 * @param {string} first
 */
function printYear(first) {
  let made = 0;
  for (const kind of DAY_KINDS) {
    const weekdays = WEEKDAYS.map(() => /** @type {Map<string, number>} */ (new Map()));
    for (let later = 0; later < 365; later++) {
      const day = daysLater(first, later);
      const { puzzle, step } = finish(makeDayPuzzle(day, kind)) ?? {};
      if (!puzzle || !step) throw new Error(`${day} has no puzzle of the kind ${kind}.`);
      const { shape, sight } = puzzle.rules;
      const times = weekdays[weekdayOf(day)];
      const name = `${DIFFICULTIES.indexOf(step) + 1} ${step} ${puzzleVariantName({ kind, sight, shape })}`;
      times?.set(name, (times.get(name) ?? 0) + 1);
      made++;
    }
    console.log(kind);
    for (const [weekday, times] of weekdays.entries()) {
      const all = [...times].sort().map(([name, count]) => `${name} × ${count}`);
      console.log(`  ${WEEKDAYS[weekday]}  ${all.join(', ')}`);
    }
  }
  console.log(`${made} puzzles of 365 days from ${first} on, all made.`);
}

/**
 * Finds the salts of a kind, weekday by weekday: those of the days before it stay as they were found.
 * @param {import('../../src/core/days/day-specs.ts').DayVersion} version
 * @param {import('../../src/core/puzzles/puzzle.ts').PuzzleKind} kind
 * @param {number} first The salt that is tried first.
 */
function search(version, kind, first) {
  // Puzzles that an older version made on the days before may come back, too.
  const before = daysLater(version.from, -DAYS_APART);
  const all = daysFrom(before < FIRST_DAY ? FIRST_DAY : before);
  const salts = WEEKDAYS.map(() => first);
  const versions = [
    ...DAY_VERSIONS.slice(0, -1),
    { ...version, salts: { ...version.salts, [kind]: salts } },
  ];
  for (const weekday of WEEKDAYS.keys()) {
    const days = all.filter((day) => day < version.from || weekdayOf(day) <= weekday);
    for (let salt = first; ; salt++) {
      salts[weekday] = salt;
      const early = firstOf(dayReturns(kind, days, versions), ({ after }) => after <= DAYS_APART);
      if (!early) break;
    }
    console.log(`${kind}, ${WEEKDAYS[weekday]}: ${salts[weekday]}`);
  }
  console.log(`${kind}: [${salts.join(', ')}], none comes back within ${DAYS_APART} days.`);
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
