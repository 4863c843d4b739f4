import type { ReactiveControllerHost } from 'lit';

/**
 * The focused element is gone: the keyboard would start at the top of the page, and a screen reader would say nothing.
 * A listener that knows the next element focuses it and stops the event; otherwise the frame does.
 */
export class FocusLostEvent extends Event {
  constructor() {
    super('nt-focus-lost', { bubbles: true, composed: true });
  }
}

/**
 * Moves the focus when the part of an element that had it disappears, such as a sheet that is closed.
 * @param next Returns the element to focus next, also after a dialog over the element is closed; `null` or a disabled
 * one leaves it to the frame.
 */
export function keepFocus(
  host: ReactiveControllerHost & Element,
  next: () => HTMLElement | null = () => null,
): void {
  let had: Element | null | undefined;
  host.addEventListener('nt-focus-lost', (event) => {
    const target = next();
    if (!target || target.matches(':disabled')) return;
    event.stopPropagation();
    target.focus();
  });
  host.addController({
    hostUpdate: () => (had = host.shadowRoot?.activeElement),
    hostUpdated() {
      if (had && (!had.isConnected || had.matches(':disabled'))) {
        host.dispatchEvent(new FocusLostEvent());
      }
    },
  });
}

/** Settled once all parts that were about to take the focus have done so. */
let moves: Promise<unknown> = Promise.resolve();

/** Keeps words back until a part of the page is where it takes the focus: a moving focus cuts them off. */
export function speakAfter(move: Promise<void>): void {
  moves = Promise.allSettled([moves, move]);
}

/** Resolves once no part of the page is about to take the focus. */
export async function focusRests(): Promise<void> {
  await moves;
}

/** Returns the element with the focus, within shadow roots too; `null` if the page itself has it. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused === document.body ? null : focused;
}

declare global {
  interface HTMLElementEventMap {
    'nt-focus-lost': FocusLostEvent;
  }
}
