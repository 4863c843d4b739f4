import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptOf, type Move } from '../../core/game/game.ts';
import { guardPuzzle } from '../../core/puzzles/puzzle.ts';
import { readMoveLog } from '../../core/game/move-log.ts';
import { RUNGS } from '../../core/game/rungs.ts';
import type { Square } from '../../core/board/square.ts';
import { importPuzzles } from '../../progress/backup/puzzle-backup.ts';
import { COMPLETE, playedOn } from '../../progress/puzzles/example-puzzle.testing.ts';
import { NO_PUZZLES } from '../../progress/puzzles/puzzle-records.ts';
import { useFreshStorage } from '../../progress/storage/fresh-storage.testing.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { puzzleStorageOf } from '../../progress/puzzles/puzzle-storage.ts';
import { Progress } from '../../progress/progress.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { PuzzleSession, type PuzzleOutcome } from './puzzle-session.ts';
import type { Clocks } from '../../game/session/clocks.ts';
import { resultText, shareResult } from './share-puzzle.ts';

useFreshStorage();

/** 5 × 5 with a queen given on a5. The only other answer is the mirror image, which begins with c4. */
const ANSWER: readonly Square[] = [0, 7, 14, 16, 23];
const REST = ANSWER.slice(1);

/** A board of 3 × 4 that two queens guard. */
const TWO: PlayedPuzzle = {
  name: 'g/3x4/2',
  puzzle: guardPuzzle({ rows: 3, columns: 4 }, 2),
  step: 'gentle',
};

let puzzles: PuzzleStorage;
let now: number;
/** Milliseconds since 1970 by the device's clock. */
let date: number;
let outcomes: PuzzleOutcome[];

beforeEach(() => {
  puzzles = puzzleStorageOf(new Progress());
  now = 0;
  date = 1000;
  outcomes = [];
});

const clocks: Clocks = { now: () => date, steady: () => now };

/** Shows a puzzle as on a page of its own, before its stored game is loaded. */
function show(played: PlayedPuzzle): PuzzleSession {
  const game = new PuzzleSession(puzzles, clocks, played);
  game.subscribe((change) => {
    if (change.kind === 'finish') outcomes.push(change.result);
  });
  return game;
}

/** Begins to play as on a page of its own. */
async function begin(played: PlayedPuzzle): Promise<PuzzleSession> {
  const game = show(played);
  await game.open();
  return game;
}

/**
 * Opens a puzzle in another tab.
 * @param name Its name. It is unique, because pages of other tests follow changes as well.
 */
async function openElsewhere(
  name: string,
): Promise<{ played: PlayedPuzzle; other: PuzzleStorage; there: PuzzleSession }> {
  const played = { ...COMPLETE, name };
  const other = puzzleStorageOf(new Progress());
  const there = new PuzzleSession(other, clocks, played);
  await there.open();
  return { played, other, there };
}

const toggle = (square: Square): Move => ({ kind: 'toggle', square });

function place(game: PuzzleSession, squares: readonly Square[]): void {
  for (const square of squares) game.play(toggle(square));
}

/** Resolves once the puzzle has ended `times` times. */
async function ended(times = 1): Promise<PuzzleOutcome> {
  await expect.poll(() => outcomes.length).toBe(times);
  return outcomes[times - 1]!;
}

test('a board of which nothing is kept does not change when that is known, so that a hint asked for before holds', async () => {
  const game = new PuzzleSession(puzzles, clocks, COMPLETE);
  const changes: string[] = [];
  game.subscribe(({ kind }) => changes.push(kind));
  await game.open();
  expect(changes).toEqual([]);
});

