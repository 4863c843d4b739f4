/** A sign of a script that is not Latin: a letter, or a digit that is not 0 to 9. */
const FOREIGN = /(?!\p{ASCII})[\p{Nd}؟]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Signs of a keyboard as the keymap knows them, by the place of their key; with Shift the second. */
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
 * The name of a pressed key as the keymap has it: what is written on it, in small letters. On a keyboard
 * without Latin letters it is what an American one has in the same place, as it is for the system's own keys.
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
