import type { Square } from '../../core/board/square.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { setLocale } from '../../i18n/locale.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import { Known } from '../../solver/insight/known.ts';
import { drawFrom, independentQueens } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { foundOf, queensOn } from './hint-boards.testing.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { hintWords } from './hint-techniques.ts';

/** For reviews of the texts of hints: a board, and the words of one rung of its hint in two languages. */
export interface HintExample {
  readonly size: number;
  readonly queens: readonly Square[];
  readonly technique: Finding['technique'];
  readonly rung: SpokenRung;
  readonly english: RungWords;
  readonly chinese: RungWords;
}

/** Numbers of random boards: up to 9 × 9, and larger ones whose completions are too many to count. */
const BOARDS = 6_000;
const LARGE_BOARDS = 12;

/** Returns an example of each text of hints; texts that differ only in squares, lines and numbers count as one. */
export async function hintExamples(): Promise<readonly HintExample[]> {
  const examples = new Map<string, Omit<HintExample, 'chinese'> & { readonly finding: Finding }>();
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
      if (!examples.has(key))
        examples.set(key, { size, queens, technique, rung, english, finding });
    }
  }
  await setLocale('zh-Hans');
  return [...examples.values()]
    .map(({ finding, ...example }) => ({
      ...example,
      chinese: hintWords(finding, example.rung, completePuzzle(example.size, [])),
    }))
    .sort((a, b) => a.technique.localeCompare(b.technique));
}
