import { msg, str } from '@lit/localize';
import { GOALS, mostQueens } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { Difficulty } from '../../../core/puzzles/puzzle.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import { ofHousePair, squaresWordsOn } from '../../../game/words/house-words.ts';
import { plural } from '../../../i18n/format.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import type { DraftVerdict, PuzzleCheck } from '../../../solver/puzzles/protocol.ts';
import type { Reason } from '../../../solver/reasoning/techniques.ts';
import { differenceWords, MOST_NAMED, noAnswerWords } from '../../open/code-warning-words.ts';
import { difficultyName } from '../../shared/puzzle-words.ts';

export function verdictWords(verdict: DraftVerdict, draft: OwnDraft): VerdictWords {
  switch (verdict.kind) {
    case 'unpainted':
      return {
        tone: 'open',
        title: plural(verdict.squares, msg('{# square|# squares} to paint')),
      };
    case 'pieces':
      return piecesWords(verdict, draft);
    case 'missing':
      return missingWords(verdict.regions);
    case 'broken':
      return brokenWords(verdict.squares, draft);
    case 'all-given':
      return {
        tone: 'wrong',
        title: msg('Nothing is left to place'),
        remark: msg('The given queens are already a solution. Remove one.'),
      };
    case 'puzzle':
      return puzzleWords(verdict);
  }
}

/** Returns the words as one text, for screen readers. */
export function spokenVerdict({ title, text, step, remark }: VerdictWords): string {
  const name = step ? msg(str`${title}: ${difficultyName(step)}`) : title;
  return joinSentences([msg(str`${name}.`), text ?? '', remark ?? '']);
}

function piecesWords(
  { region, smallest, pieces }: Extract<DraftVerdict, { kind: 'pieces' }>,
  draft: OwnDraft,
): VerdictWords {
  const all = 'regions' in draft ? piecesOf(region, draft.regions, draft.shape) : [];
  const isSmaller = all.some((piece) => piece.length > smallest.length);
  const named = namedWords(smallest, draft);
  const words =
    pieces === 2
      ? {
          title: msg('One region is in two pieces'),
          join: msg('Join them, or paint one over.'),
          smaller: msg(str`Smaller piece: ${named}.`),
        }
      : {
          title: plural(pieces, msg('One region is in {# piece|# pieces}')),
          join: msg('Join them, or paint all but one over.'),
          smaller: msg(str`Smallest piece: ${named}.`),
        };
  const which = isSmaller ? words.smaller : msg(str`One of them: ${named}.`);
  return { tone: 'wrong', title: words.title, remark: joinSentences([words.join, which]) };
}

function missingWords(regions: readonly number[]): VerdictWords {
  return {
    tone: 'wrong',
    title: plural(regions.length, msg('{One region has|# regions have} no squares')),
    remark: msg('A board has as many regions as rows.'),
  };
}

function brokenWords(squares: readonly Square[], draft: OwnDraft): VerdictWords {
  if ('queens' in draft) {
    return {
      tone: 'wrong',
      title: plural(squares.length, msg('{# queen is|# queens are} given')),
      text: plural(draft.queens, msg('No more than {one is|# are} allowed.')),
      remark: msg('Remove some, or allow more queens.'),
    };
  }
  return {
    tone: 'wrong',
    title: plural(
      squares.length,
      msg(str`${squaresWordsOn(squares, draft.shape)} attack each other`),
    ),
    remark: msg('Remove one of them.'),
  };
}

function puzzleWords(verdict: Extract<DraftVerdict, { kind: 'puzzle' }>): VerdictWords {
  const { puzzle, check, hardest } = verdict;
  const { goal, regions } = puzzle.rules;
  if (GOALS[goal.kind].seesAll) return guardVerdictWords(verdict, mostQueens(puzzle.rules));
  const isPainted = regions !== undefined;
  switch (check.kind) {
    case 'several':
      return {
        tone: 'wrong',
        title: check.areTwo ? msg('Two solutions') : msg('More than one solution'),
        text: differenceWords(puzzle, check),
        remark: isPainted
          ? msg('Move one of these squares to another region.')
          : msg('A queen on one of these squares leaves fewer solutions.'),
      };
    case 'none':
      return {
        tone: 'wrong',
        title: msg('No solution'),
        text: noAnswerWords(puzzle, check),
        ...crowdedWords(check),
      };
    case 'one':
      return {
        tone: 'good',
        title: msg('Exactly one solution'),
        ...(check.step
          ? { step: check.step, remark: hardestWords(hardest) }
          : { text: msg('Hints can’t take you all the way.') }),
      };
    case 'guarded':
    case 'too-hard':
      return {
        tone: 'open',
        title: msg('Too hard to tell'),
        text: msg('It may have one solution, several or none.'),
      };
  }
}

