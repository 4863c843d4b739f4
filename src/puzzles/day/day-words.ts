import { msg, str } from '@lit/localize';
import { FIRST_DAY, type Day } from '../../core/days/day.ts';
import { isSolved, solvedCount } from '../../core/days/day-outcomes.ts';
import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import { listOf, numberOf } from '../../i18n/format.ts';
import { dateName, dayName, dayWithYear } from '../../i18n/format-day.ts';
import { kindName } from '../shared/kinds/kinds.ts';

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
  if (day > known.today) return msg(str`${name}, to come`);
  if (isRested(day, known)) return msg(str`${name}, day off`);
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
  const dates = listOf(rested.map(dateName));
  return msg(str`You solved nothing on ${dates}. One day off in seven doesn’t end a streak.`);
}

/** Returns the number of solved puzzles in words: `41 solved`. */
export function solvedCountWords(solved: number): string {
  const count = numberOf(solved);
  return msg(str`${count} solved`, { id: 'count-solved', desc: 'a number of puzzles' });
}

/** Describes each puzzle of a day: `Fill in solved, Regions to go, Guard: solution revealed`. */
export function petalsWords(petals: DayOutcomes): string {
  const parts = DAY_KINDS.map((kind) => {
    const name = kindName(kind);
    if (isSolved(petals, kind)) return msg(str`${name} solved`);
    return petals[kind] === 'shown'
      ? msg(str`${name}: solution revealed`)
      : msg(str`${name} to go`, { id: 'puzzle-to-go', desc: 'a puzzle of a day' });
  });
  return parts.join(msg(', '));
}

/** Returns the number of a day's puzzles that are solved, in words: `1 of 3`. */
export function solvedWords(solved: number): string {
  return msg(str`${solved} of ${DAY_KINDS.length}`);
}
