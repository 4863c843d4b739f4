import { withCheckSigns } from '../solutions/check-signs.ts';
import { plainForm } from '../solutions/link-text.ts';

/** The time and the help with which a friend solved the puzzle of a link. */
export interface Challenge {
  /** Whole seconds of play; at least 1. */
  readonly seconds: number;
  /** The number of times each kind of help was taken, in the order of `helpCounts`; at least one number. */
  readonly help: readonly number[];
}

/** The longest time that a challenge tells, in seconds: 100 hours less a second. */
const MOST_SECONDS = 359_999;

/** The most kinds of help in a challenge, and the largest count of each. */
const MOST_KINDS = 4;
const MOST_HELP = 999;

/** The value of a challenge in a link: the letters, digits and hyphens behind `challenge=`. */
const IN_LINK = /[?&]challenge=([\p{L}\p{N}-]*[\p{L}\p{N}])/iu;

/**
 * Returns the query of a link that tells how its puzzle was solved: `?challenge=v72-0-fgh` for 72 seconds without help.
 * The check signs at the end detect links that were cut or mistyped, and the `v` announces them: without it a part of
 * the text could be one of version 1.0. Players keep links, so the meaning never changes; versions that do not know the
 * query open the puzzle alone. Returns an empty text where there is no time to beat.
 */
export function challengeQuery(challenge: Challenge | undefined): string {
  if (!challenge || !canBeTold(challenge)) return '';
  return `?challenge=${textOf(challenge)}`;
}

/** Reads the challenge in a link, or in a text with a link; `undefined` where there is none or it is damaged. */
export function challengeIn(link: string): Challenge | undefined {
  const value = IN_LINK.exec(plainForm(link))?.[1]?.toLowerCase();
  if (!value || value.length > 40) return undefined;
  const numbers = value.startsWith('v') ? value.slice(1, -4) : value.slice(0, -1);
  const [seconds = 0, ...help] = numbers.split('-').map(Number);
  const challenge = { seconds, help };
  // Numbers are written in one way only.
  const isWritten = [textOf(challenge), oldTextOf(challenge)].includes(value);
  return canBeTold(challenge) && isWritten ? challenge : undefined;
}

function canBeTold({ seconds, help }: Challenge): boolean {
  const isCount = (value: number, least: number, most: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  return (
    isCount(seconds, 1, MOST_SECONDS) &&
    isCount(help.length, 1, MOST_KINDS) &&
    help.every((count) => isCount(count, 0, MOST_HELP))
  );
}

function textOf({ seconds, help }: Challenge): string {
  return `v${withCheckSigns([seconds, ...help].join('-'))}`;
}

/**
 * Returns a challenge as version 1.0 wrote it: `72-0p`. Its letter differs whenever a single sign is changed, since 3
 * has an inverse modulo 26. It stays the same if the leading digit is lost and was a 2, as `3 * 1 + 50` is 1 modulo 26,
 * or if two signs three places apart are swapped, as `3 ** 3` is 1; of other damages it misses one in 26. Such a text
 * is itself one of version 1.0, so nothing tells that it was another.
 */
function oldTextOf({ seconds, help }: Challenge): string {
  const text = [seconds, ...help].join('-');
  const sum = Array.from(text).reduce((before, sign) => before * 3 + sign.charCodeAt(0), 1);
  return `${text}${String.fromCharCode(97 + (sum % 26))}`;
}
