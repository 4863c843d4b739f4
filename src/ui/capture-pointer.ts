/** Captures a pointer, so that an element receives its events also beside it, if the pointer is still active. */
export function capturePointer(element: Element, { pointerId }: PointerEvent): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer is up by now, or a program made the event. The element still receives the events on itself.
  }
}
