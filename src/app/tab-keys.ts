import type { NtApp } from './app.ts';

/** Opens the k-th screen of the navigation when its number is pressed. */
export function followTabKeys(app: NtApp): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || !/^[1-9]$/.test(key)) return;
    const path = event.composedPath();
    const busy = path.some(
      (target) =>
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLDialogElement,
    );
    const tab = app.renderRoot.querySelectorAll<HTMLAnchorElement>('nav a')[Number(key) - 1];
    if (!busy && tab) location.hash = tab.hash;
  });
}
