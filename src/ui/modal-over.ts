/** A dialog as those see it who leave keys to it. */
interface Opened extends Element {
  readonly isOpen: boolean;
  close(): void;
}

/**
 * The dialog that is open over the page `root` is the render root of: screens leave keys to it. It says so
 * itself, because the browser tells of a closed dialog in a later task, and the next key may be sooner.
 */
export function modalOver(root: ParentNode): Opened | undefined {
  return [...root.querySelectorAll<Opened>('[data-dialog]')].find(({ isOpen }) => isOpen);
}
