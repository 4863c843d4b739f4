import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import { exampleResult } from './example-puzzle.testing.ts';
import { boards, friends, games, results, withoutLogs } from './puzzle-arbitraries.testing.ts';
import { mergeFriends, type FriendRecord } from './friend-record.ts';
import { mergeForeignGames } from '../games/saved-game.ts';
import { withoutHistory, type SavedPuzzle } from './puzzle-game.ts';
import { OLD_BOARDS } from './old-table.ts';
import type { PuzzleResult } from './puzzle-progress.ts';
import { mergeResults } from './puzzle-result.ts';

/** Returns the parts of a game by which a player tells two games apart. */
function seen({ name, changedAt, game }: SavedPuzzle): unknown {
  return { name, changedAt, present: game.history.present, attempts: withoutLogs(game) };
}

const sameName = <T extends { readonly name: string }>(record: T): T => ({
  ...record,
  name: 'c/5/10000',
});

describe.each([
  { of: 'results', records: results.map(sameName), join: mergeResults, seen: (it: unknown) => it },
  {
    of: 'games as they stand',
    records: games.map(sameName).map(withoutHistory),
    join: mergeForeignGames,
    seen,
  },
  {
    of: 'boards of a table that is gone',
    records: boards,
    join: OLD_BOARDS.merge,
    seen: (it: unknown) => it,
  },
  {
    of: 'friends’ days',
    records: friends.map((friend): FriendRecord => ({ ...friend, day: '2026-11-21', sender: 1 })),
    join: mergeFriends,
    seen: (it: unknown) => it,
  },
] as {
  readonly of: string;
  readonly records: fc.Arbitrary<unknown>;
  readonly join: (a: unknown, b: unknown) => unknown;
  readonly seen: (it: unknown) => unknown;
}[])('joining $of', ({ records, join, seen: of }) => {
  test('gives the same whichever comes first', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        expect(of(join(a, b))).toEqual(of(join(b, a)));
      }),
    );
  });

  test('gives the same whichever two are joined first', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        expect(of(join(join(a, b), c))).toEqual(of(join(a, join(b, c))));
      }),
    );
  });

  test('twice gives the same as once, and the same object', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        const joined = join(a, b);
        expect(join(joined, b)).toBe(joined);
        expect(join(joined, joined)).toBe(joined);
      }),
    );
  });
});

test('solved beats shown, then the earliest finish wins, one not known last', () => {
  const shown = exampleResult('c/5/10000', { outcome: 'shown', finishedAt: 1_500_000_000_000 });
  const later = exampleResult('c/5/10000', { finishedAt: 1_600_000_000_000 });
  const earlier = exampleResult('c/5/10000', { finishedAt: 1_550_000_000_000 });
  const undated = exampleResult('c/5/10000', { finishedAt: 0 });
  expect(mergeResults(shown, later)).toEqual(later);
  expect(mergeResults(later, earlier)).toEqual({ ...earlier, endedAt: later.endedAt });
  expect(mergeResults(undated, later)).toEqual(later);
});

test('a day that counted in either counts, whichever finish is kept', () => {
  const later = exampleResult('2026-11-21/complete', {
    finishedAt: SOME_DAY + 5,
    onDay: true,
    placements: 'goooo',
  });
  const earlier = exampleResult('2026-11-21/complete', { placements: 'ghooo' });
  const joined = { ...earlier, endedAt: later.endedAt, onDay: true };
  expect(mergeResults(earlier, later)).toEqual(joined);
  expect(mergeResults(later, earlier)).toEqual(joined);
});

test.each<Partial<PuzzleResult>>([
  { placements: 'goooo' },
  { queens: [0, 7, 14, 16, 23] },
  { placements: 'goooo', queens: [0, 7, 14, 16, 23] },
  { queens: [0, 7, 14, 16, 23], log: [7, 0, 0] },
])('%o outlasts a copy from a build that did not keep it', (said) => {
  const kept = exampleResult('c/5/10000', said);
  const copy = exampleResult('c/5/10000');
  expect(mergeResults(copy, kept)).toBe(kept);
  expect(mergeResults(kept, copy)).toBe(kept);
});

test('of one change of a game the longer history is kept', () => {
  fc.assert(
    fc.property(games, (game) => {
      expect(mergeForeignGames(withoutHistory(game), game).game.history).toEqual(
        game.game.history.past.length > 0 ? game.game.history : withoutHistory(game).game.history,
      );
      expect(mergeForeignGames(game, withoutHistory(game))).toBe(game);
    }),
  );
});
