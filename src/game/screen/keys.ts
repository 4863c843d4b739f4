import { isShortcut, keyName } from '../../ui/keyboard/key-name.ts';
import { isInClosedDialog, isUnderModal } from '../../ui/dialogs/modal-over.ts';

/** Commands that repeat while their key is held. */
const REPEATING: ReadonlySet<string | undefined> = new Set(['undo', 'redo', 'next-free']);

/**
 * Returns the command of a pressed key, wherever the focus is; for a repeated event, only a command that repeats.
 * @param keys The commands of the screen by key, named as in the keymap (`ui/keyboard/keymap.ts`).
 */
export function commandOf<Command extends string>(
  event: KeyboardEvent,
  keys: Readonly<Record<string, Command>>,
): Command | undefined {
  const isHeld = isShortcut(event);
  if (isHeld && event.altKey) return undefined;
  const key = keyName(event);
  const control = isHeld ? 'ctrl ' : '';
  const shift = event.shiftKey ? 'shift ' : '';
  const command = keys[control + shift + key] ?? keys[control + key];
  return event.repeat && !REPEATING.has(command) ? undefined : command;
}

/**
 * Returns false for a key that a field, an open dialog or an open popover takes, or that was handled already.
 * @param root The render root of the screen with the board.
 */
export function isForScreen(event: KeyboardEvent, root: ParentNode): boolean {
  const path = event.composedPath();
  // A dialog may hold the screen itself.
  const inner = path.slice(0, path.indexOf(root));
  const isTaken = inner.some(
    (target) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type !== 'radio'),
  );
  if (isTaken && !isInClosedDialog(path)) return false;
  if (event.defaultPrevented || isUnderModal(root)) return false;
  // Escape closes a sheet together with the answer of a question mark.
  const open = event.key === 'Escape' ? '[popover]:not(.answer)' : '[popover]';
  return !root.querySelector(`${open}:popover-open`);
}
