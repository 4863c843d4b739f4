// npm run test:mutants [-- --seed N] [--count N] [--skip-browser] [--minutes N]: changes one place of src at a time, and
// says which check is red. A change that no check notices has SURVIVED: a test is missing, or the change means nothing.
//
// Each mutant is drawn by the seed alone: first a file, by its number of lines, of src without tests, words, styles
// and programs; then evenly one of its places. A place is a comparison, + - * /, && or ||, true or false, a
// number, the condition of an early return, which becomes false, or a call whose result is not used, which is left out.
//
// It works on the last commit, in a worktree under the temp folder, and asks the unit tests in the file's folder, types,
// all unit tests that import the file, then the build and the browser tests. The commit itself comes first and has to be
// green. A check that takes longer than 15 minutes is red. No check begins after --minutes (60). Results are kept in
// node_modules/.cache/mutants: the same command on the same commit goes on where it ended. With --skip-browser it ends
// before the build; the same seed without it then asks the browser about the survivors.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { ROOT } from '../install.mjs';

/** The most milliseconds of one check. A mutant may run for ever. */
const PATIENCE = 15 * 60_000;

const OTHER_FILES =
  /\.(test|testing|as|d)\.ts$|words?\.ts$|style[^/]*\.ts$|\/styles\/|\/exhibits\/[^/]+\/program\.ts$/;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    count: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '60' },
    'skip-browser': { type: 'boolean', default: false },
  },
});

/** The checks of a mutant, in order. */
const CHECKS = ['folder', 'types', 'unit', 'browser'].slice(0, values['skip-browser'] ? 3 : 4);

/** Operators, each with the one that takes its place. */
const OPERATORS = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['&&', '||'],
  ['||', '&&'],
]);

/**
 * A place of a file, from `start` to before `end`, and the text that it becomes.
 * @typedef {{ file: string, start: number, end: number, text: string, line: number, change: string }} Mutant
 */

/**
 * @typedef {object} Result
 * @property {string[]} passed Checks that did not notice the mutant.
 * @property {string} [red] The check that did.
 */

/**
 * Runs git, and returns what it prints.
 * @param {...string} parameters
 */
function git(...parameters) {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/**
 * Returns the places of a file at which it can be changed.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants = /** @type {Mutant[]} */ ([]);
  /** @type {(node: ts.Node, text: string) => void} */
  const add = (node, text) => {
    const [start, end] = [node.getStart(tree), node.getEnd()];
    const old = source.slice(start, end).replaceAll(/\s+/g, ' ');
    const change = /^if \(false|&& false$/.test(text)
      ? `removed: ${old.slice(0, 60)}`
      : `${old} → ${text}`;
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, start, end, text, line, change });
  };
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS.get(node.operatorToken.getText(tree));
      if (other !== undefined) add(node.operatorToken, other);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node) && !isName(node)) add(node, `(${node.text} + 1)`);
    // The text stays, because a name that nothing else uses would make types red.
    else if (isCall(node)) add(node, `if (false) ${node.getText(tree)}`);
    else if (isEarlyReturn(node)) {
      add(node.expression, `(${node.expression.getText(tree)}) && false`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

/** @param {ts.Node} node */
function isName(node) {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.ExpressionStatement}
 */
function isCall(node) {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression);
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.IfStatement}
 */
function isEarlyReturn(node) {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const { thenStatement } = node;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  return last !== undefined && ts.isReturnStatement(last);
}

/**
 * Draws the mutants of the seed, in order and without repetition.
 * @param {number} count
 */
function drawMutants(count) {
  let draws = 0;
  /** @param {number} below */
  const draw = (below) => {
    const hash = createHash('sha256').update(`${values.seed} ${draws++}`);
    return hash.digest().readUInt32BE() % below;
  };
  const files = git('ls-tree', '-r', '--name-only', 'HEAD', 'src')
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !OTHER_FILES.test(file))
    .map((file) => {
      const source = git('show', `HEAD:${file}`);
      return { file, source, lines: source.split('\n').length };
    });
  const total = files.reduce((sum, { lines }) => sum + lines, 0);
  const drawn = /** @type {Map<string, Mutant>} */ (new Map());
  while (drawn.size < count) {
    let line = draw(total);
    const chosen = files.find(({ lines }) => (line -= lines) < 0);
    const mutants = chosen ? mutantsOf(chosen.file, chosen.source) : [];
    const mutant = mutants.length > 0 ? mutants[draw(mutants.length)] : undefined;
    if (mutant) drawn.set(`${mutant.file} ${mutant.start} ${mutant.text}`, mutant);
  }
  return drawn;
}

