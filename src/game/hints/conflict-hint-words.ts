import { msg, str } from '@lit/localize';
import type { Conflict } from '../../core/board/attacks.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { columnOf, fileName, rankName, rowOf, squareName } from '../../core/board/square.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { SpokenRung } from './hint-ladder.ts';
import { pairWords } from '../words/words.ts';
import type { RungWords } from './rung-words.ts';

/** Returns the words of a hint about queens that the rules do not allow together. */
export function conflictHintWords(
  { conflicts, remove }: FindingOf<'conflict'>,
  rung: SpokenRung,
  { shape, sight, regions }: Puzzle['rules'],
): RungWords {
  const newest = conflicts[0]!;
  if (rung === 'nudge') {
    return {
      title: msg('Something is wrong'),
      text:
        regions || sight === 'touch'
          ? msg('Two queens can’t both stay.')
          : msg('Two queens attack each other. Look along rows, columns and diagonals.'),
    };
  }
  const size = shape.rows;
  const title = titleOf(newest, size, sight, regions);
  if (rung === 'where') {
    return {
      title,
      text:
        newest.line === 'region'
          ? msg(str`They are ${pairWords(newest, size)}. One of them has to go first.`)
          : msg('One of them has to go first.'),
    };
  }
  return { title, text: removalWords(newest, remove, size) };
}

function titleOf(
  conflict: Conflict,
  size: number,
  sight: Puzzle['rules']['sight'],
  regions: readonly number[] | undefined,
): string {
  const pair = pairWords(conflict, size);
  const { line, newer } = conflict;
  switch (line) {
    case 'region':
      return msg(str`Region ${regions![newer]! + 1} has two queens`);
    case 'row':
      return msg(str`${pair} attack each other (row ${rankName(rowOf(newer, size), size)})`);
    case 'column':
      return msg(str`${pair} attack each other (column ${fileName(columnOf(newer, size))})`);
    default:
      return sight === 'touch'
        ? msg(str`${pair} touch at a corner`)
        : msg(str`${pair} attack each other (diagonal)`);
  }
}

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
      return msg(str`The only solution has no queen on ${queen}, so it has to go.`);
    case 'newer':
      return msg(str`${queen} was placed last, so try without it.`);
  }
}
