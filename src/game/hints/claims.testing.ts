/** Sentences of one form, with a test of their truth; `parts` are the pattern's groups, '' for one without a match. */
export type Claim<Facts> = readonly [
  pattern: RegExp,
  isTrue: (facts: Facts, ...parts: string[]) => boolean,
];

/** The space between two sentences. */
const BETWEEN = /(?<=[.?]) (?=[A-Z\d]|[a-n]\d)/u;

/** The largest number of words in the text of Why. */
const MOST_WORDS = 30;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns the number of words in an English text. */
function wordsIn(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** Checks the words of hints, sentence by sentence. */
export class Claims<Facts> {
  readonly #claims: readonly Claim<Facts>[];
  readonly #met = new Set<RegExp>();

  /** @param claims The claims; a sentence makes the first one whose pattern it matches. */
  constructor(claims: readonly Claim<Facts>[]) {
    this.#claims = claims;
  }

  /**
   * Checks each sentence of a rung, and that those of Why have few words.
   * @param said The words of the rung.
   * @throws {Error} If a sentence is not true or matches no claim, or if Why has too many words.
   */
  hold(said: { readonly title: string; readonly text: string }, facts: Facts, rung: string): void {
    const count = rung === 'why' ? wordsIn(said.text) : 0;
    if (count > MOST_WORDS) throw new Error(`${count} words: “${said.text}”`);
    for (const sentence of [said.title, ...said.text.split(BETWEEN)]) {
      const claim = this.#claims.find(([pattern]) => pattern.test(sentence));
      if (!claim) throw new Error(`Nobody checks “${sentence}”`);
      const [pattern, isTrue] = claim;
      this.#met.add(pattern);
      const parts = pattern
        .exec(sentence)!
        .slice(1)
        .map((part: string | undefined) => part ?? '');
      if (!isTrue(facts, ...parts)) throw new Error(`“${sentence}” (${rung}) is not true`);
    }
  }

  /** The patterns that no sentence has matched. */
  get never(): readonly string[] {
    return this.#claims
      .filter(([pattern]) => !this.#met.has(pattern))
      .map(([pattern]) => String(pattern));
  }
}
