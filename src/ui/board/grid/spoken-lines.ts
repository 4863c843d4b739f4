import { msg, str } from '@lit/localize';
import {
  columnOf,
  fileName,
  rankName,
  rowOf,
  squareNameOn,
  type Square,
} from '../../../core/board/square.ts';
import { listOf } from '../../../i18n/format.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import type { BoardQuestion } from '../../keyboard/keymap.ts';
import { isFree, type BoardView } from './board-view.ts';

type Board = Pick<BoardView, 'geometry' | 'position' | 'verdict'>;

/**
 * Answers a question about the board, for screen readers: `Queens: d4, b6.` · `Row 4. Queens: d4. Marked empty: a4.` ·
 * `Diagonal a1 to h8. No queens. Free: a1 and c3.`
 * @param from The square whose row, column or diagonals are meant.
 */
export function answerTo(question: BoardQuestion, board: Board, from: Square): string {
  const { shape } = board.geometry.rules;
  const { rows, columns } = shape;
  if (question === 'say-queens') return queensWords(board, board.position.queens);
  const squares = Array.from({ length: board.geometry.squares }, (_, square) => square);
  const [row, column] = [rowOf(from, columns), columnOf(from, columns)];
  if (question === 'say-row') {
    const line = squares.filter((square) => rowOf(square, columns) === row);
    return joinSentences([msg(str`Row ${rankName(row, rows)}.`), ...lineWords(board, line)]);
  }
  if (question === 'say-column') {
    const line = squares.filter((square) => columnOf(square, columns) === column);
    return joinSentences([msg(str`Column ${fileName(column)}.`), ...lineWords(board, line)]);
  }
  const diagonals = [1, -1].map((way) =>
    squares
      .filter(
        (square) => rowOf(square, columns) - row === way * (columnOf(square, columns) - column),
      )
      .sort((one, other) => columnOf(one, columns) - columnOf(other, columns)),
  );
  return joinSentences(
    diagonals.flatMap((line) => {
      const [first, last] = [line[0]!, line.at(-1)!];
      // In a corner one of the diagonals is the square alone.
      if (first === last) return [];
      const [start, end] = [squareNameOn(first, shape), squareNameOn(last, shape)];
      return [msg(str`Diagonal ${start} to ${end}.`), ...lineWords(board, line)];
    }),
  );
}

/** Says what stands on a line, and where a queen may still stand; where queens guard, which squares none guards. */
function lineWords(board: Board, line: readonly Square[]): string[] {
  const { geometry, position, verdict } = board;
  const isOn = (square: Square): boolean => line.includes(square);
  const marks = position.marks
    .filter(isOn)
    .sort((one, other) => line.indexOf(one) - line.indexOf(other));
  const { seesAll } = geometry;
  const open = seesAll
    ? line.filter((square) => verdict.unguarded.includes(square))
    : line.filter((square) => isFree(board, square) && !marks.includes(square));
  const names = namesOf(board, open);
  return [
    queensWords(board, position.queens.filter(isOn)),
    marks.length > 0 ? msg(str`Marked empty: ${namesOf(board, marks)}.`) : '',
    open.length === 0
      ? ''
      : seesAll
        ? msg(str`Open: ${names}.`, { desc: 'Squares that no queen guards' })
        : msg(str`Free: ${names}.`, { desc: 'Squares where a queen may stand' }),
  ];
}

function queensWords(board: Board, queens: readonly Square[]): string {
  if (queens.length === 0) return msg('No queens.');
  return msg(str`Queens: ${namesOf(board, queens)}.`);
}

function namesOf({ geometry }: Board, squares: readonly Square[]): string {
  return listOf(squares.map((square) => squareNameOn(square, geometry.rules.shape)));
}
