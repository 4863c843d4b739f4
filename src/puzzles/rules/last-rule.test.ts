import { beforeEach, expect, test, vi } from 'vitest';
import type { Sight } from '../../core/board/rules.ts';
import { completePuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { isOtherRule, noteRule } from './last-rule.ts';

const regions = (sight: Sight) => regionsPuzzle(5, sight, Array(25).fill(0)).rules;
const FILL_IN = completePuzzle(5, []).rules;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('a rule is another one if the last Regions that were begun had a different one', () => {
  noteRule(regions('touch'));
  expect(isOtherRule(regions('touch'))).toBe(false);
  expect(isOtherRule(regions('queen'))).toBe(true);
  noteRule(regions('queen'));
  expect(isOtherRule(regions('queen'))).toBe(false);
  expect(isOtherRule(regions('touch'))).toBe(true);
});

test('before any Regions the rule of most days is no other one, but that of Sundays is', () => {
  expect(isOtherRule(regions('touch'))).toBe(false);
  expect(isOtherRule(regions('queen'))).toBe(true);
});

test('puzzles of other kinds have no other rule, and change nothing', () => {
  noteRule(regions('touch'));
  noteRule(FILL_IN);
  expect(isOtherRule(FILL_IN)).toBe(false);
  expect(isOtherRule(regions('touch'))).toBe(false);
});
