import { capturePointer } from '../ui/capture-pointer.ts';

/** A card that is swiped this far of its width goes. */
const FAR_ENOUGH = 0.35;

/** What a finger moves before it is a swipe, in CSS pixels. */
const SLACK = 10;

/** Milliseconds within which a click belongs to the finger that has just swiped. */
const SAME_FINGER = 100;

/** On a card while it follows a finger; its place is in `--swipe`. */
const SWIPED = 'swiped';

/** The card that was swiped last, and when. */
let lastSwipe: { readonly card: EventTarget; readonly at: number } | undefined;

/**
 * Follows a finger that pushes a card sideways, and acts when it lets go far enough. Up and down the page
 * scrolls as ever: the card says so (`touch-action: pan-y`). To be called on `pointerdown`; a mouse has keys.
 */
export function followSwipe(pressed: PointerEvent, act: () => void): void {
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
  listen('pointercancel', letGo);
  listen('pointerup', ({ clientX, timeStamp }) => {
    const isSwipe = card.hasAttribute(SWIPED);
    letGo();
    if (!isSwipe) return;
    lastSwipe = { card, at: timeStamp };
    if (Math.abs(clientX - start) > FAR_ENOUGH * card.offsetWidth) act();
  });
}

/** Whether a click on a card comes from the finger that swiped it, and so is none. */
export function isOfSwipe({ currentTarget, timeStamp }: Event): boolean {
  return currentTarget === lastSwipe?.card && timeStamp - lastSwipe.at < SAME_FINGER;
}
