import type { ReactiveControllerHost } from 'lit';

/**
 * What had the focus is gone, so that a keyboard would begin at the top of the page and a screen reader say
 * nothing. Who knows what the player deals with next takes it and stops the event; the rest is the frame's.
 */
export class FocusLostEvent extends Event {
  constructor() {
    super('nt-focus-lost', { bubbles: true, composed: true });
  }
}

/**
 * Lets the focus go on where a part of an element goes that had it, as a sheet that is closed.
 * @param next What the player deals with next, also when what was lost stood over the element, as a dialog;
 *   where there is nothing, the frame knows.
 */
export function keepFocus(
  host: ReactiveControllerHost & Element,
  next: () => HTMLElement | null = () => null,
): void {
  let had: Element | null | undefined;
  host.addEventListener('nt-focus-lost', (event) => {
    const target = next();
    if (!target) return;
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

declare global {
  interface HTMLElementEventMap {
    'nt-focus-lost': FocusLostEvent;
  }
}
