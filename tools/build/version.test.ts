import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { versionOf } from './version.ts';

test('without Git a build has the day it was made and the version of the package', () => {
  const today = new Date().toISOString().slice(0, 10);
  const { day, name } = versionOf('no-such-command');
  expect(day >= today).toBe(true);
  expect(name).toBe(manifest.version);
});

test('two builds of a commit have the same version', () => {
  expect(versionOf()).toEqual(versionOf());
});
