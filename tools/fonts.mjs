// Pins the fonts that browsers on Linux draw with, so that what is measured is the same on every machine.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * A family of fonts to test with.
 * @typedef {object} FontSet
 * @property {string} name The family.
 * @property {RegExp} files The names of its files; weights and shapes that are not used are left out.
 * @property {string} debianPackage Brings it.
 */

/** The families to test with, that first which is on nearly every machine. @type {readonly FontSet[]} */
export const FONT_SETS = [
  {
    name: 'DejaVu Sans',
    files: /^DejaVuSans(-Bold)?\.ttf$/,
    debianPackage: 'fonts-dejavu-core',
  },
  {
    name: 'Liberation Sans',
    files: /^LiberationSans-(Regular|Bold)\.ttf$/,
    debianPackage: 'fonts-liberation',
  },
  {
    name: 'Liberation Sans Narrow',
    files: /^LiberationSansNarrow-(Regular|Bold)\.ttf$/,
    debianPackage: 'fonts-liberation, or fonts-liberation-sans-narrow since Debian 13',
  },
  {
    name: 'Roboto',
    files: /^Roboto-(Regular|Medium|Bold)\.ttf$/,
    debianPackage: 'fonts-roboto-unhinted',
  },
  {
    name: 'Noto Sans CJK SC',
    files: /^NotoSansCJK-(Regular|Bold)\.ttc$/,
    debianPackage: 'fonts-noto-cjk',
  },
];

/** Folders in which Linux keeps fonts. */
const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'fonts'),
];

const CACHE = join(ROOT, 'node_modules', '.cache', 'fonts');

/**
 * Writes a configuration of fontconfig with which browsers draw with one family alone, and without hinting.
 * @param {FontSet} set
 * @param {readonly string[]} [from] Folders to look in.
 * @returns {string | undefined} Its path for `FONTCONFIG_FILE`; `undefined` if the family is not installed.
 */
export function pinFonts({ name, files }, from = FOLDERS) {
  const paths = from.flatMap(filesIn).filter((path) => files.test(basename(path)));
  if (paths.length === 0) return undefined;
  const folders = new Set(paths.map((path) => dirname(path)));
  const path = join(CACHE, `${name.replaceAll(' ', '-')}.conf`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...folders].map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${CACHE}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>
${paths.map((path) => `      <glob>${path}</glob>`).join('\n')}
    </acceptfont>
  </selectfont>
  <match>
    <edit name="family" mode="append_last"><string>${name}</string></edit>
  </match>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  return path;
}

/**
 * Pins the first family that is installed, for this process and the browsers that it starts. Leaves fonts as they are
 * on other systems than Linux, where `FONTCONFIG_FILE` is given, and where none of the families is installed.
 */
export function pinAnyFonts() {
  if (process.platform !== 'linux' || process.env['FONTCONFIG_FILE']) return;
  for (const set of FONT_SETS) {
    const path = pinFonts(set);
    if (path === undefined) continue;
    process.env['FONTCONFIG_FILE'] = path;
    return;
  }
}

/**
 * The paths of all files in a folder, the same in every run; none if it is not there.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
