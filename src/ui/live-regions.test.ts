import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegions } from './live-regions.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('urgent words leave their live region with the next polite words, however often those come', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  const regions = new LiveRegions({
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  });
  regions.hostConnected();
  await LiveRegions.read('You did it!', true);
  expect(regions.render().values).toEqual(['', 'You did it!']);
  await LiveRegions.read('Queen on a4.', false);
  expect(regions.render().values).toEqual(['Queen on a4.', '']);
  regions.hostDisconnected();
});
