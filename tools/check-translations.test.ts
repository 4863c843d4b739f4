import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PACKAGE from '../package.json' with { type: 'json' };

const WHOLE = '<xliff><file target-language="de">\n<body>\n</body>\n</file>\n</xliff>\n';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ninety-two-xliff-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Checks a folder with a whole file and another. Returns the status and what is printed. */
function check(text: string): readonly [status: number | null, printed: string] {
  writeFileSync(join(folder, 'de.xlf'), WHOLE);
  writeFileSync(join(folder, 'fr.xlf'), text);
  const { status, stdout, stderr } = spawnSync('node', ['tools/check-translations.mjs', folder], {
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

test.each([
  ['is empty', ''],
  ['has another text', 'none'],
  ['is cut', WHOLE.slice(0, 50)],
])('a file of translations that %s is named in one sentence', (_, text) => {
  expect(check(text)).toEqual([
    1,
    'Empty or cut: fr.xlf. Bring the file back by git, or delete it.\n',
  ]);
});

test('whole files of translations are not mentioned', () => {
  expect(check(WHOLE)).toEqual([0, '']);
});

test('every tool that reads translations checks their files first', () => {
  const { scripts } = PACKAGE;
  for (const command of [scripts.i18n, scripts['i18n:wanted']]) {
    expect(command).toMatch(/^node tools\/check-translations\.mjs && /);
  }
});
