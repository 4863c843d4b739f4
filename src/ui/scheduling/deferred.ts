/**
 * Runs actions in order on a part of the game that may still have to be loaded. Only one request runs at a time. If it
 * fails, the actions are dropped: `recoverFromMissingParts` tells the player, and the next action requests the part
 * again.
 */
export class DeferredActions<Part> {
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;
  #loading: Promise<Part | undefined> | undefined;
  /** Resolves once the last action that others wait for is done. */
  #held: Promise<unknown> | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part; `undefined` until it is loaded. */
  get part(): Part | undefined {
    return this.#part;
  }

  /** Resolves with the part, or with `undefined` if it does not arrive. */
  load(): Promise<Part | undefined> {
    this.#loading ??= this.#load().then(
      (part) => (this.#part = part),
      () => (this.#loading = undefined),
    );
    return this.#loading;
  }

  /** Runs an action on the part, at once if it is loaded. */
  do(action: (part: Part) => unknown): void {
    if (this.#part) action(this.#part);
    else void this.load().then((part) => part && action(part));
  }

  /** Runs an action on the part; all later calls of `after` wait for it. */
  hold(action: (part: Part) => unknown): void {
    this.do(action);
    if (!this.#part) this.#held = this.load();
  }

  /** Runs an action that needs no part, at once or after the action that holds it. */
  after(action: () => void): void {
    if (this.#part || !this.#held) action();
    else void this.#held.then(action);
  }
}
