import { basename } from 'node:path';
import type { Placeholder } from '@lit/localize-tools/lib/messages.js';
import {
  escapeTextContentToEmbedInTemplateLiteral as escape,
  parseStringAsTemplateLiteral as parse,
} from '@lit/localize-tools/lib/typescript.js';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** The id that lit-localize gives to a message with elements in it. */
const WITH_ELEMENTS = /^h[0-9a-f]{16}$/;

/** The id that lit-localize gives to any message. */
const GIVEN = /^[hs][\da-f]{16}$/;

/** The number of its characters that a module keeps: all of them would be a fifth of its compressed size. */
const KEPT = 8;

/** Text and placeholders of a message, as `lit-localize extract` writes them. */
const WORDS = String.raw`(?:[^<&]|&(?:amp|lt|gt|quot|apos);|<x id="\d+" equiv-text="[^"<]*"/>)*`;

/** A unit, with its id, the English, and the translation if there is one. */
const UNIT = new RegExp(
  String.raw`\s*<trans-unit id="([^"<]+)"[^<>]*>\s*<source>(${WORDS})</source>\s*` +
    String.raw`(?:<target[^<>]*>(${WORDS})</target>\s*)?(?:<note[^<>]*>[^<]*</note>\s*)*</trans-unit>\s*`,
  'y',
);

const PLACEHOLDER = /<x id="(\d+)" equiv-text="([^"]*)"\/>/;

/**
 * Makes each file of translations (`*.xlf`) a module with the templates that `lit-localize build` would write of it. A
 * message without a translation is not in it: the game then says the English of the source.
 */
export function translations(): Plugin {
  return {
    name: 'ninety-two:translations',
    transform: {
      filter: { id: /\.xlf$/ },
      handler: (xliff, id) => ({
        code: moduleOf(xliff, basename(id)),
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/**
 * Returns the module of a text of translations.
 * @param file The name of its file, for errors.
 * @throws If the text is damaged: the error names the file and the unit.
 */
export function moduleOf(xliff: string, file: string): string {
  return [
    `import { html } from 'lit';`,
    `import { str } from '@lit/localize';`,
    `export const templates = new Proxy({`,
    ...readUnits(xliff, file).map(
      (unit) => `${JSON.stringify(keyOf(unit.id))}: ${literalOf(unit)},`,
    ),
    `}, { get: (all, id) => all[${GIVEN}.test(id) ? id.slice(0, ${KEPT}) : id] });`,
  ].join('\n');
}

/** Returns the key of a message in a module. */
function keyOf(id: string): string {
  return GIVEN.test(id) ? id.slice(0, KEPT) : id;
}

/** A message in another language. */
interface Unit {
  readonly id: string;
  readonly contents: readonly (string | Placeholder)[];
}

/** Reads the units of a text of translations, those without a translation left out. */
function readUnits(xliff: string, file: string): readonly Unit[] {
  const units = new Map<string, Unit | undefined>();
  const keys = new Set<string>();
  const start = /<body>/.exec(xliff);
  UNIT.lastIndex = start ? start.index + start[0].length : xliff.length;
  for (;;) {
    const at = UNIT.lastIndex;
    const [, id, source, target] = UNIT.exec(xliff) ?? [];
    if (id === undefined || source === undefined) {
      if (/^\s*<\/body>\s*<\/file>\s*<\/xliff>\s*$/.test(xliff.slice(at))) break;
      const [, damaged] = /^\s*<trans-unit id="([^"<]*)"/.exec(xliff.slice(at)) ?? [];
      const [last = 'none'] = [...units.keys()].reverse();
      throw new Error(
        `${file} is damaged: ${damaged ? `unit ${damaged}` : `behind unit ${last}`}.`,
      );
    }
    if (units.has(id)) throw new Error(`${file} is damaged: unit ${id} is there twice.`);
    const key = keyOf(id);
    if (keys.has(key)) throw new Error(`${file} has two units that begin with ${key}: name one.`);
    keys.add(key);
    if (target === undefined) units.set(id, undefined);
    else {
      if (placeholdersOf(source) !== placeholdersOf(target)) {
        throw new Error(`${file} is damaged: unit ${id} has other placeholders than its English.`);
      }
      units.set(id, { id, contents: contentsOf(target) });
    }
  }
  return [...units.values()].filter((unit) => unit !== undefined);
}

/** Returns the indexes of the placeholders of a text in one order, each once: a translation may repeat one. */
function placeholdersOf(words: string): string {
  return [...new Set(words.match(/(?<=<x id=")\d+/g))].sort().join();
}

/** Returns the parts of a text, which alternate with the index and the code of its placeholders. */
function contentsOf(words: string): Unit['contents'] {
  const contents: (string | Placeholder)[] = [];
  const parts = words.split(PLACEHOLDER).map(unescaped);
  for (let at = 0; at < parts.length; at += 3) {
    const [text, index, untranslatable] = parts.slice(at, at + 3);
    if (text) contents.push(text);
    if (untranslatable !== undefined) contents.push({ untranslatable, index: Number(index) });
  }
  return contents;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(\w+);/g, (_entity, name: string) => ENTITIES[name]!);
}

/** Returns the literal of a translation, whose values are the places that they have in the English message. */
function literalOf({ id, contents }: Unit): string {
  const placeholders = contents
    .filter((part) => typeof part !== 'string')
    .sort((a, b) => a.index - b.index);
  let place = 0;
  const numbered = new Map(placeholders.map((one) => [one.index, withPlaces(one, () => place++)]));
  const text = contents
    .map((part) => (typeof part === 'string' ? escape(part) : numbered.get(part.index)))
    .join('');
  return `${WITH_ELEMENTS.test(id) ? 'html' : placeholders.length > 0 ? 'str' : ''}\`${text}\``;
}

/** Returns the text of a placeholder, elements and expressions, with a number for each expression. */
function withPlaces({ untranslatable }: Placeholder, nextPlace: () => number): string {
  const template = parse(untranslatable);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(({ literal }) => `\${${nextPlace()}}${literal.text}`);
  return template.head.text + spans.join('');
}
