import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, LOCALES } from '../../src/i18n/languages.ts';

/** The unit of the sentence that a first visit reads first, in a file of translations. */
const FIRST_GOAL = /<trans-unit id="first-goal">.*?<target>(?<words>.*?)<\/target>/s;

/**
 * Puts the languages into the page: their directions, and the sentence of the shell in each, so that both are right
 * before any script of the game has arrived.
 */
export function shellWords(): Plugin {
  return {
    name: 'ninety-two:shell-words',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const directions = LOCALES.map((tag) => [tag, LANGUAGES[tag].direction]);
        const words = LOCALES.filter((tag) => tag !== 'en').map((tag) => [tag, firstGoal(tag)]);
        return html
          .replace("'%DIRECTIONS%'", JSON.stringify(Object.fromEntries(directions)))
          .replace("'%FIRST_GOALS%'", JSON.stringify(Object.fromEntries(words)));
      },
    },
  };
}

function firstGoal(tag: string): string {
  const file = new URL(`../../src/i18n/xliff/${tag}.xlf`, import.meta.url);
  const words = FIRST_GOAL.exec(readFileSync(file, 'utf8'))?.groups!['words'];
  if (words === undefined) throw new Error(`${tag}.xlf has no translation of first-goal.`);
  return words;
}
