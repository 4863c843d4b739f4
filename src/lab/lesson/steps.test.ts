import { describe, expect, test } from 'vitest';
import { numberOf } from '../../i18n/format.ts';
import { parseLabPage } from '../../core/routes/lab-page.ts';
import { labAddress } from '../../core/routes/addresses.ts';
import { codeOf, queensOf } from '../../core/solutions/code.ts';
import { isSolution } from '../../core/board/attacks.ts';
import { squareName } from '../../core/board/square.ts';
import { deadEnds, type MazeState } from '../exhibits/maze/algorithm.ts';
import { mazeOfSeed, mazeText } from '../exhibits/maze/walls.ts';
import { factorial } from '../machine/combinatorics.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import { Player } from '../player/player.ts';
import { IDEAS } from '../ideas/ideas.ts';
import { entryOf, EXHIBIT_NAMES } from '../shared/catalogue.ts';
import { nameOn } from '../shared/words.ts';
import { HOMEWORK, PARTS, STEPS, type LessonStep } from './steps.ts';

type Run = NonNullable<LessonStep['run']>;

/** Opens a run at its step, as the page does. Returns the snapshot there and the player. */
async function follow([name, size, query, at]: Run): Promise<{ at: Snapshot; player: Player }> {
  const { exhibit } = await entryOf(name).load();
  const player = new Player(() => 0);
  const start = player.open(name, exhibit.open(size, new URLSearchParams(query)).parameters);
  return { at: at === 0 ? start : player.advance(at, Infinity), player };
}

/** Returns the question with these words. */
function stepOf(words: RegExp): LessonStep & { readonly run: Run } {
  const step = STEPS.find(({ question }) => words.test(question()))!;
  return step as LessonStep & { readonly run: Run };
}

const DEAD_END = stepOf(/How many queens are on the board/);
const FOUND = stepOf(/Until the first solution/);
const MAZE = stepOf(/How many squares did depth-first/);

const names = (queens: readonly number[]): string[] => queens.map((queen) => squareName(queen, 8));

test('the parts take 45 minutes together', () => {
  expect(PARTS.map(({ minutes }) => minutes)).toEqual([8, 7, 8, 12, 5, 5]);
  expect(PARTS.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
});

test('each question has an address, which is read back', () => {
  for (const step of STEPS.keys()) {
    const address = labAddress('lesson', step + 1);
    expect(parseLabPage(address.slice('#/lab/'.length), EXHIBIT_NAMES)).toEqual({
      ...{ kind: 'lesson', step: step + 1 },
    });
  }
});

describe.each(STEPS.map((step) => [step.question(), step] as const))('%s', (_, step) => {
  const { run, solution, squares, choices, right, then, holds, whyNot } = step;

  test.runIf(run)('has the queens of its run on paper', async () => {
    const [name, size, query, at] = run!;
    const { exhibit } = await entryOf(name).load();
    const board = exhibit.open(size, new URLSearchParams(query)).boardAt(at);
    expect(board.queens).toEqual((await follow(run!)).at.queens);
  });

  test('has one of its squares or choices for the right one', () => {
    const offered = choices?.() ?? (squares === 'exhibit' ? undefined : squares);
    expect(offered === undefined).toBe(right === undefined);
    if (!offered) return;
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered[right!]).toBeDefined();
    // The reason leaves the right one to be found.
    for (const index of offered.keys()) {
      if (index === right) continue;
      expect(whyNot!(index)).toMatch(/[a-z].*\.$/);
      expect(whyNot!(index).split(/[^\w,]+/)).not.toContain(offered[right!]);
    }
  });

  test('stands at a position that its run has, and its answer at a later one', async () => {
    if (!run) return;
    const { at, player } = await follow(run);
    if (run[3] < Infinity) expect(at.position).toBe(run[3]);
    // The state of a run in this thread changes with the next call.
    expect(holds?.(at.state) ?? false).toBe(false);
    if (then === undefined) return;
    expect(then).toBeGreaterThan(at.position);
    const later = player.advance(then - at.position, Infinity);
    if (then < Infinity) expect(later.position).toBe(then);
    expect(holds?.(later.state) ?? true).toBe(true);
  });

  test('shows a solution, if it asks for one', () => {
    if (solution !== undefined) expect(isSolution(queensOf(solution), solution.length)).toBe(true);
  });
});

test('on 4 × 4 the search goes back to the last queen and moves it', async () => {
  const step = stepOf(/What do you do when/);
  const { at, player } = await follow(step.run);
  const on4 = (queens: readonly number[]): string[] => queens.map((queen) => squareName(queen, 4));
  expect(on4(at.queens)).toEqual(step.squares);
  expect(at.step!.squares.map((square) => squareName(square, 4))[0]).toBe('d2');
  expect(step.whyNot!(0)).toBe(
    'Queens placed after a4 are still there: the one placed last goes first.',
  );
  const { queens } = player.advance(step.then! - at.position, Infinity);
  expect(on4(queens)).toEqual(['a4', 'd3']);
});

