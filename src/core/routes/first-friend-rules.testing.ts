import { DAY_KINDS } from '../days/day-puzzles.ts';
import { withoutCheckSigns } from '../solutions/check-signs.ts';
import type { Challenge } from './challenge.ts';

// The rules by which the build of 28 November 2026 (41724c5f) reads a friend's day. They never change: links of newer
// builds must open in it.

const LONGEST_NAME = 20;

const MOST_SECONDS = 86_399;

const LONGEST_TEXT = 400;

/** Joiners that stand between no two letters of scripts that join, and no two emoji. */
const LOOSE_JOINERS =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{Extended_Pictographic}])/gu;

/** A result as links have it: seconds, then the number of times each kind of help was taken; 0 without a solution. */
const RESULT = /^(?:0|[1-9]\d{0,4}(?:-(?:0|[1-9]\d{0,2})){1,4})$/u;

/** Reads the text behind `?from=`; `undefined` if it is damaged. */
export function readByFirstRules(
  text: string,
): { readonly results: readonly (Challenge | undefined)[]; readonly name: string } | undefined {
  if (!text.startsWith('v') || text.length > LONGEST_TEXT) return undefined;
  const parts = withoutCheckSigns(text.slice(1))?.split('.') ?? [];
  const results = parts.slice(0, DAY_KINDS.length);
  const [signs = '', ...rest] = parts.slice(DAY_KINDS.length);
  const areResults =
    results.length === DAY_KINDS.length && results.every((one) => RESULT.test(one));
  if (!areResults || rest.length > 0) return undefined;
  const read = results.map(resultFrom);
  const name = nameFrom(signs);
  const areTold =
    read.some((one) => one) && read.every((one) => !one || one.seconds <= MOST_SECONDS);
  return areTold && name !== undefined ? { results: read, name } : undefined;
}

function friendName(text: string): string {
  const plain = text
    .replace(/\s/gu, ' ')
    // U+2800 is the Braille pattern without dots.
    .replace(
      /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu,
      '',
    )
    .replace(LOOSE_JOINERS, '')
    .replace(/ +/gu, ' ')
    .normalize('NFC')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  const name = Array.from(plain).slice(0, LONGEST_NAME).join('').replace(LOOSE_JOINERS, '').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : '';
}

function resultFrom(text: string): Challenge | undefined {
  const [seconds = 0, ...help] = text.split('-').map(Number);
  return seconds > 0 ? { seconds, help } : undefined;
}

/** Reads the code points of a name; `undefined` if one of them is none. */
function nameFrom(signs: string): string | undefined {
  if (signs === '') return '';
  const points = signs.split('-');
  const areDigits = points.every((point) => /^[a-z\d]{1,4}$/u.test(point));
  const numbers = points.map((point) => Number.parseInt(point, 36));
  if (!areDigits || numbers.some((number) => number > 0x10ffff)) return undefined;
  return friendName(String.fromCodePoint(...numbers));
}
