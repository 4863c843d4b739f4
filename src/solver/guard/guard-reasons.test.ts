import { expect, test } from 'vitest';
import { sample } from '../../core/sample.testing.ts';
import { drawFrom } from '../search/random-boards.testing.ts';
import { finish } from '../worker/task.ts';
import { guardBoardOf, unguarded } from './guard-board.ts';
import { guardsLeft } from './guard-reasons.ts';
import { PlainGuard } from './plain-guard.testing.ts';

test('where counting decides, the reason is of a square that the fewest squares may guard', () => {
  const draw = drawFrom(5);
  let met = 0;
  for (let index = 0; index < sample(60, 1000); index++) {
    const shape = { rows: 4 + draw(5), columns: 4 + draw(5) };
    const plain = new PlainGuard(shape);
    const queens = Array.from({ length: draw(4) }, () => draw(plain.squares.length));
    const left = plain.unguardedBy(queens);
    if (left.length === 0) continue;
    const more = plain.fewest(queens);
    const gains = plain.squares.map(
      (guard) => left.filter((square) => plain.sees(guard, square)).length,
    );
    const share = left.length - (more - 1) * Math.max(...gains);
    const useful = plain.squares.filter((guard) => gains[guard]! >= share);
    const inAnswers = new Set(
      useful.filter((guard) => plain.suffices([...queens, guard], more - 1)),
    );
    const choices = left
      .map((square) => useful.filter((guard) => plain.sees(guard, square)))
      .filter((guards) => guards.every((guard) => inAnswers.has(guard)));
    if (choices.length === 0) continue;
    const board = guardBoardOf(shape);
    const reason = finish(guardsLeft(board, unguarded(board, queens), more));
    expect(reason).toMatchObject({ looks: 0, isDecided: true });
    expect(choices).toContainEqual(reason.left);
    expect(reason.left.length).toBe(Math.min(...choices.map(({ length }) => length)));
    if (new Set(choices.map(({ length }) => length)).size > 1) met++;
  }
  expect(met).toBeGreaterThan(10);
});
