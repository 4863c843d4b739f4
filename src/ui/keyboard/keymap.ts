import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';

/*
 * All keys and their actions, for key handlers and for the list of keys (`key-words.ts`). A key is named as `keyName`
 * returns it (`key-name.ts`), after the names of its modifiers.
 */

/**
 * The number of rows and columns by which a key moves the focus; a step that would leave the board stops at its edge.
 */
export type Step = readonly [rows: number, columns: number];

/** A question about the board that is answered to screen readers. */
export type BoardQuestion = 'say-queens' | 'say-row' | 'say-diagonals';

/** The action of a key on the board: a move of the focus, a question, or something done to the focused square. */
export type BoardAction = Step | BoardQuestion | 'toggle' | 'lift' | 'mark' | 'suppose';

/** Keys of the board, while it has the focus. */
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
  s: 'suppose',
  q: 'say-queens',
  w: 'say-row',
  d: 'say-diagonals',
} as const satisfies Readonly<Record<string, BoardAction>>;

/** Keys while a queen is supposed; there they come before all others. */
export const SUPPOSE_KEYS = {
  '.': 'then',
  ',': 'back',
  x: 'rule-out',
  enter: 'keep',
  escape: 'forget',
} as const;

/** Keys while playing, wherever the focus is. */
export const PLAY_KEYS = {
  'ctrl z': 'undo',
  'ctrl shift z': 'redo',
  'ctrl y': 'redo',
  u: 'undo',
  'shift u': 'redo',
  f: 'next-free',
  c: 'clear',
  n: 'next-board',
  h: 'hint',
  'shift h': 'less-hint',
  k: 'check',
  r: 'reveal',
  escape: 'close',
  '[': 'smaller',
  ']': 'larger',
} as const;

/** Keys while playing a puzzle, wherever the focus is. */
export const PUZZLE_KEYS = {
  'ctrl z': 'undo',
  'ctrl shift z': 'redo',
  'ctrl y': 'redo',
  u: 'undo',
  'shift u': 'redo',
  f: 'next-free',
  g: 'guide',
  c: 'clear',
  n: 'next',
  h: 'hint',
  'shift h': 'less-hint',
  k: 'check',
  r: 'reveal',
  t: 'time',
  'shift t': 'say-time',
  escape: 'close',
} as const;

/** Keys while looking back on a solved puzzle. */
export const LOOK_BACK_KEYS = {
  arrowleft: 'earlier',
  arrowright: 'later',
  home: 'first',
  end: 'last',
  '[': 'notable-before',
  ']': 'notable-after',
  enter: 'try',
  escape: 'back',
} as const;

/** Keys while creating a puzzle, wherever the focus is; some work only while painting regions. */
export const OWN_KEYS = {
  'ctrl z': 'undo',
  'ctrl shift z': 'redo',
  'ctrl y': 'redo',
  u: 'undo',
  'shift u': 'redo',
  c: 'clear',
  '1': 'region',
  '2': 'region',
  '3': 'region',
  '4': 'region',
  '5': 'region',
  '6': 'region',
  '7': 'region',
  '8': 'region',
  '9': 'region',
  '0': 'region',
  '-': 'region',
  '=': 'region',
  ' ': 'paint',
  'shift arrowup': 'paint-on',
  'shift arrowdown': 'paint-on',
  'shift arrowleft': 'paint-on',
  'shift arrowright': 'paint-on',
  i: 'take-up',
  escape: 'close',
} as const;

/** The keys of the first twelve regions, in their order. */
export const REGION_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

/** Keys on the overview of puzzles, and the page that each opens. */
export const HUB_KEYS = {
  l: 'learn',
  e: 'endless',
  g: 'guard-table',
  o: 'own',
  p: 'past',
} as const;

/** Keys in a drill, wherever the focus is. */
export const DRILL_KEYS = {
  h: 'show',
  n: 'next',
  escape: 'close',
} as const;

/** Keys on the pages of past days, of figures, of one day and of Learn. */
export const PAST_KEYS = {
  escape: 'back',
} as const;

/** Keys in the Lab, while an algorithm runs. */
export const LAB_KEYS = {
  p: 'play',
  ',': 'step-back',
  '.': 'step',
  '<': 'slower',
  '>': 'faster',
  '0': 'start',
} as const;

/** Keys on every screen; a number is the 0-based place of the screen that the key opens. */
export const SHELL_KEYS = {
  '1': 0,
  '2': 1,
  '3': 2,
  '4': 3,
  '?': 'keys',
  a: 'again',
  b: 'notice',
} as const;

/** A key that has an action somewhere. */
export type Key =
  | keyof typeof BOARD_KEYS
  | keyof typeof SUPPOSE_KEYS
  | keyof typeof PLAY_KEYS
  | keyof typeof PUZZLE_KEYS
  | keyof typeof LOOK_BACK_KEYS
  | keyof typeof OWN_KEYS
  | keyof typeof HUB_KEYS
  | keyof typeof DRILL_KEYS
  | keyof typeof PAST_KEYS
  | keyof typeof LAB_KEYS
  | keyof typeof SHELL_KEYS;

/** All keys, by the place where they work. */
export const KEYMAP = {
  board: BOARD_KEYS,
  suppose: SUPPOSE_KEYS,
  play: PLAY_KEYS,
  puzzle: PUZZLE_KEYS,
  'look-back': LOOK_BACK_KEYS,
  own: OWN_KEYS,
  hub: HUB_KEYS,
  drill: DRILL_KEYS,
  past: PAST_KEYS,
  lab: LAB_KEYS,
  frame: SHELL_KEYS,
} as const;

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
