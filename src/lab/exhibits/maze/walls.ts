import { nextBelow, nextPermutation, seeded } from '../../../core/board/random.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import type { Matrix, NumberLimits } from '../../shared/matrix.ts';

/** The numbers of a maze's squares. */
export const FREE = 0;
export const WALL = 1;
export const MAZE_NUMBERS: NumberLimits = { min: FREE, max: WALL };

/** The number of walls for each one that is opened after the maze is made, so that it has more than one way. */
const WALLS_AN_OPENING = 12;

/** Returns the squares beside a square, in the order in which the searches try them: above, right, below, left. */
export function besides(
  square: Square,
  { rows, columns }: Pick<Matrix, 'rows' | 'columns'>,
): Square[] {
  const row = rowOf(square, columns);
  const column = columnOf(square, columns);
  const squares: Square[] = [];
  if (row > 0) squares.push(square - columns);
  if (column + 1 < columns) squares.push(square + 1);
  if (row + 1 < rows) squares.push(square + columns);
  if (column > 0) squares.push(square - 1);
  return squares;
}

/**
 * Generates a maze of walls and free squares, with a way from the top left to the bottom right. First every second
 * square of every second row is joined to another one, which makes passages without cycles. Then some walls between
 * them are opened.
 */
export function mazeOfSeed(seed: number, rows: number, columns: number): number[] {
  const random = seeded(seed);
  const shape = { rows, columns };
  const numbers = new Array<number>(rows * columns).fill(WALL);
  const freeBeside = (square: Square): number =>
    besides(square, shape).filter((one) => numbers[one] === FREE).length;
  numbers[0] = FREE;
  const stack: Square[] = [0];
  for (let square = stack.at(-1); square !== undefined; square = stack.at(-1)) {
    const doors = besides(square, shape).filter((door) => {
      const behind = 2 * door - square;
      return besides(door, shape).includes(behind) && numbers[behind] === WALL;
    });
    if (doors.length === 0) {
      stack.pop();
      continue;
    }
    const door = doors[nextBelow(random, doors.length)]!;
    const behind = 2 * door - square;
    numbers[door] = FREE;
    numbers[behind] = FREE;
    stack.push(behind);
  }
  const order = nextPermutation(random, numbers.length);
  // If a side is even, a row or column is left over at its end.
  for (const square of order) {
    const isLeft =
      (columns % 2 === 0 && columnOf(square, columns) === columns - 1) ||
      (rows % 2 === 0 && rowOf(square, columns) === rows - 1);
    if (isLeft && freeBeside(square) === 1) numbers[square] = FREE;
  }
  openGoal(numbers, freeBeside);
  const walls = order.filter((square) => numbers[square] === WALL && freeBeside(square) === 2);
  for (const wall of walls.slice(0, Math.ceil(walls.length / WALLS_AN_OPENING))) {
    numbers[wall] = FREE;
  }
  return numbers;
}

/** Opens squares along the bottom row, from the right, until the goal is joined to the passages. */
function openGoal(numbers: number[], freeBeside: (square: Square) => number): void {
  for (let square = numbers.length - 1; numbers[square] === WALL; square--) {
    const isJoined = freeBeside(square) > Number(square < numbers.length - 1);
    numbers[square] = FREE;
    if (isJoined) return;
  }
}

/** Returns the squares of a maze for a link, in their order: 0 is free and 1 a wall. */
export function mazeText(numbers: readonly number[]): string {
  return numbers.join('');
}

/**
 * Reads the squares of a maze from a link as `mazeText` writes them.
 * @param text Any text.
 * @returns The numbers; `undefined` unless there are exactly `count`, the first and the last of them free.
 */
export function readMaze(text: string, count: number): number[] | undefined {
  if (text.length !== count || !/^0[01]*$/.test(text) || !text.endsWith('0')) return undefined;
  return Array.from(text, Number);
}
