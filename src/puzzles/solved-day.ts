import { msg, str } from '@lit/localize';
import { isInBloom } from '../core/day-petals.ts';
import type { Day } from '../core/day.ts';
import { DAY_KINDS, type parseDayPuzzleName } from '../core/day-puzzles.ts';
import type { PuzzleKind } from '../core/puzzle.ts';
import type { DayPetals } from '../core/row-of-days.ts';
import { plural } from '../i18n/format.ts';
import { dayName } from '../i18n/format-day.ts';
import type { PuzzleProgress } from '../progress/puzzle-progress.ts';
import { dayStanding } from './day-standing.ts';

/** What solving one of its puzzles has made of a day. */
export interface SolvedDay {
  readonly day: Day;
  /** The kind of the puzzle that was solved. */
  readonly kind: PuzzleKind;
  readonly petals: DayPetals;
  /** How many of its puzzles are solved. */
  readonly solved: number;
  /** How many days the row has that the day belongs to; `undefined` for a day that is past, which fills none. */
  readonly row: number | undefined;
}

/** How a day stands after one of its puzzles was solved; `undefined` where that cannot be read. */
export async function solvedDay(
  puzzles: Pick<PuzzleProgress, 'days'>,
  { day, kind }: NonNullable<ReturnType<typeof parseDayPuzzleName>>,
  today: Day,
): Promise<SolvedDay | undefined> {
  const standing = await dayStanding(puzzles, day, today);
  if (!standing) return undefined;
  const { petals, solved, row } = standing;
  return { day, kind, petals, solved, row: day === today ? row.length : undefined };
}

/** The next puzzle of the day of which nothing became yet, in the order of its petals. */
export function nextOfDay({
  kind,
  petals,
}: Pick<SolvedDay, 'kind' | 'petals'>): PuzzleKind | undefined {
  const at = DAY_KINDS.indexOf(kind) + 1;
  return [...DAY_KINDS.slice(at), ...DAY_KINDS.slice(0, at)].find((other) => !petals[other]);
}

/** Whether all puzzles of the day are solved, and what is said of that. */
export function bloomWords({ day, petals, row }: SolvedDay): string | undefined {
  if (!isInBloom(petals)) return undefined;
  return row === undefined ? msg(str`${dayName(day)}: all three solved`) : msg('All three solved');
}

/** What is said of the day to people who listen: `2 of 3 today.`, `20 days in a row.` */
export function solvedDaySentences({ day, solved, row }: SolvedDay): string[] {
  const total = DAY_KINDS.length;
  if (row === undefined) return [msg(str`${solved} of ${total} on ${dayName(day)}.`)];
  return [
    msg(str`${solved} of ${total} today.`),
    plural(row, msg('1-day streak.'), msg(str`${row}-day streak.`)),
  ];
}
