import { expect, test } from 'vitest';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { isSolution } from '../../core/board/attacks.ts';
import { familiesOf, familyOf } from '../../core/solutions/families.ts';
import { Known } from '../insight/known.ts';
import { allSolutions, drawFrom, extending, someOf } from '../search/random-boards.testing.ts';
import { revealFrom } from './reveal.ts';
import { finish } from '../worker/task.ts';

test('the revealed solution is a new completion of the board, if there is one', () => {
  const draw = drawFrom(92);
  for (let run = 0; run < 500; run++) {
    const known = new Known(8);
    const found = allSolutions(8).filter(() => draw(3) > 0);
    for (const code of found) known.add(code, 'found');
    const unfound = allSolutions(8).filter((code) => !found.includes(code));
    const queens = someOf(queensOf(allSolutions(8)[draw(92)]!), draw(9), draw);
    const completions = extending(unfound, queens);
    const revealed = finish(revealFrom(8, queens, known));
    expect(completions.length > 0 ? completions : [undefined]).toContain(revealed);
  }
});

test('repeated revealing shows every family once before any family twice', () => {
  const known = new Known(8);
  const shown: Code[] = [];
  for (let run = 0; run < 92; run++) {
    const code = finish(revealFrom(8, [], known))!;
    shown.push(code);
    known.add(code, run % 2 === 0 ? 'revealed' : 'found');
  }
  const families = shown.slice(0, 12).map((code) => familyOf(code)!.number);
  expect(new Set(families).size).toBe(familiesOf(8).length);
});

test('a solution that was revealed before is shown only when nothing else is left', () => {
  const known = new Known(6);
  const [first, second, third, last] = allSolutions(6);
  known.add(first!, 'found');
  known.add(second!, 'revealed');
  known.add(last!, 'revealed');
  expect(finish(revealFrom(6, [], known))).toBe(third);
  known.add(third!, 'found');
  expect([second, last]).toContain(finish(revealFrom(6, [], known)));
});

test('there is no solution to reveal when every one is found', () => {
  const known = new Known(8);
  for (const code of allSolutions(8)) known.add(code, 'found');
  expect(finish(revealFrom(8, [], known))).toBeUndefined();
  expect(finish(revealFrom(8, [0, 12], known))).toBeUndefined();
  expect(finish(revealFrom(3, [], new Known(3)))).toBeUndefined();
});

test('there is no solution to reveal on a board in conflict or one that cannot be completed', () => {
  for (const queens of [
    [0, 9],
    [0, 10, 20, 30],
  ]) {
    expect(finish(revealFrom(8, queens, new Known(8)))).toBeUndefined();
  }
});

test('there is a solution to reveal on every size from 4 to 32', () => {
  for (let size = 4; size <= 32; size++) {
    const code = finish(revealFrom(size, [], new Known(size)))!;
    expect(isSolution(queensOf(code), size)).toBe(true);
  }
});
