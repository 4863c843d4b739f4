import { msg } from '@lit/localize';
import { REGION_KEYS, type Key, type KEYMAP } from './keymap.ts';

/** Keys that do one thing or its opposite, and their description. */
export interface KeyLine {
  readonly keys: readonly Key[];
  readonly does: string;
}

/** The keys of one place and what they do. */
interface KeySection {
  readonly place: keyof typeof KEYMAP;
  readonly heading: string;
  readonly lines: readonly KeyLine[];
}

/** The signs on the arrow keys. */
const ARROWS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

/** Returns the texts on keys that are pressed together: `Ctrl`, `Z`. */
export function capsOf(key: Key): readonly string[] {
  return key === ' ' ? [capOf('space')] : key.split(' ').map(capOf);
}

/** Returns the text on a key, as keyboards of the language have it. */
function capOf(name: string): string {
  switch (name) {
    case 'space':
      return msg('Space', { id: 'cap-space', desc: 'The text on a key' });
    case 'ctrl':
      return msg('Ctrl', { id: 'cap-ctrl', desc: 'The text on a key' });
    case 'shift':
      return msg('Shift', { id: 'cap-shift', desc: 'The text on a key' });
    case 'enter':
      return msg('Enter', { id: 'cap-enter', desc: 'The text on a key' });
    case 'escape':
      return msg('Esc', { id: 'cap-escape', desc: 'The text on a key' });
    case 'delete':
      return msg('Delete', { id: 'cap-delete', desc: 'The text on a key' });
    case 'backspace':
      return msg('Backspace', { id: 'cap-backspace', desc: 'The text on a key' });
    case 'home':
      return msg('Home', { id: 'cap-home', desc: 'The text on a key' });
    case 'end':
      return msg('End', { id: 'cap-end', desc: 'The text on a key' });
    case 'pageup':
      return msg('Page Up', { id: 'cap-page-up', desc: 'The text on a key' });
    case 'pagedown':
      return msg('Page Down', { id: 'cap-page-down', desc: 'The text on a key' });
    default:
      return ARROWS[name] ?? name[0]!.toUpperCase() + name.slice(1);
  }
}

