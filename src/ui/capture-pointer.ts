/** Lets an element hear of a pointer also beside it, where the browser still knows that pointer. */
export function capturePointer(element: Element, { pointerId }: PointerEvent): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // It has been lifted by now, or a program made the event: what happens on the element is heard all the same.
  }
}
