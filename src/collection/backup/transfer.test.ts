import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solutionsOf } from '../../core/solutions/families.ts';
import {
  decodeTransfer,
  encodeTransfer,
  LARGEST_TRANSFER_SIZE,
  transferredFind,
} from './transfer.ts';

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

describe('a transfer', () => {
  test('tells the other device what was found on the first', async () => {
    await fc.assert(
      fc.asyncProperty(finds, async ({ size, codes }) => {
        const text = await encodeTransfer(size, new Set(codes));
        expect(text).toMatch(/^[\w-]+$/);
        expect(await decodeTransfer(text)).toEqual({ ok: true, size, codes });
      }),
    );
  });

  test('of the largest size, half found, which packs worst, fits a QR code', async () => {
    const codes = [...solutionsOf(LARGEST_TRANSFER_SIZE)];
    const half = fc.sample(fc.subarray(codes, { minLength: 7000, maxLength: 7200 }), 1)[0]!;
    const text = await encodeTransfer(LARGEST_TRANSFER_SIZE, new Set(half));
    // The bytes that fit a QR code of version 40 with the least correction (ISO/IEC 18004).
    expect(text.length).toBeLessThan(2953);
    expect(await decodeTransfer(text)).toEqual({
      ok: true,
      size: LARGEST_TRANSFER_SIZE,
      codes: half,
    });
  });

  test('of version 1 can be read', async () => {
    expect(await decodeTransfer('eJxjZGEGAAARAAk')).toEqual({
      ok: true,
      size: 4,
      codes: ['2413', '3142'],
    });
  });

  test('leaves out what is no solution of its size', async () => {
    const text = await encodeTransfer(4, new Set(['2413', '1234', '15863724']));
    expect(await decodeTransfer(text)).toEqual({ ok: true, size: 4, codes: ['2413'] });
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
