import { vibrate, type SignalSettings } from '../../../ui/sound/signals.ts';

/** Vibrations in milliseconds. */
const PAINT = [4];
const TAKE_UP = [8];

/** Signals that a square was painted under the finger. */
export function signalPaint({ haptics }: SignalSettings): void {
  if (haptics) vibrate(PAINT);
}

/** Signals that a still press has taken up the region under the finger. */
export function signalTakeUp({ haptics }: SignalSettings): void {
  if (haptics) vibrate(TAKE_UP);
}
