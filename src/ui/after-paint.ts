/**
 * Resolves when the next frame is on the screen, so that what waits for it competes with no tap; a page
 * that is hidden draws none, and goes on soon.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