/** Returns the remark on crowded houses: `Each region needs a row of its own.` */
function crowdedWords({
  crowded,
}: Extract<PuzzleCheck, { kind: 'none' }>): Pick<VerdictWords, 'remark'> {
  const [house] = crowded?.houses ?? [];
  const [within] = crowded?.within ?? [];
  if (!house || !within) return {};
  return {
    remark: ofHousePair(
      house.kind,
      within.kind,
      msg(
        'Each [region|region|row|column|row|column] needs a [row|column|region|region|column|row] of its own.',
      ),
    ),
  };
}

/** Returns the hardest reason that hints give on the way to the answer. */
function hardestWords(hardest: Reason | undefined): string {
  switch (hardest?.technique) {
    case undefined:
    case 'last-free-square':
      return msg('Each queen in turn has one square left.');
    case 'shared-squares': {
      const { length } = hardest.houses;
      return length === 1
        ? msg('You’ll need to spot a line or region whose free squares all lie in another.')
        : plural(
            length,
            msg(
              'You’ll need to spot {# line or region that fills|# lines or regions that fill} just as many others.',
            ),
          );
    }
    case 'starved-house':
      return msg('You’ll need to spot squares that would block a whole line.');
    case 'refutation': {
      const { length } = hardest.moves;
      if (length === 0 || !hardest.isPlain) {
        return msg('You’ll need to try a queen and follow what happens.');
      }
      return length === 1
        ? msg('You’ll need to try a queen and follow one forced move.')
        : plural(length, msg('You’ll need a chain of {# forced move|# forced moves}.'));
    }
  }
}

function namedWords(squares: readonly Square[], { shape }: OwnDraft): string {
  const named = squaresWordsOn(squares.slice(0, MOST_NAMED), shape);
  return squares.length > MOST_NAMED
    ? plural(squares.length, msg(str`{# square|# squares}, first ${named}`))
    : named;
}

export interface VerdictWords {
  /** `open`: something is still to be done. `wrong`: something is wrong. `good`: the draft is fine. */
  readonly tone: 'open' | 'wrong' | 'good';
  readonly title: string;
  /** A sentence that explains the title. */
  readonly text?: string | undefined;
  /** The difficulty of a puzzle that hints solve; it follows the title. */
  readonly step?: Difficulty | undefined;
  /** Advice, or a requirement of the puzzle. */
  readonly remark?: string;
}

type Verdict = Extract<DraftVerdict, { kind: 'puzzle' }>;

function guardVerdictWords(verdict: Verdict, queens: number): VerdictWords {
  const { check } = verdict;
  switch (check.kind) {
    case 'guarded':
      return {
        tone: 'good',
        title: plural(queens, msg('{# queen is|# queens are} enough')),
        ...(check.step && { step: check.step }),
        remark: enoughWords(verdict, check.least, queens),
      };
    case 'none':
      return {
        tone: 'wrong',
        title: plural(queens, msg('{# queen is|# queens are} too few')),
        remark: neededWords(verdict, check.least!),
      };
    default:
      return {
        tone: 'open',
        title: msg('Too hard to tell'),
        text: msg('That may be enough, or too few.'),
      };
  }
}

function enoughWords({ leastOfBoard }: Verdict, least: number, queens: number): string {
  if (least < queens) {
    return plural(least, msg('Fewer will do: {# is|# are} enough.'));
  }
  if (leastOfBoard === undefined || leastOfBoard >= least) {
    return msg('Fewer are not enough.');
  }
  return plural(leastOfBoard, msg('Fewer are not enough. With none given, # would be.'));
}

function neededWords({ leastOfBoard }: Verdict, least: number): string {
  if (leastOfBoard === undefined || leastOfBoard >= least) {
    return plural(least, msg('At least {# is|# are} needed.'));
  }
  return plural(
    leastOfBoard,
    msg(str`{# queen|# queens} can guard it, but with those given you need ${least}.`),
  );
}
