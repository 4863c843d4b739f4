import type { Shape } from '../../core/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/square.ts';

/** How far a key moves the focus; what would leave the board stops at its edge. */
export type Step = readonly [rows: number, columns: number];

/** What a key does on the board: move the focus, or something to the square that has it. */
export type BoardAction = Step | 'toggle' | 'lift' | 'mark';

/** The board's part of the keymap (`ui/keymap.ts`), which is part of the first view as it is. */
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
 * What a key does on the board, if it does anything there.
 * @param key Its name as the keymap has it (`keyName`).
 */
export function boardActionOf(key: string): BoardAction | undefined {
  return (BOARD_KEYS as Readonly<Record<string, BoardAction>>)[key.toLowerCase()];
}

/** The square that a step moves the focus to. */
export function squareAfter(step: Step, from: Square, { rows, columns }: Shape): Square {
  const row = inside(rowOf(from, columns) + step[0], rows);
  return squareAt(row, inside(columnOf(from, columns) + step[1], columns), columns);
}

function inside(value: number, end: number): number {
  return Math.max(0, Math.min(end - 1, value));
}
