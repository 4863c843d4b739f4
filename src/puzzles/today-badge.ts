import { puzzles } from '../progress/page-puzzles.ts';
import { DAY_KINDS } from '../core/days/day-puzzles.ts';
import { FIRST_DAY, type Day } from '../core/days/day.ts';
import type { DayHistory } from '../core/days/streak.ts';
import type { DaysReader } from '../progress/puzzles/puzzle-storage.ts';
import { LiveRead } from '../ui/scheduling/live-read.ts';
import { followDay } from '../ui/scheduling/follow-day.ts';

type BadgedIcon = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

/**
 * The number of today's puzzles that are neither solved nor revealed, as a badge on the icon of the installed game.
 * There is no badge if none is left.
 */
export class TodayBadge {
  readonly #icon: BadgedIcon;
  readonly #reading: LiveRead<DaysReader, DayHistory>;
  #day: Day;

  /** @param today The day to show at first. */
  constructor(icon: BadgedIcon, puzzles: DaysReader, today: Day) {
    this.#icon = icon;
    this.#day = today;
    this.#reading = new LiveRead(
      { source: puzzles, kinds: ['results'], read: ({ results }) => results.days() },
      (days) => void this.#show(days),
    );
  }

  /** Shows another day, as at midnight. */
  turn(today: Day): void {
    this.#day = today;
    void this.#reading.refresh();
  }

  /** Removes the number from the icon, for good. */
  end(): void {
    this.#reading.end();
    void this.#write(0);
  }

  async #show(days: DayHistory): Promise<void> {
    const petals = days.get(this.#day) ?? {};
    const hasPuzzles = this.#day >= FIRST_DAY;
    await this.#write(hasPuzzles ? DAY_KINDS.filter((kind) => !petals[kind]).length : 0);
  }

  async #write(left: number): Promise<void> {
    try {
      await (left > 0 ? this.#icon.setAppBadge(left) : this.#icon.clearAppBadge());
    } catch {
      // The system shows no badges.
    }
  }
}

/**
 * Shows the number of today's puzzles that are left as a badge on the icon of the installed game; follows the date.
 * @returns A function that stops it and removes the number.
 */
export function badgeToday(): () => void {
  let badge: TodayBadge | undefined;
  const endDay = followDay((day) => {
    if (badge) badge.turn(day);
    else badge = new TodayBadge(navigator, puzzles, day);
  });
  return () => {
    endDay();
    badge?.end();
  };
}
