import type { LitElement } from 'lit';
import { keepFocus } from '../ui/keep-focus.ts';
import { afterPaint } from '../ui/scheduling/tasks.ts';
import type { NtApp } from './app.ts';

/**
 * Moves the focus to the start of a screen when the player opens it, and also when the focused element is removed and
 * nothing else takes the focus.
 * @returns A function that resolves once the focus is where the last address has led it.
 */
export function focusScreens(frame: NtApp): () => Promise<void> {
  const shown = (): Element => frame.renderRoot.querySelector('main')!.firstElementChild!;
  const focused = (): Element | null => frame.shadowRoot!.activeElement;
  const goToStart = async (isWanted: () => boolean): Promise<void> => {
    const screen = shown();
    const start = await startOf(screen);
    if (!screen.isConnected || !isWanted()) return;
    if (start?.matches('nt-board')) await start.focusOn(start.focusedSquare);
    else start?.focus();
  };
  const isLost = (): boolean => focused() === null;

  keepFocus(frame);
  frame.addEventListener('nt-focus-lost', () => void goToStart(isLost));

  let screen = shown();
  const follow = async (): Promise<void> => {
    await frame.updateComplete;
    const isOther = shown() !== screen;
    screen = shown();
    // The search for a visible start forces layout, so the screen is painted first.
    if (isOther) await afterPaint();
    // Not if a dialog has the focus, or the player has moved it already.
    const hasNotGoneOn = (): boolean => isLost() || focused()!.closest('nav') !== null;
    await goToStart(isOther ? hasNotGoneOn : isLost);
    // The start was scrolled into view.
    frame.places.restore();
  };
  let arrived = Promise.resolve();
  addEventListener('hashchange', () => {
    arrived = follow();
  });
  return () => arrived;
}

/**
 * Returns the board or the heading that a screen begins with, once it is rendered; the heading of the sheet where one
 * covers the board.
 */
async function startOf(screen: Element): Promise<HTMLElement | undefined> {
  await customElements.whenDefined(screen.localName);
  await (screen as Partial<LitElement>).updateComplete;
  // A screen that was left before its code was loaded has no shadow root.
  if (!screen.shadowRoot) return undefined;
  const parts = [...screen.shadowRoot.querySelectorAll<HTMLElement>('*')];
  const starts = screen.localName.endsWith('-sheet')
    ? 'h2'
    : 'nt-board:not([inert]), h1:not(.unseen)';
  const start = parts.find((part) => part.matches(starts) && part.checkVisibility());
  if (start?.matches('h1, h2')) start.tabIndex = -1;
  if (start) return start;
  for (const part of parts) {
    // A dialog that closes is no start. Of a part without a box, what is in it counts.
    const mayHold = part.localName.includes('-') && !part.matches('[data-dialog]');
    const isShown = part.checkVisibility() || getComputedStyle(part).display === 'contents';
    const within = mayHold && isShown && (await startOf(part));
    if (within) return within;
  }
  return undefined;
}
