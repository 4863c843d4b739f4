import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import {
  ALL_DATA_CATEGORIES,
  DATA_CATEGORIES,
  type DataCategory,
} from '../../core/data-categories.ts';
import { backupFile } from './backup-file.ts';
import { readBackup } from './backup.ts';
import { eraseSizes } from './erase.ts';
import { importBackup } from './import-backup.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { Progress } from '../progress.ts';
import type * as SettingsModule from '../settings/settings.ts';
import { STORED_WAYS, type Way } from './stored-ways.testing.ts';

useFreshStorage();

const WAYS: Readonly<Record<DataCategory, Way>> = {
  ...STORED_WAYS,
  settings: {
    make: async () => (await settingsModule()).writeSettings({ coordinates: 'always' }),
    isThere: async () => (await settingsModule()).readSettings().coordinates === 'always',
  },
};

let stored = new Map<string, string>();

/** Loads the settings as a page that has just been opened. */
async function settingsModule(): Promise<typeof SettingsModule> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  return import('../settings/settings.ts');
}

/** Returns a page of a device that had nothing. */
function emptyDevice(): Progress {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stored = new Map();
  return new Progress();
}

/** Returns a page of a device on which everything is kept. */
async function fullDevice(): Promise<Progress> {
  const page = emptyDevice();
  for (const { make } of Object.values(WAYS)) await make(page);
  await page.flush();
  return page;
}

describe.each(ALL_DATA_CATEGORIES)('%s', (thing) => {
  test('are in a backup exactly where the list says so', async () => {
    const { value: file, unread } = await backupFile(await fullDevice());
    expect(unread).toEqual([]);
    const backup = await readBackup(await file.text());
    if (!backup.ok) throw new Error(backup.problem);
    const device = emptyDevice();
    expect(await WAYS[thing].isThere(device)).toBe(false);
    await importBackup(device, backup);
    await device.flush();
    expect(await WAYS[thing].isThere(new Progress())).toBe(DATA_CATEGORIES[thing].inBackup);
  });

  test('are erased exactly where the list says so', async () => {
    const page = await fullDevice();
    expect(await WAYS[thing].isThere(page)).toBe(true);
    expect(await eraseSizes(page, [4, 8])).toBe(true);
    expect(await WAYS[thing].isThere(page)).toBe(!DATA_CATEGORIES[thing].inErase);
    expect(await WAYS[thing].isThere(new Progress())).toBe(!DATA_CATEGORIES[thing].inErase);
  });
});
