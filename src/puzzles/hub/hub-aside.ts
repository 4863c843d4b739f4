import { msg, str } from '@lit/localize';
import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { numberOf } from '../../i18n/format.ts';
import type { Progress } from '../../progress/free-play/progress.ts';
import type { PuzzleStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import { keyRow, keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { firstHubKeys } from '../../ui/keyboard/key-words.ts';
import { daysSoFar, type DaysSoFar } from '../calendar/days-so-far.ts';
import { BAR_HEIGHT, statisticsBar } from '../calendar/statistics-bar.ts';
import { statisticsByKind, type KindStatistics } from './statistics-by-kind.ts';
import { hubAsideStyles } from './hub-aside.styles.ts';
import { loadPuzzleProgress } from '../shared/load-puzzle-progress.ts';
import { kindName } from '../shared/kinds/kinds.ts';

/** The part under the month in a wide window: the puzzles solved without hints, and the most useful keys. */
export class HubAside {
  readonly #soFar: DaysSoFar;

  /** @param host Shows it, and is rendered again when the player has solved more. */
  constructor(host: ReactiveElement, progress: Promise<Progress>) {
    adoptStyles(host, keyRowStyles);
    adoptStyles(host, hubAsideStyles);
    this.#soFar = daysSoFar(host, () => loadPuzzleProgress(progress));
  }

  render(): TemplateResult {
    const figures = this.#soFar.value?.statistics;
    return html`${figures && figures.solved > 0 ? renderFigures(figures) : nothing}
    ${keyRow(firstHubKeys())}`;
  }
}

/** Draws the link to all figures, with the first of them. */
function renderFigures(all: PuzzleStatistics): TemplateResult {
  const kinds = statisticsByKind(all.byDifficulty);
  const most = Math.max(...kinds.map(({ solved }) => solved));
  return html`<a
    class="card unaided"
    href=${puzzlesAddress('figures')}
    aria-label=${[`${msg('Without hints')}: ${shareOf(all)}`, ...kinds.map(kindWords)].join(msg('; '))}
  >
    <b>${msg('Without hints')}</b><small>${shareOf(all)}</small>
    ${kinds.map(
      (figure) =>
        html`<span>${kindName(figure.kind)}</span>
          <svg width="100%" height=${BAR_HEIGHT}>${statisticsBar(figure, most)}</svg>
          <span>${shareOf(figure)}</span>`,
    )}
  </a>`;
}

/** Returns the number of puzzles solved without hints, and of all: `148 of 214`. */
function shareOf({ solved, unaided }: Pick<PuzzleStatistics, 'solved' | 'unaided'>): string {
  return msg(str`${numberOf(unaided)} of ${numberOf(solved)}`);
}

/** Describes a kind: `Fill in: 61 of 80`. */
function kindWords(figure: KindStatistics): string {
  return `${kindName(figure.kind)}: ${shareOf(figure)}`;
}
