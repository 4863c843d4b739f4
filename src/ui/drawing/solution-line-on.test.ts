import type { SVGTemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { puzzleSolutionOn } from './solution-line-on.ts';

/** Returns a template as text. */
function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (typeof part !== 'object' || part === null) return String(part);
  const { strings, values } = part as SVGTemplateResult;
  return strings.map((text, index) => text + textOf(values[index] ?? '')).join('');
}

const QUEENS = [7, 1, 14, 8];

test('a thread joins the queens of a solved Fill in and Regions by rows', () => {
  const regions = [0, 0, 1, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 3];
  for (const { rules } of [completePuzzle(4, []), regionsPuzzle(4, 'touch', regions)]) {
    expect(textOf(puzzleSolutionOn(QUEENS, rules))).toContain('M150 50L350 150L50 250L250 350');
  }
});

test('the queens of a solved Guard have beads and no thread', () => {
  const drawn = textOf(puzzleSolutionOn(QUEENS, guardPuzzle({ rows: 4, columns: 4 }, 4).rules));
  expect(drawn).not.toContain('thread');
  expect(drawn.match(/class="bead"/g)).toHaveLength(4);
});
