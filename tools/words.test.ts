import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import type { Message } from '@lit/localize-tools/lib/messages.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../src/i18n/languages.ts';
import SAME from './same-as-english.json' with { type: 'json' };

// When one of these fails: `npm run i18n`, fill in what is missing in src/i18n/xliff/, and `npm run i18n`.

const CONFIG = fileURLToPath(new URL('../config/lit-localize.json', import.meta.url));

const TRANSLATED = LOCALES.slice(1);

let built: string;
let builder: RuntimeLitLocalizer;
let messages: readonly Message[];
let translations: ReadonlyMap<string, readonly Message[]>;

// The compiler reads every source of the game, once for all tests.
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'ninety-two-words-'));
  const config = readConfigFileAndWriteSchema(CONFIG) as ConstructorParameters<
    typeof RuntimeLitLocalizer
  >[0];
  builder = new RuntimeLitLocalizer({ ...config, output: { ...config.output, outputDir: built } });
  const extracted = builder.extractSourceMessages();
  expect(extracted.errors).toEqual([]);
  messages = extracted.messages;
  translations = builder.readTranslationsSync().translations;
});

afterAll(() => rm(built, { recursive: true }));

/** Returns the text of a message, with `{}` for each placeholder. */
function wordsOf({ contents }: Message): string {
  return contents.map((part) => (typeof part === 'string' ? part : '{}')).join('');
}

test.each(TRANSLATED)('every message has a translation in %s', (locale) => {
  const said = new Set(translations.get(locale)!.map(({ name }) => name));
  expect(messages.filter(({ name }) => !said.has(name)).map(wordsOf)).toEqual([]);
});

test.each(TRANSLATED)('no translation in %s belongs to a message that is gone', (locale) => {
  const names = new Set(messages.map(({ name }) => name));
  const left = translations.get(locale)!.filter(({ name }) => !names.has(name));
  expect(left.map(wordsOf)).toEqual([]);
});

test.each(TRANSLATED)(
  'no message in %s is still English, but names and words that both have',
  (locale) => {
    const english = new Map(messages.map((message) => [message.name, wordsOf(message)]));
    const same = translations
      .get(locale)!
      .filter((message) => wordsOf(message) === english.get(message.name))
      .map(wordsOf)
      .filter((text) => /[a-z]{3}|[A-Z][a-z]/.test(text.replaceAll('{}', '')));
    expect([...new Set(same)].sort()).toEqual(SAME[locale as keyof typeof SAME]);
  },
);

test('a translation has the same placeholders as its message', () => {
  expect(builder.validateTranslations().errors).toEqual([]);
});

test.each(TRANSLATED)('the generated module of %s has its current translations', async (locale) => {
  await builder.build();
  const file = `${locale}.ts`;
  const loaded = await readFile(new URL(`../src/i18n/locales/${file}`, import.meta.url), 'utf8');
  const expected = await readFile(join(built, file), 'utf8');
  expect(loaded.split('\n')).toEqual(expected.split('\n'));
});

test('Chinese text has Chinese punctuation', () => {
  const latin = /\p{Script=Han}[,.:;!?]|[,:;!?]\p{Script=Han}|[，。：；！？] /u;
  const words = translations.get('zh-Hans')!.map(wordsOf);
  expect(words.filter((text) => latin.test(text))).toEqual([]);
});

test('no message contains <, > or &, which its translation would show as &lt;, &gt; or &amp;', () => {
  expect(messages.map(wordsOf).filter((text) => /[<>&]/.test(text))).toEqual([]);
});

test('no message contains a line break, with which the minifier of the build would change its id', () => {
  expect(messages.map(wordsOf).filter((text) => text.includes('\n'))).toEqual([]);
});
