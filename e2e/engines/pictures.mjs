// Draws pictures of boards for engines to read, each file once for all of them.
import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';
import { openSource } from '../../tools/source.mjs';

/** Kinds of pictures, with a seed whose picture is read without a question. */
const PICTURES = /** @type {const} */ ([
  ['screen', 1],
  ['marked', 1],
  ['dark', 1],
  ['plain', 1],
  ['gaps', 1],
  ['light-lines', 1],
  ['print', 1],
  ['small', 1],
  ['jpeg', 1],
  ['photo-screen', 1],
  ['photo-print', 1],
  ['own', 1],
]);

/**
 * A picture as a `data:` address, and the regions of the board in it.
 * @typedef {{ kind: string, file: string, regions: string }} Picture
 */

/** @returns {Promise<readonly Picture[]>} */
export async function drawPictures() {
  const source = await openSource();
  const { drawnPicture } =
    /** @type {typeof import('../../src/solver/picture/drawn-picture.testing.ts')} */ (
      await source.load('/src/solver/picture/drawn-picture.testing.ts')
    );
  const pictures = PICTURES.map(([kind, seed]) => {
    const { pixels, board } = drawnPicture(kind, seed);
    const isPhoto = kind.startsWith('photo') || kind === 'jpeg';
    const file = isPhoto
      ? `data:image/jpeg;base64,${encode(pixels, 95).data.toString('base64')}`
      : `data:image/png;base64,${pngOf(pixels).toString('base64')}`;
    return { kind, file, regions: String(board?.regions) };
  });
  await source.close();
  return pictures;
}

/**
 * @param {import('../../src/solver/picture/reading.ts').Pixels} pixels
 * @returns {Buffer}
 */
function pngOf({ width, height, data }) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Each row begins with the number of its filter: none.
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), Buffer.from(data.subarray(4 * width * y, 4 * width * (y + 1)))]),
  );
  const chunk = (/** @type {string} */ type, /** @type {Buffer} */ content) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
