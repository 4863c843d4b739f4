import { PLAY_KEYS } from '../ui/keymap.ts';

/** What a key does on the screen of free play, wherever the focus is. */
export type Command = (typeof PLAY_KEYS)[keyof typeof PLAY_KEYS];

/** Only these repeat while their key is held: they move the focus, undo or redo. */
const REPEATING: readonly (Command | undefined)[] = ['undo', 'redo', 'next-free'];

const COMMANDS: Readonly<Record<string, Command>> = PLAY_KEYS;

/** The command of a pressed key, if it has one; a held key has only those that repeat. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.altKey) return undefined;
  const key = event.key.toLowerCase();
  const control = event.ctrlKey || event.metaKey ? 'ctrl ' : '';
  const shift = event.shiftKey ? 'shift ' : '';
  const command = COMMANDS[control + shift + key] ?? COMMANDS[control + key];
  return event.repeat && !REPEATING.includes(command) ? undefined : command;
}
