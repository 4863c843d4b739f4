import * as v from 'valibot';
import { newAttempt, type Attempt } from '../../core/game/attempt.ts';
import { readAutoMarks } from '../../core/game/auto-marks.ts';
import { withAttempts, type Attempts, type Game } from '../../core/game/game.ts';
import type { History } from '../../core/game/history.ts';
import type { Position } from '../../core/game/position.ts';
import type { SavedGame } from './saved-game.ts';
import {
  countSchema,
  helpSchema,
  hintsSchema,
  isCount,
  listSchema,
  millisecondsSchema,
} from '../storage/fields.ts';

/** Returns the record of a game. Its rules are left out: they follow from the size or the puzzle. */
export function savedGameRecord({ game, ...change }: SavedGame): unknown {
  const { history, attempts } = game;
  return { version: 2, history, attempts, ...change };
}

/** Returns true if a stored value is the record of a board that was read or written before. */
export function isRecordOf(value: unknown, board: SavedGame): boolean {
  const { revision, changedAt, changedBy } = Object(value) as Partial<Record<string, unknown>>;
  const isSameChange = changedAt === board.changedAt && changedBy === board.changedBy;
  return board.revision > 0 && revision === board.revision && isSameChange;
}

/**
 * Reads a stored game; returns `undefined` if it is damaged, of a version that this build does not know, or holds a
 * position that the game could not have made.
 * @param fresh The same game before anybody has touched it: its rules and its givens.
 */
export function readSavedGame(value: unknown, fresh: Game): SavedGame | undefined {
  if (!v.is(boardSchema, value)) return undefined;
  const { history, attempts, changedBy, changedAt, revision } = value;
  const game = gameOf(history, attempts, fresh);
  return game && { game, changedBy, changedAt, revision };
}

/**
 * Reads a board as builds before version 2 stored it. They counted one attempt for all its positions, and noted of
 * each position only if the player's hand had made it.
 */
export function readFirstVersion(value: unknown, fresh: Game): SavedGame | undefined {
  const size = fresh.rules.shape.rows;
  if (!v.is(firstVersionSchema, value)) return undefined;
  const { history, attempt } = value;
  const { turned, ...hints } = attempt.help;
  const { elapsed, moves } = attempt;
  const attempts: Record<string, Attempt> = {};
  const convert = (position: v.InferOutput<typeof firstPositionSchema>): Position => {
    const { queens, marks, revealed, own } = position;
    const by = !own ? (revealed.length > 0 ? 'reveal' : 'link') : turned ? 'turn' : 'hand';
    // Those builds began to count anew with the first queen on an empty board, and kept the old counts until then.
    const isBetween = queens.length === 0 && elapsed + moves > 0;
    const name = isBetween ? 'first version, next' : `first version, by ${by}`;
    attempts[name] = isBetween
      ? newAttempt('hand')
      : { by, elapsed, moves, hints, finished: false };
    return { queens, marks, revealed, attempt: name };
  };
  if (positionsOf(history).some((position) => position.size !== size)) return undefined;
  const converted = {
    past: history.past.map(convert),
    present: convert(history.present),
    future: history.future.map(convert),
  };
  const game = gameOf(converted, attempts, fresh);
  return game && { game, changedBy: '', changedAt: 0, revision: 1 };
}

function gameOf(stored: History, attempts: Attempts, fresh: Game): Game | undefined {
  const history = {
    past: stored.past.map(withSoundAutoMarks),
    present: withSoundAutoMarks(stored.present),
    future: stored.future.map(withSoundAutoMarks),
  };
  const sound = positionsOf(history).every(
    (position) => isPosition(position, fresh) && Object.hasOwn(attempts, position.attempt),
  );
  return sound ? withAttempts(fresh, history, attempts) : undefined;
}

/** Returns the position without automatic marks that do not fit its marks: all marks are then the player's. */
function withSoundAutoMarks(position: Position): Position {
  if (!Object.hasOwn(position, 'autoMarks')) return position;
  return { ...position, autoMarks: readAutoMarks(position.autoMarks, position) };
}

function positionsOf<T>({
  past,
  present,
  future,
}: {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}): readonly T[] {
  return [...past, present, ...future];
}

function isPosition({ queens, marks, revealed }: Position, { rules, givens }: Game): boolean {
  const { rows, columns } = rules.shape;
  const squares = [...queens, ...marks];
  return (
    squares.every((square: unknown) => isCount(square) && square < rows * columns) &&
    givens.every((square) => queens.includes(square)) &&
    new Set(squares).size === squares.length &&
    new Set(revealed).size === revealed.length &&
    revealed.every((square) => queens.includes(square))
  );
}

const squaresFields = { queens: listSchema, marks: listSchema, revealed: listSchema };

const positionSchema = v.object({ ...squaresFields, attempt: v.string() });

const attemptSchema = v.object({
  by: v.picklist(['hand', 'link', 'turn', 'reveal']),
  elapsed: millisecondsSchema,
  moves: countSchema,
  hints: hintsSchema,
  checks: v.optional(countSchema),
  finished: v.boolean(),
  begunOn: v.optional(v.string()),
  hintAt: v.optional(countSchema),
  helped: v.optional(listSchema),
});

const boardSchema = v.object({
  version: v.literal(2),
  history: v.object({
    past: v.array(positionSchema),
    present: positionSchema,
    future: v.array(positionSchema),
  }),
  attempts: v.record(v.string(), attemptSchema),
  changedBy: v.string(),
  changedAt: millisecondsSchema,
  revision: countSchema,
});

const firstPositionSchema = v.object({ size: countSchema, ...squaresFields, own: v.boolean() });

const firstVersionSchema = v.object({
  version: v.literal(1),
  history: v.object({
    past: v.array(firstPositionSchema),
    present: firstPositionSchema,
    future: v.array(firstPositionSchema),
  }),
  attempt: v.object({ elapsed: millisecondsSchema, moves: countSchema, help: helpSchema }),
});
