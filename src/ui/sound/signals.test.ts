import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playCanon, signalFind, signalMove, signalUndo } from './signals.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import * as sound from './sound.ts';
import { frequencyOf, tuneOf } from './tune.ts';

vi.mock(import('./sound.ts'));

const ALL = { sound: true, haptics: true };
const SILENT = { sound: false, haptics: true };
const STILL = { sound: true, haptics: false };
const CODE = '15863724';

const vibrate = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Returns true if a sound was played or the device vibrated. */
function signalled(): boolean {
  return [vibrate, sound.playDull, sound.playNotes, sound.playReversed, sound.playSoftNotes].some(
    (play) => vi.mocked(play).mock.calls.length > 0,
  );
}

describe('a queen that is placed', () => {
  test('sounds at the pitch of its column and vibrates briefly', () => {
    signalMove(ALL, { placed: 3 * 8 + 5, wrong: false, size: 8 });
    expect(sound.playNotes).toHaveBeenCalledWith([{ at: 0, frequency: frequencyOf(5, 8) }]);
    expect(vibrate).toHaveBeenCalledWith([8]);
  });

  test('sounds dull if it attacks another queen', () => {
    signalMove(ALL, { placed: 0, wrong: true, size: 8 });
    expect(sound.playDull).toHaveBeenCalledOnce();
    expect(sound.playNotes).not.toHaveBeenCalled();
    expect(vibrate).toHaveBeenCalledWith([12, 40, 12]);
  });

  test('only sounds, or only vibrates, if the player has switched the other off', () => {
    signalMove(STILL, { placed: 0, wrong: false, size: 8 });
    expect(vibrate).not.toHaveBeenCalled();
    vi.clearAllMocks();
    signalMove(SILENT, { placed: 0, wrong: true, size: 8 });
    expect(vibrate).toHaveBeenCalledOnce();
    expect(sound.playDull).not.toHaveBeenCalled();
  });
});

test('removing a queen or marking a square makes no sound', () => {
  signalMove(ALL, { placed: undefined, wrong: false, size: 8 });
  expect(signalled()).toBe(false);
});

test('an undone queen sounds backwards, at its own pitch', () => {
  signalUndo(ALL, 3 * 8 + 5, 8);
  expect(sound.playReversed).toHaveBeenCalledWith(frequencyOf(5, 8));
});

describe('a new solution', () => {
  test('plays the tune of its board', () => {
    signalFind(ALL, CODE);
    expect(sound.playNotes).toHaveBeenCalledWith(tuneOf(CODE), undefined);
    expect(vibrate).toHaveBeenCalledWith([20]);
  });

  test('that completes its family vibrates longer', () => {
    signalFind(ALL, CODE, true);
    expect(vibrate).toHaveBeenCalledWith([15, 60, 15, 60, 30]);
  });
});

test('a canon that was stopped before it began is not played', () => {
  expect(playCanon([variantsOf(CODE)], AbortSignal.abort())).toBeUndefined();
  expect(signalled()).toBe(false);
});

test('nothing vibrates on a device that cannot, or on a page that has not been touched', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  expect(() => signalMove(SILENT, { placed: 0, wrong: false, size: 8 })).not.toThrow();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  signalMove(SILENT, { placed: 0, wrong: false, size: 8 });
  expect(vibrate).not.toHaveBeenCalled();
});