describe('time', () => {
  test('runs from the first touch on the board, a mark too, and stops with the answer', async () => {
    const game = await begin(COMPLETE);
    now = 5000;
    expect(game.elapsed).toBe(0);
    game.play({ kind: 'paint', squares: [24], marked: true });
    now = 9000;
    expect(game.elapsed).toBe(4000);
    place(game, REST);
    now = 60_000;
    expect(game.elapsed).toBe(4000);
    expect(await ended()).toMatchObject({ result: { elapsed: 4000 } });
  });

  test('goes on when the board is cleared, and so does the help', async () => {
    const game = await begin(COMPLETE);
    place(game, [7]);
    game.play({ kind: 'help', rung: 'nudge' });
    now = 3000;
    game.play({ kind: 'clear' });
    now = 7000;
    expect(game.elapsed).toBe(7000);
    place(game, REST);
    expect(await ended()).toMatchObject({ result: { elapsed: 7000, hints: { nudge: 1 } } });
  });

  test('stops while the page is hidden', async () => {
    const game = await begin(COMPLETE);
    place(game, [7]);
    now = 1000;
    game.setShown(false);
    now = 50_000;
    game.setShown(true);
    now = 51_000;
    expect(game.elapsed).toBe(2000);
  });
});

test('a given queen is not removed, moved or cleared', async () => {
  const game = await begin(COMPLETE);
  game.play(toggle(0));
  game.play({ kind: 'move', from: 0, to: 6 });
  game.play({ kind: 'clear' });
  expect(game.position.queens).toEqual([0]);
});

describe('Guard', () => {
  test('refuses a queen too many, and accepts one after another was removed', async () => {
    const game = await begin(TWO);
    place(game, [0, 1, 2]);
    expect(game.position.queens).toEqual([0, 1]);
    expect(game.isFull).toBe(true);
    place(game, [1, 2]);
    expect(game.position.queens).toEqual([0, 2]);
  });
});

describe('the answer', () => {
  test('is recorded with its time, and the median of the others is reported', async () => {
    const first = await begin(COMPLETE);
    place(first, [7]);
    now = 8000;
    place(first, REST.slice(1));
    expect(await ended()).toMatchObject({ isNew: true, median: undefined });
    first.end();
    const second = await begin({ ...COMPLETE, name: 'c/5/10000/again' });
    place(second, REST);
    expect(await ended(2)).toMatchObject({ result: { elapsed: 0 }, median: 8000 });
    expect(await puzzles.results.get(COMPLETE.name)).toMatchObject({ elapsed: 8000 });
  });

  test('counts as revealed once it was shown, also when the player finds it later', async () => {
    const game = await begin(COMPLETE);
    place(game, [7]);
    now = 2000;
    await game.show(ANSWER);
    expect(game.position.revealed).toEqual([14, 16, 23]);
    expect(outcomes).toEqual([]);
    expect(await puzzles.results.get(COMPLETE.name)).toMatchObject({ outcome: 'shown' });
    now = 90_000;
    game.play({ kind: 'clear' });
    place(game, REST);
    const shown = { outcome: 'shown', solvedAfter: true, placements: 'goooo' };
    const result = { ...shown, elapsed: 2000 };
    const { kept, ...outcome } = await ended();
    expect(outcome).toMatchObject({ isNew: true, isBest: false, result });
    expect(await puzzles.results.get(COMPLETE.name)).toMatchObject(result);
    expect((await puzzles.results.statistics())?.solved).toBe(0);
    expect(resultText(COMPLETE, kept)).toContain('⬜🟩🟩🟩🟩 0:02 · 1 reveal');
  });

  test('counts as revealed if it was shown on an earlier visit, and is shown solved on the next', async () => {
    const name = '2026-11-21/complete';
    date = new Date(2026, 10, 21, 12).getTime();
    const first = await begin({ ...COMPLETE, name });
    await first.show(ANSWER);
    first.end();
    const second = await begin({ ...COMPLETE, name });
    expect(second.verdict.solved).toBe(false);
    place(second, REST);
    const outcome = await ended();
    expect(outcome).toMatchObject({ result: { outcome: 'shown', solvedAfter: true } });
    expect(outcome.result).not.toHaveProperty('onDay');
    expect(await puzzles.results.days()).toEqual(new Map([['2026-11-21', { complete: 'shown' }]]));
    second.end();
    const third = await begin({ ...COMPLETE, name });
    expect(third.verdict.solved).toBe(true);
    expect(resultText(COMPLETE, outcome.kept)).toContain('1 reveal');
  });

  test('stays solved if it is played again and shown', async () => {
    const game = await begin(COMPLETE);
    place(game, REST);
    await ended();
    await game.startOver();
    await game.show(ANSWER);
    game.play({ kind: 'clear' });
    place(game, REST);
    expect(await ended(2)).toMatchObject({ isNew: false, result: { outcome: 'shown' } });
    expect(await puzzles.results.get(COMPLETE.name)).toMatchObject({ outcome: 'solved' });
  });
});

