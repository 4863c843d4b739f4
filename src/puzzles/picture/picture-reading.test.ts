import { expect, test } from 'vitest';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import type { PictureReader } from '../../solver/picture/client.ts';
import type {
  BoardReading,
  Corners,
  Reading,
  RegionsVerdict,
} from '../../solver/picture/reading.ts';
import type { PuzzleCheck } from '../../solver/puzzles/protocol.ts';
import { SolverDied } from '../../solver/worker/connection.ts';
import { PictureReading } from './picture-reading.ts';

const CORNERS: Corners = [
  [0, 0],
  [80, 0],
  [80, 80],
  [0, 80],
];
const CODE = 'r/5t/0011100112033223342244442';
const REGIONS = Array.from(CODE.slice(5), Number);
const ONE: PuzzleCheck = { kind: 'one', answer: [], step: 'steady' };
const BOARD: BoardReading = {
  kind: 'board',
  size: 5,
  regions: REGIONS,
  queens: [3],
  marks: [1],
  unknownSigns: [],
  doubtful: [],
  corners: CORNERS,
  others: [],
  verdict: { kind: 'one', sight: 'touch' },
};
const CHESS: BoardReading = {
  ...BOARD,
  size: 8,
  regions: undefined,
  queens: [0, 12],
  marks: [],
  verdict: undefined,
};
const PNG = new Blob(['\x89PNG']);

/** Reads pictures with a reader that gives these readings in turn, and counts answers as it is told. */
function reading(
  readings: readonly (Reading | 'undecoded' | 'died')[],
  judged: RegionsVerdict = { kind: 'one', sight: 'touch' },
  check: PuzzleCheck = ONE,
) {
  const asked: (Corners | undefined)[] = [];
  const judgedRegions: (readonly number[])[] = [];
  const checked: Puzzle[] = [];
  const reader = {
    open: (_file: Blob, within: Corners | undefined) => {
      const next = readings[asked.length]!;
      asked.push(within);
      if (next === 'died') return Promise.reject(new SolverDied('gone'));
      const bitmap = { width: 80, height: 80 } as ImageBitmap;
      return Promise.resolve(next === 'undecoded' ? undefined : { bitmap, reading: next });
    },
    judge: (_size: number, regions: readonly number[]) => {
      judgedRegions.push(regions);
      return Promise.resolve(judged);
    },
  } as unknown as PictureReader;
  const it = new PictureReading(reader, {
    check: (puzzle) => {
      checked.push(puzzle);
      return Promise.resolve(check);
    },
  });
  return { it, asked, judgedRegions, checked };
}

test('a board that is sure is found with its puzzle and difficulty', async () => {
  const { it } = reading([BOARD]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({
    kind: 'found',
    board: { queens: [3], marks: [1] },
    puzzle: { rules: { sight: 'touch' } },
    isRuleOpen: false,
    verdict: { kind: 'puzzle', played: { name: CODE, step: 'steady' }, doubt: undefined },
  });
});

test('a board that is read twice is the same puzzle, however its regions are numbered', async () => {
  const names = [];
  for (const regions of [REGIONS, REGIONS.map((region) => 4 - region)]) {
    const { it } = reading([{ ...BOARD, regions }]);
    await it.bring([PNG]);
    const { stage } = it;
    if (stage.kind === 'found' && stage.verdict.kind === 'puzzle')
      names.push(stage.verdict.played.name);
  }
  expect(names).toEqual([CODE, CODE]);
});

test.each(['no-board', 'too-small', 'unclear', 'sudoku'] as const)(
  'a picture without a board is refused by the reason of the reader: %s',
  async (reason) => {
    const { it } = reading([{ kind: 'nothing', reason, corners: undefined }]);
    await it.bring([PNG]);
    expect(it.stage).toEqual({ kind: 'refused', reason });
  },
);

test('a picture without content is refused as damaged', async () => {
  const { it } = reading(['undecoded']);
  await it.bring([new Blob([], { type: 'image/png' })]);
  expect(it.stage).toEqual({ kind: 'refused', reason: 'broken' });
});

test('a file that is not decoded is damaged if its type is a common one, else of an unknown type', async () => {
  const { it } = reading(['undecoded', 'undecoded']);
  await it.bring([new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0])])]);
  expect(it.stage).toEqual({ kind: 'refused', reason: 'broken' });
  await it.bring([new Blob(['....ftypheic'])]);
  expect(it.stage).toEqual({ kind: 'refused', reason: 'type' });
});

test('a file of more than 60 MB is refused without being decoded', async () => {
  const { it, asked } = reading([]);
  await it.bring([{ size: 60_000_001 } as Blob]);
  expect(it.stage).toEqual({ kind: 'refused', reason: 'too-large' });
  expect(asked).toEqual([]);
});

test('a worker that dies is told, and the next picture is read', async () => {
  const { it } = reading(['died', BOARD]);
  await it.bring([PNG]);
  expect(it.stage).toEqual({ kind: 'refused', reason: 'died' });
  await it.bring([PNG]);
  expect(it.stage.kind).toBe('found');
});

