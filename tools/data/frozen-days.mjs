// npm run data:frozen-days: writes src/solver/puzzles/make/frozen-days.json, the puzzles of 60 days, which a test makes
// again in every engine. To be run when DAY_VERSIONS gets a version: its days change, and those before stay.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { openSource } from '../source.mjs';

const FILE = join(ROOT, 'src/solver/puzzles/make/frozen-days.json');

/** Days at which calendars go wrong. */
const ODD_DAYS = [
  '2026-12-31',
  '2027-12-31',
  '2028-02-29',
  '2028-03-01',
  '2028-12-31',
  '2029-12-31',
  '2030-12-31',
];

/** Days from the first on, evenly over five years. */
const EVEN_DAYS = 53;
const FIVE_YEARS = 1826;

const source = await openSource();
const { codesOf } =
  /** @type {typeof import('../../src/solver/puzzles/make/frozen-days.testing.ts')} */ (
    await source.load('/src/solver/puzzles/make/frozen-days.testing.ts')
  );
const { daysLater, FIRST_DAY } = /** @type {typeof import('../../src/core/days/day.ts')} */ (
  await source.load('/src/core/days/day.ts')
);
const { DAY_VERSIONS } = /** @type {typeof import('../../src/core/days/day-specs.ts')} */ (
  await source.load('/src/core/days/day-specs.ts')
);

const before = existsSync(FILE)
  ? /** @type {import('../../src/solver/puzzles/make/frozen-days.testing.ts').FrozenDay[]} */ (
      JSON.parse(readFileSync(FILE, 'utf8'))
    )
  : [];
const newest = DAY_VERSIONS[DAY_VERSIONS.length - 1]?.from ?? FIRST_DAY;
const even = Array.from({ length: EVEN_DAYS }, (_, index) =>
  daysLater(FIRST_DAY, Math.floor((index * FIVE_YEARS) / EVEN_DAYS)),
);
const frozen = [...even, ...ODD_DAYS].sort().map((day) => {
  const kept = day < newest ? before.find((one) => one.day === day) : undefined;
  return kept ?? { day, codes: codesOf(day) };
});
const rows = frozen.map((day) => `  ${JSON.stringify(day)}`).join(',\n');
writeFileSync(FILE, `[\n${rows}\n]\n`);
await source.close();
