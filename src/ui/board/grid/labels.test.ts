import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { queensRules, type Rules } from '../../../core/board/rules.ts';
import { squareNameOn, type Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import { isSameState, squareLabel, squareStates } from './labels.ts';

/** Returns the label of every square by the square's name, for a board with these squares on it. */
function labelsOf(
  rules: Rules,
  {
    queens = [],
    marks = [],
    revealed = [],
    supposed = [],
  }: Partial<Record<'queens' | 'marks' | 'revealed' | 'supposed', string[]>>,
): Record<string, string> {
  const geometry = geometryOf(rules);
  const names = Array.from({ length: geometry.squares }, (_, square) =>
    squareNameOn(square, rules.shape),
  );
  const squaresOf = (wanted: string[]): Square[] => wanted.map((name) => names.indexOf(name));
  const position = {
    queens: squaresOf(queens),
    marks: squaresOf(marks),
    revealed: squaresOf(revealed),
  };
  const states = squareStates({
    geometry,
    position,
    verdict: verdict(geometry, position.queens),
    supposed: squaresOf(supposed).map((square) => ({ square })),
  });
  return Object.fromEntries(
    names.map((name, square) => [name, squareLabel(square, states[square]!, rules)]),
  );
}

describe('a square is named with', () => {
  const labels = labelsOf(queensRules(8), {
    queens: ['b7', 'g6', 'd1', 'e1'],
    marks: ['c6', 'f3', 'h8'],
    revealed: ['g6'],
  });

  test.each([
    ['that it is free', 'a3', 'a3, free'],
    ['its queen', 'b7', 'b7, queen'],
    ['its queen who was revealed', 'g6', 'g6, revealed queen'],
    ['its queen who sees another', 'e1', 'e1, queen, in conflict'],
    ['its mark', 'h8', 'h8, marked empty'],
    ['its mark and the queen who sees it', 'c6', 'c6, marked empty, attacked by b7 and g6'],
    ['its mark and every queen who sees it', 'f3', 'f3, marked empty, attacked by b7 and d1'],
    ['the queen who sees it', 'a6', 'a6, attacked by b7 and g6'],
    ['every queen who sees it, in the order they came', 'd3', 'd3, attacked by g6 and d1'],
  ])('%s', (_, square, label) => {
    expect(labels[square]).toBe(label);
  });
});

describe('while queens are supposed, a square is named with', () => {
  const labels = labelsOf(queensRules(8), {
    queens: ['a5', 'b2', 'd1'],
    marks: ['h3'],
    supposed: ['c4', 'f8'],
  });

  test.each([
    ['its supposed queen and its number', 'f8', 'f8, tried queen, 2'],
    ['the supposed queen that would rule it out', 'e6', 'e6, would be ruled out by c4'],
    ['each that would rule it out', 'f7', 'f7, would be ruled out by c4 and f8'],
    [
      'the queens that attack it, though a supposed one does too',
      'c3',
      'c3, attacked by a5 and b2',
    ],
    ['its mark', 'h3', 'h3, marked empty'],
    ['that it is free, if it stays so', 'h7', 'h7, free'],
  ])('%s', (_, square, label) => {
    expect(labels[square]).toBe(label);
  });

  test('a new name, if the queen on the second square attacked it and the first is supposed now', () => {
    const states = [[1], ['supposed', 1]] as const;
    expect(isSameState(...states)).toBe(false);
  });
});

test('a queen attacks squares beyond another queen', () => {
  expect(labelsOf(queensRules(4), { queens: ['a4', 'b4'] })['d4']).toBe(
    'd4, attacked by a4 and b4',
  );
});

test('the squares of a board that is not square are named by its ranks and files, row by row', () => {
  const rules: Rules = { ...queensRules(1), shape: { rows: 2, columns: 3 } };
  expect(Object.values(labelsOf(rules, { queens: ['a2'] }))).toEqual([
    'a2, queen',
    'b2, attacked by a2',
    'c2, attacked by a2',
    'a1, attacked by a2',
    'b1, attacked by a2',
    'c1, free',
  ]);
});

test('a queen attacks the squares that the rules say', () => {
  const { a4, b3, c2, d1 } = labelsOf({ ...queensRules(4), sight: 'touch' }, { queens: ['a4'] });
  expect([a4, b3, c2, d1]).toEqual(['a4, queen', 'b3, attacked by a4', 'c2, free', 'd1, free']);
});

test('the only square of a 1 × 1 board is labelled as free', () => {
  expect(Object.values(labelsOf(queensRules(1), {}))).toEqual(['a1, free']);
});
