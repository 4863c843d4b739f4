import { openPicture } from '../../../src/solver/picture/open-picture.ts';
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
    /** Reads boards from the addresses of pictures, and fills `readings`. */
    readPictures: (files: readonly string[]) => void;
    /** The regions of each board, or the reason why none was read; `undefined` until all are read. */
    readings?: string[];
  }
}

window.readPictures = (files) => {
  void Promise.all(files.map(readingOf)).then((readings) => (window.readings = readings));
};

async function readingOf(file: string): Promise<string> {
  const task = openPicture(await (await fetch(file)).blob(), undefined);
  let step = task.next();
  // The decoder works between two turns of the page.
  for (; !step.done; step = task.next()) await new Promise((turn) => window.setTimeout(turn));
  const reading = step.value?.reading;
  return reading?.kind === 'board' ? String(reading.regions) : (reading?.reason ?? 'not decoded');
}

const puzzles = (frozenPuzzles as FrozenPuzzle[])
  .filter(({ spec, seed, code }) => madeOf(spec, seed) !== code)
  .map(({ code }) => code);
const days = (frozenDays as FrozenDay[])
  .filter(({ day, codes }) => codesOf(day).join() !== codes.join())
  .map(({ day }) => day);
window.changedPuzzles = [...puzzles, ...days];