describe('starting over', () => {
  test('begins with nothing counted', async () => {
    const game = await begin(COMPLETE);
    place(game, [7]);
    game.play({ kind: 'help', rung: 'nudge' });
    now = 3000;
    await game.startOver();
    expect(game.position.queens).toEqual([0]);
    expect(game.elapsed).toBe(0);
    expect(await puzzles.unfinished.count()).toBe(0);
    place(game, REST);
    expect(await ended()).toMatchObject({ result: { elapsed: 0, hints: { nudge: 0 } } });
  });

  test('can be undone, with the time it took', async () => {
    const game = await begin(COMPLETE);
    place(game, [7, 14]);
    now = 3000;
    game.play(toggle(16));
    await game.startOver();
    await game.takeBack();
    expect(game.position.queens).toEqual([0, 7, 14, 16]);
    expect(game.elapsed).toBe(3000);
  });
});

test('the shared text says after a restart too which queens came after a hint', async () => {
  const before = await begin(COMPLETE);
  place(before, [7]);
  for (const rung of RUNGS.slice(0, 2)) before.play({ kind: 'help', rung });
  place(before, [14]);
  before.play({ kind: 'help', rung: 'nudge' });
  await puzzles.flush();
  before.end();
  puzzles = puzzleStorageOf(new Progress());
  const after = await begin(COMPLETE);
  place(after, [16, 23]);
  const { kept } = await ended();
  expect(kept).toMatchObject({ placements: 'gohho' });
  expect(resultText(COMPLETE, kept)).toBe(
    'Ninety-Two · Fill in 5\u00a0×\u00a05 · Gentle\n⬜🟩🟨🟨🟩 0:00\n',
  );
});

describe('a puzzle of a day', () => {
  const NAME = '2026-11-21/complete';

  /**
   * Solves it, begun at one time of the device's clock and ended at another. Resolves with true if it counts for its
   * day.
   */
  async function counts(
    begun: Date,
    solved: Date,
    between?: (game: PuzzleSession) => Promise<void>,
  ) {
    date = begun.getTime();
    const first = await begin({ ...COMPLETE, name: NAME });
    place(first, [7]);
    await between?.(first);
    await puzzles.flush();
    first.end();
    puzzles = puzzleStorageOf(new Progress());
    date = solved.getTime();
    const then = await begin({ ...COMPLETE, name: NAME });
    place(then, REST.slice(then.position.queens.length - 1));
    await ended();
    return (await puzzles.results.get(NAME))?.onDay;
  }

  const EVE = new Date(2026, 10, 20, 23, 59);
  const EVENING = new Date(2026, 10, 21, 23, 59);
  const NIGHT = new Date(2026, 10, 22, 0, 1);

  test('counts for its day if it is begun and solved on it', async () => {
    expect(await counts(EVENING, EVENING)).toBe(true);
  });

  test('counts if it is begun on its day and solved after midnight', async () => {
    expect(await counts(EVENING, NIGHT)).toBe(true);
  });

  test('counts if it is begun before its day and solved on it', async () => {
    expect(await counts(EVE, EVENING)).toBe(true);
  });

  test('does not count if it is begun and solved after its day', async () => {
    expect(await counts(NIGHT, NIGHT)).toBeUndefined();
  });

  test('counts if the clock was set back to the day before while it was played', async () => {
    expect(await counts(EVENING, EVE)).toBe(true);
  });

  test('counts if it is begun while the clock is a day behind, and solved after its day', async () => {
    expect(await counts(EVE, NIGHT)).toBe(true);
  });

  test('counts if it is begun and solved while the clock is a day behind', async () => {
    expect(await counts(EVE, EVE)).toBe(true);
  });

  test('keeps its first time if it is solved again after the clock was set back', async () => {
    const played = { ...COMPLETE, name: NAME };
    date = EVENING.getTime();
    const game = await begin(played);
    place(game, [7]);
    now = 90_000;
    place(game, REST.slice(1));
    await ended();
    date = EVE.getTime();
    await game.startOver();
    place(game, [7]);
    now += 20_000;
    place(game, REST.slice(1));
    await ended(2);
    expect(await puzzles.results.get(NAME)).toMatchObject({
      elapsed: 90_000,
      finishedAt: EVENING.getTime(),
    });
  });

  test('does not count if it is started over after its day', async () => {
    const startOver = async (game: PuzzleSession): Promise<void> => {
      date = NIGHT.getTime();
      await game.startOver();
      place(game, [7]);
    };
    expect(await counts(EVENING, NIGHT, startOver)).toBeUndefined();
  });

  test('counts if its board was touched on its day, even if it was cleared later', async () => {
    const clear = (game: PuzzleSession): Promise<void> => {
      date = NIGHT.getTime();
      game.play({ kind: 'clear' });
      return Promise.resolve();
    };
    expect(await counts(EVENING, NIGHT, clear)).toBe(true);
  });
});

