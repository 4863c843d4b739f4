import { languageOf } from './languages.ts';
import { getLocale } from './locale.ts';

/** Returns the separator of two sentences; Chinese sets no space behind a full stop. */
export function sentenceGap(): string {
  return languageOf(getLocale()).gap;
}

/** Joins sentences and leaves out empty ones. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(sentenceGap());
}
