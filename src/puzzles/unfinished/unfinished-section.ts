import { msg, str } from '@lit/localize';
import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import type { Day } from '../../core/days/day.ts';
import type { Progress } from '../../progress/free-play/progress.ts';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import { unfinishedCard, unfinishedCardStyles } from './unfinished-card.ts';
import { UnfinishedPuzzles } from './unfinished-puzzles.ts';

/** Number of unfinished puzzles shown; the others are on their own page. */
const SHOWN = 2;

/**
 * The unfinished puzzles on the start page. The section is loaded after the page is drawn, because it is below the
 * visible part of most windows.
 */
export class UnfinishedSection {
  readonly #puzzles: UnfinishedPuzzles;

  /**
   * @param host Shows the section, and adopts the styles of cards.
   * @param today Returns the day whose puzzles have their own cards.
   */
  constructor(host: ReactiveElement, progress: Promise<Progress>, today: () => Day) {
    adoptStyles(host, unfinishedCardStyles);
    this.#puzzles = new UnfinishedPuzzles(
      host,
      () => progress,
      () => dayPuzzleNames(today()),
      SHOWN,
    );
  }

  /** Reads again, because the puzzles of today have changed. */
  look(): void {
    void this.#puzzles.look();
  }

  /** @param onKey Receives keys that cards do not handle. */
  render(onKey: (event: KeyboardEvent) => void): TemplateResult | typeof nothing {
    const { list, count } = this.#puzzles;
    if (!list || list.length === 0) return nothing;
    return html`<section aria-labelledby="unfinished" @keydown=${onKey}>
      <div class="head">
        <h2 id="unfinished">${msg('Unfinished')}</h2>
        ${
          count > list.length
            ? html`<a href=${puzzlesAddress('unfinished')}>${msg(str`All ${count}`)}</a>`
            : nothing
        }
      </div>
      <ul class="unfinished">
        ${list.map((puzzle) => unfinishedCard(puzzle, () => this.#puzzles.remove(puzzle)))}
      </ul>
    </section>`;
  }
}
