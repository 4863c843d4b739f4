type Input = PointerEvent | KeyboardEvent;

declare global {
  interface Window {
    /** Ends the holding of taps and keys by the shell (index.html), and returns them. */
    takeHeldInput: () => readonly Input[];
    /** Says in the shell, if it is still there, that the game has not started. */
    tellLate: () => void;
  }
}

/**
 * Gives the screen the taps and keys that the shell has held, in their order: keys to the page, taps to what is at their
 * place by now.
 */
export function giveHeldInput(): void {
  for (const event of window.takeHeldInput()) {
    // An event has all that its copy is made from.
    const copy = new (event.constructor as new (type: string, from: Input) => Input)(
      event.type,
      event,
    );
    // Tells taps from holds.
    Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
    targetOf(event)?.dispatchEvent(copy);
  }
}

/**
 * Returns the innermost element at the place of a tap, within shadow roots too; the body for a key. A tap on the shell's
 * board is for a board: none is returned where another screen has come.
 */
function targetOf(event: Input): Element | undefined {
  if (event instanceof KeyboardEvent) return document.body;
  let isForAny = !(event.target as Element).matches('.shell-board');
  let target: Element = document.body;
  let root: DocumentOrShadowRoot | null = document;
  while (root) {
    const inner: Element | null = root.elementFromPoint(event.clientX, event.clientY);
    if (!inner || inner === target) break;
    target = inner;
    root = inner.shadowRoot;
    isForAny ||= inner.localName === 'nt-board';
  }
  return isForAny ? target : undefined;
}
