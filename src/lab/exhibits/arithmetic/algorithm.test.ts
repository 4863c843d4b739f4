import { expect, test } from 'vitest';
import { codeOf } from '../../../core/solutions/code.ts';
import { algorithm } from './algorithm.ts';

test('on 8 × 8 it starts at 12345678 and finds 15863724 first', () => {
  const state = algorithm.start({ size: 8 });
  expect(algorithm.step(state)?.kind).toBe('diagonals');
  expect(state.number).toBe(12_345_678);
  let step = algorithm.step(state);
  while (step?.kind !== 'found') step = algorithm.step(state);
  expect(state.number).toBe(15_863_724);
  expect(codeOf(algorithm.queens(state), 8)).toBe('15863724');
});

test('number, digits and digit counts agree at every step', () => {
  const state = algorithm.start({ size: 5 });
  let steps = 0;
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
    steps++;
    const digits = Array.from(String(state.number), Number);
    expect(state.digits).toEqual(digits);
    const counts = new Array<number>(10).fill(0);
    for (const digit of digits) counts[digit]!++;
    expect(state.counts).toEqual(counts);
    const once = [1, 2, 3, 4, 5].every((digit) => counts[digit] === 1);
    expect(step.kind === 'digits').toBe(!once);
  }
  expect(state.number).toBe(54_321);
  expect(steps).toBe((54_321 - 12_345) / 9 + 1);
});

test('a rejected number names the queens that share a column, unless the digit is no column', () => {
  const state = algorithm.start({ size: 5 });
  algorithm.step(state);
  const second = algorithm.step(state);
  expect(state.number).toBe(12_354);
  expect(second?.kind).toBe('diagonals');
  const third = algorithm.step(state);
  expect(state.number).toBe(12_363);
  expect(third).toMatchObject({ kind: 'digits', squares: [2 * 5 + 2, 4 * 5 + 2] });
});
