import { describe, expect, test } from 'vitest';
import { finish } from '../worker/task.ts';
import { drawnPicture, PICTURE_KINDS } from './drawn-picture.testing.ts';
import { readPicture } from './read-picture.ts';
import type { BoardReading, Corners, Pixels, Reading } from './reading.ts';
import { attempt } from './tally.testing.ts';

function read(pixels: Pixels, within?: Corners): Reading {
  return finish(readPicture(pixels, within));
}

function board(pixels: Pixels, within?: Corners): BoardReading {
  const reading = read(pixels, within);
  if (reading.kind !== 'board') throw new Error(`No board was read: ${reading.reason}.`);
  return reading;
}

test.each(PICTURE_KINDS)('a picture of the kind “%s” is read as it is, or refused', (kind) => {
  const { outcome, hasFalseQueen } = attempt(kind, kind === 'own' ? 5 : 2);
  expect(outcome).toBe(kind === 'none' ? 'refused' : 'right');
  expect(hasFalseQueen).toBe(false);
});

test('a crown as wide as its square does not pass its colour for that of the square', () => {
  const { pixels, board: drawn } = drawnPicture('dark', 200_007);
  expect(board(pixels).regions).toEqual(drawn!.regions);
});

test.each([
  [200_019, 'refused'],
  // The grid reaches to the edge of the picture, and within it is the board.
  [710_033, 'right'],
  [730_062, 'refused'],
] as const)('a grid with words and page beside a small board is no board (%i)', (seed, outcome) => {
  expect(attempt('small', seed).outcome).toBe(outcome);
});

test('a part of a board that as many lines divide as it has rows is no board', () => {
  expect(attempt('print-grey', 740_066).outcome).toBe('right');
});

test('a printed board is read whose side is near to the edge of the picture', () => {
  expect(attempt('print', 9).outcome).toBe('right');
});

test.each([
  ['a line as strong as those between regions crosses one', 'photo-marked', 300_210],
  ['another number of regions is plainer', 'photo-hard', 400_002],
  ['its grid is hardly one', 'photo-hard', 25],
] as const)(
  'a board with regions of like colours and a shadow is refused if %s',
  (_, kind, seed) => {
    expect(attempt(kind, seed).outcome).toBe('refused');
  },
);

test('a speck beside the middle of a square is no mark', () => {
  expect(attempt('photo-hard', 600_007).areSignsRight).toBe(true);
});

test('lines of a texture that are as strong as those of the grid do not hide the grid', () => {
  expect(attempt('own', 2).outcome).toBe('right');
});

test('a texture of the game is no queen, whether a cross touches it or not', () => {
  const { pixels, board: drawn } = drawnPicture('own', 1_086);
  expect(drawn!.queens).toEqual(expect.arrayContaining([...board(pixels).queens]));
});

test.each([
  ['screen', 10, 0.2],
  ['screen', 10, 0.25],
  ['screen', 2, 0.3],
  ['own', 10, 0.2],
] as const)('letters on all squares are asked about (%s, %i, %f)', (kind, seed, letters) => {
  const { queens, marks, unknownSigns, size } = board(drawnPicture(kind, seed, letters).pixels);
  expect([...queens, ...marks]).toEqual([]);
  expect(unknownSigns.length).toBeGreaterThan(size * (size - 1));
});

describe('of two boards', () => {
  const { pixels, board: drawn } = drawnPicture('two', 2);
  const first = board(pixels);

  test('the reading names the other', () => {
    expect(first.others).toHaveLength(1);
  });

  test('the other is read by its corners', () => {
    const second = board(pixels, first.others[0]);
    expect([first.regions, second.regions]).toContainEqual(drawn!.regions);
    expect([first.regions, second.regions]).toContainEqual(drawn!.other);
  });
});

test('a board is read by corners that a player set a third of a square beside it', () => {
  const { pixels, board: drawn } = drawnPicture('photo-screen', 2);
  const { corners, size } = board(pixels);
  const off = (corners[1][0] - corners[0][0]) / size / 3;
  const moved = corners.map(([x, y]) => [x + off, y - off]) as unknown as Corners;
  expect(board(pixels, moved).regions).toEqual(drawn!.regions);
});

test('a sure board has its verdict, and a chessboard none', () => {
  expect(board(drawnPicture('own', 1).pixels).verdict).toMatchObject({ kind: 'one' });
  expect(board(drawnPicture('chess', 2).pixels).verdict).toBeUndefined();
});

test('an empty picture shows no board', () => {
  const data = new Uint8ClampedArray(4 * 300 * 200).fill(255);
  expect(read({ width: 300, height: 200, data })).toMatchObject({ reason: 'no-board' });
  expect(read({ width: 1, height: 1, data: data.slice(0, 4) })).toMatchObject({
    reason: 'no-board',
  });
});

test('regions that are equal boxes are a sudoku', () => {
  // Nine boxes of nine squares, with thick lines between them.
  const [side, step] = [381, 40];
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 10; y <= 370; y++)
    for (let x = 10; x <= 370; x++) {
      const isLine = (at: number): boolean => {
        const line = Math.round((at - 10) / step);
        return Math.abs(at - 10 - line * step) <= (line % 3 === 0 ? 3 : 0);
      };
      if (isLine(x) || isLine(y)) data.set([0, 0, 0], 4 * (y * side + x));
    }
  expect(read({ width: side, height: side, data })).toMatchObject({ reason: 'sudoku' });
});
