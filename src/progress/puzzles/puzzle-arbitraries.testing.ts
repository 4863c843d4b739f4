import fc from 'fast-check';
import type { Attempt } from '../../core/game/attempt.ts';
import type { Attempts, Game, Move } from '../../core/game/game.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { friendText } from '../../core/routes/friend-day.ts';
import { DIFFICULTIES } from '../../core/puzzles/puzzle.ts';
import { DRILLS, TECHNIQUES } from '../../core/puzzles/technique.ts';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import {
  COMPLETE,
  named,
  playedOn,
  REGIONS,
  THREE_QUEENS,
  TWO_QUEENS,
} from './example-puzzle.testing.ts';
import { readDrills, type DrillRecord } from './drill-record.ts';
import { FRIEND_RECORDS, type FriendRecord } from './friend-record.ts';
import type { SavedDraft } from './draft-record.ts';
import type { OldBoard } from './old-table.ts';
import { withoutHistory, type SavedPuzzle } from './puzzle-game.ts';
import type { PuzzleRecords } from './puzzle-records.ts';
import type { SavedResult } from './puzzle-result.ts';

/** Names of puzzles of three days in two months, for tests. */
const SOME_DAYS: readonly string[] = [
  '2026-11-01/complete',
  '2026-11-30/regions',
  '2027-02-01/guard',
];

const FIVE = { rows: 5, columns: 5 };

/** Few puzzles, so that records of one puzzle meet. */
const puzzles = fc.constantFrom(COMPLETE, REGIONS, named('c/5/00100'), named(SOME_DAYS[0]!));

/** A few plausible moments, in milliseconds since 1970; 0 means unknown. */
const moments = fc.oneof(
  fc.nat(5).map((after) => SOME_DAY + after),
  fc.constant(0),
);
const counts = fc.nat(2);
const hints = fc.record({ nudge: counts, where: counts, why: counts, place: counts });

/** Returns results of these puzzles as they are kept, for tests. */
const resultsOf = (names: fc.Arbitrary<string>): fc.Arbitrary<SavedResult> =>
  fc
    .record({
      name: names,
      kind: fc.constantFrom('complete' as const, 'regions'),
      step: fc.constantFrom(...DIFFICULTIES, undefined),
      outcome: fc.constantFrom('solved' as const, 'shown'),
      finishedAt: moments,
      elapsed: fc.nat(3),
      hints,
      checks: counts,
      endedAt: moments,
      placements: fc.constantFrom('gooo', 'goho', undefined),
      queens: fc.constantFrom([0, 7, 14], [0, 8, 11], undefined),
      log: fc.constantFrom([7, 5, 5], [7, 5, 5, -8, 9, 4], undefined),
      isOnDay: fc.boolean(),
      isSolvedAfter: fc.boolean(),
      technique: fc.constantFrom(...TECHNIQUES, undefined),
    })
    .map(({ placements, queens, log, isOnDay, isSolvedAfter, technique, checks, ...said }) => ({
      ...said,
      ...(checks > 0 && { checks }),
      ...(said.outcome === 'shown' && isSolvedAfter && { solvedAfter: true as const }),
      ...((said.outcome === 'solved' || isSolvedAfter) && {
        ...(placements !== undefined && { placements }),
        ...(queens && { queens }),
        ...(log && { log }),
      }),
      ...(said.outcome === 'solved' && {
        ...(isOnDay && parseDayPuzzleName(said.name) && { onDay: true }),
        ...(technique && { technique }),
      }),
    }));

/** Results as they are kept, for tests. */
export const results = resultsOf(puzzles.map(({ name }) => name));

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map((square): Move => ({ kind: 'toggle', square })),
  fc.constantFrom<Move>(
    { kind: 'help', rung: 'why' },
    { kind: 'check' },
    { kind: 'time', elapsed: 1.5 },
    { kind: 'undo' },
  ),
);

/** Unfinished puzzles as they are kept, with their history, for tests. */
export const games: fc.Arbitrary<SavedPuzzle> = fc
  .record({
    of: puzzles,
    line: fc.array(moves, { maxLength: 5 }),
    changedBy: fc.constantFrom('a page', 'another'),
    changedAt: moments,
    revision: fc.integer({ min: 1, max: 3 }),
    origin: fc.constantFrom('picture' as const, undefined),
  })
  .map(({ of, line, ...change }) => ({ ...of, ...change, game: playedOn(of, ...line) }));

