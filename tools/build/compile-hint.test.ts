import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { compileHint } from './compile-hint.ts';

const MODULES: Readonly<Record<string, string>> = {
  '/first.js': `import { shared } from '/shared.js'; shared(); import('/later.js');`,
  '/later.js': `import { shared } from '/shared.js'; shared();`,
  '/shared.js': `export const shared = () => console.log('shared');`,
};

const modules: Plugin = {
  name: 'modules',
  enforce: 'pre',
  resolveId: (id) => (id in MODULES ? id : undefined),
  load: (id) => MODULES[id],
};

test('the script of the first view begins with the hint to compile it whole, and no other has it', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: '/first.js' } },
    plugins: [modules, compileHint()],
  })) as Rolldown.RolldownOutput;
  const starts = built.output.map((output) =>
    output.type === 'chunk'
      ? [output.isEntry, /^\/\/# allFunctionsCalledOnLoad\n./.test(output.code)]
      : [],
  );
  expect(starts).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('the page is built with the hint', () => {
  const { plugins } = viteConfig({ command: 'build', mode: 'production' });
  expect(plugins!.flat(2)).toContainEqual(
    expect.objectContaining({ name: 'ninety-two:compile-hint' }),
  );
});
