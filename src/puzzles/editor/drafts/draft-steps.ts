import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { isSameDraft } from './drafts.ts';

/** Largest number of steps kept; the oldest are dropped. */
const MOST_STEPS = 500;

/** A draft with Undo and Redo: one step for each gesture. Whole drafts are stored, so no change needs an inverse. */
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
   * Makes a draft the present one, and drops the undone steps.
   * @returns True if it differs from the present one; an equal draft is no step.
   */
  take(draft: OwnDraft): boolean {
    if (isSameDraft(draft, this.#present)) return false;
    this.#past = [...this.#past, this.#present].slice(-MOST_STEPS);
    this.#present = draft;
    this.#future = [];
    return true;
  }

  /**
   * Goes back a step.
   * @returns The draft, or `undefined` if there is no step.
   */
  undo(): OwnDraft | undefined {
    const before = this.#past.at(-1);
    if (!before) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#present, ...this.#future];
    return (this.#present = before);
  }

  /**
   * Goes forward to a step that was undone.
   * @returns The draft, or `undefined` if there is no step.
   */
  redo(): OwnDraft | undefined {
    const [next, ...rest] = this.#future;
    if (!next) return undefined;
    this.#past = [...this.#past, this.#present];
    this.#future = rest;
    return (this.#present = next);
  }
}