/** Returns the attempts of a game without their logs, for tests: a log is not merged. */
export function withoutLogs({ attempts }: Game): Attempts {
  const all = Object.entries<Attempt>(attempts);
  return Object.fromEntries(all.map(([name, attempt]) => [name, { ...attempt, log: undefined }]));
}

/** Boards of a table that is gone, for tests. */
export const boards: fc.Arbitrary<OldBoard> = fc
  .record({
    board: fc.constantFrom(TWO_QUEENS, THREE_QUEENS, {
      ...TWO_QUEENS,
      queens: [...TWO_QUEENS.queens].reverse(),
    }),
    guardedAt: moments,
  })
  .map(({ board, guardedAt }) => ({ ...board, guardedAt }));

const squares = (most: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.nat(most - 1), { minLength: 1, maxLength: 3 });

/** Drafts of every kind with something drawn in each, for tests. */
const drafts: fc.Arbitrary<SavedDraft> = fc.record({
  draft: fc.oneof(
    squares(25).map((givens) => ({ kind: 'complete' as const, shape: FIVE, givens })),
    fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 24, maxLength: 24 }).map((others) => ({
      kind: 'regions' as const,
      shape: FIVE,
      sight: 'touch' as const,
      regions: [0, ...others],
    })),
    squares(20).map((givens) => ({
      kind: 'guard' as const,
      shape: { rows: 4, columns: 5 },
      queens: givens.length,
      givens,
    })),
  ),
  changedAt: fc.nat(5).map((after) => SOME_DAY + after),
});

const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: DRILLS }))
  .map((some) => some.sort((a, b) => a - b));

/** Drills that are done, for tests. */
export const drills: fc.Arbitrary<DrillRecord> = fc
  .record({
    topic: fc.constantFrom('complete/last', 'regions/last', 'guard/look'),
    found: numbers,
    shown: numbers,
  })
  .map((done) => readDrills(done)!);

/** The time and the help of a puzzle in links, for tests. */
const SOLVED = { seconds: 72, help: [0] };

/** Returns friends' days that were opened just before a moment, for tests: they are shown for a week only. */
export const friendsUntil = (now: number): fc.Arbitrary<FriendRecord> =>
  fc
    .record({
      day: fc.constantFrom('2026-11-20', '2026-11-21'),
      name: fc.constantFrom('', 'Anna', '王'),
      sender: fc.constantFrom(undefined, 1, 2),
      solved: fc.integer({ min: 1, max: 3 }),
      ago: fc.nat(5),
      told: fc.option(fc.nat(5), { nil: undefined }),
      removed: fc.option(fc.nat(5), { nil: undefined }),
    })
    .map(({ day, name, sender, solved, ago, told, removed }) => {
      const results = [1, 2, 3].map((count) => (count <= solved ? SOLVED : undefined));
      return {
        day,
        name,
        solved,
        text: friendText({ results, name, sender }),
        openedAt: now - ago,
        ...(sender !== undefined && { sender }),
        ...(told !== undefined && { toldAt: now - ago - 1 - told }),
        ...(removed !== undefined && { removedAt: now - removed }),
      };
    });

/** Friends' days that were opened today, for tests. */
export const friends = friendsUntil(Date.now());

/** Records of puzzles that a backup may hold, for tests. */
export const puzzleRecords: fc.Arbitrary<PuzzleRecords> = fc
  .record({
    results: fc.uniqueArray(results, { selector: ({ name }) => name }),
    unfinished: fc.uniqueArray(games, { selector: ({ name }) => name }),
    table: fc.array(boards, { maxLength: 1 }),
    drafts: fc.uniqueArray(drafts, { selector: ({ draft }) => draft.kind }),
    drills: fc.uniqueArray(drills, { selector: ({ topic }) => topic }),
    friends: fc.uniqueArray(friends, { selector: FRIEND_RECORDS.keyOf }),
  })
  .map((lists) => ({
    results: new Map(lists.results.map((result) => [result.name, result])),
    unfinished: new Map(lists.unfinished.map((game) => [game.name, withoutHistory(game)])),
    table: new Map(lists.table.map((board) => [board.shape, board])),
    drafts: new Map(lists.drafts.map((kept) => [kept.draft.kind, kept])),
    drills: new Map(lists.drills.map((done) => [done.topic, done])),
    friends: new Map(lists.friends.map((friend) => [FRIEND_RECORDS.keyOf(friend), friend])),
  }));
