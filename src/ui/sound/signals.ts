import type { Code } from '../../core/solutions/code.ts';
import { columnOf, type Square } from '../../core/board/square.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import { canonOf, type Canon } from './canon.ts';
import { playDull, playNotes, playReversed, playSoftNotes } from './sound.ts';
import { CHORD_STEP, frequencyOf, tuneOf } from './tune.ts';

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
 * @param completesFamily True if it completed its family.
 * @param signal Stops the tune.
 */
export function signalFind(
  settings: SignalSettings,
  code: Code,
  completesFamily = false,
  signal?: AbortSignal,
): void {
  if (settings.haptics) vibrate(completesFamily ? COMPLETED : NEW);
  if (settings.sound) playNotes(tuneOf(code), signal);
}

/** A canon that is played until a signal is aborted. */
export interface Playing extends Canon {
  readonly signal: AbortSignal;
}

/**
 * Plays the canon of whole families, unless it is stopped already.
 * @param families Their solutions, each family in its fixed order.
 * @param signal Stops it.
 */
export function playCanon(
  families: readonly (readonly Code[])[],
  signal: AbortSignal,
): Playing | undefined {
  if (signal.aborted) return undefined;
  const canon = canonOf(families);
  playSoftNotes(canon.notes, signal);
  return { ...canon, signal };
}

/**
 * Returns a controller that aborts at the next tap or key, and when the page is hidden or its address changes.
 * @param except Taps and keys on this element do not count.
 */
export function stopAtInput(except?: EventTarget): AbortController {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const input = (event: Event): void => {
    // The key that placed the last queen may still be held.
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (!except || !event.composedPath().includes(except)) stop.abort();
  };
  for (const type of ['pointerdown', 'keydown', 'hashchange'])
    addEventListener(type, input, options);
  document.addEventListener('visibilitychange', input, options);
  return stop;
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
