import type { Code } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { isSize } from '../../core/board/square.ts';
import { NO_HELP } from '../../progress/solutions/help.ts';
import type { Find } from '../../progress/solutions/find.ts';
import { throughStream } from '../../progress/backup/move-codes.ts';
import { pauses } from '../../progress/backup/pause.ts';

/**
 * A transfer is the found solutions of a size as a text, which builds up to version 2.0 made; players have kept such
 * links. It is base64url (RFC 4648,
 * section 5, without padding) of a zlib stream (RFC 1950), whose checksum detects a text cut short. The bytes of the
 * stream are the version of the format (1), the size, and a bit for each solution in the order of the codes, the first
 * one in the lowest bit.
 */
const VERSION = 1;

/** The number of bytes before the bits. */
const HEADER = 2;

/** The largest size that is transferred. Larger ones have too many solutions to list: 13 × 13 has 73,712. */
const LARGEST_TRANSFER_SIZE = 12;

/** The longest text that is read, in characters: 14,200 bits take less. Longer texts are refused unread. */
const LONGEST_TEXT = 4096;

/** The solutions of a transfer text; not `ok` if the text is none. */
export type Transfer =
  | { readonly ok: true; readonly size: number; readonly codes: readonly Code[] }
  | { readonly ok: false };

const REFUSED: Transfer = { ok: false };

/** Reads a transfer text from anywhere. Never rejects. */
export async function decodeTransfer(text: string): Promise<Transfer> {
  if (text.length > LONGEST_TEXT) return REFUSED;
  let bytes: Uint8Array;
  try {
    bytes = await throughStream(bytesOf(text), new DecompressionStream('deflate'));
  } catch {
    return REFUSED;
  }
  const [version, size] = bytes;
  if (version !== VERSION || !isSize(size) || size > LARGEST_TRANSFER_SIZE) return REFUSED;
  const codes = await listOf(size);
  const marks = bytes.subarray(HEADER);
  if (marks.length !== Math.ceil(codes.length / 8)) return REFUSED;
  // A bit beyond the last solution shows that the list was another one.
  const spare = codes.length % 8;
  if (spare > 0 && marks.at(-1)! >> spare !== 0) return REFUSED;
  return {
    ok: true,
    size,
    codes: codes.filter((_, rank) => marks[rank >> 3]! & (1 << (rank & 7))),
  };
}

/**
 * Returns a transferred solution as a find. Its date, its time of play and its help are not transferred. A backup
 * carries them, and its earlier date wins if both are imported.
 * @param receivedAt Milliseconds since 1970.
 */
export function transferredFind(code: Code, receivedAt: number): Find {
  return { code, foundAt: receivedAt, duration: 0, moves: 0, help: NO_HELP };
}

async function listOf(size: number): Promise<readonly Code[]> {
  const codes: Code[] = [];
  const pauseWhenDue = pauses();
  for (const code of solutionsOf(size)) {
    codes.push(code);
    await pauseWhenDue();
  }
  return codes;
}

/**
 * Decodes a base64url text.
 * @throws {DOMException} If the text is not base64url.
 */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
