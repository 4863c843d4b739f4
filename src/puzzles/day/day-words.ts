import { msg, str } from '@lit/localize';
import { FIRST_DAY, type Day } from '../../core/days/day.ts';
import { isSolved, solvedCount } from '../../core/days/day-outcomes.ts';
import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import { listOf, plural } from '../../i18n/format.ts';
import { dayName, dayWithYear } from '../../i18n/format-day.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { ofPuzzleKind } from '../shared/kinds/kinds.ts';

export interface DaysKnown {
  readonly days: DayHistory;
  /** Empty days that ended no streak. */
  readonly free: ReadonlySet<Day>;
  readonly today: Day;
}

/** Returns true if a day is drawn as a day off: it was free, and none of its puzzles was solved later. */
export function isRested(day: Day, { days, free }: Pick<DaysKnown, 'days' | 'free'>): boolean {
  return free.has(day) && solvedCount(days.get(day) ?? {}) === 0;
}

/** Describes a day: `15 November, 3 of 3`, `7 November, day off`, `24 November, to come`. */
export function dayWords(day: Day, known: DaysKnown): string {
  const name = dayName(day, known.today);
  if (day > known.today) return msg(str`${name}, to come`, { desc: 'A day: 22 November, to come' });
  if (isRested(day, known))
    return msg(str`${name}, day off`, { desc: 'A day: 16 November, day off' });
  const solved = solvedCount(known.days.get(day) ?? {});
  return msg(str`${name}, ${solved} of ${DAY_KINDS.length}`);
}

/** Says why there are no puzzles on a day before the first, which only a clock that is wrong shows. */
export function beforeFirstWords(today: Day): string {
  return msg(
    str`Your device’s clock says ${dayWithYear(today)}. Puzzles of the day begin on ${dayWithYear(FIRST_DAY)}.`,
  );
}

/** Explains the days off: `You solved nothing on the 7th. …` */
export function restedWords(rested: readonly Day[]): string {
  const dates = listOf(rested.map((day) => dayName(day)));
  return msg(str`You solved nothing on ${dates}. One day off in seven doesn’t end a streak.`);
}

/** Returns the number of solved puzzles in words: `41 solved`. */
export function solvedCountWords(solved: number): string {
  return plural(solved, msg('# solved', { id: 'count-solved', desc: 'A number of puzzles' }));
}

/** Describes each puzzle of a day: `Fill in solved. Regions to go. Guard: solution revealed.` */
export function petalsWords(petals: DayOutcomes): string {
  return joinSentences(
    DAY_KINDS.map((kind) => {
      let message = msg('[Fill in|Regions|Guard] to go.');
      if (isSolved(petals, kind)) message = msg('[Fill in|Regions|Guard] solved.');
      else if (petals[kind] === 'shown')
        message = msg('[Fill in|Regions|Guard]: solution revealed.');
      return ofPuzzleKind(kind, message);
    }),
  );
}

/** Returns the number of a day's puzzles that are solved, in words: `1 of 3`. */
export function solvedWords(solved: number): string {
  return msg(str`${solved} of ${DAY_KINDS.length}`);
}
