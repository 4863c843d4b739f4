import { msg, str } from '@lit/localize';
import type { DeadEndExplanation } from '../../solver/reasoning/explain.ts';
import { houseWords, squaresWords } from '../words/house-words.ts';

/**
 * Returns a sentence on how a board comes to a house without a free square.
 * @param subject The cause, for the beginning of the sentence: `A queen on b6`.
 */
export function deadEndWords(
  subject: string,
  { moves, house, isPlain }: DeadEndExplanation,
  size: number,
): string {
  const end = houseWords(house, size);
  const names = squaresWords(
    moves.map(({ square }) => square),
    size,
  );
  if (moves.length === 0) {
    return isPlain
      ? msg(str`${subject} leaves ${end} without a free square.`)
      : msg(str`${subject} rules out square after square, until ${end} has none left.`);
  }
  if (!isPlain) {
    return msg(
      str`${subject} rules out square after square and forces ${names}, until ${end} has no square left.`,
    );
  }
  return moves.length === 1
    ? msg(str`${subject} forces ${names}, and then ${end} has no square left.`)
    : msg(str`${subject} forces ${names} in turn, and then ${end} has no square left.`);
}

/** Returns `A queen on b6`, for the beginning of a sentence. */
export function queenOnWords(square: string): string {
  return msg(str`A queen on ${square}`);
}

/** Returns the sentence for a mistake whose reason is too long for a hint. */
export function noShortReasonWords(): string {
  return msg('No short reason shows this.');
}
