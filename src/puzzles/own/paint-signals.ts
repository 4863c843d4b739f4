import { vibrate, type SignalSettings } from '../../ui/signals.ts';

/** Milliseconds of vibration. */
const PAINT = [4];
const TAKE_UP = [8];

/** A square was painted under the finger. */
export function signalPaint({ haptics }: SignalSettings): void {
  if (haptics) vibrate(PAINT);
}

/** A still press did what it is for: what is under the finger is painted with from now on. */
export function signalTakeUp({ haptics }: SignalSettings): void {
  if (haptics) vibrate(TAKE_UP);
}
