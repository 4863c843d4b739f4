import { describe, expect, test } from 'vitest';
import { capsOf, firstKeys, firstPuzzleKeys } from './key-words.ts';
import { boardActionOf, KEYMAP, squareAfter } from './keymap.ts';

test('the main keys of free play are keys of the board, of free play or of every screen', () => {
  const there = Object.keys({ ...KEYMAP.board.keys, ...KEYMAP.play.keys, ...KEYMAP.frame.keys });
  for (const { keys } of firstKeys()) for (const key of keys) expect(there).toContain(key);
});

test('the main keys of a puzzle are keys of the board, of puzzles or of every screen', () => {
  const there = Object.keys({ ...KEYMAP.board.keys, ...KEYMAP.puzzle.keys, ...KEYMAP.frame.keys });
  for (const { keys } of firstPuzzleKeys()) for (const key of keys) expect(there).toContain(key);
});

test('keys are shown with the text on a keyboard', () => {
  expect(capsOf('ctrl shift z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(capsOf(' ')).toEqual(['Space']);
  expect(capsOf('pageup')).toEqual(['Page Up']);
  expect(capsOf('[')).toEqual(['[']);
});

test('no key of every screen has another meaning somewhere', () => {
  for (const [place, { keys }] of Object.entries(KEYMAP)) {
    // Create paints regions with digits.
    if (place === 'frame' || place === 'own') continue;
    const both = Object.keys(keys).filter((key) => key in KEYMAP.frame.keys);
    expect(both, place).toEqual([]);
  }
});

test('no key of the board has another meaning while playing', () => {
  for (const place of [KEYMAP.play, KEYMAP.puzzle, KEYMAP.own]) {
    const both = Object.keys(KEYMAP.board.keys).filter((key) => key in place.keys && key !== ' ');
    expect(both).toEqual([]);
  }
});

describe('on the board', () => {
  const SHAPE = { rows: 4, columns: 6 };
  const FROM = 1 * 6 + 2;

  test.each([
    ['ArrowUp', 2],
    ['ArrowDown', 14],
    ['ArrowLeft', 7],
    ['ArrowRight', 9],
    ['Home', 6],
    ['End', 11],
    ['PageUp', 2],
    ['PageDown', 20],
  ])('%s moves the focus', (key, to) => {
    const step = boardActionOf(key);
    expect(typeof step === 'object' && squareAfter(step, FROM, SHAPE)).toBe(to);
  });

  test.each([
    ['ArrowUp', 0, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 23, 23],
    ['ArrowRight', 23, 23],
  ])('%s stops at the edge', (key, from, to) => {
    const step = boardActionOf(key);
    expect(typeof step === 'object' && squareAfter(step, from, SHAPE)).toBe(to);
  });

  test.each([
    [' ', 'toggle'],
    ['Enter', 'toggle'],
    ['Delete', 'lift'],
    ['Backspace', 'lift'],
    ['x', 'mark'],
    ['X', 'mark'],
    ['q', 'say-queens'],
    ['w', 'say-row'],
    ['e', 'say-column'],
    ['d', 'say-diagonals'],
  ])('the key %o does something to the square', (key, does) => {
    expect(boardActionOf(key)).toBe(does);
  });

  test('other keys do nothing', () => {
    for (const key of ['z', 'Tab', 'F1', 'Escape', '1']) {
      expect(boardActionOf(key)).toBeUndefined();
    }
  });
});
