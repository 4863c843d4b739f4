import { msg, str } from '@lit/localize';
import type { Conflict } from '../../core/board/attacks.ts';
import type { Sight } from '../../core/board/rules.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import {
  columnOf,
  fileName,
  rankName,
  rowOf,
  squareName,
  type Square,
} from '../../core/board/square.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { houseName, ofRowOrColumn, squaresWords } from '../words/house-words.ts';

/** Returns the words of a hint about queens that the rules do not allow together. */
export function conflictHintWords(
  { conflicts, remove }: FindingOf<'conflict'>,
  rung: SpokenRung,
  { rules: { shape, sight, regions } }: Puzzle,
): RungWords {
  const newest = conflicts[0]!;
  if (rung === 'nudge') return nudgeWords(remove);
  const size = shape.rows;
  const title = titleOf(conflicts, size, sight, regions);
  if (rung === 'why' || !remove) return { title, text: removalWords(newest, remove, size) };
  const queens = newest.line === 'region' ? inRegion(conflicts, regions!) : [];
  return {
    title,
    text: joinSentences([
      queens.length === 0
        ? ''
        : plural(queens.length, msg(str`They are ${squaresWords(queens, size)}.`)),
      msg(str`Look at ${squareName(remove.queen, size)}.`),
    ]),
  };
}

/** Returns words that go on where the board ends, which shows the two queens and the line between them. */
function nudgeWords(remove: FindingOf<'conflict'>['remove']): RungWords {
  const title = msg('Take back one queen first');
  switch (remove?.because) {
    case 'other-given':
      return { title, text: msg('A given queen stays.') };
    case 'not-in-answer':
    case 'apart-from-rest':
      return { title, text: msg('Which one is wrong?') };
    case 'newer':
      return { title, text: msg('Which one came later?') };
    case undefined:
      return { title: msg('Something is wrong'), text: msg('Two given queens can’t both stay.') };
  }
}

/** Returns the queens in the region of the newest conflict, in reading order. */
function inRegion(conflicts: readonly Conflict[], regions: readonly number[]): readonly Square[] {
  const region = regions[conflicts[0]!.newer];
  const queens = conflicts.flatMap(({ newer, older }) => [newer, older]);
  return [...new Set(queens)].filter((queen) => regions[queen] === region).sort((a, b) => a - b);
}

function titleOf(
  conflicts: readonly Conflict[],
  size: number,
  sight: Sight,
  regions: readonly number[] | undefined,
): string {
  const [newest] = conflicts;
  const { line, newer, older } = newest!;
  const pair = squaresWords(
    [newer, older].sort((a, b) => a - b),
    size,
  );
  switch (line) {
    case 'region': {
      const region = houseName({ kind: line, index: regions![newer]! }, size);
      return plural(
        inRegion(conflicts, regions!).length,
        msg(str`Region ${region} has {# queen|# queens}`),
      );
    }
    case 'row':
    case 'column': {
      const name =
        line === 'row' ? rankName(rowOf(newer, size), size) : fileName(columnOf(newer, size));
      return ofRowOrColumn(line, msg(str`${pair} attack each other ([row|column] ${name})`));
    }
    default:
      return DIAGONAL_TITLES[sight](pair);
  }
}

/** Titles for two queens that see each other along a diagonal. */
const DIAGONAL_TITLES: Readonly<Record<Sight, (pair: string) => string>> = {
  touch: (pair) => msg(str`${pair} touch at a corner`),
  queen: (pair) => msg(str`${pair} attack each other (diagonal)`),
};

/** Returns the reason to remove one of the two queens rather than the other. */
function removalWords(
  { newer, older }: Conflict,
  remove: FindingOf<'conflict'>['remove'],
  size: number,
): string {
  if (!remove) return msg('Both of them are given, so this board has no solution.');
  const queen = squareName(remove.queen, size);
  const other = squareName(remove.queen === newer ? older : newer, size);
  switch (remove.because) {
    case 'other-given':
      return msg(str`${other} is given, so ${queen} has to go.`);
    case 'not-in-answer':
      return msg(str`The only solution has no queen on ${queen}, so ${queen} has to go.`);
    case 'newer':
      return msg(str`${queen} came after ${other}, so try without it.`);
    case 'apart-from-rest':
      return msg(
        str`No solution has both ${queen} and the queens that stay, so ${queen} has to go.`,
      );
  }
}
