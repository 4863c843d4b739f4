import type { Square } from '../../core/board/square.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { LOCALES, type Locale } from '../../i18n/languages.ts';
import { setLocale } from '../../i18n/locale.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { drawFrom, independentQueens } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { foundOf, queensOn } from './hint-boards.testing.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { hintWords } from './hint-techniques.ts';

/** For reviews of the texts of hints: a board, and the words of one rung of its hint in every language. */
interface HintExample {
  readonly size: number;
  readonly queens: readonly Square[];
  readonly technique: Finding['technique'];
  readonly rung: SpokenRung;
  readonly words: Readonly<Record<Locale, RungWords>>;
}

/** Numbers of random boards: up to 9 × 9, and larger ones whose completions are too many to count. */
const BOARDS = 6_000;
const LARGE_BOARDS = 12;

/** Returns an example of each text of hints; texts that differ only in squares, lines and numbers count as one. */
export async function hintExamples(): Promise<readonly HintExample[]> {
  const examples = new Map<string, Omit<HintExample, 'words'> & { readonly finding: Finding }>();
  for (let seed = 0; seed < BOARDS + LARGE_BOARDS; seed++) {
    const draw = drawFrom(seed);
    const size = seed < BOARDS ? draw(9) + 1 : 16 + draw(5);
    const queens = size > 9 ? independentQueens(size, draw(5), draw) : queensOn(size, draw);
    const known = new Known(size);
    if (size <= 9) {
      for (const code of foundOf(size, queens, draw)) known.add(code, 'found');
    }
    const { finding } = finish(hintFor(size, queens, known));
    for (const rung of ['nudge', 'where', 'why'] as const) {
      const english = hintWords(finding, rung, completePuzzle(size, []));
      const key = `${english.title} ${english.text}`.replaceAll(
        /\b[a-z]?\d+\b|column [a-z]|row \d+|, and|,| and/gi,
        '',
      );
      const { technique } = finding;
      if (!examples.has(key)) examples.set(key, { size, queens, technique, rung, finding });
    }
  }
  const chosen = [...examples.values()];
  const inEach: (readonly [Locale, readonly RungWords[]])[] = [];
  for (const locale of LOCALES) {
    await setLocale(locale);
    const words = chosen.map(({ finding, rung, size }) =>
      hintWords(finding, rung, completePuzzle(size, [])),
    );
    inEach.push([locale, words]);
  }
  return chosen
    .map(({ size, queens, technique, rung }, at) => ({
      size,
      queens,
      technique,
      rung,
      words: Object.fromEntries(inEach.map(([locale, words]) => [locale, words[at]!])) as Record<
        Locale,
        RungWords
      >,
    }))
    .sort((a, b) => a.technique.localeCompare(b.technique));
}
