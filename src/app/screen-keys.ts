import { keyName } from '../ui/keyboard/key-name.ts';
import { SHELL_KEYS } from '../ui/keyboard/keymap.ts';
import { isInClosedDialog } from '../ui/dialogs/modal-over.ts';
import { openModal } from '../ui/dialogs/modal.ts';
import { NtKeysDialog } from '../ui/help/keys-dialog.ts';

const ACTIONS: Readonly<Record<string, number | 'keys'>> = SHELL_KEYS;

/**
 * Handles the keys that belong to no screen: a number opens a screen, `?` shows all keys.
 * @param path The composed path of the event.
 */
export function pressKey(
  root: ParentNode,
  event: KeyboardEvent,
  path: readonly EventTarget[],
): void {
  const { altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || isBusy(path)) return;
  const does = ACTIONS[keyName(event)];
  if (typeof does === 'number') {
    const tab = root.querySelectorAll<HTMLAnchorElement>('nav a')[does];
    if (tab) location.hash = tab.hash;
    // Play shows the keys itself, because it must lock the board meanwhile.
  } else if (does === 'keys' && !root.querySelector('nt-play')) openModal(root, NtKeysDialog);
}

/** Returns true if the key belongs to a text field or to an open dialog. */
function isBusy(path: readonly EventTarget[]): boolean {
  const isTaken = path.some(
    (target) =>
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLDialogElement,
  );
  return isTaken && !isInClosedDialog(path);
}
