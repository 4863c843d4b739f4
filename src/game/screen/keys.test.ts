import { describe, expect, test } from 'vitest';
import { KEYMAP, type CommandIn } from '../../ui/keyboard/keymap.ts';
import { commandOf as commandIn } from './keys.ts';

type Command = CommandIn<'play'>;

/** Returns the command of a pressed key on the screen of free play. */
function commandOf(event: KeyboardEvent): Command | undefined {
  return commandIn<Command>(event, KEYMAP.play.keys);
}

/** Returns the event of a pressed key. */
function pressed(key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };
  return { ...none, key, code: '', ...held } as KeyboardEvent;
}

const CTRL = { ctrlKey: true };
const META = { metaKey: true };
const SHIFT = { shiftKey: true };

/** Keys with the keys held beside them, and their commands. */
const KEYS: readonly [string, Partial<KeyboardEvent>, Command][] = [
  ['u', {}, 'undo'],
  ['U', SHIFT, 'redo'],
  ['z', CTRL, 'undo'],
  ['z', META, 'undo'],
  ['Z', { ...CTRL, ...SHIFT }, 'redo'],
  ['Z', { ...META, ...SHIFT }, 'redo'],
  ['y', CTRL, 'redo'],
  ['y', META, 'redo'],
  ['f', {}, 'next-free'],
  ['c', {}, 'clear'],
  ['n', {}, 'next-board'],
  ['h', {}, 'hint'],
  ['H', SHIFT, 'less-hint'],
  ['r', {}, 'reveal'],
  ['Escape', {}, 'close'],
  ['[', {}, 'smaller'],
  [']', {}, 'larger'],
];

describe('a sign that takes a modifier to type is the sign', () => {
  test.each([
    ['Option on a German Mac', '[', { altKey: true, code: 'Digit5' }, 'smaller'],
    [
      'Option and Shift on a French Mac',
      ']',
      { altKey: true, shiftKey: true, code: 'Minus' },
      'larger',
    ],
    ['AltGr on Windows', '[', { altKey: true, ctrlKey: true, code: 'Digit8' }, 'smaller'],
  ] as const)('%s', (_, key, held, command) => {
    expect(commandOf(pressed(key, held))).toBe(command);
  });

  test.each([
    ['Alt with a letter', 'u', { altKey: true }],
    ['AltGr with a letter', 'z', { altKey: true, ctrlKey: true }],
    ['Alt and Command with a sign', '[', { altKey: true, metaKey: true }],
    ['Command with a sign', '[', { metaKey: true }],
  ])('%s is none', (_, key, held) => {
    expect(commandOf(pressed(key, held))).toBeUndefined();
  });
});

const HELD: ReadonlySet<Command> = new Set(['undo', 'redo', 'next-free']);

/** Returns a key with those held beside it, for the title of a test. */
function nameOf(key: string, held: Partial<KeyboardEvent>): string {
  return [...Object.keys(held).map((name) => name.replace('Key', '')), key].join(' ');
}

describe.each(
  KEYS.map(([key, held, command]) => ({ name: nameOf(key, held), key, held, command })),
)('the key $name', ({ key, held, command }) => {
  test(`is ${command}`, () => {
    expect(commandOf(pressed(key, held))).toBe(command);
  });

  test(
    HELD.has(command) ? 'goes on while it is held' : 'does it once, however long it is held',
    () => {
      const again = HELD.has(command) ? command : undefined;
      expect(commandOf(pressed(key, { ...held, repeat: true }))).toBe(again);
    },
  );

  test('has no command with Alt, which types letters of other languages, unless it types a sign', () => {
    const typed = '[]'.includes(key) ? command : undefined;
    expect(commandOf(pressed(key, { ...held, altKey: true }))).toBe(typed);
  });
});

test('every key of the keymap has its command', () => {
  for (const [name, command] of Object.entries(KEYMAP.play.keys)) {
    const [key = '', ...held] = name.split(' ').reverse();
    const [ctrlKey, shiftKey] = [held.includes('ctrl'), held.includes('shift')];
    expect(commandOf(pressed(key, { ctrlKey, shiftKey }))).toBe(command);
  }
});

test('holding H for two seconds is one hint, and does not solve the board', () => {
  // A held key repeats after half a second, then about thirty times a second.
  const events = Array.from({ length: 46 }, (_, index) => pressed('h', { repeat: index > 0 }));
  expect(events.map((event) => commandOf(event)).filter(Boolean)).toEqual(['hint']);
});

test.each<[string, Partial<KeyboardEvent>]>([
  ['c', CTRL],
  ['c', META],
  ['r', CTRL],
  ['r', META],
  ['R', { ...CTRL, ...SHIFT }],
  ['n', CTRL],
  ['h', META],
  ['f', CTRL],
  ['u', CTRL],
  ['[', META],
  [']', META],
])('the browser’s own keys stay its own: %s with %o', (key, held) => {
  expect(commandOf(pressed(key, held))).toBeUndefined();
});

test('a keyboard without Latin letters has the commands of the keys in the same places', () => {
  expect(commandOf(pressed('я', { ...CTRL, code: 'KeyZ' }))).toBe('undo');
  expect(commandOf(pressed('Я', { ...CTRL, ...SHIFT, code: 'KeyZ' }))).toBe('redo');
  expect(commandOf(pressed('Г', { ...SHIFT, code: 'KeyU' }))).toBe('redo');
  expect(commandOf(pressed('х', { code: 'BracketLeft' }))).toBe('smaller');
});

test('Caps Lock changes nothing', () => {
  expect(commandOf(pressed('U'))).toBe('undo');
  expect(commandOf(pressed('u', SHIFT))).toBe('redo');
  expect(commandOf(pressed('H'))).toBe('hint');
  expect(commandOf(pressed('z', { ...CTRL, ...SHIFT }))).toBe('redo');
});

test('other keys have no command', () => {
  for (const key of ['a', 'z', 'y', ' ', 'Enter', 'ArrowUp', 'Tab', '1', '{', 'Shift']) {
    expect(commandOf(pressed(key))).toBeUndefined();
  }
});
