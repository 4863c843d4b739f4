import { getLocale } from './locale.ts';

/** What stands between two sentences. */
export function sentenceGap(): string {
  return getLocale() === 'zh-Hans' ? '' : ' ';
}

/** Sentences one after the other, empty ones left out: Chinese sets no space behind a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(sentenceGap());
}
