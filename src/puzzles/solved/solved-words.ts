import { msg, str } from '@lit/localize';
import type { Challenge } from '../../core/routes/challenge.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { PuzzleOutcome } from '../game/puzzle-session.ts';
import { afterWords } from '../shared/challenge-words.ts';
import { helpWords } from '../shared/help-words.ts';
import { ofPuzzleKind } from '../shared/kinds/kinds.ts';
import { spokenTime } from '../shared/spoken-time.ts';
import { solvedDaySentences, type SolvedDay } from './solved-day.ts';

/** Says that a solved puzzle does not count, or this time of it; empty if it does. */
export function countsWords({ result, isNew, isPast }: PuzzleOutcome): string {
  if (result.solvedAfter) return msg('Its solution was revealed, so it doesn’t count as solved.');
  return isNew || isPast ? '' : msg('You solved it before; your first time counts.');
}

/** Returns the announcement: `Regions solved. 6 minutes 4 seconds, 1 hint. 2 of 3 today. 20-day streak.` */
export function solvedAnnouncement(
  outcome: PuzzleOutcome,
  challenge: Challenge | undefined,
  day: SolvedDay | undefined,
): string {
  const { result, isNew, isBest } = outcome;
  return joinSentences([
    ofPuzzleKind(result.kind, msg('[Fill in|Regions|Guard] solved.')),
    msg(str`${spokenTime(result.elapsed)}, ${helpWords(result)}.`, {
      id: 'time-and-help',
      desc: 'As it is spoken: 6 minutes 4 seconds, no hints.',
    }),
    isBest ? msg('New best.') : '',
    // A time that doesn't count isn't compared.
    countsWords(outcome) || afterWords(challenge, outcome),
    ...(day && isNew && !result.solvedAfter ? solvedDaySentences(day) : []),
  ]);
}
