import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { animatedPng, chunksOf } from './animated-png.mjs';

/** Returns a PNG of one grey pixel. */
function pixel(grey: number, width = 1): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const image = deflateSync(Buffer.from([0, ...Array.from({ length: width }, () => grey)]));
  const chunks = [
    ['IHDR', header],
    ['IDAT', image],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const written = chunks.map(([type, data]) => {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length);
    const checked = Buffer.concat([Buffer.from(type), data]);
    numbers.writeUInt32BE(crc32(checked), 4);
    return Buffer.concat([numbers.subarray(0, 4), checked, numbers.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...written]);
}

const first = { png: pixel(0), duration: 900 };
const second = { png: pixel(255), duration: 40 };

test('an animated PNG has every frame in its order, with its duration', () => {
  const chunks = chunksOf(animatedPng([first, second]));
  expect(chunks.map(({ type }) => type)).toEqual('IHDR acTL fcTL IDAT fcTL fdAT IEND'.split(' '));
  const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => data);
  expect(controls.map((data) => data.readUInt16BE(20))).toEqual([900, 40]);
  const numbered = chunks.filter(({ type }) => type === 'fcTL' || type === 'fdAT');
  expect(numbered.map(({ data }) => data.readUInt32BE(0))).toEqual([0, 1, 2]);
});

test('an animated PNG is a still picture for viewers that know no animation', () => {
  const still = chunksOf(first.png);
  const whole = chunksOf(animatedPng([first, second]));
  for (const type of ['IHDR', 'IDAT']) {
    const dataOf = (chunks: typeof still): Buffer | undefined =>
      chunks.find((chunk) => chunk.type === type)?.data;
    expect(dataOf(whole)).toEqual(dataOf(still));
  }
});

test('frames of different sizes are refused', () => {
  expect(() => animatedPng([first, { png: pixel(0, 2), duration: 1 }])).toThrow('Frame 1 differs');
  expect(() => animatedPng([])).toThrow('no picture');
});
