/** Sentences of one form, and whether what such a sentence says holds; the parts are its groups, '' where one is not in it. */
export type Claim<Facts> = readonly [
  pattern: RegExp,
  isTrue: (facts: Facts, ...parts: string[]) => boolean,
];

/** Where a sentence ends and another begins. */
const BETWEEN = /(?<=[.?]) (?=[A-Z\d]|[a-n]\d)/u;

/** Takes what hints say at its word, sentence by sentence. */
export class Claims<Facts> {
  readonly #claims: readonly Claim<Facts>[];
  readonly #met = new Set<RegExp>();

  /** @param claims What can be said; the first whose pattern a sentence has is the one it makes. */
  constructor(claims: readonly Claim<Facts>[]) {
    this.#claims = claims;
  }

  /**
   * Throws where a sentence is not true, or where nobody checks it.
   * @param said What a rung says.
   */
  hold(said: { readonly title: string; readonly text: string }, facts: Facts, rung: string): void {
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

  /** The patterns that no sentence had. */
  get never(): readonly string[] {
    return this.#claims
      .filter(([pattern]) => !this.#met.has(pattern))
      .map(([pattern]) => String(pattern));
  }
}
