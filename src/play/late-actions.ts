import type { Move } from '../core/game.ts';
import { latePart } from '../ui/later.ts';
import type { ActionParts, Actions } from './actions.ts';
import type { Stage } from '../game/stage.ts';

const actionsPart = latePart(() => import('./actions.ts'));

/**
 * What the player does by buttons and keys, whose code (`actions.ts`) the first view can do without: it is
 * loaded when it is first needed, and what was done meanwhile is done in its order.
 */
export class LateActions {
  readonly #stage: Stage;
  readonly #parts: ActionParts;
  #actions: Actions | undefined;
  /** Until the last key that was pressed too early has done what it is for. */
  #pressed: Promise<unknown> | undefined;

  constructor(stage: Stage, parts: ActionParts) {
    this.#stage = stage;
    this.#parts = parts;
  }

  /** Loads what is needed. */
  async load(): Promise<Actions | undefined> {
    const part = await actionsPart();
    if (part) this.#actions ??= new part.Actions(this.#stage, this.#parts);
    return this.#actions;
  }

  /** Does something now, or when it is loaded; the moves made meanwhile do not wait for it. */
  do(action: (actions: Actions) => unknown): void {
    void this.#done(action);
  }

  /** Does what a key is for; the moves made after it wait for it, but for those after a key such as Tab. */
  press(event: KeyboardEvent): void {
    const done = this.#done((actions) => actions.press(event));
    if (!event.defaultPrevented && event.key.length === 1) this.#pressed = done;
  }

  /** Makes a move on the board. */
  play(move: Move): void {
    const { session } = this.#parts.freePlay;
    if (this.#actions || !this.#pressed) session.play(move);
    else void this.#pressed.then(() => session.play(move));
  }

  #done(action: (actions: Actions) => unknown): Promise<unknown> | undefined {
    if (this.#actions) return void action(this.#actions);
    return this.load().then((actions) => actions && action(actions));
  }
}
