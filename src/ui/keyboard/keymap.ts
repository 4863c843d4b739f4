import { msg } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';

/*
 * All keys, their actions, and what the list of keys says of them. A key is named as `keyName` returns it
 * (`key-name.ts`), after the names of its modifiers.
 */

/**
 * The number of rows and columns by which a key moves the focus; a step that would leave the board stops at its edge.
 */
export type Step = readonly [rows: number, columns: number];

/** A question about the board that is answered to screen readers. */
export type BoardQuestion = 'say-queens' | 'say-row' | 'say-column' | 'say-diagonals';

/** The action of a key on the board: a move of the focus, a question, or something done to the focused square. */
export type BoardAction = Step | BoardQuestion | 'toggle' | 'lift' | 'mark' | 'suppose';

/** Keys that do one thing or its opposite, with their actions and their description. */
type Line<Name extends string = string, Action = unknown> = readonly [
  keys: Readonly<Record<Name, Action>>,
  does: () => string,
  /** Their order in the list; left out if it is that of `keys`, in which digits ascend. */
  order?: readonly Name[],
];

/** The keys of one place. */
interface Place<Name extends string, Action> {
  readonly heading: () => string;
  readonly lines: readonly Line[];
  readonly keys: Readonly<Record<Name, Action>>;
}

type NameIn<Lines> = Lines extends readonly (readonly [infer Keys, ...unknown[]])[]
  ? KeysOf<Keys>
  : never;
type KeysOf<Keys> = Keys extends unknown ? keyof Keys & string : never;
type ActionIn<Lines> = Lines extends readonly (readonly [infer Keys, ...unknown[]])[]
  ? ActionsOf<Keys>
  : never;
type ActionsOf<Keys> = Keys extends unknown ? Keys[keyof Keys] : never;

function place<const Lines extends readonly Line[]>(
  heading: () => string,
  ...lines: Lines
): Place<NameIn<Lines>, ActionIn<Lines>> {
  return { heading, lines, keys: Object.assign({}, ...lines.map(([keys]) => keys)) as never };
}

const UNDO = [{ u: 'undo', 'ctrl z': 'undo' }, () => msg('undo')] as const;
const REDO = [
  { 'shift u': 'redo', 'ctrl y': 'redo', 'ctrl shift z': 'redo' },
  () => msg('redo'),
] as const;
const CLEAR = [{ c: 'clear' }, () => msg('clear the board')] as const;
const backWords = (): string => msg('back', { id: 'key-back', desc: 'A key: go back' });

/** Lines of every screen where a board is played. */
const GAME = [
  UNDO,
  REDO,
  [{ f: 'next-free' }, () => msg('to the next free square')],
  CLEAR,
  [{ h: 'hint' }, () => msg('a hint, then a clearer one')],
  [{ 'shift h': 'less-hint' }, () => msg('previous hint')],
  [{ k: 'check' }, () => msg('check the board for mistakes')],
] as const;

/** The keys of the first twelve regions, in their order. */
export const REGION_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

