/** The letters of check signs: without vowels, so that they form no words, and without `l`, which looks like 1. */
const LETTERS = 'bcdfghjkmnpqrstvwxyz';

/** The largest prime that three letters can write. */
const MODULUS = 7993;

/** The base in which a text is read as a number; its powers modulo `MODULUS` differ up to the 2,664th. */
const RADIX = 31;

/**
 * Returns a code with its check signs behind it: a hyphen and three letters (`-kzc`). Players keep links with them, so
 * their meaning never changes.
 *
 * As in the pure systems of ISO/IEC 7064, they are the remainder of the text, read as a number, by a prime. It differs
 * whenever one letter is changed, and whenever two different letters of a text of up to 2,664 are swapped: neither the
 * difference of two letters nor that of two powers of the base is a multiple of the prime. Of other damages it misses
 * one in 7,993.
 */
export function withCheckSigns(code: string): string {
  let rest = 0;
  for (let at = 0; at < code.length; at++) rest = (rest * RADIX + code.charCodeAt(at)) % MODULUS;
  const letters = [rest / 400, (rest / 20) % 20, rest % 20].map(
    (index) => LETTERS[Math.floor(index)],
  );
  return `${code}-${letters.join('')}`;
}

/** Forms of a code of a position with check signs, right or wrong: with the mark, and as it was written without it. */
const CHECKED = /^(?:x[\w-]*|\w+-[a-z]{0,3})$/u;

/**
 * Returns the code of a position with its check signs, and a mark before it that announces them (`x15863724-wcz`). No
 * column of the largest board is called `x`, so a piece cut out of the text never leaves the code of another position.
 */
export function checkedPosition(code: string): string {
  return `x${withCheckSigns(code)}`;
}

/**
 * Returns the code of a position without its mark and check signs; `undefined` if they are those of another code. One
 * without them stays as it is: version 1.0 wrote it, and people type it.
 */
export function uncheckedPosition(text: string): string | undefined {
  const plain = text.toLowerCase();
  return CHECKED.test(plain) ? withoutCheckSigns(plain.replace(/^x/u, '')) : text;
}

/**
 * Returns a puzzle's code as players see it: with check signs behind it, and a mark behind the size that
 * announces them (`g/7x9v/5/b6.g4-kzc`). Any cut at its end removes the signs and leaves the mark. The code of Guard
 * does not contain its own length, so without the mark a cut could leave the code of another puzzle.
 */
export function checkedPuzzleCode(code: string): string {
  return withCheckSigns(code).replace(/^\w\/\w+/u, '$&v');
}

/** Returns a code without the check signs behind it; `undefined` if it has none or they are those of another code. */
export function withoutCheckSigns(text: string): string | undefined {
  const code = text.slice(0, -4);
  return withCheckSigns(code) === text ? code : undefined;
}
