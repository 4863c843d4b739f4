// @vitest-environment node
import { expect, test } from 'vitest';
import type { DifficultyStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import { statisticsByKind } from './statistics-by-kind.ts';

function figure(
  kind: DifficultyStatistics['kind'],
  step: DifficultyStatistics['step'],
  solved: number,
  unaided: number,
): DifficultyStatistics {
  return { kind, step, solved, unaided, median: 60_000, best: undefined };
}

test('the difficulties of a kind are added up, and a kind without solved puzzles is left out', () => {
  const figures = [
    figure('complete', 'gentle', 41, 36),
    figure('complete', 'tricky', 12, 3),
    figure('guard', 'steady', 1, 0),
  ];
  expect(statisticsByKind(figures)).toEqual([
    { kind: 'complete', solved: 53, unaided: 39 },
    { kind: 'guard', solved: 1, unaided: 0 },
  ]);
  expect(statisticsByKind([])).toEqual([]);
});
