import { expect, test, vi } from 'vitest';
import { dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { checkedPuzzleCode } from '../../core/solutions/check-signs.ts';
import { parsePuzzleCode, puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { shownKindOf } from '../shared/kinds/kinds.ts';
import { printedTitle, whereToOpen } from './printed-words.ts';

const ROWS = Array.from({ length: 12 * 12 }, (_, square) => Math.floor(square / 12));

const PUZZLES = [
  completePuzzle(8, [4]),
  completePuzzle(14, [0, 31]),
  regionsPuzzle(12, 'touch', ROWS),
  regionsPuzzle(12, 'queen', ROWS),
  guardPuzzle({ rows: 3, columns: 12 }, 4, [5]),
  guardPuzzle({ rows: 7, columns: 9 }, 5),
];

test('the text printed below a puzzle has check signs and opens it when it is typed', () => {
  for (const puzzle of PUZZLES) {
    const name = puzzleCode(puzzle);
    const where = whereToOpen({ name, puzzle, step: undefined });
    expect(parsePuzzleCode(where)).toEqual({ ok: true, puzzle });
    expect(where.replaceAll(' ', '')).toBe(checkedPuzzleCode(name));
  }
});

test('printed rows of regions are separated by spaces', () => {
  const puzzle = PUZZLES[2]!;
  const where = whereToOpen({ name: puzzleCode(puzzle), puzzle, step: undefined });
  expect(where).toMatch(/^r\/12tv\/0{12} 1{12} 2{12} .* b{12}-[a-z]{3}$/u);
});

test("a day's puzzle is printed with its link", () => {
  vi.stubGlobal('location', { origin: 'https://queens.example', pathname: '/play/' });
  const name = dayPuzzleName('2026-11-21', 'regions');
  expect(whereToOpen({ name, puzzle: PUZZLES[2]!, step: 'steady' })).toBe(
    'https://queens.example/play/#/puzzles/2026-11-21/regions',
  );
  vi.unstubAllGlobals();
});

test('the printed rule is the rule of the puzzle', () => {
  expect(PUZZLES.map((puzzle) => shownKindOf(puzzle.rules).printedRule(puzzle))).toEqual([
    'One queen in each row and column, no shared diagonals; framed queens can’t move.',
    'One queen in each row and column, no shared diagonals; framed queens can’t move.',
    'One queen in each row, column and region; no touching, not even at a corner.',
    'One queen in each row, column and region; no shared diagonals.',
    'Every square has to be attacked or taken. Queens: 4, 1 of them framed.',
    'Every square has to be attacked or taken. Queens: 5.',
  ]);
});

test('the printed title names the kind, the difficulty and the board', () => {
  const puzzle = PUZZLES[4]!;
  expect(printedTitle({ name: puzzleCode(puzzle), puzzle, step: 'tricky' })).toBe(
    'Guard · Tricky · 3\u00a0×\u00a012',
  );
});