test('nothing is guessed: doubtful squares are asked one by one, and judged when all are answered', async () => {
  const doubtful = [
    { square: 2, regions: [1, 0] },
    { square: 7, regions: [1, 0] },
  ];
  const { it, judgedRegions } = reading([
    { ...BOARD, doubtful, unknownSigns: [9], verdict: undefined },
  ]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({ kind: 'asked', at: 1, count: 3, choice: undefined });
  expect(it.openSquares).toEqual([2, 7, 9]);
  await it.goOn();
  expect(it.stage).toMatchObject({ at: 1 });
  it.choose(0);
  await it.goOn();
  it.choose(1);
  await it.goOn();
  it.goBack();
  expect(it.stage).toMatchObject({ at: 2, choice: 1, question: { squares: [7] } });
  await it.goOn();
  it.choose('queen');
  expect(judgedRegions).toEqual([]);
  await it.goOn();
  expect(judgedRegions).toEqual([REGIONS.with(2, 0)]);
  expect(it.stage).toMatchObject({ kind: 'found', board: { queens: [3, 9] } });
});

const ALL = Array.from({ length: 25 }, (_, square) => square);

test('as many unknown signs as rows are asked about at once, and more than rows are no queens', async () => {
  const five = { ...BOARD, queens: [], marks: [], unknownSigns: [0, 7, 14, 16, 23] };
  const { it } = reading([{ ...five, unknownSigns: ALL }, five]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({
    count: 1,
    squares: 25,
    question: { squares: ALL, choices: ['mark', 'nothing'] },
  });
  it.choose('nothing');
  await it.goOn();
  expect(it.stage).toMatchObject({ kind: 'found', board: { queens: [], marks: [] } });
  await it.bring([PNG]);
  it.choose('queen');
  await it.goOn();
  expect(it.stage).toMatchObject({ board: { queens: [0, 7, 14, 16, 23] } });
});

test('if both rules give one solution, the player chooses, and only then it is a puzzle', async () => {
  const { it } = reading([{ ...BOARD, verdict: { kind: 'both' } }]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({ isRuleOpen: true, verdict: { kind: 'both' } });
  await it.judge('queen');
  expect(it.stage).toMatchObject({
    puzzle: { rules: { sight: 'queen' } },
    verdict: { kind: 'puzzle', played: { name: CODE.replace('t', 's') } },
  });
});

test('the rule with one solution is the rule', async () => {
  const { it } = reading([{ ...BOARD, verdict: { kind: 'one', sight: 'queen' } }]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({ puzzle: { rules: { sight: 'queen' } }, isRuleOpen: false });
});

test('several solutions are told with the verdict on codes, and the rule can be chosen', async () => {
  const several: PuzzleCheck = { kind: 'several', areTwo: true, answers: [[0], [1]] };
  const { it } = reading([{ ...BOARD, verdict: { kind: 'several' } }], undefined, several);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({ isRuleOpen: true, verdict: { kind: 'puzzle', doubt: several } });
});

test('a board whose solutions are too hard to count can be judged by the other rule', async () => {
  const { it, checked } = reading([{ ...BOARD, verdict: { kind: 'too-hard' } }]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({ isRuleOpen: true });
  await it.judge('queen');
  expect(it.stage).toMatchObject({ isRuleOpen: true });
  expect(checked.map(({ rules }) => rules.sight)).toEqual(['touch', 'queen']);
});

test('a board with two queens a row is no puzzle of this game', async () => {
  const { it, checked } = reading([{ ...BOARD, verdict: { kind: 'two-stars' } }]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({ verdict: { kind: 'two-stars' } });
  expect(checked).toEqual([]);
});

test('each piece of a chessboard is asked, and the confirmed queens are given', async () => {
  const { it, checked } = reading([CHESS]);
  await it.bring([PNG]);
  expect(it.stage).toMatchObject({
    kind: 'asked',
    count: 2,
    question: { kind: 'sign', squares: [0] },
  });
  it.choose('queen');
  await it.goOn();
  it.choose('nothing');
  await it.goOn();
  expect(checked.map(({ givens }) => givens)).toEqual([[0]]);
  const name = 'c/8/10000000';
  expect(it.stage).toMatchObject({ verdict: { kind: 'puzzle', played: { name } } });
  expect(parsePuzzleCode(name).ok).toBe(true);
});

test('chess queens that attack each other are no puzzle, also two in one row', async () => {
  for (const queens of [
    [0, 1],
    [0, 9],
  ]) {
    const { it } = reading([{ ...CHESS, queens }]);
    await it.bring([PNG]);
    for (let asked = 0; asked < 2; asked++) {
      it.choose('queen');
      await it.goOn();
    }
    expect(it.stage).toMatchObject({
      verdict: { kind: 'problem', problem: { kind: 'givens-conflict', givens: queens } },
    });
  }
});

test('corners that the player names are read again, and stay if nothing is there', async () => {
  const named = CORNERS.with(0, [10, 10]) as unknown as Corners;
  const none = { kind: 'nothing', reason: 'unclear', corners: undefined } as const;
  const { it, asked } = reading([BOARD, none]);
  await it.bring([PNG]);
  await it.readWithin(named);
  expect(asked).toEqual([undefined, named]);
  expect(it.stage).toEqual({ kind: 'refused', reason: 'unclear' });
  expect(it.corners).toEqual(named);
});

test('a picture that comes while another is read takes its place', async () => {
  const { it } = reading([BOARD, CHESS]);
  const first = it.bring([PNG]);
  await it.bring([PNG]);
  await first;
  expect(it.stage).toMatchObject({ kind: 'asked', count: 2 });
});

test('of several pictures each waits for its turn, and later ones are shown first', async () => {
  const { it } = reading([BOARD, CHESS, BOARD]);
  await it.bring([PNG, PNG]);
  expect([it.stage.kind, it.waiting]).toEqual(['found', 1]);
  await it.bring([PNG]);
  expect([it.stage.kind, it.waiting]).toEqual(['asked', 1]);
  await it.next();
  expect([it.stage.kind, it.waiting]).toEqual(['found', 0]);
});
