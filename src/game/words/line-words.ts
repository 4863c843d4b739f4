import { msg, str } from '@lit/localize';
import { housesOf, type House } from '../../core/board/house.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { plural } from '../../i18n/format.ts';
import { isFree, type BoardView } from '../../ui/board/grid/board-view.ts';
import { labelOf, squareStates, withWrong } from '../../ui/board/grid/labels.ts';
import { houseName, ofHouse, squaresWordsOn } from './house-words.ts';

type Board = Pick<BoardView, 'geometry' | 'givens' | 'position' | 'verdict' | 'supposed' | 'wrong'>;

/** The kinds of line that a board has in words; `left` are the squares that no queen guards. */
export type LineKind = House['kind'] | 'left';

/** A line of a board in words. */
export interface BoardLine {
  /** The region; left out for other lines. */
  readonly region?: number;
  readonly words: string;
  readonly squares: readonly Square[];
  /** True if nothing is left to do on it. */
  readonly isFinished: boolean;
}

/** The most open squares that are named together; of more, their number is said. */
const MOST_OPEN = 12;

/** Returns the kinds of line of a board. It begins with the third, where there is one. */
export function lineKindsOf({ geometry }: Pick<Board, 'geometry'>): readonly LineKind[] {
  if (geometry.seesAll) return ['row', 'column', 'left'];
  return geometry.rules.regions ? ['row', 'column', 'region'] : ['row', 'column'];
}

/** Returns the lines of a kind: rows from the top, columns from the left, regions in their order. */
export function linesOf(board: Board, kind: LineKind): BoardLine[] {
  const { rules } = board.geometry;
  if (kind === 'left') return [leftLine(board)];
  return housesOf(rules).flatMap((house) => (house.kind === kind ? lineOf(board, house) : []));
}

/** Returns the squares of a line on which a queen can be placed or taken back. */
export function choicesOf(board: Board, { squares }: BoardLine): readonly Square[] {
  const { givens, position } = board;
  return squares.filter((square) =>
    position.queens.includes(square) ? !givens.includes(square) : isFree(board, square),
  );
}

/**
 * Names a square among the choices of a line: `c6` · `c6, region 4` · `c6, queen, wrong` · `c6, marked empty` ·
 * `c6, tried queen, 1`.
 */
export function choiceName(board: Board, square: Square, kind: LineKind): string {
  const { shape, regions } = board.geometry.rules;
  const name = squareNameOn(square, shape);
  const state = squareStates(board)[square]!;
  if (state[0] === 'marked') return withWrong(labelOf(name, ['marked'], shape), square, board);
  // Attackers are left out: the choice is free, or where queens guard, may be attacked.
  if (typeof state[0] === 'string') return withWrong(labelOf(name, state, shape), square, board);
  if (!regions || kind === 'region') return name;
  const region = regions[square]! + 1;
  return msg(str`${name}, region ${region}`);
}

function leftLine({ geometry, verdict }: Board): BoardLine {
  const squares = verdict.unguarded;
  const names = squaresWordsOn(squares, geometry.rules.shape);
  const words =
    squares.length === 0
      ? msg('No squares left')
      : squares.length > MOST_OPEN
        ? plural(squares.length, msg('{One square|# squares} left'))
        : msg(str`Squares left: ${names}`);
  return { squares, words, isFinished: false };
}

/** Makes a line: `Row 3: free d3 and g3` · `Row 5: queen on b5` · `Row 2: queen on b2, open f2`. */
function lineOf(board: Board, { kind, index, squares }: House): BoardLine {
  const { geometry, position, verdict } = board;
  const { shape } = geometry.rules;
  const name = houseName({ kind, index }, shape.rows);
  const line = ofHouse(kind, msg(str`[Row|Column|Region] ${name}`));
  const named = (some: readonly Square[]): string => squaresWordsOn(some, shape);
  const queens = squares.filter((square) => position.queens.includes(square));
  const marked = squares.filter(
    (square) => position.marks.includes(square) && isFree(board, square),
  );
  const open = squares.filter((square) =>
    geometry.seesAll
      ? verdict.unguarded.includes(square)
      : isFree(board, square) && !marked.includes(square),
  );
  const isAll = open.length === squares.length && kind !== 'region';
  const words = (): string => {
    if (queens.length > 0) {
      return plural(
        queens.length,
        open.length > 0
          ? msg(str`${line}: {queen|queens} on ${named(queens)}, open ${named(open)}`)
          : msg(str`${line}: {queen|queens} on ${named(queens)}`),
      );
    }
    if (geometry.seesAll && open.length === 0) return msg(str`${line}: all guarded`);
    if (isAll) return geometry.seesAll ? msg(str`${line}: all open`) : msg(str`${line}: all free`);
    if (geometry.seesAll) return plural(open.length, msg(str`${line}: open ${named(open)}`));
    if (open.length > MOST_OPEN)
      return plural(open.length, msg(str`${line}: {# free square|# free squares}`));
    if (open.length > 0) return plural(open.length, msg(str`${line}: free ${named(open)}`));
    return marked.length > 0
      ? plural(marked.length, msg(str`${line}: marked empty ${named(marked)}`))
      : msg(str`${line}: none free`);
  };
  return {
    ...(kind === 'region' && { region: index }),
    words: words(),
    squares,
    isFinished: geometry.seesAll
      ? open.length === 0
      : queens.length > 0 && !queens.some((queen) => verdict.inConflict.has(queen)),
  };
}
