import { msg, str } from '@lit/localize';
import { kindOf } from '../../../core/puzzles/puzzle.ts';
import { GOALS, type Rules } from '../../../core/board/rules.ts';
import type { Shape } from '../../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../../core/board/square.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import type { BoardView } from '../grid/board-view.ts';
import { labelOf, seenState, squareStates, type SquareState } from '../grid/labels.ts';
import type { BoardWords } from '../grid/cell-labels.ts';

/** The state of a square of a puzzle that its name tells. */
type PuzzleSquareState =
  SquareState | 'given' | 'given-conflict' | 'unguarded' | 'marked-unguarded';

/** Accessible names of puzzle boards and their squares. */
export const puzzleWords: BoardWords = {
  boardLabel: puzzleLabel,
  squareStates: puzzleSquareStates,
  squareLabel: puzzleSquareLabel,
};

function puzzleSquareStates(
  view: Pick<BoardView, 'geometry' | 'givens' | 'position' | 'verdict' | 'supposed'>,
): PuzzleSquareState[] {
  const states: PuzzleSquareState[] = squareStates(view);
  for (const square of view.givens) {
    states[square] = states[square] === 'conflict' ? 'given-conflict' : 'given';
  }
  for (const square of view.verdict.unguarded) {
    states[square] = states[square]?.[0] === 'marked' ? 'marked-unguarded' : 'unguarded';
  }
  return states;
}

/**
 * Returns the accessible name of a square: `c6, region 4, ruled out by a4` · `b1, given queen` · `g1, open` ·
 * `d4, guarded by e6 and f9` · `e4, marked empty, guarded by e6`; otherwise that of free play.
 */
function puzzleSquareLabel(
  square: Square,
  state: PuzzleSquareState,
  { shape, regions, goal }: Rules,
): string {
  const name = squareNameOn(square, shape);
  if (regions) return regionSquareLabel(name, regions[square]! + 1, state, shape);
  switch (state) {
    case 'given':
      return msg(str`${name}, given queen`);
    case 'given-conflict':
      return msg(str`${name}, given queen, in conflict`);
    case 'unguarded':
      return msg(str`${name}, open`);
    case 'marked-unguarded':
      return msg(str`${name}, marked empty, open`);
    default:
  }
  const isThought = state[0] === 'supposed' || state[0] === 'would';
  if (typeof state === 'string' || isThought) return labelOf(name, state, shape);
  const { isMarked, queens } = seenState(state, shape);
  if (!queens || !GOALS[goal.kind].seesAll) return labelOf(name, state, shape);
  return isMarked
    ? msg(str`${name}, marked empty, guarded by ${queens}`)
    : msg(str`${name}, guarded by ${queens}`);
}

function regionSquareLabel(
  name: string,
  region: number,
  state: PuzzleSquareState,
  shape: Shape,
): string {
  switch (state) {
    case 'given':
      return msg(str`${name}, region ${region}, given queen`);
    case 'given-conflict':
      return msg(str`${name}, region ${region}, given queen, in conflict`);
    case 'conflict':
      return msg(str`${name}, region ${region}, queen, in conflict`);
    case 'revealed':
      return msg(str`${name}, region ${region}, revealed queen`);
    case 'queen':
      return msg(str`${name}, region ${region}, queen`);
    case 'unguarded':
    case 'marked-unguarded':
      return msg(str`${name}, region ${region}`);
    default:
  }
  const { isMarked, queens } = seenState(state, shape);
  if (state[0] === 'supposed') return msg(str`${name}, region ${region}, tried queen, ${state[1]}`);
  if (state[0] === 'would')
    return msg(str`${name}, region ${region}, would be ruled out by ${queens}`);
  if (!queens) {
    return isMarked
      ? msg(str`${name}, region ${region}, marked empty`)
      : msg(str`${name}, region ${region}, free`);
  }
  return isMarked
    ? msg(str`${name}, region ${region}, marked empty, ruled out by ${queens}`)
    : msg(str`${name}, region ${region}, ruled out by ${queens}`);
}

/** Returns the accessible name of the board: `Guard, 9 by 7. Queens placed: 3. Open squares: 10.` */
function puzzleLabel({
  geometry,
  givens,
  position,
  verdict,
}: Pick<BoardView, 'geometry' | 'givens' | 'position' | 'verdict'>): string {
  const { rows, columns } = geometry.rules.shape;
  const placed = position.queens.length - givens.length;
  const conflicts = verdict.conflicts.length;
  return joinSentences([
    titleOf(geometry.rules, rows, columns),
    msg(str`Queens placed: ${placed}.`),
    givens.length > 0 ? msg(str`Given queens: ${givens.length}.`) : '',
    geometry.seesAll ? msg(str`Open squares: ${verdict.unguarded.length}.`) : '',
    conflicts > 0 ? msg(str`Conflicts: ${conflicts}.`) : '',
  ]);
}

function titleOf(rules: Rules, rows: number, columns: number): string {
  switch (kindOf(rules)) {
    case 'complete':
      return msg(str`Fill in, ${rows} by ${columns}.`);
    case 'regions':
      return msg(str`Regions, ${rows} by ${columns}.`);
    case 'guard':
      return msg(str`Guard, ${rows} by ${columns}.`);
  }
}
