import type { Square } from '../../core/board/square.ts';
import type { BoardReading } from '../../solver/picture/reading.ts';

/** A sign on squares, as the player names it. */
type Sign = 'queen' | 'mark' | 'nothing';

/** Squares that the reader is not sure of, with their possible contents. */
export type Question =
  | {
      readonly kind: 'region';
      readonly squares: readonly [Square];
      readonly choices: readonly number[];
    }
  | {
      readonly kind: 'sign';
      readonly squares: readonly Square[];
      readonly choices: readonly Sign[];
    };

/** The answer to a question: one of its choices. */
export type Choice = Question['choices'][number];

/**
 * Returns what the player is asked about a reading; each piece of a chessboard is asked too. As many signs as rows are
 * letters, numbers, textures or one answer: they are asked about at once.
 */
export function questionsOf(reading: BoardReading): readonly Question[] {
  const { doubtful, unknownSigns, queens, regions, size } = reading;
  const signs = [...new Set([...(regions ? [] : queens), ...unknownSigns])].sort((a, b) => a - b);
  const regionQuestions = doubtful.map(
    ({ square, regions: choices }) => ({ kind: 'region', squares: [square], choices }) as const,
  );
  const groups = signs.length < size ? signs.map((square) => [square]) : [signs];
  const choices: readonly Sign[] = [
    ...(signs.length <= size ? (['queen'] as const) : []),
    ...(regions ? (['mark'] as const) : []),
    'nothing',
  ];
  return [
    ...regionQuestions,
    ...groups.map((squares) => ({ kind: 'sign', squares, choices }) as const),
  ];
}

/** The content of a board, as far as it is known. */
export type BoardContent = Pick<BoardReading, 'size' | 'regions' | 'queens' | 'marks'>;

/**
 * Returns a board with the player's answers.
 * @param choices An answer for each question; `undefined` leaves a square as it was read.
 */
export function withAnswers(
  reading: BoardReading,
  questions: readonly Question[],
  choices: readonly (Choice | undefined)[],
): BoardContent {
  const regions = reading.regions?.slice();
  const queens = new Set(reading.queens);
  const marks = new Set(reading.marks);
  for (const [index, { squares }] of questions.entries()) {
    const choice = choices[index];
    if (choice === undefined) continue;
    for (const square of squares) {
      if (typeof choice === 'number') {
        regions![square] = choice;
        continue;
      }
      queens.delete(square);
      marks.delete(square);
      if (choice === 'queen') queens.add(square);
      if (choice === 'mark') marks.add(square);
    }
  }
  return {
    size: reading.size,
    regions,
    queens: [...queens].sort((a, b) => a - b),
    marks: [...marks].sort((a, b) => a - b),
  };
}
