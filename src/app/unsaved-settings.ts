import type { Health } from '../progress/storage/storage-health.ts';
import {
  readSettings,
  SETTINGS_KEY,
  subscribeToSettings,
  type Settings,
} from '../progress/settings/settings.ts';

/**
 * Calls `tell` once if a setting is changed that cannot be stored, unless the player knows that this browser stores
 * nothing.
 * @param health Returns the state of the other storage.
 */
export function followUnsavedSettings(health: () => Health, tell: () => void): void {
  let before = readSettings();
  const end = subscribeToSettings((settings) => {
    const isUnsaved = !isStored(settings, before);
    before = settings;
    if (!isUnsaved || health() === 'memory') return;
    end();
    tell();
  });
}

/** Returns true if localStorage has all changes since `before`. Settings are in force even where it refuses them. */
function isStored(settings: Settings, before: Settings): boolean {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}')) as Settings;
    const keys = Object.keys(settings) as (keyof Settings)[];
    return keys.every((key) => settings[key] === before[key] || settings[key] === stored[key]);
  } catch {
    return false;
  }
}
