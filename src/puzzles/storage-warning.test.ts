import { expect, test } from 'vitest';
import type { ProgressChange } from '../progress/progress.ts';
import type { Health } from '../progress/storage/storage-health.ts';
import type { Notice, NoticeEvent } from '../ui/events.ts';
import { warnStorageUnavailable } from './storage-warning.ts';

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Opens a screen over a storage in the given health, and collects the warnings that are not withdrawn. */
async function openOver(first: Health) {
  let listener: ((change: ProgressChange) => void) | undefined;
  const progress = {
    health: first,
    subscribe: (told: typeof listener) => {
      listener = told;
      return () => (listener = undefined);
    },
  };
  const said: Notice[] = [];
  const screen = new EventTarget();
  screen.addEventListener('nt-notice', (event) => said.push((event as NoticeEvent).notice));
  const end = warnStorageUnavailable(screen, progress, () => undefined);
  await task();
  return {
    end,
    become: async (health: Health) => {
      progress.health = health;
      listener?.({ kind: 'health', health });
      await task();
    },
    standing: () => said.filter(({ over }) => !over?.aborted).map(({ text }) => text()),
  };
}

const WARNING = 'This browser doesn’t save anything. You can play, but today won’t be remembered.';

test('if the browser keeps nothing, a warning says so', async () => {
  expect((await openOver('memory')).standing()).toEqual([WARNING]);
});

test('if the browser turns out later to keep nothing, the warning comes then', async () => {
  const { become, standing } = await openOver('kept');
  expect(standing()).toEqual([]);
  await become('memory');
  expect(standing()).toEqual([WARNING]);
});

test.each<Health>(['kept', 'full'])('the warning goes when storing is %s', async (health) => {
  const { become, standing } = await openOver('memory');
  await become(health);
  expect(standing()).toEqual([]);
  await become('memory');
  expect(standing()).toEqual([WARNING]);
});

test('a screen that has gone shows no warning', async () => {
  const { become, end, standing } = await openOver('memory');
  end();
  expect(standing()).toEqual([]);
  await become('kept');
  await become('memory');
  expect(standing()).toEqual([]);
});
