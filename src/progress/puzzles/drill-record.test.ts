import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDrills, newDrills, readDrills } from './drill-record.ts';
import { drills } from './puzzle-arbitraries.testing.ts';

const ofOneTopic = drills.map((done) => ({ ...done, topic: 'regions/last' }));

describe('drills of a topic', () => {
  test('are merged the same in whatever order and number, and nothing found is lost', () => {
    fc.assert(
      fc.property(ofOneTopic, ofOneTopic, ofOneTopic, (a, b, c) => {
        const all = mergeDrills(mergeDrills(a, b), c);
        expect(mergeDrills(c, mergeDrills(b, a))).toEqual(all);
        expect(mergeDrills(all, b)).toBe(all);
        expect(new Set(all.found)).toEqual(new Set([...a.found, ...b.found, ...c.found]));
        expect(all.shown.some((number) => all.found.includes(number))).toBe(false);
        expect(newDrills(all, a)).toBe(0);
      }),
    );
  });

  test.each([
    ['of no technique', { topic: 'regions/luck', found: [1], shown: [] }],
    ['of an older name', { topic: 'diagonals/last', found: [1], shown: [] }],
    ['with a number that no drill has', { topic: 'regions/last', found: [6], shown: [] }],
    ['without those shown', { topic: 'regions/last', found: [1] }],
    ['that are none', 'regions/last'],
  ])('%s are not read', (_name, value) => {
    expect(readDrills(value)).toBeUndefined();
  });

  test('are read with each number once, and one that was found is not shown', () => {
    expect(readDrills({ topic: 'guard/look', found: [3, 1, 3], shown: [1, 2] })).toEqual({
      topic: 'guard/look',
      found: [1, 3],
      shown: [2],
    });
  });
});
