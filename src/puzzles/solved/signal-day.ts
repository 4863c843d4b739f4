import { BLOOM, vibrate, type SignalSettings } from '../../ui/sound/signals.ts';
import { playNotes } from '../../ui/sound/sound.ts';
import { CHORD, frequencyOf } from '../../ui/sound/tune.ts';

/** Seconds between the notes of two petals. */
const PETAL_STEP = 0.07;

/** The number of columns whose tuning the chord uses. */
const COLUMNS = 5;

/** Signals that all puzzles of a day are solved: vibration, and the notes C, E and G, one for each petal. */
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
