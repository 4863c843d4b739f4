import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOfColumns } from '../../core/solutions/code.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import { familiesOf } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { canonOf } from './canon.ts';
import type * as Sound from './sound.ts';
import { tuneOf } from './tune.ts';

/** A change of loudness: the time in seconds when it is reached, the loudness, and the shape of the change. */
type Change = readonly [at: number, loudness: number, way: 'step' | 'line' | 'curve'];

/** A sine that was scheduled. */
interface Voice {
  readonly frequency: number;
  readonly changes: readonly Change[];
}

class FakeAudio extends EventTarget {
  readonly currentTime = 0;
  readonly sampleRate = 48_000;
  readonly destination = {};
  state: 'running' | 'suspended' | 'interrupted' = 'running';
  #waiting: (() => void)[] = [];

  /** Changes the state, as the system or the page does. */
  set(state: FakeAudio['state']): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    if (state === 'running') for (const go of this.#waiting.splice(0)) go();
  }

  readonly resume = vi.fn(() => {
    const resumed = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.state !== 'interrupted') this.set('running');
    return resumed;
  });

  readonly suspend = vi.fn(() => {
    this.set('suspended');
    return Promise.resolve();
  });
}

let audio: FakeAudio;
const makeAudio = vi.fn(function () {
  return audio;
});
let voices: Voice[];
let oscillators: FakeOscillator[];
/** Loudness that outputs of several notes are faded to. */
let outputs: number[];

class FakeOscillator extends EventTarget {
  readonly #frequency: number;

  constructor(_audio: unknown, { frequency }: { frequency: number }) {
    super();
    oscillators.push(this);
    this.#frequency = frequency;
  }

  connect(gain: FakeGain): FakeGain {
    voices.push({ frequency: this.#frequency, changes: gain.changes });
    return gain;
  }

  readonly start = vi.fn();
  readonly stop = vi.fn();
  readonly disconnect = vi.fn();
}

class FakeGain {
  readonly changes: Change[] = [];
  readonly gain = {
    setValueAtTime: (value: number, at: number) => this.changes.push([at, value, 'step']),
    linearRampToValueAtTime: (value: number, at: number) => this.changes.push([at, value, 'line']),
    exponentialRampToValueAtTime: (value: number, at: number) =>
      this.changes.push([at, value, 'curve']),
    setTargetAtTime: (value: number) => outputs.push(value),
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
  oscillators = [];
  outputs = [];
  audio = new FakeAudio();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('AudioContext', makeAudio);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('GainNode', FakeGain);
  touched(true);
  sound = await import('./sound.ts');
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Families of a size: the canon with the most voices, and the highest and fastest one. */
const CANONS = [
  ...[4, 5, 6, 7, 8, 9, 10].map((size) => familiesOf(size).map(({ variants }) => variants)),
  [variantsOf(codeOfColumns([...Array(MAX_SIZE).keys()].map((row) => (row * 5) % MAX_SIZE)))],
];

test('nothing clips, neither a tune with its queens side by side nor the canon of any size', () => {
  const never = new AbortController().signal;
  const plays = [
    () => sound.playNotes(tuneOf(codeOfColumns([...Array(MAX_SIZE).keys()]))),
    ...CANONS.map((families) => () => sound.playSoftNotes(canonOf(families).notes, never)),
  ];
  for (const play of plays) {
    voices = [];
    play();
    const ends = voices.map(({ changes }) => changes.at(-1)![0]);
    // Sums at the onsets, where alone loudness rises.
    const peaks = voices.map(({ changes }) => changes[1]![0]);
    const loudest = [...new Set(peaks)].map((time) =>
      voices.reduce((sum, voice) => sum + loudnessAt(voice, time), 0),
    );
    expect(Math.max(...loudest)).toBeLessThan(1);
    expect(Math.max(...ends)).toBeLessThan(20.001);
  }
});

test('a canon stops within a tenth of a second, and the device may sleep', async () => {
  const stop = new AbortController();
  sound.playSoftNotes(canonOf(CANONS[4]!).notes, stop.signal);
  stop.abort();
  for (const { stop: end } of oscillators) expect(end).toHaveBeenLastCalledWith(0.1);
  expect(outputs).toEqual([0]);
  end();
  await vi.advanceTimersByTimeAsync(3100);
  expect(audio.suspend).toHaveBeenCalled();
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

describe('a sound that was held back', () => {
  /** Lets the system keep the device to itself, as during a call, while something is played. */
  async function interrupt(milliseconds: number, play: () => void): Promise<void> {
    sound.playDull();
    end();
    voices = [];
    audio.set('interrupted');
    play();
    await vi.advanceTimersByTimeAsync(milliseconds);
    audio.set('running');
    await vi.advanceTimersByTimeAsync(0);
  }

  test('is not played when the device comes back after a while', async () => {
    await interrupt(1000, () => {
      for (let tap = 0; tap < 6; tap++) sound.playNotes([{ at: 0, frequency: 440 }]);
    });
    expect(voices).toEqual([]);
    sound.playNotes([{ at: 0, frequency: 440 }]);
    expect(voices).toHaveLength(3);
  });

  test('is played when the device comes back at once', async () => {
    await interrupt(100, () => sound.playNotes([{ at: 0, frequency: 440 }]));
    expect(voices).toHaveLength(3);
  });

  test('is silent for the rest of a tune that the system cut', () => {
    sound.playNotes(tuneOf('15863724'));
    audio.set('interrupted');
    expect(oscillators.length).toBeGreaterThan(0);
    for (const { disconnect } of oscillators) expect(disconnect).toHaveBeenCalled();
  });
});

describe('the device', () => {
  test('may sleep three seconds after the last note, and wakes for the next', async () => {
    sound.playNotes(tuneOf('15863724'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(audio.suspend).not.toHaveBeenCalled();
    end();
    await vi.advanceTimersByTimeAsync(2900);
    expect(audio.suspend).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(audio.state).toBe('suspended');
    const before = voices.length;
    sound.playNotes([{ at: 0, frequency: 440 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(voices).toHaveLength(before + 3);
  });

  test('stays awake between queens that are placed one after another', async () => {
    for (let queen = 0; queen < 4; queen++) {
      sound.playDull();
      end();
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(audio.suspend).not.toHaveBeenCalled();
  });

  test('sleeps again after a call in which a queen was placed', async () => {
    sound.playDull();
    audio.set('interrupted');
    sound.playDull();
    await vi.advanceTimersByTimeAsync(60_000);
    audio.set('running');
    await vi.advanceTimersByTimeAsync(4000);
    expect(audio.state).toBe('suspended');
  });
});

/** Ends every note. */
function end(): void {
  for (const oscillator of oscillators.splice(0)) oscillator.dispatchEvent(new Event('ended'));
}
