const TYPES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'keydown',
] as const;

type Input = PointerEvent | KeyboardEvent;

/**
 * Holds back taps and keys, while there is not yet a screen to take them.
 * @returns A function that hands them on in their order: keys to the page, taps to what is at their place by then.
 */
export function holdInput(): () => void {
  const held: Input[] = [];
  const hold = (event: Input): void => {
    event.stopImmediatePropagation();
    held.push(event);
  };
  for (const type of TYPES) addEventListener(type, hold, { capture: true });
  return () => {
    for (const type of TYPES) removeEventListener(type, hold, { capture: true });
    for (const event of held) {
      // An event has all that its copy is made from.
      const copy = new (event.constructor as new (type: string, from: Input) => Input)(
        event.type,
        event,
      );
      (targetOf(event) ?? document.body).dispatchEvent(copy);
    }
  };
}

/** Returns the innermost element at the place of a tap, within shadow roots too; none for a key. */
function targetOf(event: Input): Element | null {
  if (event instanceof KeyboardEvent) return null;
  let target: Element | null = null;
  let root: DocumentOrShadowRoot | null = document;
  while (root) {
    const inner: Element | null = root.elementFromPoint(event.clientX, event.clientY);
    if (!inner || inner === target) break;
    target = inner;
    root = inner.shadowRoot;
  }
  return target;
}
