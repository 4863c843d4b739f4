import { expect, test } from 'vitest';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { lineBetween } from '../../core/board/attacks.ts';
import { textOf } from '../../ui/text-of.testing.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from '../shared/catalogue.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import type { OpenExhibit } from '../shared/exhibit.ts';
import { Player } from '../player/player.ts';
import { MOST_STEPS, RUNS } from './runs.testing.ts';

/** A run of `RUNS`, forwards, up to `MOST_STEPS`. */
async function* stepsOf(
  name: ExhibitName,
): AsyncGenerator<{ open: OpenExhibit; before: Snapshot; at: Snapshot }> {
  const { exhibit } = await entryOf(name).load();
  for (const [size, query] of RUNS[name]) {
    const open = exhibit.open(size, new URLSearchParams(query));
    const player = new Player(() => 0);
    let before = structuredClone(player.open(name, open.parameters));
    while (before.position < MOST_STEPS) {
      const at = structuredClone(player.advance(1, Infinity));
      if (at.position === before.position) break;
      yield { open, before, at };
      before = at;
    }
  }
}

const isAttacked = (square: Square, queens: readonly Square[], size: number): boolean =>
  queens.some((queen) => lineBetween(queen, square, size) !== undefined);

test.each(['backtracking', 'recursion'] as const)(
  '%s names the next column exactly where there is one, and says in the last that none is left',
  async (name) => {
    const counts = { next: 0, last: 0 };
    for await (const { open, at } of stepsOf(name)) {
      if (at.step!.kind !== 'seen') continue;
      const said = textOf(open.show(at).sentence);
      const isLast = columnOf(at.step!.squares[0]!, open.columns) === open.columns - 1;
      counts[isLast ? 'last' : 'next']++;
      expect(said.includes('try the next column')).toBe(!isLast);
      expect(said.includes('No column is left')).toBe(isLast);
    }
    expect(Math.min(counts.next, counts.last)).toBeGreaterThan(10);
  },
);

test('backtracking takes a queen away because of the row below it, whose free squares have all been tried', async () => {
  let lifts = 0;
  for await (const { open, before, at } of stepsOf('backtracking')) {
    if (at.step!.kind !== 'lift') continue;
    const said = textOf(open.show(at).sentence);
    const [, rank] = /Row (\d+) has no column left/.exec(said) ?? [];
    if (before.step!.kind === 'found') {
      expect(said).toContain('Look for another solution');
      continue;
    }
    lifts++;
    const row = rowOf(at.step!.squares[0]!, open.columns) + 1;
    expect(Number(rank)).toBe(open.rows - row);
  }
  expect(lifts).toBeGreaterThan(5);
});

test('half of a board of one square has no sentence on a row that it lacks', async () => {
  const { exhibit } = await entryOf('bit-parallel').load();
  const open = exhibit.open(1, new URLSearchParams('half'));
  const player = new Player(() => 0);
  player.open('bit-parallel', open.parameters);
  const said = textOf(open.show(player.advance(Infinity, Infinity)).sentence);
  expect(said).toBe('Everything has been tried with a1: remove it.');
});

test.each(EXHIBIT_NAMES)(
  'what is said of rows in the reasons of answers in %s holds on the board of the question',
  async (name) => {
    for await (const { open, before } of stepsOf(name)) {
      const question = open.question?.(before);
      if (!question || question.squares.length === 0) continue;
      const why = textOf(question.why);
      const { queens } = before;
      const free = question.squares.filter((one) => !isAttacked(one, queens, open.columns));
      if (why.startsWith('Every square of row')) expect(free).toEqual([]);
      const { answer } = question;
      if (typeof answer !== 'number' || open.numbers) continue;
      if (/^It is the (first|next) (free )?square of row/.test(why)) {
        expect(free).toContain(answer);
        expect(rowOf(answer, open.columns)).toBe(rowOf(question.squares[0]!, open.columns));
      }
      if (why.startsWith('It is the first square of row')) expect(free[0]).toBe(answer);
    }
  },
);

test.each(EXHIBIT_NAMES)(
  'no reason in %s only says what the next step does to the board',
  async (name) => {
    for await (const { open, before } of stepsOf(name)) {
      const question = open.question?.(before);
      if (!question || question.squares.length === 0) continue;
      const why = textOf(question.why);
      expect(why).not.toMatch(/^(A queen on|A queen stands on|Take the lowest|The queen leaves)/);
      expect(why).not.toMatch(/remove it|uncover it|joins the term|leaves the term/);
      if (question.answer === 'none') expect(why).toMatch(/\b(left|tried|attacked|struck|new)\b/i);
    }
  },
);
