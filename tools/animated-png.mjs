// Joins pictures into one animated PNG (W3C PNG, third edition: the chunks acTL, fcTL and fdAT).
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes of a chunk besides its data: length, type and check. */
const CHUNK_FRAME = 12;

/** Leaves a frame in place for the next one. */
const KEEP = 0;

/** Draws a frame over those before it, which show where it is transparent. */
const OVER = 1;

/**
 * A picture of an animation.
 * @typedef {object} Frame
 * @property {Buffer} png Of the same size and kind of pixels as all others; transparent where nothing changes.
 * @property {number} duration Milliseconds, at most 65,535.
 */

/**
 * Returns an animated PNG that shows frames again and again. A viewer without animation shows the first one.
 * @param {readonly Frame[]} frames
 * @returns {Buffer}
 */
export function animatedPng(frames) {
  const pictures = frames.map(({ png }) => chunksOf(png));
  const header = dataOf(pictures[0] ?? [], 'IHDR')[0];
  if (!header) throw new Error('There is no picture to animate.');
  let sequence = 0;
  const next = () => bytes(4, (data) => data.writeUInt32BE(sequence++));
  const parts = pictures.flatMap((chunks, index) => {
    if (!dataOf(chunks, 'IHDR')[0]?.equals(header)) throw new Error(`Frame ${index} differs.`);
    const control = bytes(22, (data) => {
      header.copy(data, 0, 0, 8);
      data.writeUInt16BE(frames[index]?.duration ?? 0, 16);
      data.writeUInt16BE(1000, 18);
      data.writeUInt8(KEEP, 20);
      data.writeUInt8(OVER, 21);
    });
    const images = dataOf(chunks, 'IDAT');
    return [
      chunk('fcTL', next(), control),
      ...images.map((data) => (index === 0 ? chunk('IDAT', data) : chunk('fdAT', next(), data))),
    ];
  });
  const animation = bytes(8, (data) => data.writeUInt32BE(frames.length));
  const whole = [chunk('IHDR', header), chunk('acTL', animation), ...parts, chunk('IEND')];
  return Buffer.concat([SIGNATURE, ...whole]);
}

/**
 * Reads the chunks of a PNG.
 * @param {Buffer} png
 * @returns {{ type: string, data: Buffer }[]}
 */
export function chunksOf(png) {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += CHUNK_FRAME + length;
  }
  return chunks;
}

/**
 * Returns the data of all chunks of a type.
 * @param {ReturnType<typeof chunksOf>} chunks
 * @param {string} wanted
 */
function dataOf(chunks, wanted) {
  return chunks.filter(({ type }) => type === wanted).map(({ data }) => data);
}

/**
 * Writes a chunk.
 * @param {string} type
 * @param {Buffer[]} data One after the other.
 */
function chunk(type, ...data) {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  return Buffer.concat([
    bytes(4, (length) => length.writeUInt32BE(checked.length - 4)),
    checked,
    bytes(4, (check) => check.writeUInt32BE(crc32(checked))),
  ]);
}

/**
 * Returns new bytes, zeros but for what `fill` writes.
 * @param {number} length
 * @param {(data: Buffer) => void} fill
 */
function bytes(length, fill) {
  const data = Buffer.alloc(length);
  fill(data);
  return data;
}
