import type { Frame } from './frame.ts';

/** Follows the keys that belong to no screen: a number opens a screen, `?` shows all keys. */
export function followScreenKeys({ renderRoot: root }: Frame): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || isBusy(event)) return;
    const tab = root.querySelectorAll<HTMLAnchorElement>('nav a')[Number(key) - 1];
    if (tab) location.hash = tab.hash;
    // Play shows them itself, because it has to leave the board alone meanwhile.
    else if (key === '?' && !root.querySelector('nt-play')) void showKeys(root);
  });
}

async function showKeys(root: ParentNode): Promise<void> {
  const { openKeysDialog } = await import('../ui/keys-dialog.ts');
  openKeysDialog(root);
}

/** Whether the key is meant for what is typed into, or for an open dialog. */
function isBusy(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLDialogElement,
    );
}
