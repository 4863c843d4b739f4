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
