// npm run i18n:new: prints the messages that differ from the last release in any language, each with its file, its text
// in every language and the terms of the glossaries that it uses, to be read before they land.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { ROOT } from './install.mjs';

const config = readConfigFileAndWriteSchema(`${ROOT}/config/lit-localize.json`);
const localizer = new RuntimeLitLocalizer(
  /** @type {ConstructorParameters<typeof RuntimeLitLocalizer>[0]} */ (config),
);
const { lastRelease } = /** @type {{lastRelease: string}} */ (
  JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))
);

const UNIT = /<trans-unit id="([^"]*)">.*?<target>(.*?)<\/target>/gs;

/** @param {string} xliff */
const textsOf = (xliff) =>
  new Map(
    [...xliff.matchAll(UNIT)].map(([, id, text]) => [id, text?.replace(/<x [^>]*>/g, '{}') ?? '']),
  );

const languages = config.targetLocales.map((locale) => {
  const file = `src/i18n/xliff/${locale}.xlf`;
  const options = /** @type {const} */ ({ cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const released = execFileSync('git', ['show', `${lastRelease}:${file}`], options);
  return {
    locale,
    released: textsOf(released),
    texts: textsOf(readFileSync(`${ROOT}/${file}`, 'utf8')),
    terms: readFileSync(`${ROOT}/docs/glossaries/${locale}.md`, 'utf8').match(/^- .*/gm) ?? [],
  };
});

/**
 * Returns true if a text uses an English term of a line of a glossary.
 * @param {string} text
 * @param {string} line
 */
const usesTermOf = (text, line) =>
  (line.slice(2).split(/ \(|: _/)[0] ?? '')
    .split(/[,;/·]/)
    .map((term) => term.trim().replaceAll(/[^\w -]/g, ''))
    .some((term) => term !== '' && new RegExp(`\\b${term}s?\\b`, 'i').test(text));

let count = 0;
for (const { name, contents, file } of localizer.extractSourceMessages().messages) {
  if (languages.every(({ released, texts }) => released.get(name) === texts.get(name))) continue;
  count++;
  const english = contents.map((part) => (typeof part === 'string' ? part : '{}')).join('');
  console.log(`\n${name} ${relative(ROOT, file.fileName)}\n    en      ${english}`);
  for (const { locale, texts, terms } of languages) {
    const used = terms.filter((line) => usesTermOf(english, line)).map((line) => line.slice(2));
    console.log(`    ${locale.padEnd(8)}${texts.get(name) ?? '(wanted)'}`);
    if (used.length > 0) console.log(`            ${used.join('\n            ')}`);
  }
}
console.log(`\nNew or changed: ${count} ${count === 1 ? 'message' : 'messages'}.`);
