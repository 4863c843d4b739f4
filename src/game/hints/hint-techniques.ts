import type { House } from '../../core/board/house.ts';
import { msg, str } from '@lit/localize';
import { nothing, type TemplateResult } from 'lit';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { drillTopic, type DrillTopic, type NamedReason } from '../../core/puzzles/technique.ts';
import type { Finding, FindingOf, Hint } from '../../solver/hints/hint.ts';
import { mostOpenWords } from './choice-words.ts';
import { allKnownWords, deadWords, noSolutionWords } from './completion-hint-words.ts';
import { conflictHintWords } from './conflict-hint-words.ts';
import { tooFewQueensWords, wrongMarksWords, wrongQueensWords } from './guard-hint-words.ts';
import { lastQueenWords, onlyFromTheseWords } from './guard-reason-words.ts';
import {
  chainMarks,
  choiceMarks,
  deadEndMarks,
  drawMarks,
  eachFramed,
  exclusionMarks,
  firstRowMarks,
  houseMarks,
  NO_DRAWING,
  rayMarks,
  type HintDrawing,
  type Marks,
} from './hint-drawing.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import {
  choiceEntries,
  emptiedEntries,
  legendItems,
  reasonEntries,
  type LegendEntry,
} from './hint-legend.ts';
import {
  lastFreeSquareWords,
  refutationWords,
  sharedSquaresWords,
  starvedHouseWords,
} from './reason-words.ts';
import { emptiedWords, wrongWords } from './wrong-words.ts';
import type { Move } from '../../core/game/game.ts';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { plural } from '../../i18n/format.ts';
import { squaresWordsOn } from '../words/house-words.ts';

/** The parts of a technique's hints. A part that is missing means none. */
interface HintTechnique<Found extends Finding> {
  readonly words: (finding: Found, rung: SpokenRung, board: Puzzle) => RungWords;
  /** Marks of the places to look at, from the rung Where on. */
  readonly where?: (finding: Found) => Marks;
  /** Marks of the reason on the rung Why, beside those of Where or in place of them. */
  readonly why?: (finding: Found, columns: number) => Marks;
  /** Meanings of the marks on the rung Why. */
  readonly legend?: (finding: Found, board: Puzzle) => readonly LegendEntry[];
  /** True if the finding is a reason with drills, which the compiler knows by `NamedReason`. */
  readonly isPractised: Found extends NamedReason ? true : false;
}

