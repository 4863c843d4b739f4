import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleFind } from './example-find.testing.ts';
import { loadEverySize } from './every-size.ts';
import { Progress } from '../progress.ts';

let factory: IDBFactory;

beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function sizesOf(progress: Progress): Promise<number[]> {
  return (await loadEverySize(progress)).value.map(({ size }) => size);
}

test('without finds there is no size, and no database is made', async () => {
  expect(await sizesOf(new Progress())).toEqual([]);
  expect(await factory.databases()).toEqual([]);
});

test('every size with a find or a reveal is there after a restart, the smallest first', async () => {
  const progress = new Progress();
  await progress.recordFound(exampleFind('15863724'));
  await progress.recordRevealed({ code: '2413', revealedAt: 1 });
  await progress.load(5);
  expect(await sizesOf(new Progress())).toEqual([4, 8]);
});

test('a browser that does not list its databases loses none of them', async () => {
  await new Progress().recordFound(exampleFind('15863724'));
  vi.spyOn(factory, 'databases').mockRejectedValue(new DOMException('', 'UnknownError'));
  expect(await sizesOf(new Progress())).toEqual([8]);
});

test('a browser that never answers with its databases loses none of them either', async () => {
  await new Progress().recordFound(exampleFind('15863724'));
  vi.spyOn(factory, 'databases').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sizes = sizesOf(new Progress());
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect(await sizes).toEqual([8]);
});

test('a size that is in memory only is there too', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const progress = new Progress();
  await progress.recordFound(exampleFind('15863724'));
  expect(await sizesOf(progress)).toEqual([8]);
});
