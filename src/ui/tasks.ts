/** Resolves in a task of its own, so that taps and frames come between what is before it and after. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves in a task of its own when the page has been painted as it stands; at once where it is hidden. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!isVisible()) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Whether anybody can see the page. */
export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
