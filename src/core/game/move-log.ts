import type { Shape } from '../board/shape.ts';
import type { Square } from '../board/square.ts';
import { movesBetween, queensAfter, type PlayedMove } from './played-moves.ts';

/**
 * Moves of queens with their times, as a game keeps them: three whole numbers each. The first is the square of a queen
 * placed, −1 − square of a queen removed, or `BUSY` at the end for other things done since. Then come the milliseconds
 * of play, and those of the longest time since the move before in which nothing was done.
 */
export type MoveLog = readonly number[];

/** Stands for a mark, a hint or a check. No board has so many squares. */
const BUSY = 9999;

/** The longest time of play in a log, in milliseconds: 1,000 hours. */
const MOST_TIME = 3_600_000_000;

/** The longest log; with more, times are no longer kept. */
const MOST_NUMBERS = 3 * 500;

/**
 * Returns a log after something was done.
 * @param log The log up to then, unchecked; `undefined` if it is not whole.
 * @param now Milliseconds of play.
 */
export function loggedMove(
  log: MoveLog | undefined,
  givens: readonly Square[],
  before: readonly Square[],
  after: readonly Square[],
  now: number,
): MoveLog | undefined {
  const known = log ?? (before.length === givens.length ? [] : undefined);
  if (!isLog(known) || known.length > MOST_NUMBERS) return undefined;
  const isBusy = known.at(-3) === BUSY;
  const at = Math.round(now);
  const [last = 0, wait = 0] = known.slice(-2);
  const idle = Math.max(at - last, isBusy ? wait : 0);
  const changes = movesBetween(before, after).flatMap(({ squares, isPlaced }) =>
    squares.map((square) => (isPlaced ? square : -1 - square)),
  );
  const added = changes.length > 0 ? changes : [BUSY];
  return [
    ...(isBusy ? known.slice(0, -3) : known),
    ...added.flatMap((change, index) => [change, at, index === 0 ? idle : 0]),
  ];
}

function isLog(value: unknown): value is MoveLog {
  return Array.isArray(value);
}

/**
 * Reads a log that leads from the given queens to those on the board.
 * @param log Unchecked.
 * @param shape That of the board.
 * @returns `undefined` if it is damaged or not whole.
 */
export function readMoveLog(
  log: unknown,
  givens: readonly Square[],
  queens: readonly Square[],
  { rows, columns }: Shape,
): readonly PlayedMove[] | undefined {
  if (!Array.isArray(log) || log.length % 3 !== 0 || !log.every(Number.isInteger)) return undefined;
  const moves: PlayedMove[] = [];
  let placed = givens;
  let before = 0;
  for (let index = 0; index < log.length; index += 3) {
    const [change, at, idle] = log.slice(index, index + 3) as [number, number, number];
    if (at < before || at > MOST_TIME || idle < 0 || idle > at) return undefined;
    before = at;
    if (change === BUSY) continue;
    const isPlaced = change >= 0;
    const square = isPlaced ? change : -1 - change;
    const last = moves.at(-1);
    if (square >= rows * columns) return undefined;
    if (placed.includes(square) === isPlaced || givens.includes(square)) return undefined;
    // Queens removed in one step.
    const isSame = !isPlaced && last && !last.isPlaced && last.at === at && idle === 0;
    const move = { squares: [...(isSame ? last.squares : []), square], isPlaced, at };
    if (isSame) moves.pop();
    moves.push({ ...move, idle: isSame ? last.idle : idle });
    placed = queensAfter(placed, [{ squares: [square], isPlaced }]);
  }
  const isWhole =
    placed.length === queens.length && queens.every((queen) => placed.includes(queen));
  return isWhole ? moves : undefined;
}
