import type { Locale } from './languages.ts';
import { getLocale } from './locale.ts';

/** Numbers from 0 on as they are written in a sentence that counts things. */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  'zh-Hans':
    '零 一 两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' '),
};

/** Returns a number as a word, `five`; larger numbers in digits. */
export function numberWord(value: number): string {
  return WORDS[getLocale()][value] ?? String(value);
}

/** Returns the same for the beginning of a sentence. */
export function firstNumberWord(value: number): string {
  const word = numberWord(value);
  return word[0]!.toUpperCase() + word.slice(1);
}
