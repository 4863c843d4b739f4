import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changed,
  easierDifficulty,
  ENDLESS_KEY,
  readChoice,
  difficultiesOf,
  specOf,
  writeChoice,
} from './endless-choice.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the last choice is remembered, each kind with a board of its own', () => {
  const regions = changed(readChoice(), { kind: 'regions', regions: 10, sight: 'queen' });
  const guard = changed(regions, { kind: 'guard', rows: 6, columns: 9 });
  writeChoice(guard);
  expect(readChoice()).toEqual(guard);
  expect(specOf(readChoice())).toMatchObject({
    kind: 'guard',
    shape: { rows: 6, columns: 9 },
    sight: 'queen',
  });
  expect(specOf(changed(readChoice(), { kind: 'regions' }))).toMatchObject({
    shape: { rows: 10, columns: 10 },
    sight: 'queen',
  });
});

test('only Regions can have the rule that queens must not touch', () => {
  const touch = changed(readChoice(), { kind: 'regions', sight: 'touch' });
  expect(specOf(touch).sight).toBe('touch');
  expect(specOf(changed(touch, { kind: 'complete' })).sight).toBe('queen');
  expect(specOf(changed(touch, { kind: 'guard' })).sight).toBe('queen');
});

test('any stored text is read as a choice that can be made', () => {
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      'complete',
      'regions',
      'guard',
      'touch',
      'queen',
      'thorny',
      'gentle',
      6,
      12,
      14,
    ),
  );
  const records = fc.dictionary(
    fc.constantFrom('kind', 'sight', 'complete', 'regions', 'rows', 'columns', 'step'),
    values,
  );
  fc.assert(
    fc.property(
      fc.oneof(
        records.map((record) => JSON.stringify(record)),
        fc.string(),
      ),
      (text) => {
        stored.set(ENDLESS_KEY, text);
        const choice = readChoice();
        const steps = difficultiesOf(choice);
        // Some boards of Guard have no puzzles at all.
        if (choice.kind !== 'guard' || steps.length > 0) expect(steps).toContain(choice.step);
        expect(changed(choice, {})).toEqual(choice);
      },
    ),
  );
});

test('a damaged field does not affect the others', () => {
  stored.set(ENDLESS_KEY, '{"kind":"guard","rows":99,"columns":11,"step":7}');
  expect(readChoice()).toMatchObject({ kind: 'guard', rows: 7, columns: 11, step: 'gentle' });
});

test('if storage refuses, the choice holds until the page is left', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  const choice = changed(readChoice(), { kind: 'complete', complete: 11 });
  writeChoice(choice);
  expect(readChoice()).toEqual(choice);
});

test('the easier difficulty is one below the chosen, and Gentle has none', () => {
  const choice = changed(readChoice(), { kind: 'regions', regions: 8, step: 'tricky' });
  expect(easierDifficulty(choice)).toBe('steady');
  expect(easierDifficulty({ ...choice, step: 'gentle' })).toBeUndefined();
});
