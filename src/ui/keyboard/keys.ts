import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';

/**
 * The number of rows and columns by which a key moves the focus; a step that would leave the board stops at its edge.
 */
export type Step = readonly [rows: number, columns: number];

/** The action of a key on the board: a move of the focus, or something done to the focused square. */
export type BoardAction = Step | 'toggle' | 'lift' | 'mark';

/**
 * The keys of the board, as the keymap (`ui/keyboard/keymap.ts`) lists them. They are in a file of their own because the first
 * view loads them.
 */
export const BOARD_KEYS = {
  arrowup: [-1, 0],
  arrowdown: [1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
  home: [0, -Infinity],
  end: [0, Infinity],
  pageup: [-Infinity, 0],
  pagedown: [Infinity, 0],
  ' ': 'toggle',
  enter: 'toggle',
  delete: 'lift',
  backspace: 'lift',
  x: 'mark',
} as const satisfies Readonly<Record<string, BoardAction>>;

/**
 * Returns the action of a key on the board, or `undefined` if it has none.
 * @param key Its name, as `keyName` returns it.
 */
export function boardActionOf(key: string): BoardAction | undefined {
  return (BOARD_KEYS as Readonly<Record<string, BoardAction>>)[key.toLowerCase()];
}

export function squareAfter(step: Step, from: Square, { rows, columns }: Shape): Square {
  const row = inside(rowOf(from, columns) + step[0], rows);
  return squareAt(row, inside(columnOf(from, columns) + step[1], columns), columns);
}

function inside(value: number, end: number): number {
  return Math.max(0, Math.min(end - 1, value));
}
