import { expect, test } from 'vitest';
import { keyName } from './key-name.ts';

/** Returns the name of a pressed key, with Shift or without. */
function nameOf(key: string, code: string, shiftKey = false): string {
  return keyName({ key, code, shiftKey });
}

test.each([
  ['Russian', 'я', 'KeyZ', 'z'],
  ['Russian', 'Я', 'KeyZ', 'z'],
  ['Russian', 'х', 'BracketLeft', '['],
  ['Russian', 'ъ', 'BracketRight', ']'],
  ['Ukrainian', 'ї', 'BracketRight', ']'],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['Hebrew', 'ז', 'KeyZ', 'z'],
  ['Hebrew', 'ת', 'Comma', ','],
  ['Arabic', 'ئ', 'KeyZ', 'z'],
  ['Arabic', '٣', 'Digit3', '3'],
  ['Persian', '۳', 'Digit3', '3'],
  ['Hindi', '३', 'Digit3', '3'],
  ['Thai', 'ๅ', 'Digit1', '1'],
  ['Thai', 'ั', 'KeyY', 'y'],
  ['Georgian', 'უ', 'KeyU', 'u'],
  ['Armenian', 'ւ', 'KeyU', 'u'],
  ['Korean', 'ㅋ', 'KeyZ', 'z'],
  ['Japanese', 'つ', 'KeyZ', 'z'],
])('on a keyboard in %s, %s stands where an American one has its key: %s', (_, key, code, name) => {
  expect(nameOf(key, code)).toBe(name);
});

test('signs with Shift are those of an American keyboard', () => {
  expect(nameOf('Б', 'Comma', true)).toBe('<');
  expect(nameOf('Ю', 'Period', true)).toBe('>');
  expect(nameOf('؟', 'Slash', true)).toBe('?');
});

test.each([
  ['AZERTY', 'z', 'KeyW', 'z'],
  ['AZERTY', 'é', 'Digit2', 'é'],
  ['AZERTY', '&', 'Digit1', '&'],
  ['QWERTZ', 'z', 'KeyY', 'z'],
  ['QWERTZ', 'ü', 'BracketLeft', 'ü'],
  ['QWERTZ', 'ß', 'Minus', 'ß'],
  ['Dvorak', 'U', 'KeyF', 'u'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
  ['Spanish', 'º', 'Backquote', 'º'],
  ['Russian', '.', 'Slash', '.'],
])('on %s, the name of the key with %s is what is written on it', (_, key, code, name) => {
  expect(nameOf(key, code)).toBe(name);
});

test.each(['ArrowUp', 'Enter', 'Escape', ' ', 'Backspace', 'PageDown', 'Unidentified', 'Dead'])(
  'the key %o has its own name',
  (key) => {
    expect(nameOf(key, 'Anything')).toBe(key.toLowerCase());
  },
);

test('a letter of another script, on a key that an American keyboard lacks, is its own name', () => {
  expect(nameOf('ё', 'Backquote')).toBe('ё');
});