test('at the dead end of the lesson five queens stand, and all of row 3 is attacked', async () => {
  const { at, player } = await follow(DEAD_END.run);
  expect(names(at.queens)).toEqual(['a8', 'c7', 'e6', 'b5', 'd4']);
  expect(at.tally).toMatchObject({ tested: 23, placed: 5 });
  const rows = DEAD_END.squares as readonly string[];
  for (const [index, queen] of names(at.queens).entries()) {
    expect(DEAD_END.whyNot!(index)).toBe(`Row ${rows[index]![1]} has its queen, on ${queen}.`);
  }
  for (const index of [6, 7]) expect(DEAD_END.whyNot!(index)).toContain(`row ${rows[index]![1]} `);
  expect(at.step).toMatchObject({ kind: 'seen' });
  const next = player.advance(1, Infinity);
  expect(names(next.queens)).toEqual(['a8', 'c7', 'e6', 'b5']);
  const tested: string[] = [];
  let later = next;
  while (later.queens.length < 5) {
    later = player.advance(1, Infinity);
    if (later.queens.length < 5) tested.push(...names(later.step!.squares.slice(0, 1)));
  }
  expect(tested).toEqual(['e4', 'f4', 'g4', 'h4']);
  expect(names(later.queens).at(-1)).toBe('h4');
  // Row 3 is a dead end again: no queen is placed in it before the queen on b5 is moved.
  while (names(later.queens).includes('b5')) {
    expect(later.queens.length).toBeLessThan(6);
    later = player.advance(1, Infinity);
  }
});

test('where an exhibit asks by itself, it has a reason why each other square is wrong', async () => {
  const answers = STEPS.filter(({ squares }) => squares === 'exhibit').map(async ({ run }) => {
    const [name, size, query] = run!;
    const { exhibit } = await entryOf(name).load();
    const { at } = await follow(run!);
    const { squares, answer, hasNone, whyNot } = exhibit.open(size, new URLSearchParams(query))
      .question!(at)!;
    expect(hasNone).toBe(true);
    expect(squares).toHaveLength(8);
    for (const square of squares) {
      if (square !== answer)
        expect(whyNot!(square)).toMatch(/^\w\d (attacks \w\d|has been tried)\.$/);
    }
    return answer === 'none' ? answer : names([answer as number])[0];
  });
  expect(await Promise.all(answers)).toEqual(['none', 'h4']);
});

test('the queen on b5 counts as moved also where the run has gone on', async () => {
  const step = stepOf(/row 3 is still a dead end/);
  const { at, player } = await follow(step.run);
  expect(names(at.queens)).toContain('b5');
  const later = player.advance(45, Infinity);
  expect(names(later.queens)).toHaveLength(5);
  expect(names(later.queens)).not.toContain('b5');
  expect(step.holds!(later.state)).toBe(true);
});

test('at the first solution of the lesson 876 squares were tested, 113 queens placed and 105 taken away', async () => {
  const { at } = await follow(FOUND.run);
  expect(at.tally).toMatchObject({ tested: 876, placed: 113, found: 1 });
  expect(at.tally.placed - at.queens.length).toBe(105);
  expect(codeOf(at.queens, 8)).toBe('15863724');
});

test('until the first solution a row is begun 113 times, and 105 rows are tested to their end', async () => {
  const [name, size, query] = FOUND.run;
  const { player } = await follow([name, size, query, 0]);
  // The top row, and the row below each queen that does not complete the board.
  let begun = 1;
  let later = player.advance(1, Infinity);
  for (; later.tally.found === 0; later = player.advance(1, Infinity)) {
    if (later.step!.kind === 'place') begun++;
  }
  expect(begun).toBe(113);
  const { at } = await follow(FOUND.run);
  const open = at.queens.reduce((sum, queen) => sum + (queen % 8) + 1, 0);
  expect([(begun - 8) * 8, open]).toEqual([840, 36]);
  expect(at.tally.tested).toBe(840 + 36);
  const step = stepOf(/Until the first solution/);
  expect(step.answer()).toMatch(/876: 105 rows .* 840 squares\..* 36 squares more\./);
  expect(step.whyNot!(2)).toContain(String(begun * 8));
});

test('from one solution to the next the top row changes least, and no order holds for the others', async () => {
  const { player } = await follow(FOUND.run);
  const { marks } = player.advance(Infinity, Infinity);
  const codes = marks.map((mark) => codeOf(player.seek(mark).queens, 8));
  expect(codes).toHaveLength(92);
  expect(codes).toEqual([...codes].sort());
  const changes = Array.from({ length: 8 }, (_, row) =>
    codes.slice(1).filter((code, index) => code![row] !== codes[index]![row]),
  );
  expect(changes.map(({ length }) => length)).toEqual([7, 35, 57, 69, 81, 75, 79, 79]);
  const { whyNot } = stepOf(/Which row changes least/);
  for (const [row, { length }] of changes.entries()) {
    expect(whyNot!(row)).toContain(`row ${8 - row} changes ${length} times.`);
  }
});