test('a revealed answer has no placements, and counts for no day', async () => {
  date = new Date(2026, 10, 21, 12).getTime();
  const game = await begin({ ...COMPLETE, name: '2026-11-21/complete' });
  await game.show(ANSWER);
  const shown = (await puzzles.results.get('2026-11-21/complete'))!;
  expect(shown).not.toHaveProperty('placements');
  expect(shown).not.toHaveProperty('onDay');
});

test('the shared text says which queens came after a hint, and names none of their squares', async () => {
  const game = await begin(COMPLETE);
  place(game, [7]);
  for (const rung of RUNGS.slice(0, 2)) game.play({ kind: 'help', rung });
  place(game, [14]);
  now = 65_000;
  place(game, [16, 23]);
  const { kept } = await ended();
  expect(resultText(COMPLETE, kept)).toBe(
    'Ninety-Two · Fill in 5\u00a0×\u00a05 · Gentle\n⬜🟩🟨🟩🟩 1:05\n',
  );
});

test('the text and the link of a puzzle that is solved again share the first result, which counts', async () => {
  date = new Date(2026, 10, 21, 12).getTime();
  const shared: ShareData[] = [];
  vi.stubGlobal('navigator', { share: (data: ShareData) => void shared.push(data) });
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/' });
  const game = await begin(COMPLETE);
  const solve = async (times: number, seconds: number): Promise<void> => {
    place(game, [7]);
    now += seconds * 1000;
    place(game, REST.slice(1));
    const { kept } = await ended(times);
    await shareResult(new EventTarget(), COMPLETE, kept);
  };
  await solve(1, 65);
  await game.startOver();
  await solve(2, 20);
  vi.unstubAllGlobals();
  const [first, second] = shared;
  expect(first!.text).toContain('⬜🟩🟩🟩🟩 1:05');
  expect(first!.url).toContain('?challenge=');
  expect(second).toEqual(first);
});

