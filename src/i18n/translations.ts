import { configureLocalization } from '@lit/localize';
import * as chinese from './locales/zh-Hans.ts';

/** Names the language in use, and shows another; a later choice overtakes an earlier. */
export const { getLocale: getShown, setLocale: show } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: ['zh-Hans'],
  loadLocale: () => Promise.resolve(chinese),
});
