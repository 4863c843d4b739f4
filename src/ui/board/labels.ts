import { msg, str } from '@lit/localize';
import type { Rules } from '../../core/rules.ts';
import type { Shape } from '../../core/shape.ts';
import { squareNameOn, type Square } from '../../core/square.ts';
import { listOf } from '../../i18n/format.ts';
import type { BoardView } from './board-view.ts';

/** What the name of a square says of it: what stands on it, or the queens that see it, as placed. */
export type SquareState = 'conflict' | 'revealed' | 'queen' | 'marked' | readonly Square[];

/** The state of every square. */
export function squareStates({
  geometry,
  position,
  verdict,
}: Pick<BoardView, 'geometry' | 'position' | 'verdict'>): SquareState[] {
  const seers = Array.from({ length: geometry.squares }, () => [] as Square[]);
  for (const queen of position.queens) {
    for (const { square } of geometry.sight(queen)) seers[square]!.push(queen);
  }
  const states: SquareState[] = seers;
  for (const square of position.marks) states[square] = 'marked';
  for (const square of position.queens) states[square] = 'queen';
  for (const square of position.revealed) states[square] = 'revealed';
  for (const square of verdict.inConflict) states[square] = 'conflict';
  return states;
}

/** Whether two states of a square have one name. */
export function isSameState(a: unknown, b: unknown): boolean {
  return a === b || String(a) === String(b);
}

/**
 * The accessible name of a square: `d8, free` · `e4, covered by b7 and g6` · `b7, queen` ·
 * `g6, queen, in conflict` · `c6, marked empty`.
 */
export function squareLabel(
  square: Square,
  state: SquareState,
  { shape }: Pick<Rules, 'shape'>,
): string {
  return labelOf(squareNameOn(square, shape), state, shape);
}

/**
 * What `squareLabel` says.
 * @param name How the square is called, whatever stands on it.
 */
export function labelOf(name: string, state: SquareState, shape: Shape): string {
  switch (state) {
    case 'conflict':
      return msg(str`${name}, queen, in conflict`);
    case 'revealed':
      return msg(str`${name}, revealed queen`);
    case 'queen':
      return msg(str`${name}, queen`);
    case 'marked':
      return msg(str`${name}, marked empty`);
    default: {
      if (state.length === 0) return msg(str`${name}, free`);
      const queens = state.map((queen) => squareNameOn(queen, shape));
      return msg(str`${name}, covered by ${listOf(queens)}`);
    }
  }
}

/** The accessible name of the board. */
export function boardLabel({
  geometry,
  position,
  verdict,
}: Pick<BoardView, 'geometry' | 'position' | 'verdict'>): string {
  const { rows, columns } = geometry.rules.shape;
  const placed = position.queens.length;
  const conflicts = verdict.conflicts.length;
  if (conflicts > 0) {
    return msg(
      str`Board, ${rows} by ${columns}, queens placed: ${placed}, conflicts: ${conflicts}`,
    );
  }
  return msg(str`Board, ${rows} by ${columns}, queens placed: ${placed}`);
}
