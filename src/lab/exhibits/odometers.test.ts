import type { TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { squareName } from '../../core/board/square.ts';
import { Player } from '../player/player.ts';
import { entryOf } from '../shared/catalogue.ts';

const SIZE = 6;

/** Returns the names of the queens in an odometer, and the number of rows that it marks. */
function readOdometer(odometer: unknown): { queens: string[]; marked: number } {
  const [, rows] = (odometer as TemplateResult).values;
  const read = (rows as readonly TemplateResult[]).map(({ values: [look, , name, question] }) => ({
    queen: question === '?' ? '' : String(name),
    isMarked: look === 'now',
  }));
  return {
    queens: read.map(({ queen }) => queen).filter((queen) => queen !== ''),
    marked: read.filter(({ isMarked }) => isMarked).length,
  };
}

test.each(['backtracking', 'recursion', 'bit-parallel'] as const)(
  'the stack of %s names the queens of the board and marks the row that the search is at',
  async (name) => {
    const { exhibit } = await entryOf(name).load();
    const open = exhibit.open(SIZE, new URLSearchParams());
    const player = new Player(() => 0);
    player.open(name, open.parameters);
    for (let step = 0; step < 200; step++) {
      const snapshot = player.advance(1, Infinity);
      const { queens, marked } = readOdometer(open.show(snapshot).aside);
      expect(queens).toEqual(snapshot.queens.map((queen) => squareName(queen, SIZE)));
      if (queens.length < SIZE) expect(marked).toBe(1);
    }
  },
);
