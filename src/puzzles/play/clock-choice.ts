import { Stored } from '../../progress/settings/stored.ts';

const timeShown = new Stored('ninety-two-clock', (text) => text !== 'hidden');

/** Returns true if the player wants to see the time of play. */
export function isTimeShown(): boolean {
  return timeShown.get();
}

/** Remembers whether the player wants to see the time of play, for every puzzle from now on. */
export function showTime(shown: boolean): void {
  timeShown.set(shown ? null : 'hidden');
}
