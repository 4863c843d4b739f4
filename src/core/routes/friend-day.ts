import { DAY_KINDS } from '../days/day-puzzles.ts';
import { withCheckSigns, withoutCheckSigns } from '../solutions/check-signs.ts';
import { plainForm } from '../solutions/link-text.ts';
import type { Challenge } from './challenge.ts';

/** A day as a friend's link tells it. Anybody can write such a link, so all of it is a claim. */
export interface FriendDay {
  /** The results in the order of `DAY_KINDS`; `undefined` for a puzzle that is not solved. At least one is. */
  readonly results: readonly (Challenge | undefined)[];
  /** The name that the friend gave, as `friendName` returns it; empty if there is none. */
  readonly name: string;
  /**
   * The random number by which links of one sender are known, below `SENDERS`; `undefined` in links of builds that wrote
   * none.
   */
  readonly sender?: number | undefined;
}

/** The number of numbers of senders: they have 40 bits. */
export const SENDERS = 2 ** 40;

/** The code points for private use that carry a sender's number, the highest bits first, and the bits of each. */
const SENDER_SIGNS = 3;
const FIRST_SENDER_SIGN = 0xf0000;
const BITS_OF_SIGN = 14;

/** The most code points of a name. */
export const LONGEST_NAME = 20;

/** The longest time that is told, in seconds: a day less a second. */
const MOST_SECONDS = 86_399;

/** The largest number of times that a kind of help is told. */
const MOST_HELP = 999;

/** The longest text that is read, in characters: that of a name of more than twice the length that is kept. */
const LONGEST_TEXT = 400;

/** The value of a friend's day in a link. Routes have lost the `=` of one without a value. */
const IN_LINK = /[?&]from(?![\p{L}\p{N}_-])=?([a-z\d.-]*)/iu;

/** Joiners that stand between no two letters of scripts that join, and no two emoji. */
const LOOSE_JOINERS =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{Extended_Pictographic}])/gu;

/** A result as links have it: seconds, then the number of times each kind of help was taken; 0 without a solution. */
const RESULT = /^(?:0|[1-9]\d{0,4}(?:-(?:0|[1-9]\d{0,2})){1,4})$/u;

/**
 * Returns the query of a link to a day that tells how a friend solved it:
 * `?from=v118-0.0.124-1.1t-32-32-2p-l3pt-l4ab-l2zk-fgh`.
 */
export function friendQuery(friend: FriendDay): string {
  return `?from=${friendText(friend)}`;
}

/**
 * Writes a friend's day: the results, then the code points of the name and of the sender's number in base 36, then
 * check signs. Only lower-case letters, digits, hyphens and dots are used, which messages leave alone. Players keep
 * links, so the meaning never changes; versions that do not know the query open the day alone, and those that know no
 * sender leave its code points out of the name. Times and help beyond what is told are cut.
 */
export function friendText({ results, name, sender }: FriendDay): string {
  const points = Array.from(name, (sign) => sign.codePointAt(0)!);
  if (sender !== undefined) points.push(...senderSigns(sender));
  const signs = points.map((point) => point.toString(36)).join('-');
  const parts = [...results.map(resultText), ...(signs ? [signs] : [])];
  return `v${withCheckSigns(parts.join('.'))}`;
}

/** Reads the friend's day in a link; `damaged` if it cannot be read, `undefined` if the link has none. */
export function friendIn(link: string): FriendDay | 'damaged' | undefined {
  const value = IN_LINK.exec(plainForm(link))?.[1];
  if (value === undefined) return undefined;
  // Sentences put a full stop behind links.
  return readFriendText(value.toLowerCase().replace(/[.-]+$/u, '')) ?? 'damaged';
}

/** Reads what `friendText` has written; `undefined` if it is damaged or no such text. */
export function readFriendText(text: string): FriendDay | undefined {
  if (!text.startsWith('v') || text.length > LONGEST_TEXT) return undefined;
  const parts = withoutCheckSigns(text.slice(1))?.split('.') ?? [];
  const results = parts.slice(0, DAY_KINDS.length);
  const [signs = '', ...rest] = parts.slice(DAY_KINDS.length);
  const areResults =
    results.length === DAY_KINDS.length && results.every((one) => RESULT.test(one));
  if (!areResults || rest.length > 0) return undefined;
  const read = results.map(resultFrom);
  const points = pointsFrom(signs);
  const areTold =
    read.some((one) => one) && read.every((one) => !one || one.seconds <= MOST_SECONDS);
  if (!areTold || !points) return undefined;
  // A name keeps no code point for private use.
  const name = friendName(String.fromCodePoint(...points));
  return { results: read, name, sender: senderFrom(points.slice(-SENDER_SIGNS)) };
}

/**
 * Returns a name in the form in which it is kept and shown: on one line, without signs that are invisible or turn the
 * direction of the text around it, with at most three marks on a sign, and no longer than `LONGEST_NAME`. Joiners stay
 * where they shape letters or emoji. It may be empty, as one without a visible sign is.
 */
export function friendName(text: string): string {
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

function resultText(result: Challenge | undefined): string {
  if (!result) return '0';
  const seconds = Math.min(Math.max(1, result.seconds), MOST_SECONDS);
  return [seconds, ...result.help.map((count) => Math.min(count, MOST_HELP))].join('-');
}

function resultFrom(text: string): Challenge | undefined {
  const [seconds = 0, ...help] = text.split('-').map(Number);
  return seconds > 0 ? { seconds, help } : undefined;
}

/** Reads code points; `undefined` if one of them is none. */
function pointsFrom(signs: string): readonly number[] | undefined {
  if (signs === '') return [];
  const points = signs.split('-');
  const areDigits = points.every((point) => /^[a-z\d]{1,4}$/u.test(point));
  const numbers = points.map((point) => Number.parseInt(point, 36));
  return areDigits && numbers.every((number) => number <= 0x10ffff) ? numbers : undefined;
}

function senderSigns(sender: number): readonly number[] {
  return Array.from({ length: SENDER_SIGNS }, (_, at) => {
    const part = Math.floor(sender / 2 ** (BITS_OF_SIGN * (SENDER_SIGNS - 1 - at)));
    return FIRST_SENDER_SIGN + (part % 2 ** BITS_OF_SIGN);
  });
}

/** Reads a sender's number from the last code points; `undefined` if they are of the name. */
function senderFrom(points: readonly number[]): number | undefined {
  const parts = points.map((point) => point - FIRST_SENDER_SIGN);
  const areParts =
    parts.length === SENDER_SIGNS && parts.every((part) => part >= 0 && part < 2 ** BITS_OF_SIGN);
  const sender = parts.reduce((sum, part) => sum * 2 ** BITS_OF_SIGN + part, 0);
  return areParts && sender < SENDERS ? sender : undefined;
}
