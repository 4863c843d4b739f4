import { expect, test } from 'vitest';
import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { sample } from '../../../core/sample.testing.ts';
import { checkGuard } from '../../../solver/puzzles/check/check-guard.ts';
import { judgeDraft } from '../../../solver/puzzles/drafts/judge-draft.ts';
import { PlainGuard } from '../../../solver/guard/plain-guard.testing.ts';
import { drawFrom } from '../../../solver/search/random-boards.testing.ts';
import { finish } from '../../../solver/worker/task.ts';
import { spokenVerdict, verdictWords } from './verdict-words.ts';

const wordsOf = (draft: DraftOf<'guard'>): string =>
  spokenVerdict(verdictWords(finish(judgeDraft(draft, checkGuard)), draft));

const EIGHT = { rows: 8, columns: 8 };

test('Guard says which number is enough, which is not, and which would be if none were given', () => {
  const guard = (queens: number, ...givens: number[]): string =>
    wordsOf({ kind: 'guard', shape: EIGHT, queens, givens });
  expect(guard(4)).toBe('4 queens are too few. At least 5 are needed.');
  expect(guard(5, 0, 8, 16)).toBe(
    '5 queens are too few. 5 queens can guard it, but with those given you need 6.',
  );
  expect(guard(5)).toBe('5 queens are enough. Fewer are not enough.');
  expect(guard(7)).toBe('7 queens are enough. Fewer will do: 5 are enough.');
  expect(guard(1, 0, 8)).toBe(
    '2 queens are given. No more than one is allowed. Remove some, or allow more queens.',
  );
});

/** Returns the least number that guards a board with some queens, found without the solver. */
function plainLeast(shape: DraftOf<'guard'>['shape'], givens: readonly number[]): number {
  const plain = new PlainGuard(shape);
  for (let more = 0; ; more++) if (plain.suffices(givens, more)) return givens.length + more;
}

test('each number in the words about a board of Guard is true', () => {
  const draw = drawFrom(17);
  for (let board = 0; board < sample(40, 400); board++) {
    const shape = { rows: 3 + draw(4), columns: 3 + draw(4) };
    const squares = shape.rows * shape.columns;
    const givens = [...new Set(Array.from({ length: draw(4) }, () => draw(squares)))];
    const queens = Math.max(1, givens.length + draw(4));
    const least = plainLeast(shape, givens);
    if (least === givens.length) continue;
    const words = wordsOf({ kind: 'guard', shape, queens, givens });
    const bare = plainLeast(shape, []);
    expect(words).toMatch(
      least <= queens ? /^\d+ queens? (is|are) enough(?:\.|: \w+\.) / : / too few\. /,
    );
    const enough = / (\d+) (?:are|is) enough\.$/.exec(words);
    if (enough) expect(Number(enough[1])).toBe(least);
    const needed = /(?:least|you need) (\d+)(?: are needed)?\.$/.exec(words);
    if (least > queens) expect(Number(needed?.[1])).toBe(least);
    const other = /(\d+) queens? can guard it|given, (\d+) would be\./.exec(words);
    if (other) expect(Number(other[1] ?? other[2])).toBe(bare);
    expect(words.includes('Fewer are not enough')).toBe(least === queens);
  }
});
