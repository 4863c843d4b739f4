import { capturePointer } from '../../capture-pointer.ts';

/** The time in milliseconds after which a still press is a hold, if the player has chosen no other. */
const HOLD = 350;
/** The distance in CSS pixels that a pointer may move within a tap. */
const SLOP = { mouse: 4, touch: 9 };

/** Follows one pointer over a board from press to release. */
export abstract class OnePointer {
  /** The event of the press; `undefined` while no pointer is down. */
  #press: PointerEvent | undefined;
  /** The size of the window at the press. */
  #window: string | undefined;

  /** True if the pointer on the board is a finger. */
  get byTouch(): boolean {
    return this.#press?.pointerType === 'touch';
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.pointerId !== this.#press?.pointerId) return;
    // In a window of another size, as when a phone is turned, the finger is on another square.
    else if (windowSize() !== this.#window) this.cancel();
    // While another button is down, a move tells of the release of the first one.
    else if (event.type === 'pointerup' || (event.type === 'pointermove' && !isDown(event))) {
      this.up(event);
    } else if (event.type === 'pointermove') this.move(event);
    else this.cancel();
  }

  /** Ends the gesture without an effect. */
  cancel(): void {
    this.#press = undefined;
  }

  /**
   * Handles a press.
   * @returns False if it is not on the board.
   */
  protected abstract down(event: PointerEvent): boolean;
  protected abstract move(event: PointerEvent): void;
  protected abstract up(event: PointerEvent): void;

  /** The time in milliseconds after which a still press is a hold. */
  protected get holdTime(): number {
    return HOLD;
  }

  /** Calls `act` once the press has become a hold. */
  protected afterHold(act: () => void): ReturnType<typeof setTimeout> | undefined {
    // A timer of more than 2³¹ ms would end at once.
    return this.holdTime === Infinity ? undefined : setTimeout(act, this.holdTime);
  }

  /** Returns true if the pointer has moved too far for a tap. */
  protected hasWandered({ clientX, clientY }: PointerEvent): boolean {
    const press = this.#press!;
    const far = Math.hypot(clientX - press.clientX, clientY - press.clientY);
    return far > (this.byTouch ? SLOP.touch : SLOP.mouse);
  }

  /**
   * Returns true if a release ends a hold. Time stamps decide, because a busy page may run the timer before it handles
   * an earlier release.
   */
  protected wasHeld({ timeStamp }: PointerEvent): boolean {
    return timeStamp - this.#press!.timeStamp >= this.holdTime;
  }

  #down(event: PointerEvent): void {
    // A second finger scrolls or pinches.
    if (this.#press || !event.isPrimary || event.button !== 0) this.cancel();
    else if (this.down(event)) {
      this.#press = event;
      this.#window = windowSize();
      capturePointer(event.currentTarget as Element, event);
    }
  }
}

/** Returns true while the left button, the finger or the pen is down. */
function isDown({ buttons }: PointerEvent): boolean {
  return (buttons & 1) === 1;
}

function windowSize(): string {
  // Tests in Node have no window.
  return `${globalThis.innerWidth} ${globalThis.innerHeight}`;
}

/** Returns the events of a pointer since its last one; browsers coalesce several moves into one event. */
export function samplesOf(event: PointerEvent): PointerEvent[] {
  const coalesced = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  // Coalesced events end with the event itself, but a release and older versions of Safari have none.
  return [...coalesced, event];
}
