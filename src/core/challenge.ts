import { plainForm } from './link-text.ts';

/** How a friend solved the puzzle of a link. */
export interface Challenge {
  /** Whole seconds of play; at least 1. */
  readonly seconds: number;
  /** How often each kind of help was taken, in the order of `helpCounts`; at least one number. */
  readonly help: readonly number[];
}

/** A time of more than this is none to beat: 100 hours less a second. */
const MOST_SECONDS = 359_999;

/** Kinds of help that may be told, and the most that is told of each. */
const MOST_KINDS = 4;
const MOST_HELP = 999;

/** The value of a challenge in a link, with whatever letters, digits and hyphens follow it. */
const IN_LINK = /[?&]challenge=([\w-]*)/iu;

/**
 * Returns the part of a link that tells how its puzzle was solved: `?challenge=72-0k` for 72 seconds without
 * help. The letter at the end notices links that were cut or mistyped. Links are kept by players, so it never
 * changes its meaning, and builds that do not know it open the puzzle alone. Empty where there is no time to beat.
 */
export function challengeQuery(challenge: Challenge | undefined): string {
  if (!challenge || !canBeTold(challenge)) return '';
  return `?challenge=${textOf(challenge)}`;
}

/** Reads the challenge in a link, or in a text with a link; `undefined` where there is none or it is damaged. */
export function challengeIn(link: string): Challenge | undefined {
  const value = IN_LINK.exec(plainForm(link))?.[1]?.toLowerCase();
  if (!value || value.length > 40) return undefined;
  const [seconds = 0, ...help] = value.slice(0, -1).split('-').map(Number);
  const challenge = { seconds, help };
  // Numbers are written in one way only.
  return canBeTold(challenge) && textOf(challenge) === value ? challenge : undefined;
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
  const text = [seconds, ...help].join('-');
  return `${text}${checkSign(text)}`;
}

/** Returns a letter that is another one whenever a single sign is changed: 3 has an inverse modulo 26. */
function checkSign(text: string): string {
  const sum = Array.from(text).reduce((before, sign) => before * 3 + sign.charCodeAt(0), 1);
  return String.fromCharCode(97 + (sum % 26));
}