const TECHNIQUES: { readonly [T in Finding['technique']]: HintTechnique<FindingOf<T>> } = {
  solved: {
    words: (_finding, _rung, { rules }) => ({
      title: solvedTitle(),
      text: rules.regions
        ? msg('Every row, column and region has its queen. Nothing is left to do.')
        : msg('No queen attacks another. Nothing is left to do.'),
    }),
    isPractised: false,
  },
  conflict: {
    words: conflictHintWords,
    where: ({ conflicts: [newest], remove }) => ({
      frames: eachFramed(remove ? [remove.queen] : [newest!.newer, newest!.older]),
      isVeiled: true,
    }),
    why: ({ conflicts: [newest] }) => ({ frames: eachFramed([newest!.newer, newest!.older]) }),
    isPractised: false,
  },

  // Completions, in free play.
  'no-solution': {
    words: noSolutionWords,
    // A queen in the corner. With its mirror image, the one in the middle is all the other first moves.
    where: ({ cases }) => firstRowMarks(cases[0]!),
    why: ({ cases }) => firstRowMarks(cases[cases.length >> 1]!),
    isPractised: false,
  },
  dead: {
    words: deadWords,
    where: ({ lift }) => ({ frames: eachFramed(lift.queens), isVeiled: true }),
    why: deadEndMarks,
    isPractised: false,
  },
  'all-known': {
    words: allKnownWords,
    where: ({ lift }) => (lift ? { frames: eachFramed(lift.queens), isVeiled: true } : {}),
    isPractised: false,
  },
  'most-open': {
    words: mostOpenWords,
    where: houseMarks,
    why: ({ choice }) => ({ goal: choice.place }),
    isPractised: false,
  },

  // Reasons, in free play and on boards of Complete and Regions.
  'last-free-square': {
    words: lastFreeSquareWords,
    where: houseMarks,
    why: ({ rays, square }, columns) => ({ rays: rayMarks(rays, columns), goal: square }),
    legend: reasonEntries,
    isPractised: true,
  },
  'shared-squares': {
    words: sharedSquaresWords,
    // One house within another: frames the inner house; else the lines that are filled.
    where: ({ houses, shared }) => ({
      frames: (houses.length === 1 ? houses : shared).map(({ squares }) => squares),
      isVeiled: true,
    }),
    // The frame moves to the house in which squares are ruled out.
    why: (finding, columns) => ({
      ...exclusionMarks(finding, columns),
      frames: finding.shared.map(({ squares }) => squares),
    }),
    legend: reasonEntries,
    isPractised: true,
  },
  'starved-house': {
    words: starvedHouseWords,
    where: houseMarks,
    why: exclusionMarks,
    legend: reasonEntries,
    isPractised: true,
  },
  refutation: {
    words: refutationWords,
    where: houseMarks,
    why: (finding, columns) => ({ ...exclusionMarks(finding, columns), ...chainMarks(finding) }),
    legend: reasonEntries,
    isPractised: true,
  },

  // Mistakes and ends on boards of Complete and Regions.
  wrong: {
    words: wrongWords,
    where: ({ together, square }) => ({
      frames: eachFramed(together ?? [square]),
      isVeiled: true,
    }),
    why: deadEndMarks,
    isPractised: false,
  },
  emptied: {
    words: emptiedWords,
    where: houseMarks,
    legend: emptiedEntries,
    isPractised: false,
  },
  unsolvable: {
    words: () => ({
      title: msg('This board has no solution'),
      text: msg('Its queens can’t all be placed.'),
    }),
    isPractised: false,
  },
  beyond: {
    words: () => ({
      title: msg('No reason found'),
      text: msg('Hints can’t take you any further here.'),
    }),
    isPractised: false,
  },

  // Guard. Its boards are not veiled, because the tint shows which squares are guarded.
  'all-guarded': {
    words: () => ({
      title: solvedTitle(),
      text: msg('Every square is guarded. Nothing is left to do.'),
    }),
    isPractised: false,
  },
  'too-few-queens': {
    words: tooFewQueensWords,
    isPractised: false,
  },
  'wrong-queens': {
    words: wrongQueensWords,
    where: ({ lift }) => ({ frames: eachFramed(lift) }),
    isPractised: false,
  },
  'wrong-marks': {
    words: wrongMarksWords,
    where: ({ together }) => ({ frames: eachFramed(together) }),
    isPractised: false,
  },
  'last-queen': {
    words: lastQueenWords,
    where: ({ task }) => ({ frames: eachFramed(task.unguarded) }),
    why: ({ squares, task }, columns) => choiceMarks(squares, task.unguarded, columns),
    isPractised: false,
  },
  'only-from-these': {
    words: onlyFromTheseWords,
    where: ({ square }) => ({ frames: [[square]] }),
    why: ({ left, square }, columns) => choiceMarks(left, [square], columns),
    legend: choiceEntries,
    isPractised: true,
  },
};

function solvedTitle(): string {
  return msg('Solved', { id: 'board-solved', desc: 'A board' });
}

/** Returns the parts for a finding; the entry of its technique takes findings of that technique. */
function partsOf({ technique }: Finding): HintTechnique<Finding> {
  return TECHNIQUES[technique] as HintTechnique<Finding>;
}

/**
 * Returns the words of a hint on a rung.
 * @param board The puzzle of the hint; for free play, a puzzle of Complete without given queens.
 */
export function hintWords(finding: Finding, rung: SpokenRung, board: Puzzle): RungWords {
  return partsOf(finding).words(finding, rung, board);
}

