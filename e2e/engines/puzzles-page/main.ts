import { madeOf, type FrozenPuzzle } from '../../../src/solver/puzzles/frozen-puzzles.ts';
import frozen from '../../../src/solver/puzzles/frozen-puzzles.json' with { type: 'json' };

declare global {
  interface Window {
    /** The codes of frozen puzzles that this engine does not make; `undefined` while it is at work. */
    changedPuzzles?: string[];
  }
}

window.changedPuzzles = (frozen as FrozenPuzzle[])
  .filter(({ wish, seed, code }) => madeOf(wish, seed) !== code)
  .map(({ code }) => code);
