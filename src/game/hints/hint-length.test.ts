import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { completePuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { LOCALES, type Locale } from '../../i18n/languages.ts';
import { setLocale } from '../../i18n/locale.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { checkPlacement } from '../../solver/puzzles/check/check-placement.ts';
import { checkedHint } from '../../solver/puzzles/check/checked-hint.ts';
import { somePlacementBoard } from '../../solver/puzzles/make/placement-boards.testing.ts';
import { drawFrom } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { someBoardInPlay } from './guard-hint-boards.testing.ts';
import { queensOn } from './hint-boards.testing.ts';
import { hintWords } from './hint-techniques.ts';

/** Numbers of boards of free play, of Guard, and of Fill in and Regions. */
const [FREE, GUARD, PLACEMENT] = [300, 150, 50];

/**
 * The largest number of words of Why. Claims are tested with that of English; other languages need a few words more,
 * and in Japanese particles count.
 */
const MOST_WORDS: Readonly<Partial<Record<Locale, number>>> = { en: 30, ja: 42 };
const MOST_TRANSLATED = 34;

const seeds = (count: number): readonly number[] => [...Array(count).keys()];

const HINTS: readonly (readonly [Finding, Puzzle])[] = [
  ...seeds(FREE).map((seed) => {
    const draw = drawFrom(seed);
    const size = draw(9) + 1;
    const { finding } = finish(hintFor(size, queensOn(size, draw), new Known(size)));
    return [finding, completePuzzle(size, [])] as const;
  }),
  ...seeds(GUARD).map((seed) => {
    const { puzzle, standing } = someBoardInPlay(drawFrom(seed));
    return [finish(guardHint(puzzle, standing)).finding, puzzle] as const;
  }),
  ...seeds(PLACEMENT).map((seed) => {
    const { puzzle, standing } = somePlacementBoard(drawFrom(seed), 20);
    const checked = finish(checkPlacement(puzzle));
    return [finish(checkedHint(puzzle, standing, checked)).finding, puzzle] as const;
  }),
];

// The translations tell the page of another language.
beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => vi.unstubAllGlobals());

test.each(LOCALES)('Why says a hint in few words in %s', async (locale) => {
  await setLocale(locale);
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const texts = HINTS.map(([finding, puzzle]) => hintWords(finding, 'why', puzzle).text);
  const long = texts.filter((text) => {
    const count = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
    return count > (MOST_WORDS[locale] ?? MOST_TRANSLATED);
  });
  expect(long).toEqual([]);
});
