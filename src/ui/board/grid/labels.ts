import { msg, str } from '@lit/localize';
import type { Rules } from '../../../core/board/rules.ts';
import type { Shape } from '../../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../../core/board/square.ts';
import { listOf } from '../../../i18n/format.ts';
import { ruledOutBy } from '../../../core/game/supposed.ts';
import type { BoardView } from './board-view.ts';

/**
 * The state of a square that its name tells: its queen; the number of its supposed queen; its mark and the queens that
 * attack it, in the order of their placement; or the supposed queens that would rule it out.
 */
export type SquareState =
  | 'conflict'
  | 'revealed'
  | 'queen'
  | readonly Square[]
  | readonly ['supposed', number]
  | readonly ['marked' | 'would', ...Square[]];

export function squareStates({
  geometry,
  position,
  verdict,
  supposed = [],
}: Pick<BoardView, 'geometry' | 'position' | 'verdict' | 'supposed'>): SquareState[] {
  const seers = Array.from({ length: geometry.squares }, () => [] as Square[]);
  for (const queen of position.queens) {
    for (const { square } of geometry.attacks(queen)) seers[square]!.push(queen);
  }
  const states: SquareState[] = seers;
  for (const square of position.marks) states[square] = ['marked', ...seers[square]!];
  if (supposed.length > 0) {
    for (const square of ruledOutBy({ geometry, position }, supposed)) {
      const by = supposed.filter((queen) => geometry.relation(queen.square, square));
      states[square] = ['would', ...by.map((queen) => queen.square)];
    }
  }
  for (const [index, { square }] of supposed.entries()) states[square] = ['supposed', index + 1];
  for (const square of position.queens) states[square] = 'queen';
  for (const square of position.revealed) states[square] = 'revealed';
  for (const square of verdict.inConflict) states[square] = 'conflict';
  return states;
}

/** Returns true if two states of a square give the same name. */
export function isSameState(a: unknown, b: unknown): boolean {
  return a === b || String(a) === String(b);
}

/**
 * Returns the accessible name of a square: `d8, free` · `e4, attacked by b7 and g6` · `b7, queen` ·
 * `g6, queen, in conflict` · `c6, marked empty` · `c7, marked empty, attacked by b7` · `c4, tried queen, 1` ·
 * `e6, would be ruled out by c4`.
 */
export function squareLabel(
  square: Square,
  state: SquareState,
  { shape }: Pick<Rules, 'shape'>,
): string {
  return labelOf(squareNameOn(square, shape), state, shape);
}

/**
 * Returns the name of a square followed by its state.
 * @param name The name of the square alone.
 */
export function labelOf(name: string, state: SquareState, shape: Shape): string {
  switch (state) {
    case 'conflict':
      return msg(str`${name}, queen, in conflict`);
    case 'revealed':
      return msg(str`${name}, revealed queen`);
    case 'queen':
      return msg(str`${name}, queen`);
    default: {
      if (state[0] === 'supposed') return msg(str`${name}, tried queen, ${state[1]}`);
      const { isMarked, queens } = seenState(state, shape);
      if (state[0] === 'would') return msg(str`${name}, would be ruled out by ${queens}`);
      if (!queens) return isMarked ? msg(str`${name}, marked empty`) : msg(str`${name}, free`);
      return isMarked
        ? msg(str`${name}, marked empty, attacked by ${queens}`)
        : msg(str`${name}, attacked by ${queens}`);
    }
  }
}

/** Adds to the name of a square that its queen or mark is wrong, where Check has shown it. */
export function withWrong(
  label: string,
  square: Square,
  { position, wrong }: Pick<BoardView, 'position' | 'wrong'>,
): string {
  if (!wrong?.has(square)) return label;
  return position.queens.includes(square)
    ? msg(str`${label}, wrong`, {
        id: 'wrong-queen',
        desc: 'The name of a square: its queen is wrong',
      })
    : msg(str`${label}, wrong`, {
        id: 'wrong-mark',
        desc: 'The name of a square: its mark is wrong',
      });
}

/**
 * Returns the mark of a square without a queen, and the queens that attack it in words; the words are empty if none
 * does.
 */
export function seenState(
  state: Exclude<SquareState, string>,
  shape: Shape,
): { readonly isMarked: boolean; readonly queens: string } {
  const queens = state.flatMap((queen) =>
    typeof queen === 'string' ? [] : squareNameOn(queen, shape),
  );
  return { isMarked: state[0] === 'marked', queens: listOf(queens) };
}

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
