import type { Square } from '../../core/board/square.ts';
import { completePuzzle, kindOf, type Puzzle, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { LOCALES, type Locale } from '../../i18n/languages.ts';
import { setLocale } from '../../i18n/locale.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { checkPlacement } from '../../solver/puzzles/check/check-placement.ts';
import { checkedHint } from '../../solver/puzzles/check/checked-hint.ts';
import {
  drawFrom,
  independentQueens,
  type Draw,
} from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { regionLookName } from '../../ui/puzzles/region-look-words.ts';
import { nameRegionsBy } from '../words/house-words.ts';
import { foundOf, queensOn } from './hint-boards.testing.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { hintWords } from './hint-techniques.ts';
import { someGuardBoard, somePlacements } from './one-answer-boards.testing.ts';

/** For reviews of the texts of hints: a board, and the words of one rung of its hint in every language. */
interface HintExample {
  readonly kind: PuzzleKind | 'free play';
  readonly puzzle: Puzzle;
  readonly queens: readonly Square[];
  readonly technique: Finding['technique'];
  readonly rung: SpokenRung;
  readonly words: Readonly<Record<Locale, RungWords>>;
}

type HintedBoard = Pick<HintExample, 'kind' | 'puzzle' | 'queens'> & { readonly finding: Finding };

/** Numbers of random boards of each sort, by which every technique comes up. */
const BOARDS = { freePlay: 6_000, largeFreePlay: 12, oneAnswer: 200, answers: 100, guard: 400 };

function freePlayBoard(draw: Draw, isLarge: boolean): HintedBoard {
  const size = isLarge ? 16 + draw(5) : draw(9) + 1;
  const queens = isLarge ? independentQueens(size, draw(5), draw) : queensOn(size, draw);
  const known = new Known(size);
  if (!isLarge) for (const code of foundOf(size, queens, draw)) known.add(code, 'found');
  const { finding } = finish(hintFor(size, queens, known));
  return { kind: 'free play', puzzle: completePuzzle(size, []), queens, finding };
}

function placementBoard(draw: Draw, several: boolean): HintedBoard {
  const { puzzle, standing } = somePlacements(draw, several);
  const { finding } = finish(checkedHint(puzzle, standing, finish(checkPlacement(puzzle))));
  return { kind: kindOf(puzzle.rules), puzzle, queens: standing.queens, finding };
}

function guardBoard(draw: Draw): HintedBoard {
  const { puzzle, standing } = someGuardBoard(draw);
  const { finding } = finish(guardHint(puzzle, standing));
  return { kind: 'guard', puzzle, queens: standing.queens, finding };
}

/**
 * Returns an example of each text of hints; texts that differ only in squares, lines, regions and numbers count as one.
 * @param seed Other seeds bring other boards.
 */
export async function hintExamples(seed: number): Promise<readonly HintExample[]> {
  nameRegionsBy(regionLookName);
  const draw = drawFrom(seed);
  const some = (count: number, board: () => HintedBoard) => Array.from({ length: count }, board);
  const boards = [
    ...some(BOARDS.freePlay, () => freePlayBoard(draw, false)),
    ...some(BOARDS.largeFreePlay, () => freePlayBoard(draw, true)),
    ...some(BOARDS.oneAnswer, () => placementBoard(draw, false)),
    ...some(BOARDS.answers, () => placementBoard(draw, true)),
    ...some(BOARDS.guard, () => guardBoard(draw)),
  ];
  const examples = new Map<string, HintedBoard & { readonly rung: SpokenRung }>();
  for (const board of boards) {
    for (const rung of ['nudge', 'where', 'why'] as const) {
      const english = hintWords(board.finding, rung, board.puzzle);
      const key = `${english.title} ${english.text}`.replaceAll(
        /\b[a-z]?\d+\b( \([a-z ]+\))?|column [a-z]|row \d+|, and|,| and/gi,
        '',
      );
      if (!examples.has(key)) examples.set(key, { ...board, rung });
    }
  }
  const chosen = [...examples.values()];
  const inEach: (readonly [Locale, readonly RungWords[]])[] = [];
  for (const locale of LOCALES) {
    await setLocale(locale);
    const words = chosen.map(({ finding, rung, puzzle }) => hintWords(finding, rung, puzzle));
    inEach.push([locale, words]);
  }
  return chosen
    .map(({ finding: { technique }, ...board }, at) => ({
      ...board,
      technique,
      words: Object.fromEntries(inEach.map(([locale, words]) => [locale, words[at]!])) as Record<
        Locale,
        RungWords
      >,
    }))
    .sort((a, b) => a.technique.localeCompare(b.technique));
}
