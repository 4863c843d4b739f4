import { msg, str } from '@lit/localize';
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { puzzleAddress } from '../../core/routes/puzzle-addresses.ts';
import { dayName } from '../../i18n/format-day.ts';
import type { UnfinishedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { capturePointer } from '../../ui/capture-pointer.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { eraseIcon, nextIcon } from '../../ui/drawing/more-icons.ts';
import { puzzleThumbnailStyles } from '../../ui/puzzles/puzzle-thumbnail.styles.ts';
import { miniBoard } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { difficultyPills, difficultyPillsStyles } from '../shared/difficulty-pills.ts';
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
    padding: 8px 12px 8px 8px;
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

/** Draws the card of an unfinished puzzle, a link to it. A swipe or Delete removes it. */
export function unfinishedCard(
  { name, puzzle, step, game }: UnfinishedPuzzle,
  remove: () => unknown,
  hasButton = false,
): TemplateResult {
  const { queens } = game.history.present;
  const day = parseDayPuzzleName(name)?.day;
  const placed = placedWords(puzzle, queens.length, name.startsWith('guard-table/'));
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
          >${day ? html`${dayName(day)} · ` : nothing}${
            step
              ? html`${day ? nothing : difficultyPills(step)} ${difficultyName(step)} · ${placed}`
              : placed
          }</small
        >
      </span>
      ${icon(nextIcon, 20)}
    </a>
    ${
      hasButton
        ? html`<button
            class="icon-button"
            aria-label=${msg(str`Remove ${puzzleName(puzzle)}`, { id: 'remove-puzzle' })}
            @click=${remove}
          >
            ${icon(eraseIcon)}
          </button>`
        : nothing
    }
  </li>`;
}

/** Share of its width beyond which a swiped card is removed. */
const FAR_ENOUGH = 0.35;

/** CSS pixels that a finger moves before it is a swipe. */
const SLACK = 10;

/** Milliseconds within which a click belongs to the finger that has just swiped. */
const SAME_FINGER = 100;

/** Attribute of a card while it follows a finger; `--swipe` has its offset. */
const SWIPED = 'swiped';

/** The card that was swiped last, and the time. */
let lastSwipe: { readonly card: EventTarget; readonly at: number } | undefined;

/**
 * Follows a finger that pushes a card sideways, and calls `act` if it is released far enough. The page still scrolls up
 * and down, because the card has `touch-action: pan-y`. Call it on `pointerdown`. It ignores the mouse: its users have
 * keys.
 */
function followSwipe(pressed: PointerEvent, act: () => void): void {
  const { pointerType, pointerId, clientX: start } = pressed;
  if (pointerType === 'mouse') return;
  const card = pressed.currentTarget as HTMLElement;
  const end = new AbortController();
  const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', heard: typeof move): void =>
    card.addEventListener(
      kind,
      (event) => {
        if (event.pointerId === pointerId) heard(event);
      },
      { signal: end.signal },
    );
  const move = ({ clientX }: PointerEvent): void => {
    const moved = clientX - start;
    if (!card.hasAttribute(SWIPED)) {
      if (Math.abs(moved) < SLACK) return;
      capturePointer(card, pressed);
      card.setAttribute(SWIPED, '');
    }
    card.style.setProperty('--swipe', `${moved}px`);
  };
  const letGo = (): void => {
    end.abort();
    card.removeAttribute(SWIPED);
    card.style.removeProperty('--swipe');
  };
  listen('pointermove', move);
  // The card has another width where the phone is turned.
  addEventListener('resize', letGo, { signal: end.signal });
  listen('pointercancel', letGo);
  listen('pointerup', ({ clientX, timeStamp }) => {
    const isSwipe = card.hasAttribute(SWIPED);
    letGo();
    if (!isSwipe) return;
    lastSwipe = { card, at: timeStamp };
    if (Math.abs(clientX - start) > FAR_ENOUGH * card.offsetWidth) act();
  });
}

/** Returns true if a click on a card comes from the finger that swiped it, and is to be ignored. */
function isOfSwipe({ currentTarget, timeStamp }: Event): boolean {
  return currentTarget === lastSwipe?.card && timeStamp - lastSwipe.at < SAME_FINGER;
}