describe('a puzzle that was solved on an earlier visit', () => {
  /** Leaves the page, and begins to play on the next one. */
  async function comeBack(played: PlayedPuzzle, last: PuzzleSession): Promise<PuzzleSession> {
    await puzzles.flush();
    last.end();
    puzzles = puzzleStorageOf(new Progress());
    return begin(played);
  }

  async function solvedEarlier(): Promise<PuzzleSession> {
    const first = await begin(COMPLETE);
    place(first, [7]);
    first.play({ kind: 'help', rung: 'nudge' });
    now = 65_000;
    place(first, REST.slice(1));
    await ended();
    return comeBack(COMPLETE, first);
  }

  test('shows its queens, its time and how they were placed', async () => {
    const game = await solvedEarlier();
    expect(game.verdict.solved).toBe(true);
    expect(game.position.queens).toEqual(ANSWER);
    now += 60_000;
    expect(game.elapsed).toBe(65_000);
    const kept = await puzzles.results.get(COMPLETE.name);
    expect(resultText(COMPLETE, kept!)).toContain('⬜🟩🟨🟩🟩 1:05');
    // The puzzle is shown, not played.
    expect(outcomes).toHaveLength(1);
    expect(await puzzles.unfinished.count()).toBe(0);
  });

  test('is begun again by removing a queen, and that is kept', async () => {
    const game = await solvedEarlier();
    game.play(toggle(23));
    const after = await comeBack(COMPLETE, game);
    expect(after.position.queens).toEqual(ANSWER.slice(0, -1));
    expect(await puzzles.unfinished.count()).toBe(1);
  });

  test('is begun again from the start, and that is kept once it is touched', async () => {
    const game = await solvedEarlier();
    await game.startOver();
    expect(game.position.queens).toEqual([0]);
    place(game, [7]);
    const after = await comeBack(COMPLETE, game);
    expect(after.position.queens).toEqual([0, 7]);
    expect(after.elapsed).toBe(0);
  });

  test('shows its answer again if starting over is undone', async () => {
    const game = await solvedEarlier();
    await game.startOver();
    await game.takeBack();
    expect(game.verdict.solved).toBe(true);
  });

  test('goes on from the board that Undo led to', async () => {
    const game = await begin(COMPLETE);
    place(game, REST);
    await ended();
    game.play({ kind: 'undo', steps: 2 });
    const after = await comeBack(COMPLETE, game);
    expect(after.position.queens).toEqual(ANSWER.slice(0, 3));
  });

  test('has the moves that solved it, with their times and with queens that were undone', async () => {
    const game = await begin(COMPLETE);
    for (const square of [REST[0]!, 12]) {
      place(game, [square]);
      now += 5000;
    }
    game.play({ kind: 'undo' });
    place(game, REST.slice(1));
    await ended();
    const { position, attempt } = await comeBack(COMPLETE, game);
    const { givens, rules } = COMPLETE.puzzle;
    expect(readMoveLog(attempt.log, givens, position.queens, rules.shape)).toEqual([
      { squares: [REST[0]], isPlaced: true, at: 0, idle: 0 },
      { squares: [12], isPlaced: true, at: 5000, idle: 5000 },
      { squares: [12], isPlaced: false, at: 10_000, idle: 5000 },
      ...REST.slice(1).map((square) => ({
        squares: [square],
        isPlaced: true,
        at: 10_000,
        idle: 0,
      })),
    ]);
  });

  test('has its answer searched for if its result has no queens, and its shared text has no placements', async () => {
    const hints = { nudge: 0, where: 0, why: 0, place: 0 };
    const result = { kind: 'complete', outcome: 'solved', finishedAt: 5, elapsed: 7000 } as const;
    await puzzles.record({ ...result, hints, name: COMPLETE.name, step: 'gentle' });
    const asked: unknown[] = [];
    const game = new PuzzleSession(puzzles, clocks, COMPLETE, (puzzle) => {
      asked.push(puzzle);
      return Promise.resolve(ANSWER);
    });
    await game.open();
    expect(game.verdict.solved).toBe(true);
    expect(asked).toEqual([COMPLETE.puzzle]);
    const kept = await puzzles.results.get(COMPLETE.name);
    expect(resultText(COMPLETE, kept!)).toBe(
      'Ninety-Two · Fill in 5\u00a0×\u00a05 · Gentle\n0:07\n',
    );
  });
});

