import { expect, test } from 'vitest';
import type { Health, ProgressChange } from '../progress/progress.ts';
import type { Notice, NoticeEvent } from '../ui/events.ts';
import { warnOfNothingKept } from './nothing-kept.ts';

/** A screen over a storage that fares as the test says, and the warnings on it that are not over. */
function openOver(first: Health) {
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
  const end = warnOfNothingKept(screen, progress, () => undefined);
  return {
    end,
    become: (health: Health) => {
      progress.health = health;
      listener?.({ kind: 'health', health });
    },
    standing: () => said.filter(({ over }) => !over?.aborted).map(({ text }) => text),
  };
}

const WARNING = 'This browser keeps nothing. You can play; today will be forgotten.';

test('where the browser keeps nothing, that is said', () => {
  expect(openOver('memory').standing()).toEqual([WARNING]);
});

test('where it turns out later that the browser keeps nothing, it is said then', () => {
  const { become, standing } = openOver('kept');
  expect(standing()).toEqual([]);
  become('memory');
  expect(standing()).toEqual([WARNING]);
});

test.each<Health>(['kept', 'full'])('the warning goes when storing is %s', (health) => {
  const { become, standing } = openOver('memory');
  become(health);
  expect(standing()).toEqual([]);
  become('memory');
  expect(standing()).toEqual([WARNING]);
});

test('a screen that has gone warns of nothing', () => {
  const { become, end, standing } = openOver('memory');
  end();
  expect(standing()).toEqual([]);
  become('kept');
  become('memory');
  expect(standing()).toEqual([]);
});
