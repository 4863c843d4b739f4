import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import config from '../config/dependency-cruiser.mjs';

/** A house of its own, in which walls are broken. */
let house: string;
beforeEach(() => (house = mkdtempSync(join(tmpdir(), 'ninety-two-house-'))));
afterEach(() => rmSync(house, { recursive: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), `${text}\n`);
  }
}

/** The names of the rules that the planted files break. */
async function brokenBy(files: Readonly<Record<string, string>>): Promise<string[]> {
  plant(files);
  const options = { ...config.options };
  delete options.tsConfig;
  const { output } = await cruise(['src'], {
    ...options,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: config.forbidden! },
  });
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map(({ rule }) => rule.name))];
}

describe('the check of imports refuses', () => {
  test('a circle', async () => {
    const broken = await brokenBy({
      'src/core/a.ts': "import { b } from './b.ts';\nexport const a = (): unknown => b;",
      'src/core/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a;",
    });
    expect(broken).toEqual(['no circles']);
  });

  test('a barrel', async () => {
    const broken = await brokenBy({
      'src/core/a.ts': "export { b } from './b.ts';",
      'src/core/b.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['no barrels']);
  });

  test('a folder that imports one above it in its room', async () => {
    const broken = await brokenBy({
      'src/core/board/a.ts': "import { b } from '../days/b.ts';\nexport const a = b;",
      'src/core/days/b.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['core/board imports its neighbours only']);
  });

  test('a screen that imports a screen', async () => {
    const broken = await brokenBy({
      'src/lab/a.ts': "import { b } from '../play/b.ts';\nexport const a = b;",
      'src/play/b.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['lab imports its rooms only']);
  });

  test('a room that imports code of a room above it, beside its type', async () => {
    const broken = await brokenBy({
      'src/core/a.ts':
        "import type { B } from '../solver/b.ts';\nimport { b } from '../solver/b.ts';\nexport const a: B = b;",
      'src/solver/b.ts': 'export type B = 1;\nexport const b = 1;',
    });
    expect(broken).toEqual(['core imports its rooms only']);
  });

  test('a type from outside src', async () => {
    const broken = await brokenBy({
      'src/lab/a.ts': "import type { B } from '../../tools/b.ts';\nexport type A = B;",
      'tools/b.ts': 'export type B = 1;',
    });
    expect(broken).toEqual(['src imports from src only']);
  });

  test('a module of Node in a room that may import no package', async () => {
    const broken = await brokenBy({
      'src/core/a.ts': "import { join } from 'node:path';\nexport const a = join;",
    });
    expect(broken).toEqual(['core imports its packages only']);
  });

  test('a screen that reaches into the solver', async () => {
    const broken = await brokenBy({
      'src/play/a.ts': "import { b } from '../solver/b.ts';\nexport const a = b;",
      'src/solver/b.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['screens reach the solver by its client']);
  });

  test('a frame that loads a screen before it is opened', async () => {
    const broken = await brokenBy({
      'src/app/a.ts': "import { b } from '../play/b.ts';\nexport const a = b;",
      'src/play/b.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['the frame loads screens on demand']);
  });

  test('a part of the game that imports what is for tests', async () => {
    const broken = await brokenBy({
      'src/core/a.ts': "import { b } from './b.testing.ts';\nexport const a = b;",
      'src/core/b.testing.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['the game does without what is for tests']);
  });

  test('an import that does not say the whole name of the file', async () => {
    const broken = await brokenBy({
      'src/core/a.ts': "import { b } from './b';\nexport const a = b;",
      'src/core/b.ts': 'export const b = 1;',
    });
    expect(broken).toContain('files are there');
  });
});

describe('the check of imports lets pass', () => {
  test('code of a room below, and a screen on demand', async () => {
    const broken = await brokenBy({
      'src/core/b.ts': 'export const b = 1;',
      'src/play/a.ts': "import { b } from '../core/b.ts';\nexport const a = b;",
      'src/app/c.ts': "export const c = import('../play/a.ts');",
    });
    expect(broken).toEqual([]);
  });

  test('a type of a room or a folder above, also in a circle', async () => {
    const broken = await brokenBy({
      'src/ui/drawing/a.ts':
        "import type { C } from '../../play/c.ts';\nimport type { B } from '../help/b.ts';\nexport type A = [B, C];\nexport const a = 1;",
      'src/ui/help/b.ts': "import { a } from '../drawing/a.ts';\nexport type B = typeof a;",
      'src/play/c.ts': 'export type C = 1;',
    });
    expect(broken).toEqual([]);
  });
});

test('the check of types refuses `document` in core', () => {
  const core = JSON.stringify({
    extends: resolve('config/tsconfig.core.json'),
    compilerOptions: { noEmit: true, composite: false, incremental: false, tsBuildInfoFile: null },
    include: ['src/core'],
  });
  plant({ 'tsconfig.json': core, 'src/core/a.ts': 'export const a = document;' });
  const { status, stdout } = spawnSync(
    'node',
    [resolve('node_modules/typescript7/bin/tsc'), '-p', house],
    {
      encoding: 'utf8',
    },
  );
  expect(status).not.toBe(0);
  expect(stdout).toContain("Cannot find name 'document'");
});
