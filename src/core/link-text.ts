/**
 * Returns a text in its plain form: percent-encoding undone where it is well formed, and full-width digits,
 * letters and signs as the usual ones.
 */
export function plainForm(text: string): string {
  return decoded(text).normalize('NFKC');
}

/**
 * Returns a link without the signs that end up behind it in sentences and messages: a full stop, a bracket, an
 * ellipsis, an invisible sign. No address of the game ends in one; `-` and `_` end transfer texts and stay.
 */
export function withoutTail(link: string): string {
  return link.replace(/(?:(?![-_])[\p{P}\p{Z}\p{Cc}\p{Cf}>])+$/u, '');
}

/** Returns an address without a query, which trackers add to links (`?utm_source=…`, `&fbclid=…`). */
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
