import type { Note } from './tune.ts';

/** −18 dB as an amplitude, which the modes of a note share. */
const LOUDNESS = 10 ** (-18 / 20);

/** The time in seconds for which a note rises, so that it does not click. */
const ATTACK = 0.003;

/** The same of a soft note, and the time in seconds until it has faded. */
const SOFT_ATTACK = 0.012;
export const SOFT_LENGTH = 0.6;

/** Seconds within which notes that are stopped fade, so that they do not click. */
const STOP = 0.1;

/** The amplitude at which an exponential fade ends, because it cannot reach 0. */
const SILENCE = 0.0001;

/** One sine of a sound. */
interface Mode {
  /** Its frequency as a multiple of the note's. */
  readonly ratio: number;
  /** Its amplitude, 0 … 1; those of a sound add up to 1. */
  readonly amplitude: number;
  /** The time in seconds until it has faded. */
  readonly length: number;
}

/**
 * A tap on china: the first modes of a free bar, 1 : 2.756 : 5.404 (Fletcher and Rossing, The Physics of Musical
 * Instruments); higher modes are shorter.
 */
const CERAMIC: readonly Mode[] = [
  { ratio: 1, amplitude: 0.7, length: 0.26 },
  { ratio: 2.756, amplitude: 0.22, length: 0.09 },
  { ratio: 5.404, amplitude: 0.08, length: 0.04 },
];

/** A soft mallet on wood: the first modes of a tuned bar, 1 : 4 (ibid.). */
const WOODEN: readonly Mode[] = [
  { ratio: 1, amplitude: 0.85, length: SOFT_LENGTH },
  { ratio: 4, amplitude: 0.15, length: 0.15 },
];

/** A tap on felt: low and short, without overtones. */
const DULL: readonly Mode[] = [{ ratio: 1, amplitude: 1, length: 0.07 }];

const DULL_FREQUENCY = 150;

/** Seconds between the two taps of a conflict. */
const DULL_STEP = 0.04;

/** The longest time in milliseconds from a move to its sound; a sound that comes later would be taken for another. */
const LATEST = 250;

/** Milliseconds without a sound until the device may sleep: the next of several queens is heard without waiting. */
const LINGER = 3000;

let context: AudioContext | undefined;

/** True while this page, not the system, keeps the context suspended. */
let isAsleep = false;
let sleep: ReturnType<typeof setTimeout> | undefined;

/** The sines that sound or are to sound. */
const sines = new Set<OscillatorNode>();

/** Plays ceramic taps at their times from now, until a signal is aborted. */
export function playNotes(notes: readonly Note[], signal?: AbortSignal): void {
  strikeAll(notes, CERAMIC, ATTACK, signal);
}

/** Plays soft notes at their times from now, until a signal is aborted. */
export function playSoftNotes(notes: readonly Note[], signal: AbortSignal): void {
  strikeAll(notes, WOODEN, SOFT_ATTACK, signal);
}

function strikeAll(
  notes: readonly Note[],
  sound: readonly Mode[],
  attack: number,
  signal: AbortSignal | undefined,
): void {
  withSound((audio) => {
    if (signal?.aborted) return;
    const out = new GainNode(audio);
    out.connect(audio.destination);
    const before = sines.size;
    for (const note of notes) strike(audio, sound, note, attack, out);
    const own = [...sines].slice(before);
    signal?.addEventListener('abort', () => {
      out.gain.setTargetAtTime(0, audio.currentTime, STOP / 5);
      for (const sine of own) if (sines.has(sine)) sine.stop(audio.currentTime + STOP);
    });
  });
}

/** Plays one ceramic tap backwards: it swells and stops. */
export function playReversed(frequency: number): void {
  withSound((audio) => {
    for (const mode of soundingModes(CERAMIC, frequency, audio)) {
      const start = audio.currentTime;
      const end = start + mode.length;
      const gain = voice(audio, frequency * mode.ratio, start, end);
      gain.setValueAtTime(SILENCE, start);
      gain.exponentialRampToValueAtTime(mode.amplitude * LOUDNESS, end - ATTACK);
      gain.linearRampToValueAtTime(0, end);
    }
  });
}

/** Plays the two dull taps of a conflict. */
export function playDull(): void {
  withSound((audio) => {
    for (const at of [0, DULL_STEP]) strike(audio, DULL, { at, frequency: DULL_FREQUENCY });
  });
}

/**
 * Plays a sound, unless the player has not touched the page yet, there is no audio device, or the system keeps it for
 * itself, as during a call. A sound that the device cannot play in time is not played later.
 */
function withSound(play: (audio: AudioContext) => void): void {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= makeContext();
  } catch {
    return;
  }
  const audio = context;
  if (audio.state === 'running' && !isAsleep) {
    play(audio);
    return;
  }
  const asked = performance.now();
  audio.resume().then(
    () => {
      isAsleep = false;
      if (performance.now() - asked <= LATEST) play(audio);
    },
    () => undefined,
  );
}

function makeContext(): AudioContext {
  const audio = new AudioContext({ latencyHint: 'interactive' });
  audio.addEventListener('statechange', () => {
    if (audio.state === 'running') sleepLater(audio);
    else forgetSines();
  });
  return audio;
}

/** Suspends the context once nothing has sounded for a while: a running one keeps the device awake. */
function sleepLater(audio: AudioContext): void {
  clearTimeout(sleep);
  sleep = setTimeout(() => {
    if (sines.size > 0 || audio.state !== 'running') return;
    isAsleep = true;
    audio.suspend().catch(() => undefined);
  }, LINGER);
}

/** Takes back what has not sounded: the system stopped the context, which would go on with it afterwards. */
function forgetSines(): void {
  for (const sine of sines) sine.disconnect();
  sines.clear();
}

function strike(
  audio: AudioContext,
  sound: readonly Mode[],
  { at, frequency }: Note,
  attack = ATTACK,
  out: AudioNode = audio.destination,
): void {
  for (const mode of soundingModes(sound, frequency, audio)) {
    const start = audio.currentTime + at;
    const end = start + mode.length;
    const gain = voice(audio, frequency * mode.ratio, start, end, out);
    gain.setValueAtTime(0, start);
    gain.linearRampToValueAtTime(mode.amplitude * LOUDNESS, start + attack);
    gain.exponentialRampToValueAtTime(SILENCE, end);
  }
}

/** Returns the modes of a note that the device can play: on large boards some are above half its sample rate. */
function soundingModes(
  sound: readonly Mode[],
  frequency: number,
  { sampleRate }: AudioContext,
): readonly Mode[] {
  return sound.filter(({ ratio }) => ratio * frequency < sampleRate / 2);
}

/**
 * Makes a sine from `start` to `end`, in seconds of the context.
 * @returns Its loudness, for the caller to schedule.
 */
function voice(
  audio: AudioContext,
  frequency: number,
  start: number,
  end: number,
  out: AudioNode = audio.destination,
): AudioParam {
  const sine = new OscillatorNode(audio, { frequency });
  const loudness = new GainNode(audio, { gain: 0 });
  sine.connect(loudness).connect(out);
  sines.add(sine);
  sine.addEventListener('ended', () => {
    sines.delete(sine);
    if (sines.size === 0) sleepLater(audio);
  });
  sine.start(start);
  sine.stop(end);
  return loudness.gain;
}
