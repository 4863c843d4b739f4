import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const LOG = spawnSync(
  'git',
  ['log', '--no-merges', '--format=%s', `${manifest.lastRelease}..HEAD`],
  { encoding: 'utf8' },
);

// A clone without its history cannot say what is new.
test.skipIf(LOG.status !== 0)(
  'no commit since the last release has a title over 72 characters',
  () => {
    expect(LOG.stdout.split('\n').filter((title) => title.length > 72)).toEqual([]);
  },
);
