import type { OwnDraft } from '../../core/own-draft.ts';
import { isSameDraft } from './drafts.ts';

/** More gestures than anybody takes back; the oldest are let go beyond it. */
const MOST_STEPS = 500;

/** A draft with its way back and forth: one step a gesture. Drafts are kept whole, so nothing has an inverse. */
export class DraftSteps {
  #past: readonly OwnDraft[] = [];
  #present: OwnDraft;
  #future: readonly OwnDraft[] = [];

  constructor(present: OwnDraft) {
    this.#present = present;
  }

  get present(): OwnDraft {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * Makes a draft the present one. What had been undone is gone.
   * @returns Whether it is another than before; else it is no step.
   */
  take(draft: OwnDraft): boolean {
    if (isSameDraft(draft, this.#present)) return false;
    this.#past = [...this.#past, this.#present].slice(-MOST_STEPS);
    this.#present = draft;
    this.#future = [];
    return true;
  }

  /** Goes a step back; `undefined` where there is none. */
  undo(): OwnDraft | undefined {
    const before = this.#past.at(-1);
    if (!before) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#present, ...this.#future];
    return (this.#present = before);
  }

  /** Goes a step on that was undone; `undefined` where there is none. */
  redo(): OwnDraft | undefined {
    const [next, ...rest] = this.#future;
    if (!next) return undefined;
    this.#past = [...this.#past, this.#present];
    this.#future = rest;
    return (this.#present = next);
  }
}
