import { msg, str } from '@lit/localize';
import { PUZZLE_FORMS } from '../../core/puzzles/puzzle.ts';
import type { DrillTopic } from '../../core/puzzles/technique.ts';
import { oneOf } from '../../i18n/format.ts';

/** Returns the name of a technique, for a title or behind a colon. */
export function techniqueName({ board, technique }: DrillTopic): string {
  const { hasRegions } = PUZZLE_FORMS[board];
  switch (technique) {
    case 'last':
      return msg('Last free square');
    case 'shared-1':
      return msg('Region in one line');
    case 'starved':
      return msg('Queen that takes the last squares');
    case 'shared-2':
      return hasRegions ? msg('Two regions in two lines') : msg('Two rows in two columns');
    case 'shared-3':
      return hasRegions ? msg('Three regions in three lines') : msg('Three rows in three columns');
    case 'chain':
      return msg('One forced queen');
    case 'long-chain':
      return msg('Chain of forced queens');
    case 'count':
      return msg('Counting');
    case 'look':
      return msg('One queen ahead');
    case 'two-looks':
      return msg('Two queens ahead');
  }
}

export function techniqueText({ board, technique }: DrillTopic): string {
  const { hasRegions } = PUZZLE_FORMS[board];
  switch (technique) {
    case 'last':
      return oneOf(
        hasRegions,
        [false, true],
        msg(
          'All squares of [a row or column|a row, column or region] are ruled out but one: its queen goes there.',
        ),
      );
    case 'shared-1':
      return msg(
        'All free squares of a region lie in one line, or those of a line in one region. The queen of one is the queen of both, so the rest of the other is ruled out.',
      );
    case 'starved':
      return oneOf(
        hasRegions,
        [false, true],
        msg(
          'A queen on some square would leave [a row or column|a row, column or region] without a free square. So that square is ruled out.',
        ),
      );
    case 'shared-2':
      return hasRegions
        ? msg(
            'The free squares of two regions lie in the same two lines. Their queens take both, so the rest of these lines is ruled out.',
          )
        : msg(
            'The free squares of two rows lie in the same two columns. Their queens take both, so the rest of these columns is ruled out.',
          );
    case 'shared-3':
      return hasRegions
        ? msg(
            'The free squares of three regions (or four) lie in as many lines. Their queens take all of these, so the rest of them is ruled out.',
          )
        : msg(
            'The free squares of three rows (or four) lie in as many columns. Their queens take all of these, so the rest of them is ruled out.',
          );
    case 'chain':
      return oneOf(
        hasRegions,
        [false, true],
        msg(
          'A queen on some square forces another, and then [a row or column|a row, column or region] has no free square. So the first square is ruled out.',
        ),
      );
    case 'long-chain':
      return oneOf(
        hasRegions,
        [false, true],
        msg(
          'A queen on some square forces others or rules squares out, one after the other, until [a row or column|a row, column or region] has no free square. So the first square is ruled out.',
        ),
      );
    case 'count':
      return msg(
        'Count the open squares, and how many of them one queen can guard. Only a few squares guard enough.',
      );
    case 'look':
      return msg('Imagine a queen, then count: can the queens that are left still guard the rest?');
    case 'two-looks':
      return msg(
        'Imagine a queen, then a second one, then count: can the queens that are left still guard the rest?',
      );
  }
}

/** Returns the label of a link to drills: `Practise: Region in one line`. */
export function practiseWords(topic: DrillTopic): string {
  return msg(str`Practise: ${techniqueName(topic)}`);
}
