import type { Note } from './tune.ts';

/** −18 dB as an amplitude, which the modes of a note share. */
const LOUDNESS = 10 ** (-18 / 20);

/** The time in seconds for which a note rises, so that it does not click. */
const ATTACK = 0.003;

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

/** A tap on felt: low and short, without overtones. */
const DULL: readonly Mode[] = [{ ratio: 1, amplitude: 1, length: 0.07 }];

const DULL_FREQUENCY = 150;

/** Seconds between the two taps of a conflict. */
const DULL_STEP = 0.04;

let context: AudioContext | undefined;

/** Plays ceramic taps at their times from now. */
export function playNotes(notes: readonly Note[]): void {
  withSound((audio) => {
    for (const note of notes) strike(audio, CERAMIC, note);
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
 * itself, as during a call.
 */
function withSound(play: (audio: AudioContext) => void): void {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return;
  }
  const audio = context;
  if (audio.state === 'running') play(audio);
  else
    audio.resume().then(
      () => play(audio),
      () => undefined,
    );
}

function strike(audio: AudioContext, sound: readonly Mode[], { at, frequency }: Note): void {
  for (const mode of soundingModes(sound, frequency, audio)) {
    const start = audio.currentTime + at;
    const end = start + mode.length;
    const gain = voice(audio, frequency * mode.ratio, start, end);
    gain.setValueAtTime(0, start);
    gain.linearRampToValueAtTime(mode.amplitude * LOUDNESS, start + ATTACK);
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
function voice(audio: AudioContext, frequency: number, start: number, end: number): AudioParam {
  const sine = new OscillatorNode(audio, { frequency });
  const loudness = new GainNode(audio, { gain: 0 });
  sine.connect(loudness).connect(audio.destination);
  sine.start(start);
  sine.stop(end);
  return loudness.gain;
}
