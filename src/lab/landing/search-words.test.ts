import { expect, test } from 'vitest';
import { squareName } from '../../core/board/square.ts';
import { searchOf, type SearchRules } from './search-run.ts';
import { searchSentence } from './search-words.ts';

const usual: SearchRules = { early: true, fewest: false, back: true };

function sentencesOf(size: number, rules: SearchRules): string[] {
  const run = searchOf(size, rules);
  return run.boards.map((_, at) => searchSentence(run, at, size, rules));
}

const wordsIn = (text: string): number => text.split(' ').length;

test('the sentences of the small search name where the queen went, in 90 words', () => {
  const sentences = sentencesOf(4, usual).slice(1);
  for (const [index, sentence] of sentences.entries()) {
    const square = searchOf(4, usual).boards[index + 1]!.step!.squares[0]!;
    expect(sentence).toContain(squareName(square, 4));
  }
  expect(sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0)).toBeLessThanOrEqual(90);
  const plain = sentences.filter((sentence) => !sentence.includes('*'));
  expect(plain).toHaveLength(13);
  for (const sentence of plain) expect(wordsIn(sentence)).toBeLessThanOrEqual(6);
});

test.each(['stack', 'depth first', 'breadth first', 'backtracking'])(
  'a search says %s once',
  (word) => {
    for (const size of [4, 8]) {
      const said = sentencesOf(size, usual).filter((sentence) => sentence.includes(`*${word}*`));
      expect(said).toHaveLength(1);
    }
  },
);

test('a search without Take back does not tell to go back', () => {
  for (const rules of [usual, { ...usual, fewest: true }, { ...usual, early: false }]) {
    const sentences = sentencesOf(4, { ...rules, back: false });
    expect(sentences.filter((sentence) => sentence.includes('*'))).toEqual([]);
  }
});
