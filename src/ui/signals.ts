import type { Code } from '../core/code.ts';
import { columnOf, type Square } from '../core/square.ts';
import { playDull, playNotes, playReversed } from './sound.ts';
import { chordOf, CHORD_STEP, frequencyOf, tuneOf } from './tune.ts';

/** Which signals the player wants. What they say is always visible and announced as well. */
export interface SignalSettings {
  readonly sound: boolean;
  readonly haptics: boolean;
}

/** What the player's hand did to the board. */
export interface Move {
  /** The square of the queen that was placed; nothing is heard of a lift or a mark. */
  readonly placed: Square | undefined;
  /** Whether she sees another queen. */
  readonly wrong: boolean;
  readonly size: number;
}

/** Milliseconds of vibration and of the pauses between, in turn. */
const PLACE = [8];
const CONFLICT = [12, 40, 12];
const NEW = [20];
export const BLOOM = [15, 60, 15, 60, 30];

/** A queen was placed: a tap at the pitch of her column, or two dull ones for a conflict. */
export function signalMove(settings: SignalSettings, { placed, wrong, size }: Move): void {
  if (placed === undefined) return;
  if (settings.haptics) vibrate(wrong ? CONFLICT : PLACE);
  if (!settings.sound) return;
  if (wrong) playDull();
  else playNotes([{ at: 0, frequency: frequencyOf(columnOf(placed, size), size) }]);
}

/**
 * A step was undone: the tap of the queen who went, backwards.
 * @param lifted Her square.
 */
export function signalUndo(settings: SignalSettings, lifted: Square, size: number): void {
  if (settings.sound) playReversed(frequencyOf(columnOf(lifted, size), size));
}

/**
 * A new solution was found: the board plays its tune while the thread is drawn.
 * @param bloom Whether it completed its family; the tune is then played in octaves.
 */
export function signalFind(settings: SignalSettings, code: Code, bloom: boolean): void {
  if (settings.haptics) vibrate(bloom ? BLOOM : NEW);
  if (!settings.sound) return;
  const tune = tuneOf(code);
  const octave = tune.map(({ at, frequency }) => ({ at, frequency: 2 * frequency }));
  playNotes(bloom ? [...tune, ...octave] : tune);
}

/** The last solution of a size was found and its whole rose blooms: the chord of the size. */
export function signalWholeRose(settings: SignalSettings, size: number): void {
  if (settings.haptics) vibrate(BLOOM);
  if (settings.sound) playNotes(chordOf(size));
}

/** Queens who stand in no order have done it together: the taps of their columns as a chord. */
export function signalTogether(
  settings: SignalSettings,
  queens: readonly Square[],
  columns: number,
): void {
  if (settings.haptics) vibrate(NEW);
  if (!settings.sound) return;
  const places = [...new Set(queens.map((queen) => columnOf(queen, columns)))].sort(
    (a, b) => a - b,
  );
  playNotes(
    places.map((column, index) => ({
      at: index * CHORD_STEP,
      frequency: frequencyOf(column, columns),
    })),
  );
}

/** Vibrates where the device can, and the page may because it has been touched. */
export function vibrate(pattern: readonly number[]): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) {
    navigator.vibrate([...pattern]);
  }
}
