import type { Imported } from '../backup/import-backup.ts';
import { CHOICES, readSettings, writeSettings, type Settings } from './settings.ts';

type Choice = keyof typeof CHOICES;
const ALL = Object.keys(CHOICES) as readonly Choice[];

/** Returns the choices that differ from the defaults, for another device. */
export function chosenSettings(): Partial<Settings> {
  const settings = readSettings();
  return some(
    settings,
    // A player with progress needs no introduction, which is the default.
    (key) => key !== 'taught' && settings[key] !== CHOICES[key][0],
  );
}

/**
 * Takes over all choices of another device.
 * @param chosen Unchecked; a choice that is left out or unknown here gets its default.
 * @returns The number of choices that changed, and a function that brings back those before, unless changed since.
 */
export function takeSettings(chosen: unknown): Imported {
  const before = readSettings();
  const given = Object(chosen) as Readonly<Record<Choice, unknown>>;
  const valueOf = (key: Choice): unknown => {
    const values: readonly unknown[] = CHOICES[key];
    return values.includes(given[key]) ? given[key] : values[0];
  };
  writeSettings(Object.fromEntries(ALL.map((key) => [key, valueOf(key)])));
  const after = readSettings();
  const isNew = (key: Choice): boolean => after[key] !== before[key];
  return {
    count: ALL.filter(isNew).length,
    undo: () => {
      const now = readSettings();
      writeSettings(some(before, (key) => isNew(key) && now[key] === after[key]));
    },
  };
}

function some(settings: Settings, isWanted: (key: Choice) => boolean): Partial<Settings> {
  return Object.fromEntries(ALL.filter(isWanted).map((key) => [key, settings[key]]));
}