test('a puzzle solved in another tab is shown solved, and goes on from there after a queen is removed', async () => {
  const { played, other, there } = await openElsewhere('c/5/10000/tabs');
  const here = await begin(played);
  place(here, REST);
  await ended();
  await expect.poll(() => there.position.queens).toEqual(ANSWER);
  expect(there.verdict.solved).toBe(true);
  there.play(toggle(REST[0]!));
  await other.flush();
  await puzzles.flush();
  const rest = ANSWER.filter((queen) => queen !== REST[0]);
  expect(there.position.queens).toEqual(rest);
  const kept = await other.unfinished.list();
  expect(kept?.map(({ game }) => game.history.present.queens)).toEqual([rest]);
});

describe('while its result is being recorded a puzzle stays solved', () => {
  let goOn: () => void;

  /** Makes the recording of the next result wait for `goOn`. */
  function holdResult(): void {
    const held = new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
    vi.spyOn(puzzles.results, 'medianTime').mockReturnValueOnce(held);
  }

  test('when another tab has counted a check', async () => {
    const { played, other, there } = await openElsewhere('c/5/10000/check');
    const here = await begin(played);
    place(here, REST.slice(1));
    await puzzles.flush();
    await expect.poll(() => there.position.queens).toHaveLength(4);
    holdResult();
    place(here, REST.slice(0, 1));
    there.play({ kind: 'check' });
    await other.flush();
    await expect.poll(() => attemptOf(puzzles.unfinished.recall(played.name)!).checks).toBe(1);
    expect(here.verdict.solved).toBe(true);
    goOn();
    await ended();
    expect(here.verdict.solved).toBe(true);
  });

  test('when the stored game is loaded only then', async () => {
    const earlier = await begin(COMPLETE);
    place(earlier, [24]);
    await puzzles.flush();
    earlier.end();
    puzzles = puzzleStorageOf(new Progress());
    holdResult();
    const game = show(COMPLETE);
    const opened = game.open();
    place(game, REST);
    await opened;
    expect(game.verdict.solved).toBe(true);
    goOn();
    await ended();
    expect(game.verdict.solved).toBe(true);
  });
});

describe('the best time', () => {
  const named = (name: string): PlayedPuzzle => ({ ...COMPLETE, name });

  async function solveIn(
    milliseconds: number,
    name: string,
    ...help: readonly Move[]
  ): Promise<PuzzleOutcome> {
    const game = await begin(named(name));
    place(game, REST.slice(0, 1));
    for (const move of help) game.play(move);
    now += milliseconds;
    place(game, REST.slice(1));
    const outcome = await ended(outcomes.length + 1);
    game.end();
    return outcome;
  }

  test('is new if it beats an earlier one of its kind and difficulty', async () => {
    expect(await solveIn(9000, 'c/5/10000/1')).toMatchObject({ isBest: false, best: undefined });
    const best = 9000;
    expect(await solveIn(9000, 'c/5/10000/2')).toMatchObject({ isBest: false, best });
    expect(await solveIn(8000, 'c/5/10000/3')).toMatchObject({ isBest: true, best });
  });

  test('is not new with help, and help does not make it harder to beat', async () => {
    await solveIn(9000, 'c/5/10000/1');
    const isNo = { isBest: false, best: 9000 };
    expect(await solveIn(5000, 'c/5/10000/2', { kind: 'help', rung: 'nudge' })).toMatchObject(isNo);
    expect(await solveIn(6000, 'c/5/10000/3', { kind: 'check' })).toMatchObject(isNo);
    expect(await solveIn(8000, 'c/5/10000/4')).toMatchObject({ isBest: true, best: 9000 });
  });

  test('is not new if a puzzle took no time, or was solved before', async () => {
    await solveIn(9000, 'c/5/10000/1');
    expect(await solveIn(0, 'c/5/10000/2')).toMatchObject({ isBest: false });
    const game = await begin(named('c/5/10000/1'));
    await game.startOver();
    place(game, REST.slice(0, 1));
    now += 1000;
    place(game, REST.slice(1));
    expect(await ended(outcomes.length + 1)).toMatchObject({ isNew: false, isBest: false });
  });

  test('is reported with the usual one when the puzzle is opened later', async () => {
    await solveIn(9000, 'c/5/10000/1');
    await solveIn(8000, 'c/5/10000/2');
    const game = new PuzzleSession(puzzles, clocks, named('c/5/10000/1'));
    const past: PuzzleOutcome[] = [];
    game.subscribe((change) => {
      if (change.kind === 'past') past.push(change.outcome);
    });
    await game.open();
    expect(past).toMatchObject([
      { kept: { elapsed: 9000 }, best: 8000, median: 8000, isBest: false },
    ]);
  });
});

