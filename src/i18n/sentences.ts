import { getLocale } from './locale.ts';

/** Sentences one after the other: Chinese sets no space behind a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(getLocale() === 'zh-Hans' ? '' : ' ');
}
