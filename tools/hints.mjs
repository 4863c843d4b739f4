// npm run i18n:hints: every sentence that hints say, in every language, on one page to be read by people. With
// `-- --language ru` it prints those of one language; `-- --seed 7` draws other boards.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const { language, seed } = parseArgs({
  options: { language: { type: 'string' }, seed: { type: 'string', default: '0' } },
}).values;

// All that words need of a page: to tell it of another language, and how regions look.
const window = new EventTarget();
const documentElement = { dataset: { theme: 'light' } };
Object.assign(globalThis, {
  window,
  document: { documentElement, createTreeWalker: () => ({}) },
  matchMedia: () => ({ matches: false }),
});
const server = await createServer({
  root: ROOT,
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const { hintExamples } =
  /** @type {typeof import('../src/game/hints/hint-examples.testing.ts')} */ (
    await server.ssrLoadModule('/src/game/hints/hint-examples.testing.ts')
  );
const { LOCALES } = /** @type {typeof import('../src/i18n/languages.ts')} */ (
  await server.ssrLoadModule('/src/i18n/languages.ts')
);
const locale = LOCALES.find((tag) => tag === language);
if (language !== undefined && locale === undefined) {
  console.error(`The game has no language ${language}: it has ${LOCALES.join(', ')}.`);
  process.exit(2);
}
const examples = await hintExamples(Number(seed));
await server.close();

if (locale) {
  for (const { words } of examples) console.log(`${words[locale].title}\n  ${words[locale].text}`);
  process.exit();
}

/** @param {{title: string, text: string}} words */
const cell = ({ title, text }) => `<td><b>${title}</b><br>${text}</td>`;
const rows = examples.map(
  ({ kind, puzzle, queens, technique, rung, words }) =>
    `<tr><th>${technique}<br>${rung}<br>${kind}, ${puzzle.rules.shape.rows} × ${puzzle.rules.shape.columns}: ${queens.join(' ')}</th>${Object.values(words).map(cell).join('')}</tr>`,
);
const folder = join(ROOT, 'test-results');
mkdirSync(folder, { recursive: true });
const page = join(folder, 'hints.html');
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Hints</title>
<style>body{font:15px/1.4 sans-serif}td,th{padding:6px 12px;border-top:1px solid #ccc;text-align:left;vertical-align:top;min-width:300px}th{font-weight:400;color:#555}</style>
<table>${rows.join('\n')}</table>`,
);
console.log(`${examples.length} sentences: ${page}`);
