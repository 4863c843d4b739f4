import { vibrate, type SignalSettings } from '../../../ui/sound/signals.ts';

/** Vibrations in milliseconds. */
const PAINT = [4];
const TAKE_UP = [8];

export function signalPaint({ haptics }: SignalSettings): void {
  if (haptics) vibrate(PAINT);
}

export function signalTakeUp({ haptics }: SignalSettings): void {
  if (haptics) vibrate(TAKE_UP);
}
