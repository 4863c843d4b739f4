import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyModule } from './lazy-module.ts';

vi.mock(
  import('./missing-page.ts'),
  () => ({ missingPage: vi.fn((retry: () => void) => retry) }) as never,
);

let isOnline: boolean;
let asked: number;
let updates: number;
let part: LazyModule;
const fire = vi.fn();

const load = (): Promise<unknown> => {
  asked++;
  return isOnline ? Promise.resolve({}) : Promise.reject(new Error('Failed to fetch.'));
};

/** Resolves once a request for a page has succeeded or failed. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

beforeEach(() => {
  isOnline = false;
  asked = 0;
  updates = 0;
  part = new LazyModule({ requestUpdate: () => void updates++ });
  vi.stubGlobal('dispatchEvent', fire);
});
afterEach(() => {
  fire.mockClear();
  vi.unstubAllGlobals();
});

test('a page that does not arrive is requested once, however often it is rendered', async () => {
  part.need(load);
  await settled();
  part.need(load);
  await settled();
  expect([asked, updates]).toEqual([1, 1]);
  expect(part.missing).toBeDefined();
});

test('the message about a missing page disappears once trying again has loaded it', async () => {
  part.need(load);
  await settled();
  const retry = part.missing as unknown as () => void;
  retry();
  await settled();
  expect(part.missing).toBeDefined();
  isOnline = true;
  retry();
  await settled();
  expect(asked).toBe(3);
  expect(part.missing).toBeUndefined();
  expect(updates).toBe(2);
});

test('no message appears about a missing page that the player has left', async () => {
  part.need(load);
  part.need(() => Promise.resolve({}));
  await settled();
  expect(part.missing).toBeUndefined();
  expect(updates).toBe(0);
});

test('nt-part-arrived is fired once a page that was missing has come, also after another page has come', async () => {
  part.need(load);
  await settled();
  part.need(() => Promise.resolve({}));
  await settled();
  expect(fire).not.toHaveBeenCalled();
  isOnline = true;
  part.need(load);
  await settled();
  part.need(() => Promise.resolve({}));
  part.need(load);
  await settled();
  const types = fire.mock.calls.map(([event]) => (event as Event).type);
  expect(types).toEqual(['nt-part-arrived']);
});
