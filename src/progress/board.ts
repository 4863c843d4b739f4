import * as v from 'valibot';
import { newHistory, type History } from '../core/history.ts';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import {
  countSchema,
  isCount,
  helpSchema,
  millisecondsSchema,
  NO_HELP,
  type Help,
} from './find.ts';

/** What a player did on a board since it was last empty. */
export interface Attempt {
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** Queens placed, moved and lifted. */
  readonly moves: number;
  readonly help: Help;
}

/** An unfinished board, as it is kept from one visit to the next. */
export interface Board {
  readonly history: History;
  readonly attempt: Attempt;
}

/** A board nobody has touched. */
export function newBoard(size: number): Board {
  return { history: newHistory(size), attempt: { elapsed: 0, moves: 0, help: NO_HELP } };
}

/** A board as it is stored. */
export function boardRecord(board: Board): unknown {
  return { version: 1, ...board };
}

/**
 * Reads a stored board of n × n; `undefined` when it is damaged, of a version this one does not
 * know, or holds a position that the game could not have made.
 */
export function readBoard(value: unknown, size: number): Board | undefined {
  if (!v.is(boardSchema, value)) return undefined;
  const { past, present, future } = value.history;
  const positions = [...past, present, ...future];
  return positions.every((position) => isPosition(position, size)) ? value : undefined;
}

// One check a list of squares, not a schema a number: a long history holds tens of thousands.
const squaresSchema = v.custom<readonly Square[]>(Array.isArray);

const positionSchema = v.object({
  size: countSchema,
  queens: squaresSchema,
  marks: squaresSchema,
  revealed: squaresSchema,
  own: v.boolean(),
});

const boardSchema = v.object({
  version: v.literal(1),
  history: v.object({
    past: v.array(positionSchema),
    present: positionSchema,
    future: v.array(positionSchema),
  }),
  attempt: v.object({ elapsed: millisecondsSchema, moves: countSchema, help: helpSchema }),
});

function isPosition({ size, queens, marks, revealed }: Position, expectedSize: number): boolean {
  const squares = [...queens, ...marks];
  return (
    size === expectedSize &&
    squares.every((square: unknown) => isCount(square) && square < size ** 2) &&
    new Set(squares).size === squares.length &&
    new Set(revealed).size === revealed.length &&
    revealed.every((square) => queens.includes(square))
  );
}
