import { expect, test } from 'vitest';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { newCompletion } from './new-completion.ts';
import { gridOf } from '../search/grid.ts';
import { Known } from './known.ts';
import { allSolutions, drawFrom, extending, someOf } from '../search/random-boards.testing.ts';
import { finish } from '../worker/task.ts';

function knownWithout(size: number, missing: readonly Code[]): Known {
  const known = new Known(size);
  for (const code of allSolutions(size)) if (!missing.includes(code)) known.add(code, 'found');
  return known;
}

test('the only missing solution is found, from the empty board and from any of its queens', () => {
  const draw = drawFrom(14200);
  for (const size of [4, 5, 6, 7, 8, 9, 10, 11]) {
    const solutions = allSolutions(size);
    for (let run = 0; run < 20; run++) {
      const missing = solutions[draw(solutions.length)]!;
      const known = knownWithout(size, [missing]);
      const queens = someOf(queensOf(missing), draw(size + 1), draw);
      expect(finish(newCompletion(gridOf(size, []), known))).toBe(missing);
      expect(finish(newCompletion(gridOf(size, queens), known))).toBe(missing);
    }
  }
});

test('a solution that is found is not returned again, and when none is missing there is none', () => {
  const solutions = allSolutions(10);
  const missing = solutions.filter((_, index) => index % 100 === 50);
  const known = knownWithout(10, missing);
  const given = new Set<Code>();
  for (;;) {
    const code = finish(newCompletion(gridOf(10, []), known));
    if (code === undefined) break;
    given.add(code);
    known.add(code, 'found');
  }
  expect([...given].sort()).toEqual([...missing].sort());
});

test('with many solutions found, a new completion still contains the queens on the board', () => {
  const draw = drawFrom(724);
  for (let run = 0; run < 50; run++) {
    const missing = allSolutions(11).filter(() => draw(40) === 0);
    const known = knownWithout(11, missing);
    const queens = someOf(queensOf(missing[0]!), 1, draw);
    const open = extending(missing, queens);
    expect(open).toContain(finish(newCompletion(gridOf(11, queens), known)));
  }
});

test('revealed solutions are still new', () => {
  const known = new Known(4);
  known.add('2413', 'found');
  known.add('3142', 'revealed');
  expect(finish(newCompletion(gridOf(4, []), known))).toBe('3142');
});

test('codes of another size are ignored', () => {
  const known = new Known(4);
  known.add('15863724', 'found');
  known.add('', 'found');
  expect(known.foundExtending([])).toEqual([]);
});
