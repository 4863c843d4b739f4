import type { DayOfFinds } from '../../progress/solutions/statistics.ts';

/** The time span of a bar; for `years` it is as many years as needed. */
export type Span = 'day' | 'week' | 'month' | 'years';

/** The finds of one span, which may be none. */
export interface Bar {
  /** The start of the span: midnight in the player's time zone, in milliseconds since 1970. */
  readonly start: number;
  readonly found: number;
}

/** The most bars of days, weeks or years; more would be too thin for a phone, so the spans get longer instead. */
const MOST_BARS = 31;

/** The most bars of months, which may be thinner so that a player of some years sees the seasons. */
const MOST_MONTHS = 144;

/**
 * Returns the finds over time as bars of equal spans, from the first find to the last: days, or weeks, months or years
 * where days would be too many.
 * @param days Days with finds, the earliest first.
 */
export function barsOf(days: readonly DayOfFinds[]): {
  readonly span: Span;
  readonly bars: readonly Bar[];
} {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { span: 'day', bars: [] };
  for (const span of ['day', 'week', 'month'] as const) {
    const bars = barsBy(span, 1, days, span === 'month' ? MOST_MONTHS : MOST_BARS);
    if (bars) return { span, bars };
  }
  const years = yearOf(last.day) - yearOf(first.day) + 1;
  return { span: 'years', bars: barsBy('years', Math.ceil(years / MOST_BARS), days, MOST_BARS)! };
}

/** Returns bars of so many spans each; `undefined` when there would be more than `most`. */
function barsBy(
  span: Span,
  step: number,
  days: readonly DayOfFinds[],
  most: number,
): readonly Bar[] | undefined {
  const bars: { start: number; found: number }[] = [];
  let next = startOf(days[0]!.day, span);
  for (const { day, found } of days) {
    for (const start = startOf(day, span); next <= start; next = nextStart(next, span, step)) {
      if (bars.push({ start: next, found: 0 }) > most) return undefined;
    }
    bars.at(-1)!.found += found;
  }
  return bars;
}

/** Returns the start of the span of a day; weeks begin on Monday (ISO 8601). */
function startOf(day: string, span: Span): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (span === 'years') return new Date(year, 0).getTime();
  const start = new Date(year, month - 1, span === 'month' ? 1 : date);
  if (span === 'week') start.setDate(start.getDate() - ((start.getDay() + 6) % 7));
  return start.getTime();
}

/**
 * Returns the start of the next bar. Computes by the calendar, not in hours: a day on which clocks change has 23 or 25.
 */
function nextStart(start: number, span: Span, step: number): number {
  const next = new Date(start);
  if (span === 'years') next.setFullYear(next.getFullYear() + step);
  else if (span === 'month') next.setMonth(next.getMonth() + step);
  else next.setDate(next.getDate() + step * (span === 'week' ? 7 : 1));
  return next.getTime();
}

function yearOf(day: string): number {
  return Number(day.split('-')[0]);
}
