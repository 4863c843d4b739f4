import { msg, str } from '@lit/localize';
import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../core/addresses.ts';
import { dayPuzzleNames } from '../core/day-puzzles.ts';
import type { Day } from '../core/day.ts';
import type { Progress } from '../progress/progress.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { unfinishedCard, unfinishedCardStyles } from './unfinished-card.ts';
import { UnfinishedPuzzles } from './unfinished-puzzles.ts';

/** So many unfinished puzzles are shown; the others are one page further. */
const SHOWN = 2;

/**
 * What is unfinished, for the page that puzzles begin on: it is loaded when the page stands, because it lies
 * below what most windows show first.
 */
export class UnfinishedSection {
  readonly #puzzles: UnfinishedPuzzles;

  /**
   * @param host Shows the section, and cards.
   * @param today The day whose puzzles have cards of their own.
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

  /** Looks again: other puzzles are today's. */
  look(): void {
    void this.#puzzles.look();
  }

  /** @param onKey Hears of keys that cards leave alone. */
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
