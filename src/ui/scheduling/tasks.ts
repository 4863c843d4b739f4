/** Resolves in a new task, so that the browser can handle taps and frames first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves in a new task after the next paint, or without waiting for one if the page is hidden. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!isVisible()) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
