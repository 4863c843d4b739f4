import type { DayOfFinds } from '../progress/statistics.ts';

/** What a bar of the chart stands for. */
export type Span = 'day' | 'week' | 'month';

/** The finds of one span, also where there are none. */
export interface Bar {
  /** Midnight at its start where the player is, in milliseconds since 1970. */
  readonly start: number;
  readonly found: number;
}

/** More bars than this are too thin for a phone; the spans get longer instead. */
const MOST_BARS = 31;

/**
 * The finds over time as bars of equal spans, from the first find to the last: days, or weeks or
 * months where days are too many.
 * @param days Days with finds, the earliest first.
 */
export function barsOf(days: readonly DayOfFinds[]): {
  readonly span: Span;
  readonly bars: readonly Bar[];
} {
  for (const span of ['day', 'week'] as const) {
    const bars = barsBy(span, days);
    if (bars.length <= MOST_BARS) return { span, bars };
  }
  return { span: 'month', bars: barsBy('month', days) };
}

function barsBy(span: Span, days: readonly DayOfFinds[]): readonly Bar[] {
  const counts = new Map<number, number>();
  for (const { day, found } of days) {
    const start = startOf(day, span);
    counts.set(start, (counts.get(start) ?? 0) + found);
  }
  const [first = Infinity] = counts.keys();
  const last = [...counts.keys()].at(-1) ?? -Infinity;
  const bars: Bar[] = [];
  for (let start = first; start <= last; start = nextStart(start, span)) {
    bars.push({ start, found: counts.get(start) ?? 0 });
  }
  return bars;
}

/** Weeks begin on Monday (ISO 8601). */
function startOf(day: string, span: Span): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const start = new Date(year, month - 1, span === 'month' ? 1 : date);
  if (span === 'week') start.setDate(start.getDate() - ((start.getDay() + 6) % 7));
  return start.getTime();
}

/** By the calendar, not by hours: a day on which clocks change has 23 or 25. */
function nextStart(start: number, span: Span): number {
  const next = new Date(start);
  if (span === 'month') next.setMonth(next.getMonth() + 1);
  else next.setDate(next.getDate() + (span === 'week' ? 7 : 1));
  return next.getTime();
}
