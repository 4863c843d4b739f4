import { expect, test } from 'vitest';
import { installWords } from './install-words.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Version/18.5 Mobile/15E148 Safari/604.1`,
    true,
    'Share',
  ],
  [
    'an iPad that calls itself a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.5 Safari/605.1.15`,
    true,
    'Share',
  ],
  [
    'a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.4 Safari/605.1.15`,
    false,
    'Add to Dock',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    true,
    'menu',
  ],
])('%s gets its own instructions', (_, userAgent, isTouched, word) => {
  expect(installWords(userAgent, isTouched)).toContain(word);
});

test.each([
  [
    'a Mac whose Safari cannot',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/16.6 Safari/605.1.15`,
    false,
  ],
  [
    'Chrome on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} CriOS/138.0 Mobile/15E148 Safari/604.1`,
    true,
  ],
  [
    'an app that shows a page',
    `Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0 Mobile Safari/537.36`,
    true,
  ],
  [
    'Firefox on a desktop',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    false,
  ],
])('%s gets no instructions, because none are certain', (_, userAgent, isTouched) => {
  expect(installWords(userAgent, isTouched)).toBeUndefined();
});
