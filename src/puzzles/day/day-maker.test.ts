import { expect, test, vi } from 'vitest';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import type { Day } from '../../core/days/day.ts';
import { guardPuzzle, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { CachedDay, PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { SolverDied } from '../../solver/worker/connection.ts';
import type { GradedPuzzle } from '../../solver/puzzles/protocol.ts';
import { DayMaker } from './day-maker.ts';

const DAY = '2026-11-21';

const PLAYED: GradedPuzzle = { puzzle: guardPuzzle({ rows: 3, columns: 4 }, 2), step: 'gentle' };

/** The puzzles that the fake worker makes for a day. */
const puzzlesOn = (day: Day): readonly PlayedPuzzle[] =>
  DAY_KINDS.map((kind) => ({ name: dayPuzzleName(day, kind), ...PLAYED }));

type Answer = () => Promise<GradedPuzzle | undefined>;

interface Stage {
  readonly maker: DayMaker;
  readonly asked: readonly (readonly [Day, PuzzleKind])[];
  readonly kept: Map<Day, CachedDay>;
}

/**
 * Returns a maker with days that are kept already. Its worker gives `answers` in turn, and a puzzle after the last of
 * them.
 */
function stage(
  kept: readonly CachedDay[] = [],
  answers: readonly Answer[] = [],
  version = 1,
): Stage {
  const asked: (readonly [Day, PuzzleKind])[] = [];
  const days = new Map(kept.map((made) => [made.day, made]));
  let open = 0;
  const solver = {
    async day(day: Day, kind: PuzzleKind): Promise<GradedPuzzle | undefined> {
      const answer = answers[asked.length];
      asked.push([day, kind]);
      open++;
      // The worker drops a request when the next one of its kind arrives.
      expect(open).toBe(1);
      await Promise.resolve();
      open--;
      return answer ? answer() : PLAYED;
    },
  };
  const progress = {
    get: (day: Day) => Promise.resolve(days.get(day)),
    save: ([made]: readonly CachedDay[]) => Promise.resolve(void days.set(made!.day, made!)),
  };
  const versionOf = (): { readonly version: number } => ({ version });
  return { maker: new DayMaker(solver, progress, versionOf), asked, kept: days };
}

const dies: Answer = () => Promise.reject(new SolverDied('It stopped.'));
const isMissing: Answer = () => Promise.resolve(undefined);

test('a day kept under the current version is used as it is', async () => {
  const made = { day: DAY, version: 1, puzzles: puzzlesOn(DAY).toReversed() };
  const { maker, asked } = stage([made]);
  expect(await maker.puzzles(DAY)).toBe(made.puzzles);
  expect(asked).toEqual([]);
});

test('a day kept under another version is made again and replaced', async () => {
  const { maker, asked, kept } = stage([{ day: DAY, version: 1, puzzles: [] }], [], 2);
  expect(await maker.puzzles(DAY)).toEqual(puzzlesOn(DAY));
  expect(asked.map(([, kind]) => kind)).toEqual(DAY_KINDS);
  await vi.waitFor(() => expect(kept.get(DAY)?.version).toBe(2));
});

test('if a day cannot be made, it has no puzzles and is not kept, and the next call makes it', async () => {
  for (const answers of [[dies], [isMissing]]) {
    const { maker, kept } = stage([], answers);
    expect(await maker.puzzles(DAY)).toBeUndefined();
    expect(kept.size).toBe(0);
    expect(await maker.puzzles(DAY)).toEqual(puzzlesOn(DAY));
  }
});

test('two calls at once make a day once, and other days are made one after another', async () => {
  const { maker, asked } = stage();
  const [one, other] = await Promise.all([
    maker.puzzles(DAY),
    maker.puzzle(DAY, 'guard'),
    maker.makeAhead(DAY),
  ]);
  expect(other).toBe(one![2]);
  expect(asked).toHaveLength(9);
});

test('the next two days are made ahead, over the end of a year too', async () => {
  const { maker, kept } = stage();
  await maker.makeAhead('2026-12-30');
  await vi.waitFor(() => expect([...kept.keys()]).toEqual(['2026-12-31', '2027-01-01']));
});

test('days are made even if nothing can be kept', async () => {
  const solver = { day: () => Promise.resolve(PLAYED) };
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  const maker = new DayMaker(solver, { get: nothing, save: nothing });
  expect(await maker.puzzles(DAY)).toEqual(puzzlesOn(DAY));
});

test('no day before the first with puzzles is made ahead, whatever the clock says', async () => {
  const { maker, asked } = stage();
  await maker.makeAhead('1970-01-01');
  expect(asked).toEqual([]);
  await maker.makeAhead('2025-12-30');
  expect(new Set(asked.map(([day]) => day))).toEqual(new Set(['2026-01-01']));
});
