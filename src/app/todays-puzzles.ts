import { solvedCount } from '../core/days/day-outcomes.ts';
import { FIRST_DAY, type Day } from '../core/days/day.ts';
import type { DayHistory } from '../core/days/streak.ts';
import type { DaysReader } from '../progress/puzzles/puzzle-storage.ts';
import { followDay } from '../ui/scheduling/follow-day.ts';
import { LiveRead } from '../ui/scheduling/live-read.ts';

/**
 * Follows the puzzles of today: their results in every tab, and the date.
 * @param show Called with true while none of them is solved; with false on a day without puzzles.
 */
export function followTodaysPuzzles(puzzles: DaysReader, show: (areNew: boolean) => void): void {
  let today: Day;
  const areNew = (days: DayHistory): boolean =>
    today >= FIRST_DAY && solvedCount(days.get(today) ?? {}) === 0;
  let reading: LiveRead<DaysReader, DayHistory> | undefined;
  followDay((day) => {
    today = day;
    if (reading) void reading.refresh();
    else {
      const query = {
        source: puzzles,
        kinds: ['results' as const],
        read: () => puzzles.results.days(),
      };
      reading = new LiveRead(query, (days) => show(areNew(days)));
    }
  });
}
