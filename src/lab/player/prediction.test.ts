import { expect, test } from 'vitest';
import { squareName } from '../../core/board/square.ts';
import { entryOf } from '../shared/catalogue.ts';
import { Player } from './player.ts';
import { questionAt, verdictWords } from './prediction.ts';

const SIZE = 6;

test.each(['backtracking', 'recursion'] as const)(
  'the answer to what happens next in %s is what happens, at the step that is said, from every position',
  async (name) => {
    const { exhibit } = await entryOf(name).load();
    const player = new Player(() => 0);
    player.open(name, exhibit.open(SIZE, new URLSearchParams()).parameters);
    const end = player.advance(Infinity, Infinity).length!;
    let asked = 0;
    for (let position = 0; position <= end; position++) {
      const here = player.seek(position);
      const question = questionAt(name, here, SIZE);
      if (here.queens.length === SIZE || position === end) {
        expect(question).toBeUndefined();
        continue;
      }
      asked++;
      const before = [...here.queens];
      const { answer, steps } = question!;
      // Nothing is placed or removed before.
      expect(player.seek(position + steps - 1).queens).toEqual(before);
      const after = player.seek(position + steps);
      if (answer !== undefined) expect(after.queens).toEqual([...before, answer]);
      else expect(after.queens).toEqual(before.slice(0, -1));
    }
    expect(asked).toBeGreaterThan(500);
  },
);

test('an answer is told with its reason', () => {
  const question = { row: 5, from: 0, answer: 40, steps: 2 };
  const queens = [1, 11, 21, 31, 34];
  const say = (given: number | 'none' | undefined): string =>
    verdictWords(question, given, queens, 8);
  expect(queens.map((queen) => squareName(queen, 8))).toEqual(['b8', 'd7', 'f6', 'h5', 'c4']);
  expect(say(40)).toBe('*Right: a3.* It is the first square of row 3 that no queen attacks.');
  expect(say('none')).toBe(
    '*Not quite: a3.* It is the first square of row 3 that no queen attacks.',
  );
  expect(say(41)).toBe(
    '*Not quite: a3.* b8 attacks b3. It is the first square of row 3 that no queen attacks.',
  );
  expect(say(undefined)).toBe(
    '*The answer: a3.* It is the first square of row 3 that no queen attacks.',
  );
});
