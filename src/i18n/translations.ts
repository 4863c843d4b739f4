import { configureLocalization } from '@lit/localize';
import * as chinese from './locales/zh-Hans.ts';
import { loadNeededWords, puzzleWords } from './words-of-puzzles.ts';
import { shortId } from './short-id.ts';

type Word = (typeof chinese.templates)[keyof typeof chinese.templates];

/** By the whole ids that @lit/localize asks for; the build has short ones. */
const templates = new Proxy<Record<string, Word>>(
  {},
  { get: (_, id: string) => wordIn(chinese.templates, id) ?? wordIn(puzzleWords, id) },
);

function wordIn(words: Readonly<Record<string, Word>>, id: string): Word | undefined {
  return words[id] ?? words[shortId(id)];
}

/** Names the language in use, and shows another; a later choice overtakes an earlier. */
export const { getLocale: getShown, setLocale: show } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: ['zh-Hans'],
  loadLocale: async () => {
    await loadNeededWords();
    return { templates };
  },
});
