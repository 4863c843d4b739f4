import { expect, test } from 'vitest';
import { parsePuzzlesPage } from '../routes/puzzles-page.ts';
import {
  DRILL_TOPICS,
  drillPath,
  DRILLS,
  harderTechnique,
  TECHNIQUES,
  techniqueOf,
  type NamedReason,
  type Technique,
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

const HOUSES = [1, 2, 3, 4];

test.each<[Technique, NamedReason]>([
  ['last', { technique: 'last-free-square' }],
  ['starved', { technique: 'starved-house' }],
  ['shared-1', { technique: 'shared-squares', houses: HOUSES.slice(0, 1) }],
  ['shared-2', { technique: 'shared-squares', houses: HOUSES.slice(0, 2) }],
  ['shared-3', { technique: 'shared-squares', houses: HOUSES.slice(0, 3) }],
  ['shared-3', { technique: 'shared-squares', houses: HOUSES }],
  ['chain', { technique: 'refutation', moves: [1], isPlain: true }],
  ['long-chain', { technique: 'refutation', moves: [1], isPlain: false }],
  ['long-chain', { technique: 'refutation', moves: [1, 2, 3], isPlain: true }],
  ['long-chain', { technique: 'refutation', moves: [], isPlain: false }],
  ['count', { technique: 'only-from-these', looks: 0 }],
  ['look', { technique: 'only-from-these', looks: 1 }],
  ['two-looks', { technique: 'only-from-these', looks: 2 }],
])('the technique is %s of the reason %o', (technique, reason) => {
  expect(techniqueOf(reason)).toBe(technique);
});

test('the harder of two techniques does not depend on their order', () => {
  for (const a of [...TECHNIQUES, undefined]) {
    for (const b of [...TECHNIQUES, undefined]) {
      expect(harderTechnique(a, b)).toBe(harderTechnique(b, a));
      expect(harderTechnique(a, harderTechnique(a, b))).toBe(harderTechnique(a, b));
    }
  }
});
