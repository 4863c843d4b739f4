import type { Modal } from './modal.ts';

/** The dialogs that are on the page, also while they open and fade, in the order in which they came. */
export const modals = new Set<Modal>();

/**
 * Returns true if a dialog is open that does not hold a page: keys are not for the page. A dialog may hold a screen.
 * @param root The render root of the page.
 */
export function isUnderModal(root: Node): boolean {
  const top = [...modals].findLast(({ isOpen }) => isOpen);
  if (!top) return false;
  for (let node: Node | null = root; node;) {
    if (node === top) return false;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return true;
}

/**
 * Returns the dialog that is open over a page. The dialog's own `isOpen` decides, because the
 * browser fires `close` in a later task, and the next key may come sooner.
 * @param root The render root of the page.
 */
export function modalOver(root: ParentNode): Modal | undefined {
  return [...root.querySelectorAll<Modal>('[data-dialog]')].find(({ isOpen }) => isOpen);
}

/**
 * Returns true for a key that is pressed in a closed dialog, which keeps the focus until the browser fires `close`.
 * @param path The composed path of the event.
 */
export function isInClosedDialog(path: readonly EventTarget[]): boolean {
  return path.some((target) => target instanceof HTMLDialogElement && !target.open);
}
