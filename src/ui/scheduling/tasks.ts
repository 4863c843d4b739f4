/** Resolves in a new task, so that the browser can handle taps and frames first. */
export function yieldToMain(): Promise<void> {
  // Comes before other tasks that wait, such as those of scripts that are fetched; Safari does not have it.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
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
