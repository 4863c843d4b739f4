/**
 * Calls a function at the next key or the next tap on an element. Nothing else receives that key or tap until it is
 * released. Keys that only repeat pass.
 * @param element Taps outside it pass.
 * @param signal Ends the wait; the function itself may abort it.
 */
export function takeNextInput(element: EventTarget, take: () => void, signal: AbortSignal): void {
  const waiting = { signal, capture: true };
  addEventListener(
    'keydown',
    (event) => {
      if (event.repeat) return;
      swallow(event);
      take();
      swallowUntilReleased(event);
    },
    waiting,
  );
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.composedPath().includes(element)) {
        swallow(event);
        swallowClick();
      }
      take();
    },
    waiting,
  );
}

/** Swallows keys until one is released, because it repeats and a chord goes on. */
function swallowUntilReleased({ code }: KeyboardEvent): void {
  const released = new AbortController();
  const { signal } = released;
  addEventListener('keydown', swallow, { signal, capture: true });
  addEventListener(
    'keyup',
    (event) => {
      // A button is pressed by the release of Space.
      swallow(event);
      if (event.code === code) released.abort();
    },
    { signal, capture: true },
  );
  // The window does not receive the release if it loses the focus.
  addEventListener('blur', () => released.abort(), { signal });
}

/** Swallows the rest of a tap, until the next one begins. */
function swallowClick(): void {
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  addEventListener('mousedown', swallow, options);
  // Clicks by keyboard and assistive technology have no detail.
  addEventListener('click', (event) => event.detail > 0 && swallow(event), options);
  addEventListener('pointerdown', () => over.abort(), options);
}

/** Keeps an event from the page, and from the browser unless it is a shortcut of the browser. */
function swallow(event: Event): void {
  event.stopPropagation();
  const isShortcut =
    event instanceof KeyboardEvent &&
    (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key));
  if (!isShortcut) event.preventDefault();
}
