import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { expect, test, vi } from 'vitest';
import { DAY_KINDS, DAY_ORDER, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { daysLater, FIRST_DAY, type Day } from '../../core/days/day.ts';
import { apply, newGame, type Game } from '../../core/game/game.ts';
import { guardPuzzle } from '../../core/puzzles/puzzle.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { NO_HINTS } from '../../core/game/attempt.ts';
import type {
  PlayedPuzzle,
  PuzzleChange,
  PuzzleResult,
  UnfinishedPuzzle,
} from '../../progress/puzzles/puzzle-progress.ts';
import { DayPuzzles } from './day-puzzles.ts';

const DAY = '2026-11-21';

const BOARD = guardPuzzle({ rows: 3, columns: 4 }, 2);

const OTHER_BOARD = guardPuzzle({ rows: 4, columns: 4 }, 3);

const made = (day: Day): readonly PlayedPuzzle[] =>
  DAY_KINDS.map((kind) => ({ name: dayPuzzleName(day, kind), puzzle: BOARD, step: 'steady' }));

/** Returns the Guard puzzle of a day, begun on a board that another version made. */
function begun(day: Day): UnfinishedPuzzle {
  const game = apply(newGame(OTHER_BOARD.rules), { kind: 'toggle', square: 5 }, 'first');
  const name = dayPuzzleName(day, 'guard');
  return { name, puzzle: OTHER_BOARD, step: 'tricky', game, changedAt: 1 };
}

function result(outcome: PuzzleResult['outcome']): PuzzleResult {
  const name = dayPuzzleName(DAY, 'complete');
  const times = { finishedAt: 1, elapsed: 118_000, hints: NO_HINTS };
  return { name, step: 'steady', kind: 'complete', outcome, ...times, queens: [1, 6] };
}

/** Returns progress that a test can change, and a page that shows it. */
function stage() {
  const kept = {
    games: new Map<string, UnfinishedPuzzle>(),
    results: new Map<string, PuzzleResult>(),
    days: new Map() as DayHistory,
    canBeRead: true,
  };
  let tell: (change: PuzzleChange) => void = () => undefined;
  const puzzles = {
    results: { days: () => Promise.resolve(kept.days), bestTime: () => Promise.resolve(undefined) },
    unfinished: {
      recall: () => undefined,
      progressIn: (names: readonly string[]) =>
        Promise.resolve(
          kept.canBeRead
            ? names.map((name) => ({
                unfinished: kept.games.get(name),
                result: kept.results.get(name),
              }))
            : undefined,
        ),
    },
    subscribe(listener: typeof tell) {
      tell = listener;
      return () => undefined;
    },
  };
  const maker = {
    puzzles: vi.fn((day: Day) => Promise.resolve<readonly PlayedPuzzle[] | undefined>(made(day))),
  };
  const host: ReactiveControllerHost = {
    requestUpdate: vi.fn(),
    addController: (controller: ReactiveController) => controller.hostConnected?.(),
    removeController: vi.fn(),
    updateComplete: Promise.resolve(true),
  };
  const page = new DayPuzzles(host, { puzzles, maker });
  return { kept, maker, page, tell: (change: PuzzleChange) => tell(change) };
}

test('kinds and difficulties are known from the date alone, before anything is read', () => {
  const { page } = stage();
  void page.show(DAY);
  expect(page.list.map(({ spec }) => spec.kind)).toEqual(DAY_ORDER);
  expect(page.list.map(({ state, played }) => state ?? played)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(page.days).toBeUndefined();
});

test('the puzzles of a day keep their places whatever their difficulties, each with its own board', async () => {
  const { page, maker } = stage();
  const boards = [BOARD, OTHER_BOARD, guardPuzzle({ rows: 5, columns: 5 }, 3)];
  maker.puzzles.mockImplementation((day) =>
    Promise.resolve(made(day).map((one, index) => ({ ...one, puzzle: boards[index]! }))),
  );
  await page.show('2026-11-20');
  expect(page.list.map(({ spec }) => [spec.kind, spec.step])).toEqual([
    ['regions', 'gentle'],
    ['complete', 'tricky'],
    ['guard', 'steady'],
  ]);
  for (const { spec, played } of page.list) {
    expect(played?.puzzle).toBe(boards[DAY_KINDS.indexOf(spec.kind)]);
  }
});

test('a puzzle that was begun keeps its board, even if its day would be made differently now', async () => {
  const { page, kept } = stage();
  const game = begun(DAY);
  kept.games.set(game.name, game);
  await page.show(DAY);
  expect(page.list.map(({ state }) => state)).toEqual(['fresh', 'fresh', 'begun']);
  expect(page.list[2]!.played?.puzzle).toBe(OTHER_BOARD);
  expect(page.list[2]!.queens).toEqual([5]);
  expect(page.list[1]!.played?.puzzle).toBe(BOARD);
});

test.each<[string, Game]>([
  ['emptied again', apply(begun(DAY).game, { kind: 'clear' }, 'second')],
  ['empty by Undo', apply(begun(DAY).game, { kind: 'undo' }, 'second')],
  [
    'empty and had a hint',
    apply(newGame(OTHER_BOARD.rules), { kind: 'help', rung: 'nudge' }, 'first'),
  ],
])('a puzzle whose board is %s is begun: its time and help count', async (_, game) => {
  const { page, kept } = stage();
  const puzzle = { ...begun(DAY), game };
  kept.games.set(puzzle.name, puzzle);
  await page.show(DAY);
  expect(page.list[2]).toMatchObject({
    state: 'begun',
    queens: [],
    played: { puzzle: OTHER_BOARD },
  });
});

test('a solved puzzle shows its queens, and a revealed one does not', async () => {
  const { page, kept, tell } = stage();
  kept.results.set(result('solved').name, result('shown'));
  await page.show(DAY);
  expect(page.list[1]).toMatchObject({ state: 'shown', queens: [] });
  const after = { ...result('shown'), solvedAfter: true } as const;
  kept.results.set(after.name, after);
  tell({ kind: 'results' });
  await vi.waitFor(() => expect(page.list[1]).toMatchObject({ queens: [1, 6], result: after }));
  expect(page.list[1]!.state).toBe('shown');
  kept.results.set(result('solved').name, result('solved'));
  kept.days = new Map([[DAY, { complete: 'counted' }]]);
  tell({ kind: 'results' });
  await vi.waitFor(() => expect(page.list[1]).toMatchObject({ state: 'solved', queens: [1, 6] }));
  expect(page.petalsOf(DAY)).toEqual({ complete: 'counted' });
  expect(page.petalsOf('2026-11-20')).toEqual({});
});

test('after midnight nothing of the day before is shown, even if it is read late', async () => {
  const { page, kept } = stage();
  const game = begun(DAY);
  kept.games.set(game.name, game);
  const late = page.show(DAY);
  const next = page.show('2026-11-22');
  await Promise.all([late, next]);
  expect(page.list.map(({ name }) => name)).toEqual(
    DAY_ORDER.map((kind) => dayPuzzleName('2026-11-22', kind)),
  );
  expect(page.list.map(({ state }) => state)).toEqual(['fresh', 'fresh', 'fresh']);
});

test('a finished day does not finish the day shown after it, before that is read or if it cannot be', async () => {
  const { page, kept } = stage();
  for (const kind of DAY_KINDS) {
    const name = dayPuzzleName(DAY, kind);
    kept.results.set(name, { ...result('solved'), name, kind });
  }
  await page.show(DAY);
  expect(page.finished).toHaveLength(DAY_KINDS.length);
  kept.canBeRead = false;
  const next = page.show('2026-11-22');
  expect(page.finished).toBeUndefined();
  await next;
  expect(page.finished).toBeUndefined();
});

test('puzzles that could not be made are missing and cannot be started until a retry makes them', async () => {
  const { page, maker } = stage();
  maker.puzzles.mockResolvedValueOnce(undefined);
  await page.show(DAY);
  expect(page.isMissing).toBe(true);
  expect(page.list.map(({ state }) => state)).toEqual([undefined, undefined, undefined]);
  await page.retry();
  expect(page.isMissing).toBe(false);
  expect(page.list.map(({ state }) => state)).toEqual(['fresh', 'fresh', 'fresh']);
  expect(page.list.map(({ played }) => played?.puzzle)).toEqual([BOARD, BOARD, BOARD]);
});

test('a day before the first one has no puzzles, and none of them is missing', async () => {
  const { page, maker } = stage();
  maker.puzzles.mockResolvedValue(undefined);
  await page.show(daysLater(FIRST_DAY, -1));
  expect(page.list).toEqual([]);
  expect(page.isMissing).toBe(false);
  expect(maker.puzzles).not.toHaveBeenCalled();
});
