import { msg, str } from '@lit/localize';
import { capsOf } from './key-words.ts';
import type { Key } from './keymap.ts';
import { isLastInputKey } from './last-input.ts';

/**
 * Names a button that has a key, as it is spoken: `Press N for “Next board”.` Empty for a player who does not use keys,
 * has single keys switched off, or wants few words.
 */
export function spokenKey(label: string, key: Key): string {
  const { keys, speech } = document.documentElement.dataset;
  if (!isLastInputKey() || keys === 'off' || speech === 'brief') return '';
  return msg(str`Press ${capsOf(key).join(' ')} for “${label}”.`, {
    desc: 'Spoken: a key and the button that it presses',
  });
}
