import { expect, test } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { newGame } from '../../core/game/game.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { checkedPuzzleCode } from '../../core/solutions/check-signs.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { parsePuzzlesPage } from '../../core/routes/puzzles-page.ts';
import type {
  PlayedPuzzle,
  PuzzleResult,
  UnfinishedPuzzle,
} from '../../progress/puzzles/puzzle-progress.ts';
import { SolverDied } from '../../solver/worker/connection.ts';
import type { PuzzleCheck } from '../../solver/puzzles/protocol.ts';
import { originWords } from '../shared/puzzle-words.ts';
import { Opening, type DayPuzzleMaker, type PuzzleAddress } from './opening.ts';

const CODE = 'c/8/00007002';
const OTHER_CODE = 'c/8/08006000';
const TODAY = '2026-11-21';
const SOLVED = {
  kind: 'complete',
  step: 'tricky',
  outcome: 'solved',
  finishedAt: 0,
  elapsed: 0,
  hints: NO_HINTS,
} as const;
const ONE: PuzzleCheck = { kind: 'one', answer: [], step: 'steady' };

function puzzleOf(code: string): Puzzle {
  const read = parsePuzzleCode(code);
  if (!read.ok) throw new Error(`${code} is no code.`);
  return read.puzzle;
}

/** Opens addresses over a solver that gives `answers` in turn, and a progress that knows some puzzles. */
function opening(
  answers: readonly (PuzzleCheck | Error)[],
  begun: readonly string[] = [],
  puzzleOfDay: DayPuzzleMaker['puzzle'] = () => Promise.resolve(undefined),
  solved: readonly string[] = [],
) {
  const asked: Puzzle[] = [];
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  };
  const check = (puzzle: Puzzle): Promise<PuzzleCheck> => {
    const answer = answers[asked.length]!;
    asked.push(puzzle);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const it = new Opening(
    host,
    { check },
    {
      today: () => TODAY,
      puzzle: puzzleOfDay,
    },
  );
  const find = (name: string): Promise<UnfinishedPuzzle | undefined> => {
    const code = parseDayPuzzleName(name) ? CODE : name;
    const puzzle = begun.includes(name) ? puzzleOf(code) : undefined;
    const game = puzzle && newGame(puzzle.rules, puzzle.givens);
    return Promise.resolve(game && { name, puzzle, step: 'tricky', game, changedAt: 0 });
  };
  const get = (name: string): Promise<PuzzleResult | undefined> =>
    Promise.resolve(solved.includes(name) ? { ...SOLVED, name } : undefined);
  const open = (path: string): Promise<void> =>
    it.open(parsePuzzlesPage(path) as PuzzleAddress, {
      unfinished: { find },
      results: { get },
    });
  return { it, asked, open };
}

test('a puzzle with one answer that hints lead to is played, under its code as the game writes it', async () => {
  const { it, open } = opening([ONE]);
  await open('c/8/0000 7002');
  expect(it.opened).toEqual({
    kind: 'play',
    played: { name: CODE, puzzle: puzzleOf(CODE), step: 'steady' },
    origin: 'code',
  });
});

test('a puzzle that was begun goes on without a check', async () => {
  const { it, asked, open } = opening([], [CODE]);
  await open(CODE);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: CODE, step: 'tricky' } });
  expect(asked).toEqual([]);
});

test('a puzzle that was read from a picture opens with that origin, and its title says so', () => {
  const { it } = opening([]);
  const played: PlayedPuzzle = {
    name: CODE,
    puzzle: puzzleOf(CODE),
    step: 'steady',
    origin: 'picture',
  };
  it.play(played, undefined);
  expect(it.opened).toEqual({ kind: 'play', played, origin: undefined });
  expect(originWords(played, undefined)).toMatch(/^From a picture · 8\s×\s8$/u);
});

test('a text that is no code is reported as unreadable, and kept to be corrected', async () => {
  const { it, open } = opening([]);
  await open('c/8/0000700');
  expect(it.opened).toMatchObject({ kind: 'unreadable', code: 'c/8/0000700' });
});

test.each<[doubt: string, check: PuzzleCheck]>([
  ['several', { kind: 'several', areTwo: true, answers: [[1], [2]] }],
  ['none', { kind: 'none', crowded: undefined, least: undefined }],
  ['too-hard', { kind: 'too-hard' }],
  ['beyond', { kind: 'one', answer: [], step: undefined }],
])('%s is said before it is played', async (kind, check) => {
  const { it, open } = opening([check]);
  await open(CODE);
  expect(it.opened).toMatchObject({ kind: 'doubtful', played: { name: CODE }, doubt: { kind } });
});

test('a Guard puzzle is played without a difficulty if none fits it', async () => {
  const { it, open } = opening([{ kind: 'guarded', least: 5, step: undefined }]);
  await open('g/7x9/5');
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: 'g/7x9/5', step: undefined } });
});

test('if the worker dies, the player decides, and opening the puzzle again checks it again', async () => {
  const { it, asked, open } = opening([new SolverDied(), ONE]);
  await open(CODE);
  expect(asked).toHaveLength(1);
  expect(it.opened).toMatchObject({ kind: 'doubtful', doubt: { kind: 'died' } });
  await open(CODE);
  expect(it.opened).toMatchObject({ kind: 'play' });
});

test('of two addresses the newer is opened, even if it is known first', async () => {
  const { it, open } = opening([ONE], [OTHER_CODE]);
  const first = open(CODE);
  await open(OTHER_CODE);
  await first;
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: OTHER_CODE } });
});

/** A puzzle of a day as a generator makes it, under its name. */
function made(name: string): PlayedPuzzle {
  return { name, puzzle: puzzleOf(CODE), step: 'gentle' };
}

