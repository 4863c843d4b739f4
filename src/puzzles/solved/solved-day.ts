import { msg, str } from '@lit/localize';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import type { Day } from '../../core/days/day.ts';
import { DAY_KINDS, DAY_ORDER, type parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { streakOf, type DayHistory, type DayOutcomes } from '../../core/days/streak.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { dayName } from '../../i18n/format-day.ts';

export interface SolvedDay {
  readonly day: Day;
  /** The kind of the solved puzzle. */
  readonly kind: PuzzleKind;
  readonly petals: DayOutcomes;
  readonly solved: number;
  /** Length of the streak in days; `undefined` for a past day, which does not extend it. */
  readonly streak: number | undefined;
  /** The length of the streak before and after the puzzle of a past day, if they differ. */
  readonly streakChange: { readonly from: number; readonly to: number } | undefined;
}

/** Returns the state of a day after one of its puzzles was solved. */
export function solvedDay(
  days: DayHistory,
  { day, kind }: NonNullable<ReturnType<typeof parseDayPuzzleName>>,
  today: Day,
): SolvedDay {
  const petals = days.get(day) ?? {};
  const { [kind]: _, ...others } = petals;
  const lengthOf = (of: DayHistory): number => streakOf(of, today).length;
  const to = lengthOf(days);
  const from = day === today ? to : lengthOf(new Map(days).set(day, others));
  return {
    day,
    kind,
    petals,
    solved: solvedCount(petals),
    streak: day === today ? to : undefined,
    streakChange: from === to ? undefined : { from, to },
  };
}

/** Returns the first puzzle of the day that is neither solved nor revealed. */
export function nextOfDay({ petals }: Pick<SolvedDay, 'petals'>): PuzzleKind | undefined {
  return DAY_ORDER.find((kind) => !petals[kind]);
}

/** Says what the puzzle of a past day did to the streak; empty if that is as it was. */
export function streakChangeWords({ streakChange }: SolvedDay): string {
  if (!streakChange) return '';
  const { from, to } = streakChange;
  return plural(to, msg(str`Your streak went from ${numberOf(from)} to {# day|# days}.`));
}

/** Returns sentences about the day for screen readers: `2 of 3 today.`, `20-day streak.` */
export function solvedDaySentences(of: SolvedDay): string[] {
  const { day, solved, streak } = of;
  const total = DAY_KINDS.length;
  if (streak === undefined) {
    const change = streakChangeWords(of);
    return [msg(str`${solved} of ${total} on ${dayName(day)}.`), ...(change ? [change] : [])];
  }
  return [msg(str`${solved} of ${total} today.`), plural(streak, msg('#-day streak.'))];
}
