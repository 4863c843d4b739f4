import { msg } from '@lit/localize';
import type { Key } from './keymap.ts';

/** Keys and what they do. */
export interface KeyLine {
  readonly keys: readonly Key[];
  readonly does: string;
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

function placeWords(): string {
  return msg('place', { id: 'key-place', desc: 'A key: place a queen' });
}

function moveWords(): string {
  return msg('move', { id: 'key-move', desc: 'A key: move to another square' });
}
