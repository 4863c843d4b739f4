import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { beforeAll, expect, test, vi } from 'vitest';
import { LOCALES } from '../../src/i18n/languages.ts';
import { NOT_STARTED, shellWords, wordsAhead } from './shell-words.ts';

let page: string;

beforeAll(async () => {
  const hook = shellWords().transformIndexHtml as { handler: (html: string) => string };
  const ahead = wordsAhead().transformIndexHtml as {
    handler: (html: string, context: { bundle: object }) => string;
  };
  page = ahead.handler(
    hook.handler(await readFile(new URL('../../index.html', import.meta.url), 'utf8')),
    { bundle: { 'assets/words-pt-BR-BZfr-5N0.js': {}, 'assets/index-NHb2VJ7l.js': {} } },
  );
});

/** Returns what the page says without scripts, by language. */
function saidWithoutScripts(): ReadonlyMap<string, string> {
  const said = /<noscript>(.*)<\/noscript>/s.exec(page)![1]!;
  const sentences = said.matchAll(/<p lang="([^"]+)" dir="(?:ltr|rtl)">([^<]+)<\/p>/g);
  return new Map(Array.from(sentences, ([, lang, text]) => [lang!, text!]));
}

test('a page that may run no script says so in every language', () => {
  const said = saidWithoutScripts();
  expect([...said.keys()]).toEqual(LOCALES);
  expect(new Set(said.values()).size).toBe(LOCALES.length);
  for (const text of said.values()) expect(text).toContain('JavaScript');
});

test('the shell knows in every language that nothing has begun', () => {
  for (const text of Object.values(NOT_STARTED)) expect(page).toContain(JSON.stringify(text));
});

test('the shell knows where the words of each language are', () => {
  expect(page).toContain('content="./assets/words-pt-BR-BZfr-5N0.js"');
});

test('the picture of a link has the address of its site, if the build knows it', async () => {
  expect(page).toContain('content="/screenshots/play-1280x800.png"');
  vi.stubEnv('SITE', 'https://example.org/queens/');
  const hook = shellWords().transformIndexHtml as { handler: (html: string) => string };
  const source = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
  expect(hook.handler(source)).toContain(
    'content="https://example.org/queens/screenshots/play-1280x800.png"',
  );
  vi.unstubAllEnvs();
});

test('no place for words is left in the page', () => {
  expect(page).not.toMatch(/%[A-Z_]+%/);
});

test('the scripts of the shell are read by engines of 2017', () => {
  for (const [, script] of page.matchAll(/<script>(.*?)<\/script>/gs)) {
    // Syntax that is newer is written anew, all else is printed as it stands.
    const [old, same] = [ts.ScriptTarget.ES2017, ts.ScriptTarget.ESNext].map((target) =>
      ts.transpile(script!, { target }),
    );
    expect(old).toBe(same);
  }
});
