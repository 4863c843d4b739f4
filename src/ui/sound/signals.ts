import type { Code } from '../../core/solutions/code.ts';
import { columnOf, type Square } from '../../core/board/square.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import { playDull, playNotes, playReversed } from './sound.ts';
import { chordOf, CHORD_STEP, frequencyOf, tuneOf } from './tune.ts';

/** Signals that the player wants. Their content is always visible and announced as well. */
export type SignalSettings = Pick<Settings, 'sound' | 'haptics'>;

/** A change that the player made to the board. */
export interface Move {
  /** The square of the queen that was placed; `undefined` for a removed queen or a mark, which make no sound. */
  readonly placed: Square | undefined;
  /** True if the placed queen attacks another. */
  readonly wrong: boolean;
  readonly size: number;
}

/** Milliseconds of vibration and of the pauses between, in turn. */
const PLACE = [8];
const CONFLICT = [12, 40, 12];
const NEW = [20];
export const COMPLETED = [15, 60, 15, 60, 30];

/** Signals a placed queen: a tap at the pitch of its column, or two dull ones for a conflict. */
export function signalMove(settings: SignalSettings, { placed, wrong, size }: Move): void {
  if (placed === undefined) return;
  if (settings.haptics) vibrate(wrong ? CONFLICT : PLACE);
  if (!settings.sound) return;
  if (wrong) playDull();
  else playNotes([{ at: 0, frequency: frequencyOf(columnOf(placed, size), size) }]);
}

/**
 * Signals an undone step: the tap of the removed queen, backwards.
 * @param lifted The square of that queen.
 */
export function signalUndo(settings: SignalSettings, lifted: Square, size: number): void {
  if (settings.sound) playReversed(frequencyOf(columnOf(lifted, size), size));
}

/**
 * Signals a new solution: its tune plays while the thread is drawn.
 * @param completesFamily True if it completed its family; the tune is then played in octaves.
 */
export function signalFind(settings: SignalSettings, code: Code, completesFamily: boolean): void {
  if (settings.haptics) vibrate(completesFamily ? COMPLETED : NEW);
  if (!settings.sound) return;
  const tune = tuneOf(code);
  const octave = tune.map(({ at, frequency }) => ({ at, frequency: 2 * frequency }));
  playNotes(completesFamily ? [...tune, ...octave] : tune);
}

/** Signals the last solution of a size by its chord. */
export function signalWholeRose(settings: SignalSettings, size: number): void {
  if (settings.haptics) vibrate(COMPLETED);
  if (settings.sound) playNotes(chordOf(size));
}

/** Signals that queens without an order have solved a puzzle together: the taps of their columns as a chord. */
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

/** Vibrates if the device can and the page has been touched. */
export function vibrate(pattern: readonly number[]): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) {
    navigator.vibrate([...pattern]);
  }
}