/** All keys, by the place where they work; in their order in the list. */
export const KEYMAP = {
  /** While the board has the focus. */
  board: place(
    () => msg('On the board'),
    [
      { arrowup: [-1, 0], arrowdown: [1, 0], arrowleft: [0, -1], arrowright: [0, 1] },
      () => msg('to the next square'),
    ],
    [{ home: [0, -Infinity], end: [0, Infinity] }, () => msg('first, last square of the row')],
    [{ pageup: [-Infinity, 0], pagedown: [Infinity, 0] }, () => msg('top, bottom of the column')],
    [{ ' ': 'toggle', enter: 'toggle' }, () => msg('place or take back a queen')],
    [{ delete: 'lift', backspace: 'lift' }, () => msg('take back a queen')],
    [{ x: 'mark' }, () => msg('mark a square as empty')],
    [{ s: 'suppose' }, () => msg('try a queen, or cancel')],
    [{ q: 'say-queens' }, () => msg('say the queens on the board')],
    [{ w: 'say-row' }, () => msg('say the row')],
    [{ e: 'say-column' }, () => msg('say the column')],
    [{ d: 'say-diagonals' }, () => msg('say both diagonals')],
  ),
  /** While a queen is supposed; there they come before all others. */
  suppose: place(
    () => msg('While you try a queen'),
    [{ '.': 'then' }, () => msg('the queen that follows')],
    [{ ',': 'back' }, () => msg('one queen back')],
    [{ x: 'rule-out' }, () => msg('cross out the first square')],
    [{ enter: 'keep' }, () => msg('keep the queens you try')],
    [{ escape: 'forget' }, () => msg('cancel')],
  ),
  play: place(
    () => msg('While playing'),
    ...GAME,
    [{ escape: 'close' }, () => msg('close the hint')],
    [{ r: 'reveal' }, () => msg('reveal a solution')],
    [{ n: 'next-board' }, () => msg('next board, after a solution')],
    [{ '[': 'smaller', ']': 'larger' }, () => msg('smaller, larger board')],
  ),
  puzzle: place(
    () => msg('In a puzzle'),
    ...GAME,
    [{ g: 'guide' }, () => msg('say the region, or to the next open square')],
    [{ t: 'time' }, () => msg('show or hide the time')],
    [{ 'shift t': 'say-time' }, () => msg('say the time')],
    [{ r: 'reveal' }, () => msg('reveal the solution')],
    [{ n: 'next' }, () => msg('once solved: another puzzle, or the day’s next one')],
    [{ escape: 'close' }, () => msg('close the hint, or go back')],
  ),
  'look-back': place(
    () => msg('Looking back'),
    [{ arrowleft: 'earlier', arrowright: 'later' }, () => msg('one move back, one move on')],
    [{ home: 'first', end: 'last' }, () => msg('first move, the end')],
    [
      { '[': 'notable-before', ']': 'notable-after' },
      () => msg('to the wait or guess before, after'),
    ],
    [{ enter: 'try' }, () => msg('try it')],
    [{ escape: 'back' }, backWords],
  ),
  /** While creating a puzzle; some work only while painting regions. */
  own: place(
    () => msg('In “Make your own”'),
    [
      Object.fromEntries(REGION_KEYS.map((key) => [key, 'region'])) as Readonly<
        Record<(typeof REGION_KEYS)[number], 'region'>
      >,
      () => msg('region 1 to 12 to paint with'),
      REGION_KEYS,
    ],
    [{ ' ': 'paint' }, () => msg('paint the square, or place and remove a queen')],
    [
      {
        'shift arrowup': 'paint-on',
        'shift arrowdown': 'paint-on',
        'shift arrowleft': 'paint-on',
        'shift arrowright': 'paint-on',
      },
      () => msg('paint while moving'),
    ],
    [{ i: 'take-up' }, () => msg('paint with the region of the square')],
    UNDO,
    REDO,
    CLEAR,
    [{ escape: 'close' }, backWords],
  ),
  /** On the overview of puzzles: the page that each opens. */
  hub: place(
    () => msg('In Puzzles'),
    [{ l: 'learn' }, () => msg('Practise')],
    [{ e: 'endless' }, () => msg('New puzzle')],
    [{ o: 'own' }, () => msg('Make your own')],
    [{ p: 'past' }, () => msg('Calendar')],
  ),
  drill: place(
    () => msg('Practise'),
    [{ h: 'show' }, () => msg('show the reason')],
    [{ n: 'next' }, () => msg('the next one')],
    [{ escape: 'close' }, backWords],
  ),
  /** On the pages of past days, of figures, of one day and of Learn. */
  past: place(() => msg('Calendar'), [{ escape: 'back' }, backWords]),
  /** While an algorithm runs. */
  lab: place(
    () => msg('In the Lab'),
    [
      { p: 'play' },
      () =>
        msg('play or pause', {
          id: 'key-play-or-pause',
          desc: 'A key: run an algorithm or stop it',
        }),
    ],
    [{ ',': 'step-back', '.': 'step' }, () => msg('one step back, one step forward')],
    [{ '<': 'slower', '>': 'faster' }, () => msg('slower, faster')],
    [{ '0': 'start' }, () => msg('to the start')],
  ),
  /** On every screen; a number is the 0-based place of the screen that the key opens. */
  frame: place(
    () => msg('Everywhere'),
    [{ '1': 0, '2': 1, '3': 2, '4': 3 }, () => msg('the screens, in order')],
    [{ '?': 'keys' }, () => msg('all keys')],
    [{ a: 'again' }, () => msg('say the last words again')],
    [{ b: 'notice' }, () => msg('the button of a notice')],
  ),
};

type Places = typeof KEYMAP;

/** A key that has an action somewhere. */
export type Key = { [Name in keyof Places]: keyof Places[Name]['keys'] & string }[keyof Places];

/** A command that a key gives in a place. */
export type CommandIn<Name extends keyof Places> = Places[Name]['keys'][keyof Places[Name]['keys']];

/**
 * Returns the action of a key on the board, or `undefined` if it has none.
 * @param key Its name, as `keyName` returns it.
 */
export function boardActionOf(key: string): BoardAction | undefined {
  const keys: Readonly<Record<string, BoardAction>> = KEYMAP.board.keys;
  return keys[key.toLowerCase()];
}

export function squareAfter(step: Step, from: Square, { rows, columns }: Shape): Square {
  const row = inside(rowOf(from, columns) + step[0], rows);
  return squareAt(row, inside(columnOf(from, columns) + step[1], columns), columns);
}

function inside(value: number, end: number): number {
  return Math.max(0, Math.min(end - 1, value));
}