/**
 * Runs a check in the scratch copy. Resolves to true if it is green in time.
 * @param {string} command
 * @param {string} directory
 * @returns {Promise<boolean>}
 */
function isGreen(command, directory) {
  return new Promise((resolve) => {
    // A process group of its own, so that its workers end with it.
    const child = spawn(command, {
      cwd: directory,
      shell: true,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, SEED: values.seed },
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(end, PATIENCE);
    process.once('exit', end);
    child.on('close', (status) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve(status === 0);
    });
  });
}

const commit = git('rev-parse', 'HEAD');
const cache = join(ROOT, 'node_modules/.cache/mutants');
const record = join(cache, `${commit}-${values.seed}.json`);
fs.mkdirSync(cache, { recursive: true });
const known = /** @type {Record<string, Result>} */ (
  fs.existsSync(record) ? JSON.parse(fs.readFileSync(record, 'utf8')) : {}
);

const scratch = fs.mkdtempSync(join(tmpdir(), 'ninety-two-mutants-'));
const copy = join(scratch, 'copy');
git('worktree', 'add', '--detach', copy, commit);
process.on('exit', () => {
  git('worktree', 'remove', '--force', copy);
  fs.rmSync(scratch, { recursive: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
fs.mkdirSync(join(copy, 'node_modules'));
for (const name of fs.readdirSync(join(ROOT, 'node_modules'))) {
  // The caches of this tree are not those of the copy.
  if (['.cache', '.vite', '.vite-temp'].includes(name)) continue;
  fs.symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
}

const end = Date.now() + Number(values.minutes) * 60_000;

/**
 * Runs the checks that are not known yet, and returns the outcome.
 * @param {string} name The key of the result.
 * @param {string} [file] The file that was changed, if one was.
 */
async function outcomeOf(name, file) {
  const vitest = 'npx vitest --run --bail 1';
  const commands = /** @type {Record<string, string>} */ ({
    folder: file ? `${vitest} --passWithNoTests ${dirname(file)}/` : vitest,
    types: 'npm run --silent types',
    unit: file ? `npx vitest related ${file} --run --bail 1` : 'true',
    browser: 'npm run --silent build -- --logLevel warn && npx playwright test -x',
  });
  const result = (known[name] ??= { passed: [] });
  for (const check of CHECKS) {
    if (result.red) return result.red;
    if (result.passed.includes(check)) continue;
    if (Date.now() >= end) return 'not asked yet';
    if (await isGreen(commands[check] ?? '', copy)) result.passed.push(check);
    else result.red = check;
    fs.writeFileSync(record, JSON.stringify(known));
  }
  return result.red ?? 'SURVIVED';
}

console.log(`Mutants of ${commit.slice(0, 7)} by the seed ${values.seed}:`);
const unchanged = await outcomeOf('unchanged');
if (CHECKS.includes(unchanged)) {
  delete known['unchanged'];
  fs.writeFileSync(record, JSON.stringify(known));
  throw new Error(`The commit itself is red: ${unchanged}`);
}
let number = 0;
for (const [name, { file, start, end: to, text, line, change }] of drawMutants(
  Number(values.count),
)) {
  const source = fs.readFileSync(join(copy, file), 'utf8');
  fs.writeFileSync(join(copy, file), source.slice(0, start) + text + source.slice(to));
  const outcome = await outcomeOf(name, file);
  fs.writeFileSync(join(copy, file), source);
  console.log(`${String(++number).padStart(3)}  ${outcome.padEnd(13)}  ${file}:${line}  ${change}`);
}
