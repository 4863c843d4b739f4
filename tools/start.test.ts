import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './install.mjs';

/** A clone in which nothing is installed. */
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'ninety-two-start-'));
  for (const path of ['package.json', 'package-lock.json', 'tools']) {
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  }
});

afterEach(() => rmSync(clone, { recursive: true }));

/** Runs a command in the clone; its Node calls itself by another version, if one is given. */
function run(command: string, parameters: readonly string[], version = process.versions.node) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const rename = `Object.defineProperty(process, 'versions', ${versions})`;
  const options = `--import=data:text/javascript,${encodeURIComponent(rename)}`;
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: options },
  });
  return { status, said: stdout + stderr };
}

test.each([
  ['start', '14.21.3'],
  ['start', '18.20.4'],
  ['test', '20.18.1'],
])('npm %s tells Node %s that it is too old before anything is installed', (command, version) => {
  const { status, said } = run('npm', [command], version);
  expect(status).toBe(1);
  expect(said).toContain(`Ninety-Two needs Node 20.19 or newer; this is Node ${version}.`);
  expect(said).not.toContain('Installing');
  expect(existsSync(join(clone, 'node_modules'))).toBe(false);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', (version) => {
  const { status, said } = run(process.execPath, ['tools/check-node.mjs'], version);
  expect([status, said]).toEqual([0, '']);
});

test('npm start says that a port is taken before anything is installed or built', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, said } = run('npm', ['start', '--', '--port', String(port)]);
  other.close();
  expect(status).toBe(1);
  expect(said).toContain(
    `Port ${port} is taken. Choose another one, as in: npm start -- --port 5000`,
  );
  expect(said).not.toContain('Installing');
  expect(existsSync(join(clone, 'dist'))).toBe(false);
});

test.each(['none', '70000', '-1'])('npm start says that %s is no port', (port) => {
  const { status, said } = run('npm', ['start', '--', `--port=${port}`]);
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} cannot be used`);
  expect(said).not.toContain('Installing');
});
