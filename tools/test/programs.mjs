// npm run test:programs: compiles the programs that the Lab hands out, runs each for n = 1 … 8 and compares what it
// prints with the solver. Fails where a compiler is missing; with --skip-missing says so and goes on.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../install.mjs';
import { openSource } from '../source.mjs';

/** @typedef {typeof import('../../src/lab/shared/program.ts').readProgram} ReadProgram */

const LARGEST = 8;

/** The program that stops at its first solution; its usual seed finds one. */
const GENETIC = 'genetic';

const EXHIBITS = join(ROOT, 'src/lab/exhibits');
const WARNINGS = ['-Wall', '-Wextra', '-Werror', '-O2'];

/**
 * A language, by the ending of its files.
 * @typedef {object} Language
 * @property {string} name
 * @property {string} ending
 * @property {string} needs The command without which its programs do not run.
 * @property {(source: string, output: string) => readonly string[] | Promise<readonly string[]>} build Makes what is
 *   run of a program, and returns the command that runs it.
 */

/** @type {readonly Language[]} */
const LANGUAGES = [
  {
    name: 'C',
    ending: 'c',
    needs: 'gcc',
    async build(source, output) {
      await command(['gcc', '-std=c17', ...WARNINGS, '-o', output, source]);
      return [output];
    },
  },
  { name: 'Python', ending: 'py', needs: 'python3', build: (source) => ['python3', source] },
];

const runFile = promisify(execFile);

/**
 * Runs a command and returns what it prints; throws what it says if it fails.
 * @param {readonly string[]} words
 */
async function command([file = '', ...parameters]) {
  const { stdout } = await runFile(file, parameters);
  return stdout;
}

/** @param {string} name */
function isThere(name) {
  return spawnSync(name, ['--version']).status === 0;
}

/**
 * A solution as the programs print it: its digits from 1 on, and the list of its columns from 0 on.
 * @param {readonly number[]} columns
 */
function lineOf(columns) {
  return `${columns.map((column) => column + 1).join('')} [${columns.join(', ')}]`;
}

/**
 * Compares what a program prints with the solutions; throws where they differ.
 * @param {string} printed
 * @param {readonly string[]} solutions In order.
 * @param {boolean} stopsAtFirst
 */
function check(printed, solutions, stopsAtFirst) {
  const lines = printed.trimEnd().split('\n');
  const count = lines.pop();
  const wanted = stopsAtFirst ? solutions.filter((line) => lines.includes(line)) : solutions;
  const isRight =
    lines.sort().join('\n') === wanted.join('\n') &&
    count === `Solutions: ${lines.length}` &&
    lines.length > 0 === solutions.length > 0;
  if (!isRight) throw new Error(`it printed ${lines.length} lines, then “${count}”`);
}

/** @param {{ load: (path: string) => Promise<unknown> }} source */
async function solve(source) {
  const { Search } = /** @type {typeof import('../../src/solver/search/search.ts')} */ (
    await source.load('/src/solver/search/search.ts')
  );
  const { gridOf } = /** @type {typeof import('../../src/solver/search/grid.ts')} */ (
    await source.load('/src/solver/search/grid.ts')
  );
  const solved = Array.from({ length: LARGEST }, (_, index) => {
    const search = new Search(gridOf(index + 1, []), 'as they come');
    const lines = [];
    while (search.next(Infinity) === 'found') lines.push(lineOf(search.columns));
    return lines.sort();
  });
  return solved;
}

/**
 * Builds and runs the programs of a language for every n, and without n.
 * @param {Language} language
 * @param {readonly (readonly string[])[]} solved The solutions of each n.
 * @param {string} folder Where what is built goes.
 * @param {ReadProgram} readProgram
 */
async function testLanguage({ name, ending, build }, solved, folder, readProgram) {
  const begin = performance.now();
  const exhibits = readdirSync(EXHIBITS).filter((exhibit) =>
    existsSync(join(EXHIBITS, exhibit, `program.${ending}`)),
  );
  for (const exhibit of exhibits) {
    try {
      // Players get the file without its marks.
      const { text } = readProgram(
        readFileSync(join(EXHIBITS, exhibit, `program.${ending}`), 'utf8'),
      );
      const source = join(folder, `${exhibit}.${ending}`);
      writeFileSync(source, text);
      const run = await build(source, join(folder, `${exhibit}-${ending}`));
      for (const [index, solutions] of solved.entries()) {
        // The last is the n that none asks for.
        const n = index + 1 < LARGEST ? [String(index + 1)] : [];
        check(await command([...run, ...n]), solutions, exhibit === GENETIC);
      }
    } catch (error) {
      console.error(`${exhibit} in ${name}: ${error instanceof Error ? error.message : 'failed'}`);
      process.exitCode = 1;
    }
  }
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${name}: ${exhibits.length} programs run for n = 1 … ${LARGEST}. (${seconds} s)`);
}

const skipMissing = process.argv.includes('--skip-missing');
const modules = await openSource();
const solved = await solve(modules);
const { readProgram } = /** @type {{ readProgram: ReadProgram }} */ (
  await modules.load('/src/lab/shared/program.ts')
);
await modules.close();
const folder = mkdtempSync(join(tmpdir(), 'ninety-two-programs-'));
const there = LANGUAGES.filter(({ needs }) => isThere(needs));
await Promise.all(there.map((language) => testLanguage(language, solved, folder, readProgram)));
rmSync(folder, { recursive: true });
for (const { name, needs } of LANGUAGES.filter((language) => !there.includes(language))) {
  console.log(`${name}: ${skipMissing ? 'SKIPPED' : 'FAILED'}, ${needs} is missing.`);
  if (!skipMissing) process.exitCode = 1;
}
