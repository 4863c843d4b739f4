// npm run new exhibit NAME: begins an exhibit of the Lab with a copy of recursive backtracking, in the catalogue and in
// the runs that tests look at. docs/adding-an-algorithm.md says how to go on.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './install.mjs';

const EXHIBITS = join(ROOT, 'src/lab/exhibits');

/** The exhibit that is copied. */
const MODEL = 'recursion';

const [kind, name = ''] = process.argv.slice(2);
if (kind !== 'exhibit' || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Name it in small letters and hyphens, as in: npm run new exhibit my-search');
  process.exit(1);
}
const folder = join(EXHIBITS, name);
if (existsSync(folder)) {
  console.error(`There is an exhibit ${name} already.`);
  process.exit(1);
}

/**
 * Writes a source in the form of the others.
 * @param {string} path
 * @param {string} text
 */
async function write(path, text) {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/**
 * Adds an entry at the end of a table, whose end is given.
 * @param {string} path
 * @param {string} end
 * @param {string} entry
 */
async function addEntry(path, end, entry) {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(end)) throw new Error(`${path} has no ${end}`);
  await write(path, text.replace(end, `${entry}\n${end}`));
}

const words = name.split('-');
const type = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
const title = name.charAt(0).toUpperCase() + words.join(' ').slice(1);

mkdirSync(folder);
for (const file of ['algorithm.ts', 'view.ts']) {
  const text = readFileSync(join(EXHIBITS, MODEL, file), 'utf8')
    .replaceAll(/^import \w+ from '\.\/program.*\n|^ *programs: .*\n/gm, '')
    .replaceAll(/\bRecursion(?=State|Kind)/g, type);
  await write(join(folder, file), text);
}
await addEntry(
  join(ROOT, 'src/lab/shared/catalogue.ts'),
  '} as const satisfies Readonly<Record<string, Entry>>;',
  `'${name}': {
    words: () => ({
      title: msg('${title}'),
      about: msg('The same search, written as a function that calls itself.'),
    }),
    sizes: [1, 16],
    load: () => import('../exhibits/${name}/view.ts'),
  },`,
);
await addEntry(join(EXHIBITS, 'runs.testing.ts'), '\n};', `\n'${name}': [[6, '']],`);
console.log(`src/lab/exhibits/${name}/ is in the Lab: npm run dev, then #/lab/${name}/8.`);
