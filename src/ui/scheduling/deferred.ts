/**
 * Does in its order what needs a part of the game that may still have to be loaded. The part is asked for once at a
 * time. Where it does not come nothing is done: the player is told by `recoverFromMissingParts`, and whoever needs
 * the part next asks for it again.
 */
export class DeferredActions<Part> {
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;
  #loading: Promise<Part | undefined> | undefined;
  /** The last action that others wait for, until it is done. */
  #held: Promise<unknown> | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part, if it is here. */
  get part(): Part | undefined {
    return this.#part;
  }

  /** Resolves with the part; with `undefined` where it does not come. */
  load(): Promise<Part | undefined> {
    this.#loading ??= this.#load().then(
      (part) => (this.#part = part),
      () => (this.#loading = undefined),
    );
    return this.#loading;
  }

  /** Does something with the part, at once if that is here. */
  do(action: (part: Part) => unknown): void {
    if (this.#part) action(this.#part);
    else void this.load().then((part) => part && action(part));
  }

  /** Does something with the part that all given to `after` from now on waits for. */
  hold(action: (part: Part) => unknown): void {
    this.do(action);
    if (!this.#part) this.#held = this.load();
  }

  /** Does something that needs no part: at once, or after what holds it. */
  after(action: () => void): void {
    if (this.#part || !this.#held) action();
    else void this.#held.then(action);
  }
}
