import { geometryOf } from '../../core/board/geometry.ts';
import type { Square } from '../../core/board/square.ts';
import type { PlayedMove } from '../../core/game/played-moves.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { PlainHouses } from '../reasoning/plain-houses.testing.ts';
import { somePlacementBoard } from '../puzzles/make/placement-boards.testing.ts';
import { someOf, type Draw } from '../search/random-boards.testing.ts';

/** A game of Fill in or Regions that ends with an answer. */
export interface PlayedGame {
  readonly puzzle: Puzzle;
  readonly answer: readonly Square[];
  readonly moves: readonly PlayedMove[];
}

/** Plays the queens of an answer in any order, some after a long wait. */
function plainGame(draw: Draw): PlayedGame {
  const { puzzle, answers } = somePlacementBoard(draw, 100);
  const answer = answers[draw(answers.length)]!;
  const rest = answer.filter((queen) => !puzzle.givens.includes(queen));
  const moves = someOf(rest, rest.length, draw).map((square) => placed(square, draw));
  return { puzzle, answer, moves };
}

/** Plays an answer with wrong queens one after the other, which attack none when they are placed, and go together. */
export function gameWithWrongQueens(most: number, draw: Draw): PlayedGame {
  const { puzzle, answer, moves } = plainGame(draw);
  const geometry = geometryOf(puzzle.rules);
  const at = draw(moves.length);
  const standing = [...puzzle.givens, ...moves.slice(0, at).flatMap((move) => move.squares)];
  const wrong: Square[] = [];
  while (wrong.length < most) {
    const open = [...Array(geometry.squares).keys()].filter(
      (square) =>
        !answer.includes(square) &&
        ![...standing, ...wrong].some(
          (queen) => queen === square || geometry.relation(queen, square),
        ),
    );
    if (open.length === 0) break;
    wrong.push(open[draw(open.length)]!);
  }
  if (wrong.length === 0) return gameWithWrongQueens(most, draw);
  const off = at + 1 + draw(moves.length - at);
  return {
    puzzle,
    answer,
    moves: [
      ...moves.slice(0, at),
      ...wrong.map((square) => placed(square, draw)),
      ...moves.slice(at, off),
      { squares: wrong, isPlaced: false },
      ...moves.slice(off),
    ],
  };
}

/**
 * Plays an answer with a wrong queen that attacks none, and after it queens that stand in the last free square of a row,
 * a column or a region. Then the wrong queens go together.
 */
export function gameWithFollowedGuess(draw: Draw): PlayedGame {
  const { puzzle, answer, moves } = plainGame(draw);
  const at = draw(moves.length);
  const queens = [...puzzle.givens, ...moves.slice(0, at).flatMap((move) => move.squares)];
  const free = new PlainHouses(puzzle, { queens, marks: [] }).free();
  const open = free.filter((square) => !answer.includes(square));
  if (open.length === 0) return gameWithFollowedGuess(draw);
  const turn = [open[draw(open.length)]!];
  while (draw(8) > 0) {
    const board = new PlainHouses(puzzle, { queens: [...queens, ...turn], marks: [] });
    const forced = board.open().flatMap((house) => {
      const left = board.freeIn(house);
      return left.length === 1 ? left : [];
    });
    if (forced.length === 0) break;
    turn.push(forced[draw(forced.length)]!);
  }
  if (turn.length === 1) return gameWithFollowedGuess(draw);
  const wrong = turn.filter((square) => !answer.includes(square));
  return {
    puzzle,
    answer,
    moves: [
      ...moves.slice(0, at),
      ...turn.map((square) => placed(square, draw)),
      { squares: wrong, isPlaced: false },
      ...moves.slice(at).filter(({ squares }) => !turn.includes(squares[0]!)),
    ],
  };
}

/** Plays an answer, and takes one queen back and places it again at once. */
export function gameWithQueenAgain(draw: Draw): PlayedGame & { readonly again: number } {
  const { puzzle, answer, moves } = plainGame(draw);
  const at = draw(moves.length);
  const { squares } = moves[at]!;
  return {
    puzzle,
    answer,
    moves: [...moves.slice(0, at + 1), { squares, isPlaced: false }, ...moves.slice(at)],
    again: at + 2,
  };
}

/** Plays an answer, and among its queens wrong ones that may attack any queen, and go at the end. */
export function gameWithConflicts(most: number, draw: Draw): PlayedGame {
  const { puzzle, answer, moves } = plainGame(draw);
  const { squares } = geometryOf(puzzle.rules);
  const all = [...Array(squares).keys()].filter((square) => !answer.includes(square));
  const wrong = someOf(all, most, draw);
  const played = [...moves];
  for (const square of wrong) played.splice(draw(moves.length), 0, placed(square, draw));
  return { puzzle, answer, moves: [...played, { squares: wrong, isPlaced: false }] };
}

/** Plays an answer with up to three wrong queens, or with one that is followed. */
export function someGameWithWrongQueens(draw: Draw): PlayedGame {
  const kinds = [
    gameWithFollowedGuess,
    gameWithWrongQueens.bind(undefined, 3),
    gameWithConflicts.bind(undefined, 3),
  ];
  return kinds[draw(kinds.length)]!(draw);
}

function placed(square: Square, draw: Draw): PlayedMove {
  return { squares: [square], isPlaced: true, idle: draw(5) === 0 ? 60_000 : 1_000 };
}
