import { expect, test } from 'vitest';
import { parsePuzzlesPage } from '../routes/puzzles-page.ts';
import {
  DRILL_TOPICS,
  drillPath,
  DRILLS,
  harderTechnique,
  TECHNIQUES,
  techniqueOf,
} from './technique.ts';

test('each drill and each technique has an address', () => {
  expect(DRILL_TOPICS).toHaveLength(16);
  for (const topic of DRILL_TOPICS) {
    expect(parsePuzzlesPage(drillPath(topic))).toEqual({ page: 'drill', topic, number: undefined });
    for (let number = 1; number <= DRILLS; number++) {
      expect(parsePuzzlesPage(drillPath(topic, number))).toEqual({ page: 'drill', topic, number });
    }
  }
});

test('an address of practice in version 1.0 leads to the drills of its technique', () => {
  const page = (path: string): unknown => parsePuzzlesPage(path);
  expect(page('practice/guard/look')).toEqual(page('learn/guard/look'));
  expect(page('practice/diagonals/chain')).toEqual(page('learn/regions/chain'));
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
  'learn/regions',
  'learn/regions/luck',
  'learn/guard/last/1',
  'learn/regions/last/0',
  'learn/regions/last/6',
  'learn/regions/last/01',
  'learn/regions/last/1/1',
])('an address of no drill opens no page: %s', (path) => {
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
