import { expect, test } from 'vitest';
import { parsePuzzlesPage } from '../routes/puzzles-page.ts';
import {
  harderTechnique,
  PRACTICE_BOARDS,
  practicePath,
  practiceSpec,
  TECHNIQUES,
  techniqueOf,
  techniquesOn,
} from './technique.ts';
import { existingDifficulties } from './puzzle-variants.ts';

test('each practice has an address, and puzzles of its difficulty exist', () => {
  for (const board of PRACTICE_BOARDS) {
    for (const technique of techniquesOn(board)) {
      const topic = { board, technique };
      expect(parsePuzzlesPage(practicePath(topic))).toEqual({ page: 'practice', topic });
      const wish = practiceSpec(topic);
      expect(existingDifficulties(wish)).toContain(wish.step);
    }
  }
});

test.each([
  'practice',
  'practice/regions',
  'practice/regions/',
  'practice/regions/luck',
  'practice/chess/last',
  'practice/guard/last',
  'practice/complete/shared-1',
  'practice/regions/last/1',
])('an address of no practice opens no page: %s', (path) => {
  expect(parsePuzzlesPage(path)).toBeUndefined();
});

test('a reason’s technique depends on its number of houses or queens', () => {
  const named = (technique: string, size?: number): unknown => techniqueOf({ technique, size });
  expect(named('last-free-square')).toBe('last');
  expect(named('shared-squares', 1)).toBe('shared-1');
  expect(named('shared-squares', 4)).toBe('shared-3');
  expect(named('refutation', 1)).toBe('chain');
  expect(named('refutation', 3)).toBe('long-chain');
  expect(named('refutation', 0)).toBe('long-chain');
  expect(techniqueOf({ technique: 'only-from-these', looks: 1 })).toBe('look');
  expect(named('conflict')).toBeUndefined();
});

test('the harder of two techniques does not depend on their order', () => {
  for (const a of [...TECHNIQUES, undefined]) {
    for (const b of [...TECHNIQUES, undefined]) {
      expect(harderTechnique(a, b)).toBe(harderTechnique(b, a));
      expect(harderTechnique(a, harderTechnique(a, b))).toBe(harderTechnique(a, b));
    }
  }
});
