import { msg, str } from '@lit/localize';
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

/** Returns a title as a sentence: with a full stop, unless it is a question or a sentence already. */
export function sentenceOf(title: string): string {
  return /^$|[.?!。？！؟]$/.test(title) ? title : msg(str`${title}.`);
}
