import { capturePointer } from '../../ui/capture-pointer.ts';

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
export function isOfSwipe({ currentTarget, timeStamp }: Event): boolean {
  return currentTarget === lastSwipe?.card && timeStamp - lastSwipe.at < SAME_FINGER;
}
