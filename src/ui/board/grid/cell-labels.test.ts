import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { queensRules } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { BoardView } from './board-view.ts';
import { CellLabels } from './cell-labels.ts';
import { boardLabel, squareLabel, squareStates } from './labels.ts';

const geometry = geometryOf(queensRules(4));

const grid = { setAttribute: () => undefined } as unknown as Element;

/** The name of each square. */
let called: string[];
let names: CellLabels;
let cells: readonly Element[];
const frames = vi.fn((made: () => void) => void setTimeout(made));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', frames);
  frames.mockClear();
  called = Array.from({ length: 16 }, () => '');
  cells = called.map((_, square) => ({
    setAttribute: (_name: string, value: string) => void (called[square] = value),
  })) as unknown as readonly Element[];
  names = new CellLabels(grid);
  names.begin(cells);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function viewWith(...queens: Square[]): BoardView {
  const position = { queens, marks: [], revealed: [] };
  return { geometry, position, verdict: verdict(geometry, queens) } as unknown as BoardView;
}

test('squares are named after the frame in which they are shown', async () => {
  names.follow(viewWith(1));
  expect(called[1]).toBe('');
  await vi.runAllTimersAsync();
  expect(called.slice(0, 2)).toEqual(['a4, attacked by b4', 'b4, queen']);
});

test('no frame is requested while a finger moves on an unchanged board', async () => {
  const view = viewWith(1);
  names.follow(view);
  await vi.runAllTimersAsync();
  frames.mockClear();
  names.follow(view);
  // A screen builds a new view each time it renders.
  names.follow({ ...view });
  expect(frames).not.toHaveBeenCalled();
  names.follow(viewWith());
  await vi.runAllTimersAsync();
  expect(called[1]).toBe('b4, free');
});

test('new cells are named even if the board is unchanged', async () => {
  const view = viewWith(1);
  names.follow(view);
  await vi.runAllTimersAsync();
  called.fill('');
  names.begin(cells);
  names.follow(view);
  await vi.runAllTimersAsync();
  expect(called[1]).toBe('b4, queen');
});

test('after an error in the name of a square, the next move names all of them', async () => {
  const labelOf = vi.fn(squareLabel).mockImplementationOnce(() => {
    throw new Error('planted');
  });
  names = new CellLabels(grid, { boardLabel, squareStates, squareLabel: labelOf });
  names.begin(cells);
  const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
  names.follow(viewWith(1));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await reported).toEqual(new Error('planted'));
  vi.useFakeTimers();
  names.follow(viewWith(1, 7));
  await vi.runAllTimersAsync();
  expect(called).toHaveLength(16);
  expect(called).not.toContain('');
});
