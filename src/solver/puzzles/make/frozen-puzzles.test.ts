import { expect, test } from 'vitest';
import type { FrozenPuzzle } from './frozen-puzzles.testing.ts';
import { madeOf } from './frozen-puzzles.testing.ts';
import frozen from './frozen-puzzles.json' with { type: 'json' };

test('the same seeds make the same puzzles as ever', () => {
  const puzzles = frozen as FrozenPuzzle[];
  expect(puzzles).toHaveLength(60);
  expect(new Set(puzzles.map(({ spec }) => spec.kind)).size).toBe(3);
  for (const { spec, seed, code } of puzzles) expect(madeOf(spec, seed)).toBe(code);
});
