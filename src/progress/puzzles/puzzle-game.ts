import * as v from 'valibot';
import { apply, newGame, type Game } from '../../core/game/game.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import { advance } from '../../core/game/history.ts';
import { DIFFICULTIES, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { GOALS, SIGHT_NAMES, type GoalKind, type Rules } from '../../core/board/rules.ts';
import { isSize, type Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import type { PlayedPuzzle } from './puzzle-progress.ts';
import { readSavedGame, savedGameRecord } from '../games/saved-game-record.ts';
import type { SavedGame } from '../games/saved-game.ts';
import { countSchema, isCount, listSchema } from '../storage/fields.ts';

/** An unfinished puzzle as it is kept: which puzzle it is, and its game. */
export interface SavedPuzzle extends PlayedPuzzle, SavedGame {}

/** Returns the record of an unfinished puzzle, which is stored under its name. */
export function puzzleGameRecord(kept: SavedPuzzle): unknown {
  return savedGameRecord(kept);
}

/**
 * Reads a stored puzzle with its game; returns `undefined` if it is damaged, is kept under another name, or a given
 * queen is missing on its board.
 */
export function readPuzzleGame(value: unknown, name: string): SavedPuzzle | undefined {
  const played = readPlayedPuzzle(value, name);
  if (!played) return undefined;
  const { rules, givens } = played.puzzle;
  const saved = readSavedGame(value, newGame(rules, givens));
  return saved && { ...played, ...saved };
}

/** Reads a stored puzzle; returns `undefined` if it is damaged or has another name. */
export function readPlayedPuzzle(value: unknown, name: string): PlayedPuzzle | undefined {
  const { success, output } = v.safeParse(playedSchema, value, { abortEarly: true });
  if (!success || output.name !== name) return undefined;
  const puzzle = puzzleOf(output.puzzle);
  const origin = output.origin === 'picture' ? output.origin : undefined;
  return puzzle && { name, step: output.step, puzzle, origin };
}

/** Returns true if two puzzles are the same board with the same rules. */
export function isSamePuzzle(a: Puzzle, b: Puzzle): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ rules, givens }: Puzzle): string {
  const { shape, sight, regions, goal } = rules;
  const queens = 'queens' in goal ? goal.queens : undefined;
  return JSON.stringify([shape.rows, shape.columns, sight, regions, goal.kind, queens, givens]);
}

/**
 * Returns a game without its history, which would fill a backup. All its attempts stay: time and help of a board that
 * was cleared count.
 */
export function withoutHistory<Kept extends SavedGame>(kept: Kept): Kept {
  const { game } = kept;
  const { present } = game.history;
  return { ...kept, revision: 1, game: { ...game, history: { past: [], present, future: [] } } };
}

/** Returns a game with the answer that another tab has found, finished, so that it is not kept as unfinished. */
export function solvedElsewhere(game: Game, queens: readonly Square[]): Game {
  const { present } = game.history;
  const history = advance(game.history, { ...present, queens, revealed: [] });
  return apply({ ...game, history }, { kind: 'finish' }, '');
}

/**
 * Returns true if a game is worth keeping: something was done or asked, and it is not over. A game goes on after Undo
 * or a removed queen has led away from the answer.
 */
export function isUnfinished({ rules, history, attempts }: Game): boolean {
  const { past, present, future } = history;
  const { finished, hints } = attempts[present.attempt]!;
  const isTouched =
    past.length + future.length > 0 || Object.values(hints).some((count) => count > 0);
  const isOver = finished && verdict(geometryOf(rules), present.queens).solved;
  return isTouched && !isOver && present.revealed.length === 0;
}

/** Schema of the names that puzzles are kept under: 1 to 400 letters, digits, `_`, `.`, `/` and `-`. */
export const nameSchema = v.custom<string>(
  (value) => typeof value === 'string' && /^[\w./-]{1,400}$/.test(value),
);

export const difficultySchema = v.optional(v.picklist(DIFFICULTIES));

const sideSchema = v.custom<number>(isSize);

// `puzzleOf` checks that the parts fit each other.
const playedSchema = v.object({
  name: nameSchema,
  step: difficultySchema,
  // A later build may know more origins.
  origin: v.optional(v.string()),
  puzzle: v.object({
    rules: v.object({
      shape: v.object({ rows: sideSchema, columns: sideSchema }),
      sight: v.picklist(SIGHT_NAMES),
      regions: v.optional(listSchema),
      goal: v.object({
        kind: v.picklist(Object.keys(GOALS) as GoalKind[]),
        queens: v.optional(countSchema),
      }),
    }),
    givens: listSchema,
  }),
});

/** Returns the puzzle that was stored; `undefined` if its parts do not fit each other. */
function puzzleOf({
  rules,
  givens,
}: v.InferOutput<typeof playedSchema>['puzzle']): Puzzle | undefined {
  const { shape, sight, regions, goal } = rules;
  const { rows, columns } = shape;
  const squares = rows * columns;
  if (!areSquares(givens, squares)) return undefined;
  const { kind, queens = 0 } = goal;
  switch (kind) {
    case 'place': {
      const areRegions =
        !regions ||
        (regions.length === squares &&
          regions.every((region: unknown) => isCount(region) && region < rows) &&
          // Hints name a region by its squares.
          new Set(regions).size === rows);
      if (rows !== columns || !areRegions) return undefined;
      const place: Rules = { shape, sight, goal: { kind } };
      return { rules: regions ? { ...place, regions } : place, givens };
    }
    case 'guard': {
      const fits = !regions && queens > 0 && queens <= squares;
      return fits ? { rules: { shape, sight, goal: { kind, queens } }, givens } : undefined;
    }
  }
}

/** Returns true if these are different squares of a board. */
function areSquares(list: readonly Square[], squares: number): boolean {
  const fit = list.every((square: unknown) => isCount(square) && square < squares);
  return fit && new Set(list).size === list.length;
}
