import { hintCount } from '../../core/game/rungs.ts';
import { firstOfFamily } from '../../core/solutions/symmetry.ts';
import type { Find } from './find.ts';
import type { SizeProgress } from './solutions.ts';

/** Sums over the finds of a player. */
export interface Statistics {
  /** Solutions found. */
  readonly found: number;
  /** Families of which at least one solution is found. */
  readonly families: number;
  /** Milliseconds of play that led to the finds. */
  readonly time: number;
  /** The find of the shortest play; `undefined` when no find's time is known. */
  readonly fastest: Find | undefined;
  /** Hints taken on the way. */
  readonly hints: number;
  /**
   * Calendar days, in the time zone where the player is now, on which something was found. Finds of unknown date add
   * none.
   */
  readonly daysPlayed: number;
}

/** The number of solutions found on one day. */
export interface DayOfFinds {
  /** The day, in the time zone where the player is now, as `2026-11-20`. */
  readonly day: string;
  readonly found: number;
}

/** Returns the statistics of these sizes together. */
export function statisticsOf(sizes: readonly SizeProgress[]): Statistics {
  const finds = findsOf(sizes);
  const timed = finds.filter(({ duration }) => duration > 0);
  return {
    found: finds.length,
    families: new Set(finds.map(({ code }) => firstOfFamily(code))).size,
    time: sum(finds.map(({ duration }) => duration)),
    fastest: timed.reduce<Find | undefined>(
      (least, find) => (least && least.duration <= find.duration ? least : find),
      undefined,
    ),
    hints: sum(finds.map(({ help }) => hintCount(help))),
    daysPlayed: findsOverTime(sizes).length,
  };
}

/** Counts the finds of each day, the earliest first. Days without a find and finds of unknown date are left out. */
export function findsOverTime(sizes: readonly SizeProgress[]): readonly DayOfFinds[] {
  const counts = new Map<string, number>();
  const dated = findsOf(sizes).filter(({ foundAt }) => foundAt !== 0);
  for (const { foundAt } of dated.sort((a, b) => a.foundAt - b.foundAt)) {
    const day = dayOf(foundAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from(counts, ([day, found]) => ({ day, found }));
}

function findsOf(sizes: readonly SizeProgress[]): readonly Find[] {
  return sizes.flatMap(({ found }) => [...found.values()]);
}

function dayOf(moment: number): string {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
