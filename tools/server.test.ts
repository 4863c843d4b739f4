import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './server.mjs';

let directory: string;
let site: Awaited<ReturnType<typeof serve>>;

/** Writes the page, always of the same age, as a build that is unpacked over another one may leave it. */
function write(page: string): void {
  writeFileSync(join(directory, 'index.html'), page);
  utimesSync(join(directory, 'index.html'), 0, 0);
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ninety-two-server-'));
  writeFileSync(join(directory, '_headers'), '');
  write('one');
  site = await serve({ directory });
});

afterEach(async () => {
  await site.stop();
  rmSync(directory, { recursive: true });
});

test('a page that is asked for again comes compressed and whole', async () => {
  for (let time = 0; time < 2; time++) {
    const response = await fetch(site.url);
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(await response.text()).toBe('one');
  }
});

test('a page that a build replaces is sent as it is now, with another tag', async () => {
  const first = await fetch(site.url);
  expect(await first.text()).toBe('one');
  write('two');
  const second = await fetch(site.url);
  expect(await second.text()).toBe('two');
  expect(second.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
});

/** Serves the directory as a kind of host, and asks it for an address. */
async function ask(as: 'pages' | 'github' | 'nginx', path: string): Promise<Response> {
  await site.stop();
  site = await serve({ directory, as });
  return fetch(site.url + path, { redirect: 'manual' });
}

test('Cloudflare Pages sends the headers of _headers, leads to pages by their short names, and has a page for unknown addresses', async () => {
  writeFileSync(join(directory, '_headers'), '/\n  Cache-Control: no-cache\n');
  expect((await ask('pages', '')).headers.get('Cache-Control')).toBe('no-cache');
  const long = await ask('pages', 'index.html');
  expect([long.status, long.headers.get('Location')]).toEqual([308, '/']);
  writeFileSync(join(directory, 'other.html'), 'other');
  expect((await ask('pages', 'other.html')).headers.get('Location')).toBe('/other');
  expect(await (await ask('pages', 'other')).text()).toBe('other');
  writeFileSync(join(directory, '404.html'), 'none');
  const unknown = await ask('pages', 'unknown.js');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'none']);
});

test('Cloudflare Pages answers unknown addresses with the start if there is no 404.html', async () => {
  const unknown = await ask('pages', 'unknown.js');
  expect([unknown.status, await unknown.text()]).toEqual([200, 'one']);
});

test('GitHub Pages lets everything be cached for ten minutes and has a page for unknown addresses', async () => {
  writeFileSync(join(directory, '_headers'), '/*\n  Cache-Control: no-cache\n');
  writeFileSync(join(directory, '404.html'), 'none');
  expect((await ask('github', 'index.html')).headers.get('Cache-Control')).toBe('max-age=600');
  const unknown = await ask('github', 'unknown.js');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'none']);
});

test('nginx sends no caching, a tag of time and length, and its own page for unknown addresses', async () => {
  writeFileSync(join(directory, '_headers'), '/*\n  Cache-Control: no-cache\n');
  writeFileSync(join(directory, '404.html'), 'none');
  const { headers } = await ask('nginx', 'index.html');
  expect(headers.get('Cache-Control')).toBeNull();
  expect(headers.get('Content-Encoding')).toBeNull();
  expect(headers.get('ETag')).toBe('"0-3"');
  expect(headers.get('Last-Modified')).toBe('Thu, 01 Jan 1970 00:00:00 GMT');
  const unknown = await ask('nginx', 'unknown.js');
  expect([unknown.status, await unknown.text()]).toEqual([404, '<title>404 Not Found</title>']);
});
