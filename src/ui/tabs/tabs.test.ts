import { afterEach, expect, test, vi } from 'vitest';
import { tabs } from './tabs.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses a key on the second of three tabs, and returns the tab that it opens. */
function opened(direction: 'ltr' | 'rtl', key: string): string | undefined {
  vi.stubGlobal('getComputedStyle', () => ({ direction }));
  const show = vi.fn<(name: string) => void>();
  const all = ['first', 'second', 'third'].map((name) => ({ name, label: name }));
  const { values } = tabs('Tabs', all, 'second', show);
  const press = values.find((value) => typeof value === 'function') as (event: unknown) => void;
  press({
    key,
    preventDefault: () => undefined,
    currentTarget: { querySelector: () => ({ focus: () => undefined }) },
  });
  return show.mock.lastCall?.[0];
}

test('an arrow opens the tab that lies where it points, in both directions of writing', () => {
  expect([opened('ltr', 'ArrowRight'), opened('ltr', 'ArrowLeft')]).toEqual(['third', 'first']);
  expect([opened('rtl', 'ArrowRight'), opened('rtl', 'ArrowLeft')]).toEqual(['first', 'third']);
});
