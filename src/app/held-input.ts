type Input = PointerEvent | KeyboardEvent;

declare global {
  interface Window {
    /** Ends the holding of taps and keys by the shell (index.html), and returns them. */
    takeHeldInput: () => readonly Input[];
    /** Says in the shell, if it is still there, that the game has not started. */
    tellLate: () => void;
  }
}

/** Gives the screen the taps and keys that the shell has held, in their order: keys to the page, taps to their target. */
export function giveHeldInput(): void {
  for (const event of window.takeHeldInput()) {
    const target = event instanceof KeyboardEvent ? document.body : targetOf(event);
    // An event has all that its copy is made from.
    const copy = new (event.constructor as new (type: string, from: Input) => Input)(
      event.type,
      event,
    );
    // Tells taps from holds.
    Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
    target?.dispatchEvent(copy);
  }
}

/**
 * Returns the innermost element at the place of a tap, within shadow roots too. The shell's board is that of free play:
 * a tap on it is for no other board and nothing else, and a tap beside it is for no board.
 */
function targetOf(event: PointerEvent): Element | undefined {
  const onShell = event.target as Element;
  if (onShell.matches('.shell-board')) return squaresOf(event, onShell);
  // Elsewhere the game was there already.
  const isOnShell = onShell.matches('.shell, .shell *');
  let target: Element = document.body;
  let root: DocumentOrShadowRoot | null = document;
  while (root) {
    const inner: Element | null = root.elementFromPoint(event.clientX, event.clientY);
    if (!inner || inner === target) break;
    if (isOnShell && inner.localName === 'nt-board') return undefined;
    target = inner;
    root = inner.shadowRoot;
  }
  return target;
}

/**
 * Returns the grid of free play, if that is the screen, and moves a tap on the shell's board to its place there: the
 * grid stands lower than the shell's board where the words above it need more lines.
 */
function squaresOf(event: PointerEvent, shellBoard: Element): Element | undefined {
  let root: ParentNode | null | undefined = document;
  for (const name of ['nt-app', 'nt-play', 'nt-board'])
    root = root?.querySelector(name)?.shadowRoot;
  const grid = root?.querySelector('.grid');
  const from = shellBoard.getBoundingClientRect();
  // The shell has no board in a window that has been turned.
  if (!grid || from.width === 0) return undefined;
  const to = grid.getBoundingClientRect();
  const scale = to.width / from.width;
  // The copy takes these in place of the event's own.
  Object.defineProperties(event, {
    clientX: { value: to.left + (event.clientX - from.left) * scale },
    clientY: { value: to.top + (event.clientY - from.top) * scale },
  });
  return grid;
}
