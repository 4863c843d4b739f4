/**
 * Returns a text in its plain form: without percent-encoding where that is well formed, without invisible signs such as
 * soft hyphens, with full-width digits, letters and signs replaced by the usual ones, and with a hyphen for each dash
 * that stands in its place between two letters or digits. Symbols stay as they are, for ™ is no TM.
 */
export function plainForm(text: string): string {
  return decoded(text)
    .replace(/\P{So}+/gu, (part) => part.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=[\p{L}\p{N}])[\u2010-\u2013\u2212](?=[\p{L}\p{N}])/gu, '-');
}

/** An emoji that is drawn from a letter or digit, such as ℹ️ and 1️⃣. */
const DRAWN = /.(?:\ufe0f\u20e3?|\u20e3)/gsu;

/**
 * Returns a link without the signs that sentences and messages put behind it: a full stop, a bracket, an ellipsis, an
 * emoji, a sign of Markdown. No address of the game ends in one of them, but for a transfer text.
 * @param kept Signs that may end the link.
 */
export function withoutTail(link: string, kept = ''): string {
  const plain = link.replaceAll(DRAWN, '\ufe0f');
  let end = plain.length;
  while (end > 0 && !kept.includes(plain[end - 1]!) && TAIL.test(plain[end - 1]!)) end--;
  return plain.slice(0, end);
}

/** Signs behind a link, as halves of their surrogate pairs too. */
const TAIL = /[\p{P}\p{S}\p{Z}\p{Cc}\p{Cs}\ufe0f]/u;

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
