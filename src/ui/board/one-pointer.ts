import { capturePointer } from '../capture-pointer.ts';

/** How long a still press lasts until it is more than a tap, in milliseconds. */
export const HOLD = 350;
/** How far a pointer may wander and still be a tap, in CSS pixels. */
const SLOP = { mouse: 4, touch: 9 };

/** Follows one pointer over a board, from where it is pressed to where it is released. */
export abstract class OnePointer {
  /** How the pointer came down, while it is. */
  #press: PointerEvent | undefined;

  /** Whether the pointer on the board is a finger. */
  get byTouch(): boolean {
    return this.#press?.pointerType === 'touch';
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.pointerId !== this.#press?.pointerId) return;
    else if (event.type === 'pointermove') this.move(event);
    else if (event.type === 'pointerup') this.up(event);
    else this.cancel();
  }

  /** Forgets what was going on. */
  cancel(): void {
    this.#press = undefined;
  }

  /** Begins with a press; false where it is not on the board. */
  protected abstract down(event: PointerEvent): boolean;
  protected abstract move(event: PointerEvent): void;
  protected abstract up(event: PointerEvent): void;

  /** Whether the pointer has come too far for a tap. */
  protected hasWandered({ clientX, clientY }: PointerEvent): boolean {
    const press = this.#press!;
    const far = Math.hypot(clientX - press.clientX, clientY - press.clientY);
    return far > (this.byTouch ? SLOP.touch : SLOP.mouse);
  }

  /** Whether a release ends a long press: a busy page may hear its timer before a release that came in time. */
  protected wasHeld({ timeStamp }: PointerEvent): boolean {
    return timeStamp - this.#press!.timeStamp >= HOLD;
  }

  #down(event: PointerEvent): void {
    // A second finger scrolls or pinches.
    if (this.#press || !event.isPrimary || event.button !== 0) this.cancel();
    else if (this.down(event)) {
      this.#press = event;
      capturePointer(event.currentTarget as Element, event);
    }
  }
}

/** Where a pointer has been since its last event: browsers hand on one event for several moves. */
export function samplesOf(event: PointerEvent): PointerEvent[] {
  const coalesced = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  // They end with the event itself, except where there are none: a release, an older Safari.
  return [...coalesced, event];
}
