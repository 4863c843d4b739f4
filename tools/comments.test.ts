import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.js'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

/** Beginnings of comments, alone on their lines, with the words that none begins with. */
const WRONG = /^[ \t]*(?:\/\/|\/\*\*?)[\s*]*(?:what|whether|of|that|who|whoever)\b.*$/gim;

/** Returns the comments of a source that begin with one of the words. */
function wrongIn(source: string): readonly string[] {
  return (source.match(WRONG) ?? []).map((comment) => comment.trim());
}

test('every comment begins with a verb, or with the noun that the thing is (CONTRIBUTING.md, Style)', () => {
  expect(SOURCES).toContain('src/main.ts');
  const wrong = SOURCES.flatMap((path) =>
    wrongIn(readFileSync(path, 'utf8')).map((comment) => `${path}: ${comment}`),
  );
  expect(wrong).toEqual([]);
});

test('a comment that begins with another word is found in each of its forms', () => {
  const planted = [
    '/** What it is. */',
    '/**\n * Whether it is.\n */',
    '  // of a square',
    '// Off',
  ];
  expect(wrongIn(planted.join('\nconst a = 1;\n'))).toHaveLength(3);
});
