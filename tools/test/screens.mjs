// npm run test:screens [-- NAME]: every screen, sheet and dialog, or those with NAME in their name, in windows of six
// sizes, light and dark, in English, and in the others where words have the least room, with text of the usual and of
// twice the size; and at 400 % zoom in every language: nothing is cut, covered or too small to be pressed, and in every
// theme axe finds nothing; and the main screens in windows of every width. On Linux it runs in each of five families of
// fonts that is installed. Pictures of all, and a page that shows them, are in test-results/stages/ for people to look
// at.
// `npm test` looks at a sample of them, in one family.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { FONT_SETS, pinFonts } from '../fonts.mjs';
import { build, ROOT } from '../install.mjs';

const RESULTS = join(ROOT, 'test-results', 'stages');

build();
const name = process.argv[2];
mkdirSync(RESULTS, { recursive: true });

/** The families that are looked at, each with its configuration of fontconfig. */
const families = FONT_SETS.map((set) => ({
  ...set,
  config: process.platform === 'linux' ? pinFonts(set) : undefined,
}));
const present = families.filter(({ config }) => config !== undefined);
const failed = [];
// Where fonts cannot be chosen, or none of the families is there, those of the system are looked at.
for (const { name: family, config } of present.length > 0
  ? present
  : [{ name: 'Fonts of the system', config: undefined }]) {
  console.log(`\n${family}`);
  const { status } = spawnSync(
    'npx',
    [...['playwright', 'test', 'screens.spec', 'widths.spec', '--output', join(RESULTS, family)]],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        WHOLE: '1',
        ...(name && { NAMED: name }),
        ...(config && { FONTCONFIG_FILE: config }),
      },
    },
  );
  if (status !== 0) failed.push(family);
}

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const pictures = foldersIn(RESULTS).flatMap((family) =>
  foldersIn(join(RESULTS, family))
    .filter((folder) => folder === 'stages')
    .flatMap((folder) => foldersIn(join(RESULTS, family, folder)))
    .map((stage) => `${family}/stages/${stage}`),
);
const sections = pictures.map((folder) => {
  const images = readdirSync(join(RESULTS, folder)).map(
    (picture) =>
      `<a href="${encodeURI(`${folder}/${picture}`)}"><img loading="lazy" src="${encodeURI(`${folder}/${picture}`)}"><br>${picture.replace('.png', '')}</a>`,
  );
  return `<h2>${folder.replace('/stages/', ': ')}</h2><p>${images.join('\n')}</p>`;
});
const page = join(RESULTS, 'index.html');
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Stages</title>
<style>body{font:13px/1.4 sans-serif}a{display:inline-block;margin:6px}img{height:260px;border:1px solid #ccc}</style>
${sections.join('\n')}`,
);
console.log(`\nPictures: ${page}`);
if (process.platform === 'linux') {
  for (const { name: family, debianPackage, config } of families) {
    if (config === undefined) {
      console.log(`Not looked at, because it is not installed: ${family} (apt: ${debianPackage}).`);
    }
  }
}
if (failed.length > 0) console.log(`Failed in: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
