import { finish } from '../worker/task.ts';
import { drawnPicture, type DrawnBoard, type PictureKind } from './drawn-picture.testing.ts';
import { readPicture } from './read-picture.ts';
import type { Reading } from './reading.ts';

/**
 * The outcome of reading a drawn picture. `asked`: every square read wrongly is asked. `refused`: nothing was read, or a
 * board without an answer. `wrong`: shown as sure, or not asked where it is wrong.
 */
type Outcome = 'right' | 'asked' | 'refused' | 'wrong';

/** The result of drawing and reading a picture. */
export interface Attempt {
  readonly outcome: Outcome;
  /** True if all queens and marks were read, and no others. */
  readonly areSignsRight: boolean;
  readonly hasFalseQueen: boolean;
}

/** Draws and reads a picture. */
export function attempt(kind: PictureKind, seed: number): Attempt {
  const { pixels, board } = drawnPicture(kind, seed);
  return judge(finish(readPicture(pixels, undefined)), board, kind === 'two');
}

function judge(reading: Reading, board: DrawnBoard | undefined, isTwo: boolean): Attempt {
  if (reading.kind === 'nothing' || reading.verdict?.kind === 'none')
    return { outcome: 'refused', areSignsRight: false, hasFalseQueen: false };
  const { queens, marks }: Pick<DrawnBoard, 'queens' | 'marks'> = board ?? {
    queens: [],
    marks: [],
  };
  return {
    outcome: outcomeOf(reading, board),
    areSignsRight:
      isTwo ||
      (String(reading.queens) === String(queens) && String(reading.marks) === String(marks)),
    hasFalseQueen: !isTwo && reading.queens.some((queen) => !queens.includes(queen)),
  };
}

function outcomeOf(
  { size, regions, doubtful, unknownSigns }: Extract<Reading, { kind: 'board' }>,
  board: DrawnBoard | undefined,
): Outcome {
  if (size !== board?.size || (regions === undefined) !== (board.regions === undefined))
    return 'wrong';
  // A chessboard is its queens: its signs are what is asked.
  if (!regions) return unknownSigns.length > 0 ? 'asked' : 'right';
  const wrongIn = (truth: readonly number[]): number[] =>
    regions.flatMap((region, square) => (region === truth[square] ? [] : [square]));
  const wrongs = [board.regions!, ...(board.other ? [board.other] : [])].map(wrongIn);
  const wrong = wrongs.reduce((least, squares) =>
    squares.length < least.length ? squares : least,
  );
  if (!wrong.every((square) => doubtful.some((doubt) => doubt.square === square))) return 'wrong';
  return doubtful.length > 0 ? 'asked' : 'right';
}
