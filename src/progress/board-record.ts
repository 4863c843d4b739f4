import * as v from 'valibot';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import type { Board } from './board.ts';
import { countSchema, helpSchema, isCount, millisecondsSchema } from './find.ts';

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
  const { history, attempt } = value;
  const positions = [...history.past, history.present, ...history.future];
  return positions.every((position) => isPosition(position, size))
    ? { history, attempt }
    : undefined;
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
