import { msg, str } from '@lit/localize';
import { challengeQuery, type Challenge } from '../../core/routes/challenge.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleOutcome } from '../game/puzzle-session.ts';
import { spokenTime } from './spoken-time.ts';
import { helpCounts, helpTaken } from './help-words.ts';

/** Returns the time and the help of a result as a challenge to a friend. */
export function challengeOf(
  result: Parameters<typeof helpCounts>[0] & Pick<PuzzleResult, 'elapsed'>,
): Challenge {
  return { seconds: Math.floor(result.elapsed / 1000), help: helpCounts(result) };
}

/** Returns the time to beat: `To beat: 1:12`. */
export function toBeatWords({ seconds }: Challenge): string {
  return msg(str`To beat: ${timeOf(seconds)}`);
}

/**
 * Compares a result with a friend's: `You were 9 seconds faster.` Adds the friend's help if either of the two took any.
 * Returns an empty text where there is no friend: the player's own link tells the result of an earlier visit.
 */
export function afterWords(
  challenge: Challenge | undefined,
  { result, isPast }: Pick<PuzzleOutcome, 'result' | 'isPast'>,
): string {
  const own = challengeOf(result);
  const isOwn = isPast && challengeQuery(own) === challengeQuery(challenge);
  if (!challenge || isOwn) return '';
  const ahead = challenge.seconds - own.seconds;
  const time = timeOf(challenge.seconds);
  const difference = spokenTime(Math.abs(ahead) * 1000);
  let outcome = msg(str`As fast as your friend: ${time}.`);
  if (ahead > 0) outcome = msg(str`You were ${difference} faster.`);
  if (ahead < 0) outcome = msg(str`Your friend was ${difference} faster.`);
  const isHelped = [...own.help, ...challenge.help].some((count) => count > 0);
  if (!isHelped) return outcome;
  const taken = helpTaken(challenge.help);
  return joinSentences([
    outcome,
    taken ? msg(str`Your friend’s help: ${taken}.`) : msg('Your friend used no help.'),
  ]);
}

function timeOf(seconds: number): string {
  return durationOf(seconds * 1000);
}