/** Returns every key of the keymap with its description. */
export function allKeys(): readonly KeySection[] {
  return [
    {
      place: 'board',
      heading: msg('On the board'),
      lines: [
        {
          keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'],
          does: msg('to the next square'),
        },
        { keys: ['home', 'end'], does: msg('first, last square of the row') },
        { keys: ['pageup', 'pagedown'], does: msg('top, bottom of the column') },
        { keys: [' ', 'enter'], does: msg('place or take back a queen') },
        { keys: ['delete', 'backspace'], does: msg('take back a queen') },
        { keys: ['x'], does: msg('mark a square as empty') },
        { keys: ['s'], does: msg('try a queen, or cancel') },
        { keys: ['q'], does: msg('say the queens that stand') },
        { keys: ['w'], does: msg('say the row') },
        { keys: ['d'], does: msg('say both diagonals') },
      ],
    },
    {
      place: 'suppose',
      heading: msg('While you try a queen'),
      lines: [
        { keys: ['.'], does: msg('the queen that follows') },
        { keys: [','], does: msg('one queen back') },
        { keys: ['x'], does: msg('rule out the first square') },
        { keys: ['enter'], does: msg('keep the queens you try') },
        { keys: ['escape'], does: msg('forget them all') },
      ],
    },
    {
      place: 'play',
      heading: msg('While playing'),
      lines: [
        { keys: ['u', 'ctrl z'], does: msg('undo') },
        { keys: ['shift u', 'ctrl y', 'ctrl shift z'], does: msg('redo') },
        { keys: ['f'], does: msg('to the next free square') },
        { keys: ['c'], does: msg('clear the board') },
        { keys: ['h'], does: msg('a hint, then a clearer one') },
        { keys: ['shift h'], does: msg('previous hint') },
        { keys: ['k'], does: msg('check the board for mistakes') },
        { keys: ['escape'], does: msg('close the hint') },
        { keys: ['r'], does: msg('reveal a solution') },
        { keys: ['n'], does: msg('next board, after a solution') },
        { keys: ['[', ']'], does: msg('smaller, larger board') },
      ],
    },
    {
      place: 'puzzle',
      heading: msg('In a puzzle'),
      lines: [
        { keys: ['u', 'ctrl z'], does: msg('undo') },
        { keys: ['shift u', 'ctrl y', 'ctrl shift z'], does: msg('redo') },
        { keys: ['f'], does: msg('to the next free square') },
        { keys: ['g'], does: msg('say the region, or to the next open square') },
        { keys: ['c'], does: msg('clear the board') },
        { keys: ['h'], does: msg('a hint, then a clearer one') },
        { keys: ['shift h'], does: msg('previous hint') },
        { keys: ['k'], does: msg('check the board for mistakes') },
        { keys: ['t'], does: msg('show or hide the time') },
        { keys: ['shift t'], does: msg('say the time') },
        { keys: ['r'], does: msg('reveal the solution') },
        { keys: ['n'], does: msg('once solved: another puzzle, or the day’s next one') },
        { keys: ['escape'], does: msg('close the hint, or go back') },
      ],
    },
    {
      place: 'look-back',
      heading: msg('Looking back'),
      lines: [
        { keys: ['arrowleft', 'arrowright'], does: msg('one move back, one move on') },
        { keys: ['home', 'end'], does: msg('first move, the end') },
        { keys: ['[', ']'], does: msg('to the wait or guess before, after') },
        { keys: ['enter'], does: msg('try it') },
        { keys: ['escape'], does: msg('back', { id: 'key-back', desc: 'A key: go back' }) },
      ],
    },
    {
      place: 'own',
      heading: msg('In Create'),
      lines: [
        { keys: REGION_KEYS, does: msg('region 1 to 12 to paint with') },
        { keys: [' '], does: msg('paint the square, or place and remove a queen') },
        {
          keys: ['shift arrowup', 'shift arrowdown', 'shift arrowleft', 'shift arrowright'],
          does: msg('paint while moving'),
        },
        { keys: ['i'], does: msg('paint with the region of the square') },
        { keys: ['u', 'ctrl z'], does: msg('undo') },
        { keys: ['shift u', 'ctrl y', 'ctrl shift z'], does: msg('redo') },
        { keys: ['c'], does: msg('clear the board') },
        { keys: ['escape'], does: backWords() },
      ],
    },
    {
      place: 'hub',
      heading: msg('In Puzzles'),
      lines: [
        { keys: ['l'], does: msg('Practise') },
        { keys: ['e'], does: msg('New puzzle') },
        { keys: ['g'], does: msg('Guard table') },
        { keys: ['o'], does: msg('Make your own') },
        { keys: ['p'], does: msg('Calendar') },
      ],
    },
    {
      place: 'drill',
      heading: msg('Practise'),
      lines: [
        { keys: ['h'], does: msg('show the reason') },
        { keys: ['n'], does: msg('the next one') },
        { keys: ['escape'], does: backWords() },
      ],
    },
    {
      place: 'past',
      heading: msg('Calendar'),
      lines: [{ keys: ['escape'], does: backWords() }],
    },
    {
      place: 'lab',
      heading: msg('In the Lab'),
      lines: [
        {
          keys: ['p'],
          does: msg('play or pause', {
            id: 'key-play-or-pause',
            desc: 'A key: run an algorithm or stop it',
          }),
        },
        { keys: [',', '.'], does: msg('one step back, one step forward') },
        { keys: ['<', '>'], does: msg('slower, faster') },
        { keys: ['0'], does: msg('to the start') },
      ],
    },
    {
      place: 'frame',
      heading: msg('Everywhere'),
      lines: [
        { keys: ['1', '2', '3', '4'], does: msg('the screens, in order') },
        { keys: ['?'], does: msg('all keys') },
        { keys: ['a'], does: msg('say the last words again') },
        { keys: ['b'], does: msg('the button of a notice') },
      ],
    },
  ];
}

/** Returns the main keys of free play, in few words. */
export function firstKeys(): readonly KeyLine[] {
  return [
    { keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], does: moveWords() },
    { keys: [' '], does: placeWords() },
    { keys: ['h'], does: msg('hint') },
    ...undoAndAllKeys(),
  ];
}

/** Returns the main keys while playing a puzzle, in few words. */
export function firstPuzzleKeys(): readonly KeyLine[] {
  return [
    { keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], does: moveWords() },
    { keys: [' '], does: placeWords() },
    { keys: ['x'], does: msg('mark', { id: 'key-mark', desc: 'A key: mark a square' }) },
    { keys: ['h'], does: msg('hint') },
    { keys: ['t'], does: msg('time', { id: 'key-time', desc: 'A key: show or hide the time' }) },
    { keys: ['?'], does: msg('all keys') },
  ];
}

/**
 * Returns the main keys while creating a puzzle, in few words.
 * @param isPainted True if the player paints regions, false if they give queens.
 */
export function firstOwnKeys(isPainted: boolean): readonly KeyLine[] {
  return [
    { keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], does: moveWords() },
    ...(isPainted
      ? ([
          { keys: [' '], does: msg('paint', { id: 'key-paint', desc: 'A key: paint a square' }) },
          {
            keys: ['i'],
            does: msg('pick', { id: 'key-pick', desc: 'A key: paint with this colour' }),
          },
        ] as const)
      : ([{ keys: [' '], does: msg('place or remove') }] as const)),
    ...undoAndAllKeys(),
  ];
}

function undoAndAllKeys(): readonly KeyLine[] {
  return [
    { keys: ['u'], does: msg('undo') },
    { keys: ['?'], does: msg('all keys') },
  ];
}

function backWords(): string {
  return msg('back', { id: 'key-back', desc: 'A key: go back' });
}

function placeWords(): string {
  return msg('place', { id: 'key-place', desc: 'A key: place a queen' });
}

function moveWords(): string {
  return msg('move', { id: 'key-move', desc: 'A key: move to another square' });
}
