import { expect, test } from 'vitest';
import { sentenceOf } from './sentences.ts';

test('a title becomes a sentence once: a question keeps its question mark', () => {
  expect(sentenceOf('Row 8 has one free square')).toBe('Row 8 has one free square.');
  expect(sentenceOf('Which squares guard a3?')).toBe('Which squares guard a3?');
  expect(sentenceOf('哪些格能守住 a3？')).toBe('哪些格能守住 a3？');
});
