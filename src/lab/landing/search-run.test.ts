import { expect, test } from 'vitest';
import { searchOf, type SearchRules } from './search-run.ts';

/** Boards, solutions and dead ends of a search. */
type Counts = readonly [boards: number, solutions: number, dead: number];

/** Counts a search anew, with strings for squares and sets for lines, without a line of the other program. */
function counted(size: number, { early, fewest, back }: SearchRules): Counts {
  const letters = Array.from('abcdefgh').slice(0, size);
  const digits = Array.from('87654321').slice(-size);
  const linesOf = (square: string): string[] => {
    const [x, y] = [letters.indexOf(square[0]!), digits.indexOf(square[1]!)];
    return [`|${x}`, `-${y}`, `/${x + y}`, `\\${x - y}`];
  };
  const placed: string[] = [];
  const isAttacked = (square: string): boolean => {
    const others = placed.filter((other) => other !== square);
    const taken = new Set(others.flatMap(linesOf));
    return linesOf(square).some((line) => taken.has(line));
  };
  let [boards, solutions, dead] = [0, 0, 0];
  const rows = digits.map((digit) => letters.map((letter) => letter + digit));
  const columns = letters.map((letter) => digits.map((digit) => letter + digit));
  const enter = (depth: number): void => {
    boards++;
    if (depth === size) {
      if (placed.length === size && !placed.some(isAttacked)) solutions++;
      return;
    }
    const open = [...rows, ...columns].filter((line) => !line.some((at) => placed.includes(at)));
    const free = (line: string[]): number => line.filter((at) => !isAttacked(at)).length;
    const line = fewest ? open.reduce((a, b) => (free(b) < free(a) ? b : a)) : rows[depth]!;
    if (early && free(line) === 0) dead++;
    for (const square of line) {
      if (early && isAttacked(square)) continue;
      placed.push(square);
      enter(depth + 1);
      if (!back) return;
      placed.pop();
    }
  };
  enter(0);
  return [boards, solutions, dead];
}

function countsOf(size: number, rules: SearchRules): Counts {
  const { boards } = searchOf(size, rules);
  const ofKind = (kind: string): number => boards.filter(({ step }) => step?.kind === kind).length;
  return [boards.length, ofKind('found'), ofKind('dead')];
}

const usual: SearchRules = { early: true, fewest: false, back: true };

const all: SearchRules[] = [
  usual,
  { ...usual, fewest: true },
  { ...usual, early: false },
  { ...usual, back: false },
  { ...usual, fewest: true, back: false },
  { ...usual, early: false, back: false },
];

test('no board of a search has two queens on one square', () => {
  for (const rules of all) {
    for (const { queens } of searchOf(4, rules).boards) {
      expect(new Set(queens).size).toBe(queens.length);
    }
  }
});

test('a search without Take back draws its few boards, and no other', () => {
  for (const rules of all.slice(3)) {
    const { boards, drawn } = searchOf(4, rules);
    expect(drawn).toHaveLength(boards.length);
  }
});

test('the six combinations of rules have the boards that another program counts', () => {
  const counts = all.map((rules) => countsOf(4, rules));
  expect(counts).toEqual(all.map((rules) => counted(4, rules)));
  expect(counts[0]).toEqual([17, 2, 4]);
  expect(counts[2]).toEqual([341, 2, 0]);
  for (const [, solutions] of counts.slice(3)) expect(solutions).toBe(0);
  // Without a look, a queen goes to each row before the first full board ends the search.
  expect(counts[5]).toEqual([5, 0, 0]);
});

test('8 × 8 has 2,057 boards and 92 solutions, as another program counts', () => {
  expect(countsOf(8, usual)).toEqual(counted(8, usual));
  expect(countsOf(8, usual).slice(0, 2)).toEqual([2_057, 92]);
});

test('each board of a search differs from the one before by queens taken away and one placed', () => {
  for (const fewest of [false, true]) {
    const { boards } = searchOf(4, { ...usual, fewest });
    for (const [index, { queens, step }] of boards.entries()) {
      if (!step) continue;
      const before = boards[index - 1]!.queens;
      const kept = before.slice(0, before.length - step.change.lifted);
      expect(queens).toEqual([...kept, step.squares[0]]);
    }
  }
});
