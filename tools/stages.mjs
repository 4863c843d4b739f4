// npm run stages [-- NAME]: every screen, sheet and dialog, or those with NAME in their name, in windows of six
// sizes, light and dark, in both languages, with text of the usual and of twice the size: nothing is cut,
// covered or too small to be pressed, and in every theme axe finds nothing. Pictures of all, and a page that shows them, are in
// test-results/stages/ for people to look at. `npm test` looks at a sample of them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { build, ROOT } from './install.mjs';

const PICTURES = join(ROOT, 'test-results', 'stages');

build();
const name = process.argv[2];
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'stages.spec', ...(name ? ['--grep', name] : [])],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, WHOLE: '1' } },
);

mkdirSync(PICTURES, { recursive: true });
const folders = readdirSync(PICTURES, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const sections = folders.map((folder) => {
  const pictures = readdirSync(join(PICTURES, folder.name)).map(
    (picture) =>
      `<a href="${encodeURI(`${folder.name}/${picture}`)}"><img loading="lazy" src="${encodeURI(`${folder.name}/${picture}`)}"><br>${picture.replace('.png', '')}</a>`,
  );
  return `<h2>${folder.name}</h2><p>${pictures.join('\n')}</p>`;
});
const page = join(PICTURES, 'index.html');
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Stages</title>
<style>body{font:13px/1.4 sans-serif}a{display:inline-block;margin:6px}img{height:260px;border:1px solid #ccc}</style>
${sections.join('\n')}`,
);
console.log(`\nPictures: ${page}`);
process.exit(status ?? 1);
