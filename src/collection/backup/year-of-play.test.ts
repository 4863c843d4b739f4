import jsQR from 'jsqr';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seeded } from '../../core/board/random.ts';
import { receiveAddress } from '../../core/routes/addresses.ts';
import type { Backup } from '../../progress/backup/backup.ts';
import { readCode, writeCodes } from '../../progress/backup/move-codes.ts';
import { played } from '../../progress/backup/year.testing.ts';
import { qrModules } from '../../ui/sharing/qr-code.ts';

/** A moment after the year: a moment to come is not believed. */
const NOW = Date.UTC(2028, 0, 3);

const year = played(seeded(92), { days: 365, finds: 300 });
let codes: readonly string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const settings = { theme: 'dark', language: 'ar' };
  codes = await writeCodes({ ...year, settings, senders: [716_000_000_000] }, NOW);
});
afterAll(() => void vi.useRealTimers());

async function read(code: string): Promise<Backup> {
  const result = await readCode(code);
  if (!result.ok) throw new Error(result.problem);
  expect(result.refused).toBe(0);
  return result;
}

/** Reads a picture of a QR code: three pixels a module, black on white, with its quiet zone. */
function seen(text: string): string {
  const code = qrModules(text);
  const [scale, quiet] = [3, 4];
  const side = (code.size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)].map((to) => Math.floor(to / scale) - quiet);
    if (code.get(x!, y!)) pixels.fill(0, 4 * at, 4 * at + 3);
  }
  return jsQR(pixels, side, side)!.data;
}

test('a year takes three codes, which are read from pictures of them', () => {
  expect(codes).toHaveLength(3);
  const home = 'https://ninety-two.example.org/a-folder/';
  const links = codes.map((code, at) => home + receiveAddress(at + 1, codes.length, code));
  for (const link of links) {
    // Version 25 of QR codes has 117 modules a side (ISO/IEC 18004).
    expect(qrModules(link).size).toBeLessThanOrEqual(117);
    expect(seen(link)).toBe(link);
  }
});

test('a QR code is never of the version that some scanners cannot read', () => {
  for (let digits = 1; digits < 2890; digits += 97) {
    const link = `https://example.org/${'7'.repeat(digits)}`;
    expect(seen(link)).toBe(link);
  }
});

test('the newest days, the settings and the own links are in the first code', async () => {
  const [first, second] = await Promise.all(codes.slice(0, 2).map(read));
  const daysOf = ({ puzzles }: Backup): string[] =>
    Array.from(puzzles.results.keys(), (name) => name.slice(0, 10)).sort();
  // A day may be in both.
  expect(daysOf(first!)[0]! >= daysOf(second!).at(-1)).toBe(true);
  expect(first).toMatchObject({
    settings: { theme: 'dark', language: 'ar' },
    senders: [716_000_000_000],
    place: { part: 1, parts: 3 },
  });
  expect(second!.settings).toBeUndefined();
});

test('codes keep outcome, help and difficulty, times to the second and dates to a quarter of an hour', async () => {
  const pages = await Promise.all(codes.map(read));
  const results = new Map(pages.flatMap(({ puzzles }) => [...puzzles.results]));
  expect(results.size).toBe(year.puzzles.results.size);
  for (const [name, result] of year.puzzles.results) {
    const { elapsed, finishedAt, endedAt, log: _log, queens: _queens, ...rest } = result;
    const { placements: _placements, ...exact } = rest;
    const there = results.get(name)!;
    expect(there).toMatchObject(exact);
    expect(there.elapsed).toBe(Math.ceil(elapsed / 1000) * 1000);
    expect(there.finishedAt - finishedAt).toBeGreaterThanOrEqual(0);
    expect(there.finishedAt - finishedAt).toBeLessThan(900_000);
    expect(there.endedAt).toBeLessThanOrEqual(endedAt);
    expect(there).not.toHaveProperty('log');
  }
  const records = new Map(pages.flatMap((page) => [...page.records]));
  expect(records.size).toBe(300);
  for (const { found } of year.sizes) {
    for (const { code, foundAt, duration, revealedAt, moves, help } of found.values()) {
      const there = records.get(code)!;
      if (there.kind !== 'found') throw new Error(code);
      expect(there).toMatchObject({ moves, help });
      expect(there.duration).toBe(Math.ceil(duration / 1000) * 1000);
      expect(there.foundAt - foundAt).toBeGreaterThanOrEqual(0);
      expect(there.foundAt - foundAt).toBeLessThan(900_000);
      expect('revealedAt' in there).toBe(revealedAt !== undefined);
    }
  }
});
