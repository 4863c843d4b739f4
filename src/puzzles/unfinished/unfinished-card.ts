import { msg, str } from '@lit/localize';
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { puzzleAddress } from '../../core/routes/addresses.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { dayName } from '../../i18n/format-day.ts';
import type { UnfinishedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { eraseIcon, icon, nextIcon } from '../../ui/drawing/icons.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { difficultyPills, difficultyPillsStyles } from '../shared/difficulty-pills.ts';
import { followSwipe, isOfSwipe } from './swipe.ts';
import { difficultyName, placedWords, puzzleName } from '../shared/puzzle-words.ts';

/**
 * Styles of cards of unfinished puzzles and their list, in addition to those of cards, small boards and difficulties.
 */
export const unfinishedCardStyles = css`
  .unfinished {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: 8px;
    overflow-x: clip;
    overflow-clip-margin: 12px;
  }
  .unfinished li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .unfinished a {
    flex: 1;
    min-width: 44px;
    display: grid;
    grid-template-columns: 48px 1fr auto;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding-block: 8px;
    padding-inline: 8px 12px;
    touch-action: pan-y;
    translate: var(--swipe, 0);
    transition: translate var(--d-2) var(--e-out);
    -webkit-user-drag: none;
  }
  .unfinished [swiped] {
    transition: none;
  }
  .unfinished b {
    display: block;
    font-size: var(--t-15);
    line-height: 1.25rem;
  }
  .unfinished small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 6px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  @media (forced-colors: active) {
    .unfinished a {
      border: 1px solid LinkText;
    }
  }
`;

export const unfinishedStyles: CSSResultGroup = [
  cardStyles,
  puzzleThumbnailStyles,
  difficultyPillsStyles,
  unfinishedCardStyles,
];

/**
 * Draws the card of an unfinished puzzle, a link to it, and a button that removes it. A swipe or Delete removes it too.
 * @param remove Removes the puzzle.
 */
export function unfinishedCard(
  { name, puzzle, step, origin, game }: UnfinishedPuzzle,
  remove: () => unknown,
): TemplateResult {
  const { queens } = game.history.present;
  const day = parseDayPuzzleName(name)?.day;
  const from = day ? dayName(day) : origin && msg('From a picture');
  const placed = placedWords(puzzle, queens);
  return html`<li>
    <a
      class="card"
      href=${puzzleAddress(name)}
      aria-keyshortcuts="Delete"
      draggable="false"
      @pointerdown=${(event: PointerEvent) => followSwipe(event, remove)}
      @click=${(event: Event) => {
        if (isOfSwipe(event)) event.preventDefault();
      }}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Delete' || event.key === 'Backspace') remove();
      }}
    >
      <span>${miniBoard(puzzle, queens)}</span>
      <span>
        <b>${puzzleName(puzzle)}</b>
        <small
          >${step && !from ? difficultyPills(step) : nothing}${[from, step && difficultyName(step), placed].filter(Boolean).join(' · ')}</small
        >
      </span>
      ${icon(nextIcon, 20)}
    </a>
    <button
      class="icon-button"
      aria-label=${msg(str`Remove ${puzzleName(puzzle)}`, {
        id: 'remove-puzzle',
        desc: 'A button: remove the puzzle Regions 10 × 10 from the list',
      })}
      @click=${remove}
    >
      ${icon(eraseIcon)}
    </button>
  </li>`;
}
