import { expect, test, vi } from 'vitest';
import { readSettings, type Settings } from '../progress/settings/settings.ts';

/** Settings without a row, and the places where they are chosen. */
const WITHOUT: Partial<Record<keyof Settings, string>> = {
  language: 'A list of its own.',
  lastSize: 'The board that is opened.',
  programLanguage: 'The tabs of a program.',
  taught: 'The first minute.',
};

const SOURCES = Object.values(
  import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join();

test('every setting has a row, by choiceRow(), choices() or onOff(), or a reason why not', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const names = Object.keys(readSettings()) as readonly (keyof Settings)[];
  const missing = names.filter((name) => !new RegExp(`settings,\\s*'${name}',`).test(SOURCES));
  expect(missing.sort()).toEqual(Object.keys(WITHOUT).sort());
  vi.unstubAllGlobals();
});
