import { msg, str } from '@lit/localize';
import type { Square } from '../../core/board/square.ts';
import type { DeadEndExplanation } from '../../solver/reasoning/explain.ts';
import { houseName, ofHouse, squaresWords } from '../words/house-words.ts';

/**
 * Returns a sentence on how the board that the sentence before supposes comes to a house without a free square.
 * @param taken The queens that the sentence before takes back.
 */
export function deadEndWords(
  { moves, house, isPlain }: DeadEndExplanation,
  size: number,
  taken: readonly Square[] = [],
): string {
  const { kind } = house;
  const name = houseName(house, size);
  const forced = squaresWords(
    moves.map(({ square }) => square),
    size,
  );
  if (moves.length === 0) {
    return isPlain
      ? ofHouse(kind, msg(str`That leaves [row|column|region] ${name} without a free square.`))
      : ofHouse(
          kind,
          msg(
            str`That rules out square after square, until [row|column|region] ${name} has none left.`,
          ),
        );
  }
  if (!isPlain) {
    return ofHouse(
      kind,
      msg(
        str`That rules out square after square and forces ${forced}, until [row|column|region] ${name} has no square left.`,
      ),
    );
  }
  if (moves.every(({ square }) => taken.includes(square))) {
    return ofHouse(
      kind,
      msg(
        str`That forces ${forced} again, and then [row|column|region] ${name} has no square left.`,
      ),
    );
  }
  return ofHouse(
    kind,
    moves.length === 1
      ? msg(str`That forces ${forced}, and then [row|column|region] ${name} has no square left.`)
      : msg(
          str`That forces ${forced} in turn, and then [row|column|region] ${name} has no square left.`,
        ),
  );
}

/**
 * Returns the sentence that supposes a queen of the board to be right.
 * @param others The names of the queens that it leaves out; empty if there are none.
 */
export function supposedQueenWords(square: string, others = ''): string {
  return others === ''
    ? msg(str`Suppose ${square} stays.`)
    : msg(str`Suppose ${square} stays, and you take back ${others}.`);
}

/** Returns the sentence for a mistake whose reason is too long for a hint. */
export function noShortReasonWords(): string {
  return msg('There is no short explanation.');
}
