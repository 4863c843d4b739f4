/**
 * Returns a text in its plain form: without percent-encoding where that is well formed, without invisible signs such as
 * soft hyphens, and with full-width digits, letters and signs replaced by the usual ones.
 */
export function plainForm(text: string): string {
  return decoded(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
}

/**
 * Returns a link without the signs that sentences and messages put behind it: a full stop, a bracket, an ellipsis. No
 * address of the game ends in one of them; `-` and `_` may end a transfer text, so they stay. Takes time in proportion
 * to the length.
 */
export function withoutTail(link: string): string {
  return /^.*(?:[-_]|[^\p{P}\p{Z}\p{Cc}>])/su.exec(link)?.[0] ?? '';
}

/** Returns an address without its query, which trackers add to links (`?utm_source=…`, `&fbclid=…`). */
export function withoutQuery(path: string): string {
  return path.replace(/[?&].*$/su, '');
}

/** Returns the address in a text that holds a link of the game, from its `#` on; `undefined` if there is none. */
export function addressIn(text: string): string | undefined {
  return /#\/\S*/u.exec(plainForm(text))?.[0];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
