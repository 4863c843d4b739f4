import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from '../../progress/progress.ts';
import { FreePlay } from '../frame/free-play.ts';
import { RouteController } from './route-controller.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

test('a link that is left before it is opened changes no board and fires no address', async () => {
  const host = new EventTarget();
  const told = vi.fn();
  for (const kind of ['nt-address', 'nt-notice', 'nt-announce']) host.addEventListener(kind, told);
  const progress = new Progress();
  const clocks = { now: Date.now, steady: () => performance.now() };
  const freePlay = new FreePlay(progress, clocks, 8);
  const opener = new RouteController(host, freePlay, () => Promise.resolve());

  opener.open({ size: 8, code: '15863724' }, false);
  freePlay.end();
  opener.end();
  await opener.opened;

  expect((await progress.boards.load(8)).game.history.present.queens).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});
