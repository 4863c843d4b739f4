import { expect, test } from 'vitest';
import { lineBetween } from '../../../core/board/attacks.ts';
import { rankName, rowOf, squareAt, type Square } from '../../../core/board/square.ts';
import type { Snapshot } from '../../machine/snapshot.ts';
import { Player } from '../../player/player.ts';
import type { OpenExhibit } from '../../shared/exhibit.ts';
import { textOf } from '../../../ui/text-of.testing.ts';
import { exhibit } from './view.ts';

const RUNS = [
  [6, ''],
  [5, 'half'],
  [7, 'half'],
  [8, 'half'],
] as const;

/** Returns a run and its first steps. */
function stepsOf(size: number, query: string): { open: OpenExhibit; steps: Snapshot[] } {
  const open = exhibit.open(size, new URLSearchParams(query));
  const player = new Player(() => 0);
  const steps = [structuredClone(player.open('bit-parallel', open.parameters))];
  while (steps.length < 1000) {
    const at = structuredClone(player.advance(1, Infinity));
    if (at.position === steps.at(-1)?.position) break;
    steps.push(at);
  }
  return { open, steps };
}

/** Returns the squares of a 0-based row that no queen attacks, from the left. */
function freeIn(row: number, queens: readonly Square[], size: number): Square[] {
  const squares = Array.from({ length: size }, (_, column) => squareAt(row, column, size));
  return squares.filter((square) => queens.every((queen) => !lineBetween(queen, square, size)));
}

test.each(RUNS)('on %i with “%s” each number of free squares is that of the row', (size, query) => {
  const { open, steps } = stepsOf(size, query);
  for (const at of steps) {
    if (at.step?.kind !== 'masks') continue;
    const said = textOf(open.show(at).sentence);
    const free = freeIn(at.queens.length, at.queens, size).length;
    const number = said.includes('no free square')
      ? 0
      : /free squares of this row: (\d+)/.exec(said)?.[1];
    if (number !== undefined) expect(Number(number), said).toBe(free);
    else
      expect(said).toMatch(
        new RegExp(`to try in this row: ${at.step.squares.length}\\.|no square to try`),
      );
  }
});

test.each(RUNS)(
  'on %i with “%s” the line of pseudocode gives the squares of its variables',
  (size, query) => {
    const { open, steps } = stepsOf(size, query);
    const [, , [, line]] = exhibit.pseudocode(open.parameters) as [
      unknown,
      unknown,
      [number, string],
    ];
    for (const at of steps) {
      if (at.step?.kind !== 'masks') continue;
      const { variables } = open.show(at);
      const named = (name: string): number => {
        const text = variables.find((variable) => variable.name === name)!.words[0]!.text;
        return parseInt(text, 2);
      };
      const full = 2 ** size - 1;
      const attacked = named('columns') | named('rising') | named('falling');
      const half = line.includes('& half') ? named('half') : full;
      expect(line).toMatch(/^free ← full (& half )?& ~\(columns \| rising \| falling\)$/);
      expect(named('free')).toBe(full & half & ~attacked);
    }
  },
);

test.each(RUNS)(
  'on %i with “%s” no free square that was not tried is said to be tried',
  (size, query) => {
    const { open, steps } = stepsOf(size, query);
    const tried: Square[][] = [];
    for (const at of steps) {
      const row = at.queens.length;
      if (at.step?.kind === 'masks') tried[row] = [];
      if (at.step?.kind === 'place' || at.step?.kind === 'found') {
        tried[row - 1]!.push(at.step.squares[0]!);
        tried[row] = [];
      }
      if (at.step?.kind === 'lift') {
        const [queen] = at.step.squares;
        const isAll = textOf(open.show(at).sentence).startsWith('Everything has been tried');
        const below = freeIn(row + 1, [...at.queens, queen!], size);
        if (isAll && row + 1 < size) expect(tried[row + 1]).toEqual(below);
      }
      const question = open.question!(at);
      const rank = question && rankName(rowOf(question.squares[0]!, size), size);
      if (question && textOf(question.why) === `Every free square of row ${rank} has been tried.`)
        expect(tried[row]).toEqual(freeIn(row, at.queens, size));
    }
  },
);
