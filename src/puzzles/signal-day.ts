import { BLOOM, vibrate, type SignalSettings } from '../ui/signals.ts';
import { playNotes } from '../ui/sound.ts';
import { CHORD, frequencyOf } from '../ui/tune.ts';

/** Seconds between two petals of a day that bloom. */
const PETAL_STEP = 0.07;

/** The chord is that of a board with so many columns. */
const COLUMNS = 5;

/** All puzzles of a day are solved: C, E and G, a note a petal as they bloom. */
export function signalDayInBloom({ sound, haptics }: SignalSettings): void {
  if (haptics) vibrate(BLOOM);
  if (!sound) return;
  playNotes(
    CHORD.map((column, petal) => ({
      at: petal * PETAL_STEP,
      frequency: frequencyOf(column, COLUMNS),
    })),
  );
}
