import { basename, dirname } from 'node:path';
import { XliffFormatter } from '@lit/localize-tools/lib/formatters/xliff.js';
import type { Message, Placeholder } from '@lit/localize-tools/lib/messages.js';
import type { Config } from '@lit/localize-tools/lib/types/config.js';
import {
  escapeTextContentToEmbedInTemplateLiteral as escape,
  parseStringAsTemplateLiteral as parse,
} from '@lit/localize-tools/lib/typescript.js';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** The id that lit-localize gives to a message with elements in it. */
const WITH_ELEMENTS = /^h[0-9a-f]{16}$/;

/**
 * Makes each file of translations (`*.xlf`) the module that `lit-localize build` would write of it. A message without a
 * translation is not in it: the game then says the English of the source.
 */
export function translations(): Plugin {
  return {
    name: 'ninety-two:translations',
    transform: {
      filter: { id: /\.xlf$/ },
      handler: (_xliff, id) => ({ code: moduleOf(id), map: null, moduleType: 'js' }),
    },
  };
}

/** Returns the module of a file of translations. */
export function moduleOf(path: string): string {
  const config = {
    targetLocales: [basename(path, '.xlf') as unknown] as Config['targetLocales'],
    interchange: { format: 'xliff', xliffDir: dirname(path) },
    resolve: (folder: string) => folder,
  };
  const [file] = new XliffFormatter(config as Config).readTranslations();
  const templates = file!.messages.map(
    (message) => `${JSON.stringify(message.name)}: ${literalOf(message)},`,
  );
  return [
    `import { html } from 'lit';`,
    `import { str } from '@lit/localize';`,
    `export const templates = {`,
    ...templates,
    `};`,
  ].join('\n');
}

/** Returns the literal of a translation, whose values are the places that they have in the English message. */
function literalOf({ name, contents }: Message): string {
  const placeholders = contents
    .filter((part) => typeof part !== 'string')
    .sort((a, b) => a.index - b.index);
  let place = 0;
  const numbered = new Map(placeholders.map((one) => [one.index, withPlaces(one, () => place++)]));
  const text = contents
    .map((part) => (typeof part === 'string' ? escape(part) : numbered.get(part.index)))
    .join('');
  return `${WITH_ELEMENTS.test(name) ? 'html' : placeholders.length > 0 ? 'str' : ''}\`${text}\``;
}

/** Returns the text of a placeholder, elements and expressions, with a number for each expression. */
function withPlaces({ untranslatable }: Placeholder, nextPlace: () => number): string {
  const template = parse(untranslatable);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(({ literal }) => `\${${nextPlace()}}${literal.text}`);
  return template.head.text + spans.join('');
}
