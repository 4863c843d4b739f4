import { expect, test, vi } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { dayLink, dayShareText, sharedDay, toldResults } from './share-day.ts';

vi.mock('../../ui/sharing/share-by-system.ts', () => ({
  homeAddress: () => 'https://example.org/',
}));

const TODAY = '2026-11-21';

/** Returns a result by the placements of its queens. */
function resultOf(
  kind: PuzzleKind,
  placements: string | undefined,
  minutes: number,
): Omit<PuzzleResult, 'name'> {
  const outcome = 'solved';
  const elapsed = minutes * 60_000;
  const result = {
    kind,
    step: 'gentle',
    outcome,
    finishedAt: 0,
    elapsed,
    hints: NO_HINTS,
  } as const;
  return placements === undefined ? result : { ...result, placements };
}

/** Returns the text of a day with results, and with other days on which a puzzle counts. */
async function textOf(
  day: string,
  results: readonly Omit<PuzzleResult, 'name'>[],
  others: readonly string[] = [],
): Promise<string> {
  const petals: DayOutcomes = Object.fromEntries(
    results.map(({ kind, outcome }) => [
      kind,
      outcome === 'shown' ? 'shown' : day === TODAY ? 'counted' : 'solved',
    ]),
  );
  const days: DayHistory = new Map<string, DayOutcomes>([
    ...others.map((other) => [other, { guard: 'counted' }] as const),
    [day, petals],
  ]);
  const puzzles = {
    days: () => Promise.resolve(days),
    get: (name: string) => {
      const result = results.find(({ kind }) => dayPuzzleName(day, kind) === name);
      return Promise.resolve(result && { name, ...result });
    },
  };
  return dayShareText((await sharedDay(puzzles, day, TODAY))!);
}

test('the shared text of a day has a square for each queen, the time, the number solved and the streak', async () => {
  const results = [resultOf('complete', 'ggoooooo', 2), resultOf('regions', 'ooohoooo', 61)];
  expect(await textOf(TODAY, results, ['2026-11-20', '2026-11-19'])).toBe(
    [
      'Ninety-Two · 21 November 2026',
      'Regions 🟩🟩🟩🟨🟩🟩🟩🟩 1:01:00',
      'Fill in ⬜⬜🟩🟩🟩🟩🟩🟩 2:00',
      'Guard   ·',
      '2 of 3 · 3-day streak',
      '',
    ].join('\n'),
  );
});

test('a day with all three solved has a flower, and a result of an earlier build has only its time', async () => {
  const results = DAY_KINDS.map((kind) => resultOf(kind, undefined, 3));
  expect(await textOf(TODAY, results)).toBe(
    [
      'Ninety-Two · 21 November 2026 🌼',
      'Regions 3:00',
      'Fill in 3:00',
      'Guard   3:00',
      '3 of 3 · 1-day streak',
      '',
    ].join('\n'),
  );
});

test('a puzzle that was solved after it was revealed says so, and does not count as solved', async () => {
  const shown = { outcome: 'shown', solvedAfter: true } as const;
  const results = [resultOf('complete', 'go', 1), { ...resultOf('guard', 'ggo', 3), ...shown }];
  const text = await textOf('2026-11-14', results, [TODAY]);
  expect(text).toContain('Guard   ⬜⬜🟩 3:00 · 1 reveal\n1 of 3\n');
});

test('a link and the list of friends tell only of puzzles that count as solved', () => {
  const shown = { outcome: 'shown', solvedAfter: true } as const;
  const results = [
    { name: 'a', ...resultOf('complete', 'go', 1), ...shown },
    { name: 'b', ...resultOf('regions', 'go', 2) },
    { name: 'c', ...resultOf('guard', undefined, 3), outcome: 'shown' as const },
  ];
  expect(toldResults([...results, undefined])).toEqual([
    undefined,
    { seconds: 120, help: [0] },
    undefined,
    undefined,
  ]);
});

test('the link to a day without a puzzle that counts as solved opens the day alone', () => {
  const results = [{ name: 'a', ...resultOf('guard', 'go', 1), outcome: 'shown' as const }];
  expect(dayLink({ day: TODAY, results }, 'Anna', 1)).toBe(
    'https://example.org/#/puzzles/2026-11-21',
  );
});

test('a revealed answer does not count as solved, and a past day has no streak', async () => {
  const shown = { ...resultOf('guard', undefined, 3), outcome: 'shown' } as const;
  const results = [resultOf('complete', 'go', 1), shown];
  expect(await textOf('2026-11-14', results, [TODAY])).toBe(
    [
      'Ninety-Two · 14 November 2026',
      'Regions ·',
      'Fill in ⬜🟩 1:00',
      'Guard   ·',
      '1 of 3',
      '',
    ].join('\n'),
  );
});