/**
 * Returns the drawing of a hint on a rung: nothing on Nudge, frames round the places to look at on Where, and the marks
 * of the reason on Why.
 */
export function drawHint(hint: Hint, rung: SpokenRung, board: Puzzle): HintDrawing {
  if (rung === 'nudge') return NO_DRAWING;
  const { finding } = hint;
  const { where, why } = partsOf(finding);
  const reason = rung === 'why' ? why?.(finding, board.rules.shape.columns) : undefined;
  return drawMarks({ ...where?.(finding), ...reason }, hint, rung, board);
}

/**
 * Returns the drawing of the answer to which queens to take back.
 * @param full As in `takeBackWords`.
 */
export function drawTakeBack(hint: Hint, full: House | undefined, board: Puzzle): HintDrawing {
  if (!full) return drawHint(hint, 'why', board);
  const drawing = drawMarks({ frames: [full.squares] }, hint, 'why', board);
  // The words name this house, and none of the finding.
  return { ...drawing, regionsNamed: full.kind === 'region' ? [full.index] : [] };
}

/** Returns the meanings of a hint's marks on the rung Why, as list items. */
export function hintLegend(
  finding: Finding,
  rung: SpokenRung,
  board: Puzzle,
): TemplateResult | typeof nothing {
  return rung === 'why' ? legendItems(partsOf(finding).legend?.(finding, board) ?? []) : nothing;
}

/** Returns the drills of the reason that Why gives; `undefined` on other rungs, and where there are none. */
export function hintPractice(
  finding: Finding,
  rung: SpokenRung,
  { rules }: Puzzle,
): DrillTopic | undefined {
  return rung === 'why' && isPractised(finding) ? drillTopic(rules, finding) : undefined;
}

function isPractised(finding: Finding): finding is Finding & NamedReason {
  return TECHNIQUES[finding.technique].isPractised;
}

/** The largest number of squares that a button names; of more, it shows the number. */
const MOST_ON_BUTTON = 2;

/** Returns the label of the button that makes a hint's move; `undefined` if there is no move. */
export function actWords(act: Move | undefined, shape: Shape): string | undefined {
  switch (act?.kind) {
    case 'toggle':
      return msg(str`Place ${squareNameOn(act.square, shape)}`);
    case 'lift':
      return liftWords(act.squares, shape);
    case 'paint':
      return act.marked ? markWords(act.squares, shape) : unmarkWords(act.squares, shape);
    default:
      return undefined;
  }
}

function liftWords(squares: readonly Square[], shape: Shape): string {
  return squares.length > MOST_ON_BUTTON
    ? plural(squares.length, msg('Take back {# queen|# queens}'))
    : msg(str`Take back ${squaresWordsOn(squares, shape)}`, {
        id: 'take-back-button',
        desc: 'A button: take queens back',
      });
}

function markWords(squares: readonly Square[], shape: Shape): string {
  return squares.length > MOST_ON_BUTTON
    ? plural(squares.length, msg('Mark {# square|# squares}'))
    : msg(str`Mark ${squaresWordsOn(squares, shape)}`);
}

function unmarkWords(squares: readonly Square[], shape: Shape): string {
  return plural(
    squares.length,
    squares.length > MOST_ON_BUTTON
      ? msg('Unmark {# square|# squares}')
      : msg(str`Unmark ${squaresWordsOn(squares, shape)}`),
  );
}

/** Returns the name of the last rung: its button's label without the squares; `undefined` if there is no move. */
export function actName(act: Move | undefined): string | undefined {
  switch (act?.kind) {
    case 'toggle':
      return msg('Place', { id: 'rung-place', desc: 'A step of a hint: place a queen' });
    case 'lift':
      return msg('Take back', { id: 'rung-take-back', desc: 'A step of a hint: take queens back' });
    case 'paint':
      return act.marked
        ? msg('Mark', { id: 'rung-mark', desc: 'A step of a hint: mark squares' })
        : msg('Unmark', { id: 'rung-unmark', desc: 'A step of a hint: unmark squares' });
    default:
      return undefined;
  }
}
