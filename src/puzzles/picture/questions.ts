import type { Square } from '../../core/board/square.ts';
import type { BoardReading } from '../../solver/picture/reading.ts';

/** A sign on a square, as the player names it. */
type Sign = 'queen' | 'mark' | 'nothing';

/** A square that the reader is not sure of, with its possible contents. */
export type Question =
  | { readonly kind: 'region'; readonly square: Square; readonly choices: readonly number[] }
  | { readonly kind: 'sign'; readonly square: Square; readonly choices: readonly Sign[] };

/** The answer to a question: one of its choices. */
export type Choice = Question['choices'][number];

/** Returns what the player is asked about a reading; each piece of a chessboard is asked too. */
export function questionsOf(reading: BoardReading): readonly Question[] {
  const { doubtful, unknownSigns, queens, regions } = reading;
  const pieces = regions ? [] : queens;
  const choices = regions ? SIGNS : PIECES;
  const signs = [...new Set([...pieces, ...unknownSigns])].sort((a, b) => a - b);
  return [
    ...doubtful.map(
      ({ square, regions: choices }) => ({ kind: 'region', square, choices }) as const,
    ),
    ...signs.map((square) => ({ kind: 'sign', square, choices }) as const),
  ];
}

const SIGNS: readonly Sign[] = ['queen', 'mark', 'nothing'];
const PIECES: readonly Sign[] = ['queen', 'nothing'];

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
  for (const [index, { kind, square }] of questions.entries()) {
    const choice = choices[index];
    if (choice === undefined) continue;
    if (kind === 'region') regions![square] = choice as number;
    else {
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
