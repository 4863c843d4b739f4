import { msg, str } from '@lit/localize';
import { isDayComplete } from '../../core/days/day-outcomes.ts';
import type { Day } from '../../core/days/day.ts';
import { DAY_KINDS, type parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { DayOutcomes } from '../../core/days/streak.ts';
import { plural } from '../../i18n/format.ts';
import { dayName } from '../../i18n/format-day.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';
import { dayProgress } from '../shared/day-progress.ts';

export interface SolvedDay {
  readonly day: Day;
  /** The kind of the solved puzzle. */
  readonly kind: PuzzleKind;
  readonly petals: DayOutcomes;
  readonly solved: number;
  /** Length of the streak in days; `undefined` for a past day, which does not extend it. */
  readonly streak: number | undefined;
}

/** Reads the state of a day after one of its puzzles was solved; resolves with `undefined` if it cannot be read. */
export async function solvedDay(
  results: Pick<PuzzleResults, 'days'>,
  { day, kind }: NonNullable<ReturnType<typeof parseDayPuzzleName>>,
  today: Day,
): Promise<SolvedDay | undefined> {
  const standing = await dayProgress(results, day, today);
  if (!standing) return undefined;
  const { petals, solved, streak } = standing;
  return { day, kind, petals, solved, streak: day === today ? streak.length : undefined };
}

/** Returns the next puzzle of the day that is neither solved nor revealed, in the order of the petals. */
export function nextOfDay({
  kind,
  petals,
}: Pick<SolvedDay, 'kind' | 'petals'>): PuzzleKind | undefined {
  const at = DAY_KINDS.indexOf(kind) + 1;
  return [...DAY_KINDS.slice(at), ...DAY_KINDS.slice(0, at)].find((other) => !petals[other]);
}

/** Returns the sentence for a day whose puzzles are all solved; `undefined` for other days. */
export function bloomWords({ day, petals, streak }: SolvedDay): string | undefined {
  if (!isDayComplete(petals)) return undefined;
  return streak === undefined
    ? msg(str`${dayName(day)}: all three solved`)
    : msg('All three solved');
}

/** Returns sentences about the day for screen readers: `2 of 3 today.`, `20-day streak.` */
export function solvedDaySentences({ day, solved, streak }: SolvedDay): string[] {
  const total = DAY_KINDS.length;
  if (streak === undefined) return [msg(str`${solved} of ${total} on ${dayName(day)}.`)];
  return [
    msg(str`${solved} of ${total} today.`),
    plural(streak, { one: msg('1-day streak.'), other: msg(str`${streak}-day streak.`) }),
  ];
}
