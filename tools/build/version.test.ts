import { expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { versionOf } from './version.ts';

test('without Git a build has the day it was made and the version of the package', () => {
  vi.setSystemTime('2026-03-01T23:59:00Z');
  const version = versionOf('no-such-command');
  vi.useRealTimers();
  expect(version).toEqual({ day: '2026-03-01', name: manifest.version });
});

test('two builds of a commit have the same version', () => {
  expect(versionOf()).toEqual(versionOf());
});
