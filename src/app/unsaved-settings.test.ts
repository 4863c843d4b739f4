import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as SettingsModule from '../progress/settings/settings.ts';
import type * as UnsavedModule from './unsaved-settings.ts';

let isFull: boolean;
let settings: typeof SettingsModule;
let unsaved: typeof UnsavedModule;

beforeEach(async () => {
  isFull = true;
  let stored: string | null = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      stored = text;
    },
  });
  vi.stubGlobal('addEventListener', () => undefined);
  // The modules are loaded anew, so that they do not remember the test before.
  vi.resetModules();
  settings = await import('../progress/settings/settings.ts');
  unsaved = await import('./unsaved-settings.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('a player is told once that settings cannot be stored, however many are changed', () => {
  const tell = vi.fn();
  unsaved.followUnsavedSettings(() => 'kept', tell);
  expect(tell).not.toHaveBeenCalled();
  settings.writeSettings({ theme: 'dark' });
  settings.writeSettings({ theme: 'light' });
  expect(tell).toHaveBeenCalledOnce();
});

test('a player is told nothing where settings are stored, or where it is known that nothing is', () => {
  const tell = vi.fn();
  unsaved.followUnsavedSettings(() => 'memory', tell);
  settings.writeSettings({ theme: 'dark' });
  isFull = false;
  settings.writeSettings({ theme: 'light' });
  unsaved.followUnsavedSettings(() => 'kept', tell);
  settings.writeSettings({ theme: 'dark' });
  expect(tell).not.toHaveBeenCalled();
});
