import * as v from 'valibot';
import { apply, newGame, type Game } from '../core/game.ts';
import { geometryOf } from '../core/geometry.ts';
import { advance } from '../core/history.ts';
import { mergeAttempts } from '../core/merge-games.ts';
import { STEPS, type Puzzle } from '../core/puzzle.ts';
import type { Rules } from '../core/rules.ts';
import { isSize, type Square } from '../core/square.ts';
import { verdict } from '../core/verdict.ts';
import { countSchema, isCount } from './find.ts';
import type { PlayedPuzzle } from './puzzle-progress.ts';
import { readSavedGame, savedGameRecord } from './saved-game-record.ts';
import type { SavedGame } from './saved-game.ts';

/** An unfinished puzzle as it is kept: which puzzle it is, and its game. */
export interface KeptGame extends PlayedPuzzle, SavedGame {}

/** An unfinished puzzle as it is stored, under its name. */
export function puzzleGameRecord(kept: KeptGame): unknown {
  return savedGameRecord(kept);
}

/**
 * Reads a stored puzzle with its game; `undefined` when it is damaged, kept under another name, or its
 * board is without a queen that is given.
 */
export function readPuzzleGame(value: unknown, name: string): KeptGame | undefined {
  const played = readPlayedPuzzle(value, name);
  if (!played) return undefined;
  const { rules, givens } = played.puzzle;
  const saved = readSavedGame(value, newGame(rules, givens));
  return saved && { ...played, ...saved };
}

/** Reads a stored puzzle; `undefined` when it is damaged or has another name. */
export function readPlayedPuzzle(value: unknown, name: string): PlayedPuzzle | undefined {
  const { success, output } = v.safeParse(playedSchema, value, { abortEarly: true });
  if (!success || output.name !== name) return undefined;
  const puzzle = puzzleOf(output.puzzle);
  return puzzle && { name, step: output.step, puzzle };
}

/** Whether two puzzles are the same board with the same rules. */
export function isSamePuzzle(a: Puzzle, b: Puzzle): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ rules, givens }: Puzzle): string {
  const { shape, sight, regions, goal } = rules;
  const queens = goal.kind === 'guard' ? goal.queens : undefined;
  return JSON.stringify([shape.rows, shape.columns, sight, regions, goal.kind, queens, givens]);
}

/**
 * What is kept of a puzzle of which two devices have a game: the one that was changed last, whole;
 * their text decides between changes at one moment. Of one change the longer way back is kept, with the
 * most help and time that either counted. In whatever order games come, the same is kept; `a` itself
 * where `b` adds nothing.
 */
export function joinGames(a: KeptGame, b: KeptGame): KeptGame {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
  if (a.changedBy !== b.changedBy) return a.changedBy > b.changedBy ? a : b;
  const [ofA, ofB] = [boardOf(a), boardOf(b)];
  if (ofA !== ofB) return ofA > ofB ? a : b;
  const longer = a.game.history.past.length >= b.game.history.past.length ? a : b;
  const { game } = longer;
  const attempts = mergeAttempts(game.attempts, (longer === a ? b : a).game.attempts);
  return attempts === game.attempts ? longer : { ...longer, game: { ...game, attempts } };
}

function boardOf({ puzzle, game }: KeptGame): string {
  const { queens, marks, revealed, attempt } = game.history.present;
  return `${textOf(puzzle)} ${JSON.stringify([queens, marks, revealed, attempt])}`;
}

/**
 * A game as it stands, without its way back and forth, which would fill a backup. All its attempts stay: the time
 * and the help of a board that was cleared count.
 */
export function withoutHistory<Kept extends SavedGame>(kept: Kept): Kept {
  const { game } = kept;
  const { present } = game.history;
  return { ...kept, revision: 1, game: { ...game, history: { past: [], present, future: [] } } };
}

/** A game as the answer that another tab has found leaves it: solved, and nothing of it is kept. */
export function solvedElsewhere(game: Game, queens: readonly Square[]): Game {
  const { present } = game.history;
  const history = advance(game.history, { ...present, queens, revealed: [] });
  return apply({ ...game, history }, { kind: 'finish' }, '');
}

/**
 * Whether there is anything to keep of a game: something was done or asked, and it is not over. It goes on where
 * a step back or a lifted queen has led away from the answer.
 */
export function isUnfinished({ rules, history, attempts }: Game): boolean {
  const { past, present, future } = history;
  const { finished, hints } = attempts[present.attempt]!;
  const isTouched =
    past.length + future.length > 0 || Object.values(hints).some((count) => count > 0);
  const isOver = finished && verdict(geometryOf(rules), present.queens).solved;
  return isTouched && !isOver && present.revealed.length === 0;
}

/** The name that puzzles are kept under: letters, digits and a few signs, no spaces. */
export const nameSchema = v.custom<string>(
  (value) => typeof value === 'string' && /^[\w./-]{1,400}$/.test(value),
);

export const stepSchema = v.optional(v.picklist(STEPS));

const sideSchema = v.custom<number>(isSize);
const listSchema = v.custom<readonly number[]>(Array.isArray);

// What belongs together is checked by hand: other schemas would be loaded with screens that need none.
const playedSchema = v.object({
  name: nameSchema,
  step: stepSchema,
  puzzle: v.object({
    rules: v.object({
      shape: v.object({ rows: sideSchema, columns: sideSchema }),
      sight: v.picklist(['queen', 'touch']),
      regions: v.optional(listSchema),
      goal: v.object({ kind: v.picklist(['place', 'guard']), queens: v.optional(countSchema) }),
    }),
    givens: listSchema,
  }),
});

/** The puzzle that was stored; `undefined` where its parts do not fit each other. */
function puzzleOf({
  rules,
  givens,
}: v.InferOutput<typeof playedSchema>['puzzle']): Puzzle | undefined {
  const { shape, sight, regions, goal } = rules;
  const { rows, columns } = shape;
  const squares = rows * columns;
  if (!areSquares(givens, squares)) return undefined;
  if (goal.kind === 'guard') {
    const { queens = 0 } = goal;
    const fits = !regions && queens > 0 && queens <= squares;
    return fits ? { rules: { shape, sight, goal: { kind: 'guard', queens } }, givens } : undefined;
  }
  const areRegions =
    !regions ||
    (regions.length === squares &&
      regions.every((region: unknown) => isCount(region) && region < rows));
  if (rows !== columns || !areRegions) return undefined;
  const place: Rules = { shape, sight, goal: { kind: 'place' } };
  return { rules: regions ? { ...place, regions } : place, givens };
}

/** Whether these are different squares of a board. */
function areSquares(list: readonly Square[], squares: number): boolean {
  const fit = list.every((square: unknown) => isCount(square) && square < squares);
  return fit && new Set(list).size === list.length;
}
