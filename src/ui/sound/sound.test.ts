import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOfColumns } from '../../core/solutions/code.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import type * as Sound from './sound.ts';
import { tuneOf } from './tune.ts';

/** A change of loudness: the time in seconds when it is reached, the loudness, and the shape of the change. */
type Change = readonly [at: number, loudness: number, way: 'step' | 'line' | 'curve'];

/** A sine that was scheduled. */
interface Voice {
  readonly frequency: number;
  readonly changes: readonly Change[];
}

const audio = { currentTime: 0, state: 'running', sampleRate: 48_000, destination: {} };
const makeAudio = vi.fn(function () {
  return audio;
});
let voices: Voice[];

class FakeOscillator {
  readonly #frequency: number;

  constructor(_audio: unknown, { frequency }: { frequency: number }) {
    this.#frequency = frequency;
  }

  connect(gain: FakeGain): FakeGain {
    voices.push({ frequency: this.#frequency, changes: gain.changes });
    return gain;
  }

  readonly start = vi.fn();
  readonly stop = vi.fn();
}

class FakeGain {
  readonly changes: Change[] = [];
  readonly gain = {
    setValueAtTime: (value: number, at: number) => this.changes.push([at, value, 'step']),
    linearRampToValueAtTime: (value: number, at: number) => this.changes.push([at, value, 'line']),
    exponentialRampToValueAtTime: (value: number, at: number) =>
      this.changes.push([at, value, 'curve']),
  };

  readonly connect = vi.fn();
}

/** Returns the loudness of a voice at a time, which bounds its sine. */
function loudnessAt({ changes }: Voice, time: number): number {
  const next = changes.findIndex(([at]) => at > time);
  const before = changes[next - 1];
  if (!before) return 0;
  const [end, target, way] = changes[next]!;
  const [start, from] = before;
  const share = (time - start) / (end - start);
  return way === 'curve' ? from * (target / from) ** share : from + (target - from) * share;
}

function touched(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
}

let sound: typeof Sound;

beforeEach(async () => {
  voices = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', makeAudio);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('GainNode', FakeGain);
  touched(true);
  sound = await import('./sound.ts');
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('nothing clips, not even the tune of a complete family of 32 × 32 with its queens side by side', () => {
  const tune = tuneOf(codeOfColumns([...Array(MAX_SIZE).keys()]));
  sound.playNotes([
    ...tune,
    ...tune.map(({ at, frequency }) => ({ at, frequency: 2 * frequency })),
  ]);
  // Each note has three sines, where the device can play them.
  expect(voices.length).toBeGreaterThan(2 * MAX_SIZE);
  const moments = Array.from({ length: 1_000 }, (_, millisecond) => millisecond / 1_000);
  const loudest = moments.map((time) =>
    voices.reduce((sum, voice) => sum + loudnessAt(voice, time), 0),
  );
  expect(Math.max(...loudest)).toBeLessThan(1);
  expect(loudest.at(-1)).toBe(0);
});

test('a conflict is two dull taps, 40 milliseconds apart', () => {
  sound.playDull();
  expect(voices.map(({ frequency, changes }) => [frequency, changes[0]![0]])).toEqual([
    [150, 0],
    [150, 0.04],
  ]);
});

test('a tap backwards swells as the tap fades, equally loud and long', () => {
  const loudest = ({ changes }: Voice): Change =>
    changes.reduce((most, change) => (change[1] > most[1] ? change : most));
  sound.playNotes([{ at: 0, frequency: 440 }]);
  sound.playReversed(440);
  const [tap, backwards] = [voices[0]!, voices[voices.length / 2]!];
  expect(loudest(tap)[1]).toBe(loudest(backwards)[1]);
  expect(tap.changes.at(-1)![0]).toBe(backwards.changes.at(-1)![0]);
  expect(loudest(tap)[0]).toBeLessThan(0.01);
  expect(loudest(backwards)[0]).toBeGreaterThan(0.2);
});

describe('nothing is played', () => {
  test('before the first touch of the page', () => {
    touched(false);
    sound.playDull();
    sound.playReversed(440);
    sound.playNotes(tuneOf('15863724'));
    expect(makeAudio).not.toHaveBeenCalled();
  });

  test('if there is no audio device', () => {
    makeAudio.mockImplementationOnce(function () {
      throw new DOMException('There is no device.', 'NotSupportedError');
    });
    expect(() => sound.playDull()).not.toThrow();
    expect(voices).toEqual([]);
  });
});
