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
 * Returns the innermost element at the place of a tap, within shadow roots too; the body for a key. The shell's board is
 * that of free play: a tap on it is for no other board and nothing else, and a tap beside it is for no board.
 */
function targetOf(event: Input): Element | undefined {
  if (event instanceof KeyboardEvent) return document.body;
  const onShell = event.target as Element;
  const path = new Set<string>();
  let target: Element = document.body;
  let root: DocumentOrShadowRoot | null = document;
  while (root) {
    const inner: Element | null = root.elementFromPoint(event.clientX, event.clientY);
    if (!inner || inner === target) break;
    target = inner;
    root = inner.shadowRoot;
    path.add(inner.localName);
  }
  // The game was there already.
  if (!onShell.matches('.shell, .shell *')) return target;
  const isRight = onShell.matches('.shell-board')
    ? path.has('nt-play') && path.has('nt-board')
    : !path.has('nt-board');
  return isRight ? target : undefined;
}
