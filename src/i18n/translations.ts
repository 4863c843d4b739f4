import { configureLocalization } from '@lit/localize';
import * as chinese from './locales/zh-Hans.ts';
import { shortId } from './short-id.ts';

type Words = typeof chinese.templates;

/** By the whole ids that @lit/localize asks for; the build has short ones. */
const templates = new Proxy<Record<string, Words[keyof Words]>>(chinese.templates, {
  get: (words, id: string) => words[id] ?? words[shortId(id)],
});

/** Names the language in use, and shows another; a later choice overtakes an earlier. */
export const { getLocale: getShown, setLocale: show } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: ['zh-Hans'],
  loadLocale: () => Promise.resolve({ templates }),
});
