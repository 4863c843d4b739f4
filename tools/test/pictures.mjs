// npm run test:pictures -- [pictures] [--seed 1] [--kind none,dark]: draws as many pictures, the same number of each
// kind, from seeds counted from the first; reads them, prints what became of each kind, and fails if a board was wrong
// as sure, a picture without a board was read, or fewer were right than promised. 2,000 pictures take some minutes.
// Seeds below 100,000 and those of docs/decisions/0043 shaped the reader or were drawn once; others are new to it.
import { parseArgs } from 'node:util';
import { openSource } from '../source.mjs';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, kind: { type: 'string' } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 190);
const first = Number(values.seed);

/** Kinds of pictures with a board, and the part of each sort that has to be right. */
const PROMISES = [
  { sort: 'screens and prints', kinds: /^(?!photo|chess|none)/u, least: 0.97 },
  { sort: 'photographs', kinds: /^photo-(?!hard)/u, least: 0.9 },
  { sort: 'hard photographs', kinds: /^photo-hard/u, least: 0.7 },
];

const source = await openSource();
const { PICTURE_KINDS } =
  /** @type {typeof import('../../src/solver/picture/drawn-picture.testing.ts')} */ (
    await source.load('/src/solver/picture/drawn-picture.testing.ts')
  );
const { attempt } = /** @type {typeof import('../../src/solver/picture/tally.testing.ts')} */ (
  await source.load('/src/solver/picture/tally.testing.ts')
);

const kinds = PICTURE_KINDS.filter((kind) => !values.kind || values.kind.split(',').includes(kind));
const each = Math.ceil(count / kinds.length);
/** @type {{ kind: string, right: number, asked: number, refused: number, wrong: number, 'signs right': number, 'false queens': number, ms: number }[]} */
const rows = [];
for (const kind of kinds) {
  const row = {
    kind,
    right: 0,
    asked: 0,
    refused: 0,
    wrong: 0,
    'signs right': 0,
    'false queens': 0,
    ms: 0,
  };
  for (let seed = first; seed < first + each; seed++) {
    const begin = performance.now();
    const { outcome, areSignsRight, hasFalseQueen } = attempt(kind, seed);
    row.ms += performance.now() - begin;
    row[outcome]++;
    if (areSignsRight) row['signs right']++;
    if (hasFalseQueen) row['false queens']++;
    if (outcome !== 'right' && (kind !== 'none' || outcome !== 'refused'))
      console.log(kind, seed, outcome);
  }
  row.ms = Math.round(row.ms / each);
  rows.push(row);
}
console.table(rows);
await source.close();

const sum = (
  /** @type {typeof rows} */ some,
  /** @type {(row: typeof rows[number]) => number} */ of,
) => some.reduce((total, row) => total + of(row), 0);
const falseQueens = sum(rows, (row) => row['false queens']);
const failures = [];
if (sum(rows, ({ wrong }) => wrong) > 0) failures.push('a board was wrong as sure');
if (rows.some(({ kind, refused }) => kind === 'none' && refused < each))
  failures.push('a picture without a board was read');
if (falseQueens > Math.max(1, (2 * each * rows.length) / 1000))
  failures.push('more than 2 false queens in 1,000 pictures');
for (const { sort, kinds: sorts, least } of PROMISES) {
  const some = rows.filter(({ kind }) => sorts.test(kind));
  if (some.length === 0) continue;
  const share = sum(some, ({ right }) => right) / (each * some.length);
  console.log(`${sort}: ${(100 * share).toFixed(1)} % right, ${100 * least} promised`);
  if (share < least) failures.push(`too few ${sort} were right`);
}
console.log(`${each * rows.length} pictures from seed ${first}, ${falseQueens} with a false queen`);
if (failures.length > 0) {
  console.error(`FAILS: ${failures.join('; ')}.`);
  process.exitCode = 1;
}
