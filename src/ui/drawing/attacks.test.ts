import type { SVGTemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { squareAt } from '../../core/board/square.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { drawAttacks } from './attacks.ts';

test('an attack line goes from the edge of the queen’s square to the edge of the board', () => {
  const { rules } = completePuzzle(8, []);
  const [lines] = drawAttacks(squareAt(1, 1, 8), geometryOf(rules)).values;
  expect((lines as readonly SVGTemplateResult[]).map(({ values: [path] }) => path).sort()).toEqual([
    'M100 100L0 0',
    'M100 150L0 150',
    'M100 200L0 300',
    'M150 100L150 0',
    'M150 200L150 800',
    'M200 100L300 0',
    'M200 150L800 150',
    'M200 200L800 800',
  ]);
});
