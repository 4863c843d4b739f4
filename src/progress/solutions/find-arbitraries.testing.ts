import fc from 'fast-check';
import { solutionsOf } from '../../core/solutions/families.ts';
import { SOME_DAY } from './example-find.testing.ts';
import {
  believable,
  mergeRecords,
  foundRecord,
  revealedRecord,
  type SolutionRecord,
} from './find.ts';

const codes = fc.constantFrom(...[4, 5, 6, 7].flatMap((size) => [...solutionsOf(size)]));
const milliseconds = fc.oneof(fc.nat(5), fc.double({ min: 0.5, max: 8.64e15, noNaN: true }));
/** Plausible moments, in milliseconds since 1970; 0 means unknown. */
const moments = fc.oneof(
  fc.nat(5).map((after) => SOME_DAY + after),
  fc
    .date({ min: new Date(Date.UTC(1990, 0)), max: new Date(SOME_DAY), noInvalidDate: true })
    .map(Number),
  fc.constant(0),
);
const counts = fc.nat();

/** Records of solutions of small boards, found or revealed, for tests. */
export const records: fc.Arbitrary<SolutionRecord> = fc.oneof(
  fc
    .record({
      code: codes,
      foundAt: moments,
      revealedAt: moments,
      duration: milliseconds,
      moves: counts,
      help: fc.record(
        {
          nudge: counts,
          where: counts,
          why: counts,
          place: counts,
          turned: fc.boolean(),
          checks: counts,
        },
        { requiredKeys: ['nudge', 'where', 'why', 'place', 'turned'] },
      ),
    })
    // Drops reveals that were not before the find, as reading does.
    .map((find) => believable(foundRecord(find))),
  fc.record({ code: codes, revealedAt: moments }).map(revealedRecord),
);

/** Records that a player may have of small boards, by code, for tests. */
export const recordMaps = fc.array(records, { maxLength: 12 }).map(mergeRecords);
