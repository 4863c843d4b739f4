import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The most characters of a line of a document; links and tables count like all else. */
const MOST = 120;

const DOCUMENTS = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

test('no line of a document is longer than 120 characters', () => {
  expect(DOCUMENTS).toContain('README.md');
  const long = DOCUMENTS.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > MOST ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
