import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/languages.ts';
import { moduleOf } from './translations.ts';

/** Returns the text of a file with units. */
function fileOf(...units: readonly string[]): string {
  const file = '<file target-language="de" source-language="en">';
  return `<xliff>${file}<body>${units.join('')}</body></file></xliff>`;
}

/** Returns the lines of the module of a file with units. */
function linesOf(...units: readonly string[]): readonly string[] {
  return moduleOf(fileOf(...units), 'de.xlf')
    .split('\n')
    .slice(3, -1);
}

/** Returns a unit whose English has the placeholders of its translation. */
function unit(id: string, words: string): string {
  const placeholders = words.match(/<x [^>]*>/g)?.join('') ?? '';
  return `<trans-unit id="${id}"><source>English ${placeholders}</source>${words}</trans-unit>`;
}

test('a translation takes its values from their places in the English message', () => {
  const words = `<target>Von <x id="1" equiv-text="\${to}"/> nach <x id="0" equiv-text="\${at({ is: 1 })}"/></target>`;
  expect(linesOf(unit('move', words))).toEqual(['"move": str`Von ${1} nach ${0}`,']);
});

test('the elements of a message stay, and its values keep their places', () => {
  const words = `<target><x id="2" equiv-text="\${c}"/>, <x id="0" equiv-text="<b>"/>Strich<x id="1" equiv-text="</b> \${a} \${b}"/></target>`;
  expect(linesOf(unit('h1788a2082b159229', words.replace(/"<(\/?)b>/g, '"&lt;$1b&gt;')))).toEqual([
    '"h1788a20": html`${2}, <b>Strich</b> ${0} ${1}`,',
  ]);
});

test('signs that mean something in a template are words in a translation', () => {
  expect(linesOf(unit('signs', '<target>5 $ {n} `\\`</target>'))).toEqual([
    '"signs": `5 \\$ {n} \\`\\\\\\``,',
  ]);
});

test('two messages whose ids begin alike are refused, even if one is not translated yet', () => {
  const [given, other] = ['s1788a2082b159229', 's1788a20fffffffff'];
  expect(() => linesOf(unit(given, ''), unit(other, '<target>Neu</target>'))).toThrow(
    'de.xlf has two units that begin with s1788a20: name one.',
  );
});

test('a message that is not translated yet is not in the module', () => {
  expect(linesOf(unit('new', ''), unit('old', '<target>Alt</target>'))).toEqual(['"old": `Alt`,']);
});

describe('a damaged file is refused with its name and the unit', () => {
  const good = unit('good', '<target>Gut</target>');
  const bad = unit('bad', '<target>Zug <x id="0" equiv-text="${number}"/></target>');
  const whole = fileOf(good, bad);

  test.each([
    ['cut within a unit', whole.slice(0, whole.indexOf('equiv-text')), 'unit bad'],
    [
      'cut behind a unit',
      whole.slice(0, whole.indexOf('<trans-unit id="bad"')),
      'behind unit good',
    ],
    ['cut before its first unit', whole.slice(0, 20), 'behind unit none'],
    ['with the marks of a merge', fileOf(good, '<<<<<<< HEAD', bad), 'behind unit good'],
    ['with a tag that is not closed', whole.replace('Zug <x', 'Zug <b><x'), 'unit bad'],
    ['with a target that is not closed', whole.replace('Gut</target>', 'Gut'), 'unit good'],
    ['with an & of its own', whole.replace('Gut', 'Gut & schön'), 'unit good'],
    [
      'with a placeholder without its code',
      whole.replaceAll(/ equiv-text="[^"]*"/g, ''),
      'unit bad',
    ],
    [
      'with a unit that has lost a placeholder',
      whole.replace(/(?<=Zug )<x [^>]*>/, ''),
      'unit bad has other placeholders than its English',
    ],
    ['with a unit that is there twice', fileOf(good, bad, good), 'unit good is there twice'],
  ])('%s', (_damage, xliff, told) => {
    expect(() => moduleOf(xliff, 'de.xlf')).toThrow(new Error(`de.xlf is damaged: ${told}.`));
  });
});

test('the files of all languages are whole', () => {
  for (const locale of LOCALES.slice(1)) {
    const url = new URL(`../../src/i18n/xliff/${locale}.xlf`, import.meta.url);
    expect(moduleOf(readFileSync(url, 'utf8'), locale).split('\n').length).toBeGreaterThan(1500);
  }
});
