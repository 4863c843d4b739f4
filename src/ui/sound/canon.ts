import type { Code } from '../../core/solutions/code.ts';
import { SOFT_LENGTH } from './sound.ts';
import { tuneOf, type Note } from './tune.ts';

/** The tunes of families, one entering after the other while those before it go on. */
export interface Canon {
  readonly notes: readonly Note[];
  /** Seconds from the start until each family enters. */
  readonly entries: readonly number[];
  /** Seconds until the last note has faded. */
  readonly length: number;
}

/** The longest that one family, or all families of a size, may sound, in seconds. */
const ONE_FAMILY = 8;
const ALL_FAMILIES = 20;

/** Seconds from one note to the next, if the time allows. */
const CALM_STEP = 0.24;

/** The most voices that sound together, so that their sum does not clip and each can be followed. */
const TOGETHER = 3;

/** The numbers of tunes with which each of several families may be heard. */
const TUNES = [8, 4, 2, 1];

/**
 * Returns the canon of families of one size. One family is heard with all its tunes; several with as many of each as the
 * time allows. Mirror images are an octave higher.
 * @param families Their solutions, each family in its fixed order: turns first, then mirror images.
 */
export function canonOf(families: readonly (readonly Code[])[]): Canon {
  const size = families[0]![0]!.length;
  const lag = Math.ceil(size / TOGETHER);
  const isOne = families.length === 1;
  const time = (isOne ? ONE_FAMILY : ALL_FAMILIES) - SOFT_LENGTH;
  const stepsOf = (voices: readonly Voice[]): number => (voices.length - 1) * lag + size;
  const choices = TUNES.map((tunes) => voicesOf(families, tunes));
  const voices = isOne
    ? choices[0]!
    : (choices.find((some) => stepsOf(some) * CALM_STEP <= time) ?? choices.at(-1)!);
  const step = Math.min(CALM_STEP, time / stepsOf(voices));
  const startOf = (voice: number): number => voice * lag * step;
  return {
    notes: voices.flatMap(({ code, octave }, index) =>
      tuneOf(code, startOf(index), step).map(({ at, frequency }) => ({
        at,
        frequency: octave * frequency,
      })),
    ),
    entries: families.map((_, family) =>
      startOf(voices.findIndex((voice) => voice.family === family)),
    ),
    length: stepsOf(voices) * step + SOFT_LENGTH,
  };
}

/** A tune in the order in which they enter, its family's 0-based place, and the factor of its frequencies. */
interface Voice {
  readonly code: Code;
  readonly family: number;
  readonly octave: 1 | 2;
}

function voicesOf(families: readonly (readonly Code[])[], tunes: number): readonly Voice[] {
  return families.flatMap((variants, family) =>
    variants.flatMap((code, place) =>
      place % Math.max(1, variants.length / tunes) === 0
        ? [{ code, family, octave: place > 0 && place >= variants.length / 2 ? 2 : 1 } as const]
        : [],
    ),
  );
}
