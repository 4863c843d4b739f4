import type { Day } from '../core/day.ts';
import { DAY_KINDS } from '../core/day-puzzles.ts';
import type { PuzzleProgress } from '../progress/puzzle-progress.ts';

/** The icon of the installed game. */
export type BadgedIcon = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

/**
 * How many of today's puzzles are left, on the icon of the installed game: those that are solved are not, nor those
 * whose answer was shown. No number where none is.
 */
export class TodayBadge {
  readonly #icon: BadgedIcon;
  readonly #puzzles: Pick<PuzzleProgress, 'days'>;
  readonly #unsubscribe: () => void;
  #day: Day;
  /** How often it was to be shown: only the newest number is. */
  #asked = 0;

  /** @param today Shown from now on. */
  constructor(icon: BadgedIcon, puzzles: Pick<PuzzleProgress, 'days' | 'subscribe'>, today: Day) {
    this.#icon = icon;
    this.#puzzles = puzzles;
    this.#day = today;
    this.#unsubscribe = puzzles.subscribe(({ kind }) => {
      if (kind === 'results') void this.#show();
    });
    void this.#show();
  }

  /** Shows another day: it is midnight. */
  turn(today: Day): void {
    this.#day = today;
    void this.#show();
  }

  /** Takes the number off the icon, for good. */
  end(): void {
    this.#unsubscribe();
    this.#asked++;
    void this.#write(0);
  }

  async #show(): Promise<void> {
    const asked = ++this.#asked;
    const days = await this.#puzzles.days();
    if (asked !== this.#asked || !days) return;
    const petals = days.get(this.#day) ?? {};
    await this.#write(DAY_KINDS.filter((kind) => !petals[kind]).length);
  }

  async #write(left: number): Promise<void> {
    try {
      await (left > 0 ? this.#icon.setAppBadge(left) : this.#icon.clearAppBadge());
    } catch {
      // Where the system shows no badges there is none.
    }
  }
}
