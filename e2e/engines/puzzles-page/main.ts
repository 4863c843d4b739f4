import { codesOf, type FrozenDay } from '../../../src/solver/puzzles/make/frozen-days.testing.ts';
import frozenDays from '../../../src/solver/puzzles/make/frozen-days.json' with { type: 'json' };
import {
  madeOf,
  type FrozenPuzzle,
} from '../../../src/solver/puzzles/make/frozen-puzzles.testing.ts';
import frozenPuzzles from '../../../src/solver/puzzles/make/frozen-puzzles.json' with { type: 'json' };

declare global {
  interface Window {
    /**
     * The codes of frozen puzzles that this engine does not make, and the days of which it makes others;
     * `undefined` while it is at work.
     */
    changedPuzzles?: string[];
  }
}

const puzzles = (frozenPuzzles as FrozenPuzzle[])
  .filter(({ spec, seed, code }) => madeOf(spec, seed) !== code)
  .map(({ code }) => code);
const days = (frozenDays as FrozenDay[])
  .filter(({ day, codes }) => codesOf(day).join() !== codes.join())
  .map(({ day }) => day);
window.changedPuzzles = [...puzzles, ...days];
