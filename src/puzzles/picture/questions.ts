import type { Square } from '../../core/board/square.ts';
import type { BoardReading } from '../../solver/picture/reading.ts';

/** A sign on squares, as the player names it; `each` if they do not all have the same. */
type Sign = 'queen' | 'mark' | 'nothing' | 'each';

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
 * mostly letters or numbers, or one answer: they are asked about at once.
 */
export function questionsOf(reading: BoardReading): readonly Question[] {
  const { doubtful, unknownSigns, queens, regions, size } = reading;
  const signs = [...new Set([...(regions ? [] : queens), ...unknownSigns])].sort((a, b) => a - b);
  const regionQuestions = doubtful.map(
    ({ square, regions: choices }) => ({ kind: 'region', squares: [square], choices }) as const,
  );
  if (signs.length < size) return [...regionQuestions, ...eachOf(signs, reading)];
  const choices = choicesOn(reading).filter((sign) => sign !== 'queen' || signs.length === size);
  return [...regionQuestions, { kind: 'sign', squares: signs, choices: [...choices, 'each'] }];
}

/** Returns a question about the sign on each of some squares. */
export function eachOf(
  squares: readonly Square[],
  reading: Pick<BoardReading, 'regions'>,
): readonly Question[] {
  const choices = choicesOn(reading);
  return squares.map((square) => ({ kind: 'sign', squares: [square], choices }));
}

function choicesOn({ regions }: Pick<BoardReading, 'regions'>): readonly Sign[] {
  return regions ? ['queen', 'mark', 'nothing'] : ['queen', 'nothing'];
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
    if (choice === undefined || choice === 'each') continue;
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

/** Returns regions numbered in the order in which they are met, so that one board has one code. */
export function inOrder(regions: readonly number[]): readonly number[] {
  const order = [...new Set(regions)];
  return regions.map((region) => order.indexOf(region));
}
