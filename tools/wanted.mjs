// npm run i18n:wanted: lists the messages that have no translation yet, each with its description, its file and the
// languages that want it.
import { relative } from 'node:path';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { ROOT } from './install.mjs';

const config = readConfigFileAndWriteSchema(`${ROOT}/config/lit-localize.json`);
const localizer = new RuntimeLitLocalizer(
  /** @type {ConstructorParameters<typeof RuntimeLitLocalizer>[0]} */ (config),
);
const { translations } = localizer.readTranslationsSync();

/** Languages, each with the ids of the messages that it has. */
const translated = config.targetLocales.map((locale) => ({
  locale,
  ids: new Set(translations.get(locale)?.map(({ name }) => name)),
}));

let count = 0;
for (const { name, contents, desc, file } of localizer.extractSourceMessages().messages) {
  const locales = translated.filter(({ ids }) => !ids.has(name)).map(({ locale }) => locale);
  if (locales.length === 0) continue;
  count++;
  const text = contents.map((part) => (typeof part === 'string' ? part : part.untranslatable));
  console.log([text.join(''), relative(ROOT, file.fileName), locales.join(' ')].join('\n    '));
  if (desc !== undefined) console.log(`    ${desc}`);
}
console.log(`Translation wanted: ${count} ${count === 1 ? 'message' : 'messages'}.`);