test('at the end of the lesson’s maze the stack has a path of 43 squares, the queue one of 23', async () => {
  const { at, player } = await follow(MAZE.run);
  const { depth, breadth } = at.state as MazeState;
  expect(depth.stack).toHaveLength(43);
  expect(breadth.path).toHaveLength(23);
  expect(depth.entered).toHaveLength(63);
  expect(deadEnds(depth)).toHaveLength(20);
  expect(breadth.reached).toHaveLength(83);
  expect(player.advance(1, Infinity).position).toBe(at.position);
  // Both searches go at once: the run is as long as the longer of them, which enters, leaves and finds.
  expect(at.position).toBe(63 + 20 + 1);
  expect(breadth.taken).toBeLessThan(at.position);
});

test('a wall on b12 makes both paths of the lesson’s maze 23 squares long, one on a8 leaves none', async () => {
  const maze = mazeOfSeed(7, 12, 12);
  const names12 = maze.map((_, square) => nameOn(square, 12, 12));
  const [equal, none] = STEPS.filter(({ live }) => live === 'builds');
  const [name, size, query] = MAZE.run;
  const before = (await follow(MAZE.run)).at.state;
  for (const [step, wall] of [
    [equal!, 'b12'],
    [none!, 'a8'],
  ] as const) {
    expect(step.wall).toBe(wall);
    expect(step.holds!(before)).toBe(false);
    const numbers = mazeText(maze.with(names12.indexOf(wall), 1));
    const { at } = await follow([name, size, `${query}&numbers=${numbers}`, Infinity]);
    expect(step.holds!(at.state)).toBe(true);
    const { depth, breadth } = at.state as MazeState;
    if (wall === 'b12') expect([depth.stack.length, breadth.path.length]).toEqual([23, 23]);
  }
});

test('of the single walls of the lesson’s maze, those are right that make both paths equally long', async () => {
  const maze = mazeOfSeed(7, 12, 12);
  const step = STEPS.find(({ live }) => live === 'builds')!;
  const [name, size, query] = MAZE.run;
  let equal = 0;
  for (const [square, wall] of maze.entries()) {
    if (wall === 1 || square === 0 || square === maze.length - 1) continue;
    const numbers = mazeText(maze.with(square, 1));
    const { at } = await follow([name, size, `${query}&numbers=${numbers}`, Infinity]);
    const { depth, breadth } = at.state as MazeState;
    const isEqual = breadth.outcome === 'found' && depth.stack.length === breadth.path.length;
    expect(step.holds!(at.state)).toBe(isEqual);
    if (isEqual) equal++;
  }
  expect(equal).toBe(26);
});

test('paths count as equally long only once both searches have found theirs', async () => {
  const step = STEPS.find(({ live }) => live === 'builds')!;
  const [name, size, query] = MAZE.run;
  const maze = mazeOfSeed(7, 12, 12);
  const b12 = maze.findIndex((_, square) => nameOn(square, 12, 12) === 'b12');
  const numbers = mazeText(maze.with(b12, 1));
  const { at, player } = await follow([name, size, `${query}&numbers=${numbers}`, Infinity]);
  const end = at.position;
  for (let position = 0; position <= end; position++) {
    const { state } = player.seek(position);
    const { depth, breadth } = state as MazeState;
    const isOver = depth.outcome === 'found' && breadth.outcome === 'found';
    expect(step.holds!(state), `position ${position}`).toBe(isOver);
  }
});

test('the wrong numbers of full boards are those that their reasons name', () => {
  const { choices, whyNot } = stepOf(/How many full boards/);
  expect(choices!().slice(0, 2)).toEqual([8 * 8, factorial(8)].map(numberOf));
  expect(whyNot!(0)).toContain(String(8 * 8));
  expect(whyNot!(1)).toContain('8 · 7 · 6 · 5 · 4 · 3 · 2 · 1');
});

test('the homework has the boards and the squares that backtracking tests, up to 12 × 12', () => {
  for (const { size, boards, tested } of HOMEWORK.filter((row) => row.size <= 10)) {
    const player = new Player(() => 0);
    player.open('backtracking', { size });
    const { tally } = player.advance(Infinity, Infinity);
    expect([tally.placed + 1, tally.tested]).toEqual([boards, tested]);
  }
  expect(HOMEWORK.at(-1)).toEqual({ size: 12, boards: 856_189, tested: 10_103_868 });
});

test('looking early divides the number of boards the most, one queen per row saves the most boards', () => {
  const boards = IDEAS.slice(0, -1).map((idea) => idea.boards);
  const pairs = boards.slice(1).map((after, index) => [boards[index]!, after] as const);
  const factors = pairs.map(([before, after]) => before / after);
  const saved = pairs.map(([before, after]) => before - after);
  expect(IDEAS[1 + saved.indexOf(Math.max(...saved))]!.title()).toBe('One per row');
  const [any, whole, early] = [boards[0]!, boards[1]!, boards[3]!];
  expect([any / whole, whole / early].map(Math.round)).toEqual([268, 9_321]);
  expect(Math.max(...factors)).toBeLessThan(whole / early);
  const { answer } = stepOf(/Which idea divided/);
  for (const number of [any, whole, early]) expect(answer()).toContain(numberOf(number));
});