test('the hardest technique is recorded after the puzzle is solved, and the result does not wait for it', async () => {
  let tell: (technique: 'starved') => void = () => undefined;
  const found = new Promise<'starved'>((resolve) => (tell = resolve));
  const game = new PuzzleSession(puzzles, clocks, COMPLETE, undefined, () => found);
  game.subscribe((change) => {
    if (change.kind === 'finish') outcomes.push(change.result);
  });
  await game.open();
  place(game, REST);
  await ended();
  expect(await puzzles.results.get(COMPLETE.name)).not.toHaveProperty('technique');
  tell('starved');
  await expect
    .poll(() => puzzles.results.get(COMPLETE.name))
    .toMatchObject({ outcome: 'solved', technique: 'starved' });
});

describe('Undo of an import', () => {
  let count = 0;

  /** Opens a puzzle of its own, on which an unfinished game of another device lays a queen on 14. */
  async function opened(...before: readonly Square[]) {
    const { played, other, there } = await openElsewhere(`import/${++count}`);
    const session = await begin(played);
    place(session, before);
    await puzzles.flush();
    const game = playedOn(played, toggle(14));
    const changedAt = Date.now() + 5000;
    const unfinished = { ...played, game, changedBy: 'elsewhere', changedAt, revision: 1 };
    const { undo } = await importPuzzles(puzzles, {
      ...NO_PUZZLES,
      unfinished: new Map([[played.name, unfinished]]),
    });
    expect(session.position.queens).toEqual([0, 14]);
    await vi.waitFor(() => expect(there.position.queens).toEqual([0, 14]));
    const listed = async (): Promise<readonly string[]> =>
      (await puzzles.unfinished.list())!.map(({ name }) => name);
    return { session, other, there, undo, listed };
  }

  test('takes the added game off the open board, here and in another tab', async () => {
    const { session, there, undo, listed } = await opened();
    await undo();
    expect(session.position.queens).toEqual([0]);
    await vi.waitFor(() => expect(there.position.queens).toEqual([0]));
    place(session, [7]);
    await puzzles.flush();
    expect(session.position.queens).toEqual([0, 7]);
    expect(await listed()).toEqual([session.played.name]);
  });

  test('takes an added game away of which a hint was taken since, also once its page is left', async () => {
    const { session, undo, listed } = await opened();
    session.play({ kind: 'help', rung: 'nudge' });
    await puzzles.flush();
    now += 5000;
    await undo();
    now += 5000;
    session.end();
    await puzzles.flush();
    expect(await listed()).toEqual([]);
  });

  test('brings a replaced game back, here and in another tab', async () => {
    const { session, there, undo } = await opened(9);
    await undo();
    expect(session.position.queens).toEqual([0, 9]);
    await vi.waitFor(() => expect(there.position.queens).toEqual([0, 9]));
  });

  test('leaves a replaced game away that was removed since', async () => {
    const { session, undo, listed } = await opened(9);
    session.end();
    const [game] = (await puzzles.unfinished.list())!;
    await puzzles.unfinished.remove(game!);
    await undo();
    expect(await listed()).toEqual([]);
  });

  test('leaves a board alone that was started over since', async () => {
    const { session, undo, listed } = await opened(9);
    await session.startOver();
    await undo();
    expect(session.position.queens).toEqual([0]);
    expect(await listed()).toEqual([]);
  });
});
