/** Matches a sign that is not Latin: a letter, or a digit other than 0 to 9. */
const FOREIGN = /(?!\p{ASCII})[\p{Nd}؟]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Signs of an American keyboard by the code of their key; the second is that with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  BracketLeft: '[{',
  BracketRight: ']}',
  Minus: '-_',
  Equal: '=+',
};

/**
 * Returns the keymap's name of a pressed key: what is written on it, in lower case. On a keyboard without Latin letters
 * it is the name of the same key on an American keyboard, as for the system's own shortcuts.
 */
export function keyName({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (!FOREIGN.test(key)) return key.toLowerCase();
  const [, letterOrDigit] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return letterOrDigit?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}

/** Matches a sign that is neither a letter nor a digit. */
const SIGN = /^[^\p{L}\p{N}\s]$/u;

/**
 * Returns true if a key is held with Ctrl, Meta or Alt for a shortcut. Option of a Mac, which is Alt, and AltGr of
 * Windows, which is Ctrl and Alt, are none where they type a sign.
 */
export function isShortcut({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return metaKey || (altKey ? !SIGN.test(key) : ctrlKey);
}
