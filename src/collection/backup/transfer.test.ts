import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solutionsOf } from '../../core/solutions/families.ts';
import { decodeTransfer, transferredFind } from './transfer.ts';

const finds = fc
  .constantFrom(1, 2, 4, 5, 6, 7, 8)
  .chain((size) =>
    fc.record({ size: fc.constant(size), codes: fc.subarray([...solutionsOf(size)]) }),
  );

/** Returns a base64url text of these bytes, packed as a transfer is. */
async function textOf(bytes: readonly number[]): Promise<string> {
  const stream = new Blob([Uint8Array.from(bytes)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

/** Returns the text that builds up to version 2.0 made of these finds. */
function encodeTransfer(size: number, found: ReadonlySet<string>): Promise<string> {
  const codes = [...solutionsOf(size)];
  const bytes = [1, size, ...new Array<number>(Math.ceil(codes.length / 8)).fill(0)];
  for (const [rank, code] of codes.entries()) {
    if (found.has(code)) bytes[2 + (rank >> 3)]! |= 1 << (rank & 7);
  }
  return textOf(bytes);
}

describe('a transfer', () => {
  test('of an earlier build tells what was found there', async () => {
    await fc.assert(
      fc.asyncProperty(finds, async ({ size, codes }) => {
        const text = await encodeTransfer(size, new Set(codes));
        expect(text).toMatch(/^[\w-]+$/);
        expect(await decodeTransfer(text)).toEqual({ ok: true, size, codes });
      }),
    );
  });

  test('of version 1 can be read', async () => {
    expect(await decodeTransfer('eJxjZGEGAAARAAk')).toEqual({
      ok: true,
      size: 4,
      codes: ['2413', '3142'],
    });
  });

  test('becomes finds with the date of the transfer and no time of play', () => {
    expect(transferredFind('2413', 5)).toMatchObject({ code: '2413', foundAt: 5, duration: 0 });
  });
});

describe('a text that is no transfer', () => {
  test.each([
    ['nothing', ''],
    ['a word', 'queens'],
    ['other letters', '皇后'],
    ['a solution', '15863724'],
    ['too much', 'A'.repeat(5000)],
  ])('is refused: %s', async (_, text) => {
    expect(await decodeTransfer(text)).toEqual({ ok: false });
  });

  test.each([
    ['a later version', [2, 4, 3]],
    ['a size too large to list', [1, 13, 0]],
    ['a size of nothing', [1, 0]],
    ['too few bits', [1, 8, 0]],
    ['too many bits', [1, 4, 3, 0]],
    ['a bit beyond the last solution', [1, 4, 7]],
    ['no bytes', []],
  ])('is refused: %s', async (_, bytes) => {
    expect(await decodeTransfer(await textOf(bytes))).toEqual({ ok: false });
  });

  test('is refused when it unpacks to more than any transfer', async () => {
    const text = await textOf(Array.from({ length: 1_000_000 }, () => 0));
    expect(text.length).toBeLessThan(4096);
    expect(await decodeTransfer(text)).toEqual({ ok: false });
  });

  test('is refused when it was cut short', async () => {
    const text = await encodeTransfer(8, new Set([...solutionsOf(8)].slice(0, 30)));
    for (let length = 0; length < text.length; length++) {
      expect(await decodeTransfer(text.slice(0, length))).toEqual({ ok: false });
    }
  });

  test('is refused, or read right, if one of its letters was changed', async () => {
    const text = await encodeTransfer(8, new Set([...solutionsOf(8)].slice(0, 30)));
    const right = await decodeTransfer(text);
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'A' ? 'B' : 'A';
      const read = await decodeTransfer(text.slice(0, at) + other + text.slice(at + 1));
      expect([right, { ok: false }]).toContainEqual(read);
    }
  });

  test('is refused, whatever it is, without throwing', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await decodeTransfer(text)).toEqual({ ok: false });
      }),
    );
  });
});
