import { expect, test } from 'vitest';
import { codeOfColumns, columnsOf, type Code } from '../../core/solutions/code.ts';
import { transform, variantsOf } from '../../core/solutions/symmetry.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { canTurn, turnTasks, turnWords } from './turning.ts';

const SOLUTION = '15863724';

function knowing(...codes: readonly Code[]): Pick<SizeProgress, 'found'> {
  const help = { nudge: 0, where: 0, why: 0, place: 0, turned: false };
  return {
    found: new Map(
      codes.map((code) => [code, { code, foundAt: 1, duration: 1, moves: 1, help }] as const),
    ),
  };
}

const turned = (by: Parameters<typeof transform>[1]): Code =>
  codeOfColumns(transform(columnsOf(SOLUTION), by));

test('the first solution of a family is to be turned a quarter to the right, or mirrored from left to right', () => {
  const { turn, mirror } = turnTasks(SOLUTION, knowing(SOLUTION));
  expect(turn).toEqual({ by: 'quarter', code: turned('quarter') });
  expect(mirror).toEqual({ by: 'mirror', code: turned('mirror') });
  expect(turnWords(turn!)).toBe('Turn this a quarter to the right');
});

test('a task never leads to a solution that is found already, and none is left for a whole family', () => {
  const known = [SOLUTION];
  const asked = new Set<string>();
  for (;;) {
    const { turn, mirror } = turnTasks(SOLUTION, knowing(...known));
    const task = turn ?? mirror;
    if (!task) break;
    expect(known).not.toContain(task.code);
    expect(task.code).toBe(turned(task.by));
    asked.add(turnWords(task));
    known.push(task.code);
  }
  expect(asked.size).toBe(7);
  expect(known.sort()).toEqual(variantsOf(SOLUTION).sort());
  expect(canTurn(SOLUTION, knowing(...known))).toBe(false);
});

test('a solution that a turn leaves as it is has no turn to do', () => {
  const { turn, mirror } = turnTasks('2413', knowing('2413'));
  expect(turn).toBeUndefined();
  expect(mirror).toEqual({ by: 'mirror', code: '3142' });
});
