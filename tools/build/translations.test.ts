import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moduleOf } from './translations.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninety-two-translations-'));
const path = join(folder, 'de.xlf');

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the lines of the module of a file with units. */
function linesOf(...units: readonly string[]): readonly string[] {
  const file = '<file target-language="de" source-language="en">';
  writeFileSync(path, `<xliff>${file}<body>${units.join('')}</body></file></xliff>`);
  return moduleOf(path).split('\n').slice(3, -1);
}

function unit(id: string, words: string): string {
  return `<trans-unit id="${id}"><source>English</source>${words}</trans-unit>`;
}

test('a translation takes its values from their places in the English message', () => {
  const words = `<target>Von <x id="1" equiv-text="\${to}"/> nach <x id="0" equiv-text="\${at({ is: 1 })}"/></target>`;
  expect(linesOf(unit('move', words))).toEqual(['"move": str`Von ${1} nach ${0}`,']);
});

test('the elements of a message stay, and its values keep their places', () => {
  const words = `<target><x id="2" equiv-text="\${c}"/>, <x id="0" equiv-text="<b>"/>Strich<x id="1" equiv-text="</b> \${a} \${b}"/></target>`;
  expect(linesOf(unit('h1788a2082b159229', words.replace(/"<(\/?)b>/g, '"&lt;$1b&gt;')))).toEqual([
    '"h1788a2082b159229": html`${2}, <b>Strich</b> ${0} ${1}`,',
  ]);
});

test('signs that mean something in a template are words in a translation', () => {
  expect(linesOf(unit('signs', '<target>5 $ {n} `\\`</target>'))).toEqual([
    '"signs": `5 \\$ {n} \\`\\\\\\``,',
  ]);
});

test('a message that is not translated yet is not in the module', () => {
  expect(linesOf(unit('new', ''), unit('old', '<target>Alt</target>'))).toEqual(['"old": `Alt`,']);
});
