import type { Modal } from './modal.ts';

/**
 * Returns the dialog that is open over a page; screens leave keys to it. The dialog's own `isOpen` decides, because the
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
