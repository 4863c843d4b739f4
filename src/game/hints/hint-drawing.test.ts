import { expect, test } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { completePuzzle, guardPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { finish } from '../../solver/worker/task.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import { placementHint } from '../../solver/hints/placement-hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { choiceMarks } from './hint-drawing.ts';
import { choiceEntries } from './hint-legend.ts';
import { frame, ray } from './hint-marks.ts';
import { drawHint } from './hint-techniques.ts';

/** Given queens on k12, c11, f10, i8 and b4: h5, d1 and l1 attack both free squares of row 9, d9 and l9. */
const TWELVE = completePuzzle(12, [10, 14, 29, 56, 97]);
/** Two queens of the answer are given. */
const ANSWER = queensOf('15863724');
const EIGHT = completePuzzle(8, ANSWER.slice(0, 2));

/** Returns a template as text. */
function textOf(template: unknown): string {
  if (Array.isArray(template)) return template.map(textOf).join('');
  if (typeof template === 'string' || typeof template === 'number') return String(template);
  const { strings = [], values = [] } = Object(template) as {
    readonly strings?: readonly string[];
    readonly values?: readonly unknown[];
  };
  return strings.map((part, index) => part + textOf(values[index])).join('');
}

function pictureOf(hint: Hint, puzzle: Puzzle): string {
  return textOf(drawHint(hint, 'why', puzzle).underlay);
}

/** Returns the queens that can be placed on a board without a conflict and are not in its answer. */
function wrongQueens(): Square[] {
  const geometry = geometryOf(EIGHT.rules);
  return Array.from({ length: 64 }, (_, square) => square).filter(
    (square) =>
      !ANSWER.includes(square) &&
      EIGHT.givens.every(
        (given) => given !== square && geometry.relation(given, square) === undefined,
      ),
  );
}

test('a frame keeps the same distance from every edge of the board', () => {
  const whole = Array.from({ length: 12 }, (_, square) => square);
  const path = textOf(frame(whole, { rows: 3, columns: 4 }));
  const across = Array.from(path.matchAll(/[MH](\d+)/g), ([, x]) => Number(x));
  const down = Array.from(path.matchAll(/(?:M\d+ |V)(\d+)/g), ([, y]) => Number(y));
  const inset = Math.min(...across);
  // A line of 3 px on the smallest squares that a finger hits, of 24 px.
  expect(inset).toBeGreaterThanOrEqual((1.5 / 24) * 100);
  expect(Math.min(...down)).toBe(inset);
  expect(Math.max(...across)).toBe(400 - inset);
  expect(Math.max(...down)).toBe(300 - inset);
});

test('every square that would block a line has a line to each of its free squares', () => {
  const names = (squares: readonly Square[]) => squares.map((square) => squareName(square, 12));
  const hint = placementHint(TWELVE, { queens: TWELVE.givens, marks: [] }, undefined);
  if (hint.finding.technique !== 'starved-house') throw new Error(hint.finding.technique);
  const { excluded, left } = hint.finding;
  expect(names(excluded)).toEqual(['h5', 'd1', 'l1']);
  expect(names(left)).toEqual(['d9', 'l9']);
  const picture = pictureOf(hint, TWELVE);
  const [h5, d1, l1] = excluded as [Square, Square, Square];
  const [d9, l9] = left as [Square, Square];
  for (const [from, to, end] of [
    [h5, d9, 'on'],
    [h5, l9, 'on'],
    [d1, d9, 'on'],
    [l1, l9, 'on'],
    // The lines from h5 go on.
    [d1, h5, 'passing'],
    [l1, h5, 'passing'],
  ] as const) {
    expect(picture).toContain(textOf(ray({ from, to, isSupposed: true, end }, 12)));
  }
});

test('a dead end has a line from each queen that the words name to what it rules out in the line that ends', () => {
  const geometry = geometryOf(EIGHT.rules);
  let met = 0;
  for (const wrong of wrongQueens()) {
    const queens = [...EIGHT.givens, wrong];
    for (const hint of [
      placementHint(EIGHT, { queens, marks: [] }, ANSWER),
      finish(hintFor(8, queens, new Known(8))),
    ]) {
      const { finding } = hint;
      if (finding.technique !== 'wrong' && finding.technique !== 'dead') continue;
      if (!finding.deadEnd) continue;
      met++;
      const { moves, house } = finding.deadEnd;
      const named = [wrong, ...moves.map(({ square }) => square)];
      const ruledOut = house.squares.filter((square) =>
        named.some((queen) => geometry.relation(queen, square) !== undefined),
      );
      const { rays } = finding;
      expect(rays.map(({ square }) => square)).toEqual(expect.arrayContaining(ruledOut));
      const picture = pictureOf(hint, EIGHT);
      for (const { queen, square } of rays) {
        const isSupposed = moves.some((move) => move.square === queen);
        expect(picture).toContain(
          textOf(ray({ from: queen, to: square, isSupposed, end: 'on' }, 8)),
        );
      }
    }
  }
  expect(met).toBeGreaterThan(0);
});

test('the picture leaves out the queens and marks that the words leave out', () => {
  const geometry = geometryOf(EIGHT.rules);
  const [first, ...rest] = wrongQueens();
  const second = rest.find((square) => geometry.relation(first!, square) === undefined)!;
  const two = { queens: [...EIGHT.givens, first!, second], marks: [] };
  const marks = { queens: ANSWER.slice(0, 6), marks: ANSWER.slice(6) };
  for (const state of [two, marks]) {
    const hint = placementHint(EIGHT, state, ANSWER);
    if (hint.finding.technique !== 'wrong' || !hint.finding.deadEnd) throw new Error('No reason.');
    const { others } = hint.finding;
    expect(others).toHaveLength(1);
    expect([...drawHint(hint, 'why', EIGHT).faint]).toEqual(others);
    expect([...drawHint(hint, 'where', EIGHT).faint]).toEqual([]);
  }
});

test('the legend of a hint for Guard names lines exactly if the picture has some', () => {
  const drawn = new Set<boolean>();
  for (const queens of [[], [1], [7, 20], [5, 41], [0, 9, 33]]) {
    const puzzle = guardPuzzle({ rows: 7, columns: 8 }, 5);
    const hint = finish(guardHint(puzzle, { queens, marks: [] }));
    const { finding } = hint;
    if (finding.technique !== 'only-from-these') continue;
    const hasLines = choiceMarks(finding.left, [finding.square], 8).rays.length > 0;
    const words = choiceEntries(finding, puzzle).map(([, text]) => text);
    expect(words.some((text) => text.startsWith('guards '))).toBe(hasLines);
    drawn.add(hasLines);
  }
  expect(drawn.has(false)).toBe(true);
});