test('the puzzle of a day is the one that the generator makes', async () => {
  const asked: string[] = [];
  const { it, open } = opening([], [], (day, kind) => {
    asked.push(`${day}/${kind}`);
    return Promise.resolve(made(`${day}/${kind}`));
  });
  for (const day of ['2026-01-01', '2026-11-20', TODAY]) {
    const name = `${day}/guard`;
    await open(name);
    expect(it.opened).toEqual({ kind: 'play', played: made(name), origin: undefined });
  }
  expect(asked).toEqual(['2026-01-01/guard', '2026-11-20/guard', '2026-11-21/guard']);
});

test('a puzzle of a day that was begun stays as it is, whatever the generator and the clock say now', async () => {
  const asked: string[] = [];
  const begun = [`${TODAY}/regions`, '2026-11-24/regions'];
  const { it, open } = opening([], begun, (day) => {
    asked.push(day);
    return Promise.resolve(made(`${day}/regions`));
  });
  for (const name of begun) {
    await open(name);
    expect(it.opened).toMatchObject({ kind: 'play', played: { name, step: 'tricky' } });
  }
  expect(asked).toEqual([]);
});

test.each(['2026-11-22', '2025-12-31'])(
  'no puzzle of %s is made, and the page of the day opens',
  async (day) => {
    const { it, open } = opening([], [], () => Promise.reject(new Error('Made.')));
    await open(`${day}/complete`);
    expect(it.opened).toEqual({ kind: 'no-day', day });
  },
);

test('a puzzle of a day that cannot be made is reported, and can be asked for again', async () => {
  const answers = [undefined, made(`${TODAY}/complete`)];
  const { it, open } = opening([], [], () => Promise.resolve(answers.shift()));
  await open(`${TODAY}/complete`);
  expect(it.opened).toEqual({ kind: 'unmade', day: TODAY });
  await open(`${TODAY}/complete`);
  expect(it.opened).toMatchObject({ kind: 'play' });
});

test('a puzzle that is made too late does not replace the one open by then', async () => {
  let answer: (played: PlayedPuzzle) => void = () => undefined;
  const waiting = new Promise<PlayedPuzzle>((resolve) => (answer = resolve));
  const { it, open } = opening([], [OTHER_CODE], () => waiting);
  const first = open(`${TODAY}/complete`);
  expect(it.opened).toEqual({ kind: 'making' });
  await open(OTHER_CODE);
  answer(made(`${TODAY}/complete`));
  await first;
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: OTHER_CODE } });
});

const TOMORROW = '2026-11-22';
const madeOf: DayPuzzleMaker['puzzle'] = (day, kind) => Promise.resolve(made(`${day}/${kind}`));

test('a shared puzzle of a day that is to come opens as its board, under its code', async () => {
  const { it, open } = opening([ONE], [], madeOf);
  await open(`${TOMORROW}/complete/${CODE}`);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: CODE }, origin: 'code' });
});

test('a shared puzzle of a day that has come is the puzzle of that day', async () => {
  const { it, asked, open } = opening([], [], madeOf);
  for (const code of [CODE, checkedPuzzleCode(CODE)]) {
    await open(`${TODAY}/complete/${code}`);
    expect(it.opened).toMatchObject({ kind: 'play', played: made(`${TODAY}/complete`) });
  }
  expect(asked).toEqual([]);
});

test.each([
  ['c/8/nonsense', 'column-symbol'],
  ['c/21v/0-xvj', 'size'],
  ['c/8v/00007003-mfq', 'check'],
])('a shared puzzle of a day whose code cannot be read here is refused: %s', async (code, kind) => {
  for (const begun of [[], [`${TODAY}/complete`]]) {
    const { it, asked, open } = opening([], begun, madeOf);
    await open(`${TODAY}/complete/${code}`);
    expect(it.opened).toMatchObject({ kind: 'unreadable', code, problem: { kind } });
    expect(asked).toEqual([]);
  }
});

test('a shared puzzle of a day that is another than the one begun here opens as it was shared', async () => {
  const { it, open } = opening([ONE], [`${TODAY}/complete`], madeOf);
  await open(`${TODAY}/complete/${OTHER_CODE}`);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: OTHER_CODE } });
  await open(`${TODAY}/complete/${CODE}`);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: `${TODAY}/complete` } });
});

test('a shared puzzle of a day that is another board here opens as it was shared', async () => {
  const { it, open } = opening([ONE, ONE], [], madeOf);
  await open(`${TODAY}/complete/${OTHER_CODE}`);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: OTHER_CODE } });
});

test('a shared puzzle of a day that cannot be made opens by its code', async () => {
  const { it, open } = opening([ONE]);
  await open(`${TODAY}/complete/${CODE}`);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: CODE } });
});

test.each(['begun', 'solved'])(
  'a day of which a puzzle was %s is open, whatever the clock says',
  async (how) => {
    const name = `${TOMORROW}/guard`;
    const { it, open } = opening(
      [],
      how === 'begun' ? [name] : [],
      madeOf,
      how === 'solved' ? [name] : [],
    );
    for (const kind of ['guard', 'complete']) {
      await open(`${TOMORROW}/${kind}`);
      expect(it.opened).toMatchObject({ kind: 'play', played: { name: `${TOMORROW}/${kind}` } });
    }
  },
);

test('a solved code opens without a check, with the difficulty it had', async () => {
  const { it, asked, open } = opening([], [], undefined, [CODE]);
  await open(CODE);
  expect(it.opened).toMatchObject({ kind: 'play', played: { name: CODE, step: 'tricky' } });
  expect(asked).toEqual([]);
});
