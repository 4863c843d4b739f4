import { expect, test } from 'vitest';
import { squareName } from '../../core/board/square.ts';
import { algorithmOf } from '../exhibits/algorithms.ts';
import { Player } from '../player/player.ts';
import { isDeadEnd, MOST_BESIDE, treeBoards } from './tree-boards.ts';

const SEARCHES = ['backtracking', 'recursion', 'fewest-choices', 'exact-cover', 'bit-parallel'];

const boardsOf = (name: string, size: number) => treeBoards(algorithmOf(name), { size }, size);

test('the whole search of 4 × 4 is 17 boards: six ends side by side, four of them dead', () => {
  const boards = boardsOf('backtracking', 4)!;
  expect(boards).toHaveLength(17);
  const deadBy = (position: number): number =>
    boards.filter((_, index) => isDeadEnd(boards, index, position)).length;
  expect([deadBy(38), deadBy(92)]).toEqual([2, 4]);
  expect(boards.filter(({ isSolution }) => isSolution)).toHaveLength(2);
  expect(boards[8]!.queens.map((queen) => squareName(queen, 4))).toEqual(['b4', 'd3', 'a2', 'c1']);
  expect(Math.max(...boards.map(({ x }) => x))).toBe(MOST_BESIDE - 1);
});

test.each(SEARCHES)(
  'each board of %s has its parent’s queens and one more, and none is drawn over another',
  (name) => {
    for (let size = 1; size <= 4; size++) {
      const boards = boardsOf(name, size)!;
      const player = new Player(() => 0);
      player.open(name, { size });
      const { tree } = player.advance(Infinity, Infinity);
      expect(boards).toHaveLength(tree!.entered);
      for (const [index, { queens, parent, level, step, left }] of boards.entries()) {
        expect(new Set(queens).size).toBe(level);
        expect(left).toBeGreaterThan(step);
        if (parent === undefined) expect(index).toBe(0);
        else expect(queens).toEqual(expect.arrayContaining([...boards[parent]!.queens]));
      }
      for (const [index, one] of boards.entries()) {
        const beside = boards.slice(0, index).filter(({ level }) => level === one.level);
        for (const { x } of beside) expect(one.x - x).toBeGreaterThanOrEqual(1);
      }
    }
  },
);

test('no search of 5 × 5 is drawn as boards, nor one with more than six ends side by side', () => {
  expect(boardsOf('backtracking', 5)).toBeUndefined();
  expect(boardsOf('swapping', 4)).toBeUndefined();
});
