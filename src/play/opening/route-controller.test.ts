import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from '../../progress/progress.ts';
import { exampleFind } from '../../progress/solutions/example-find.testing.ts';
import type { NoticeEvent } from '../../ui/events.ts';
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

test('a wrong position of a link opens the board of the size that the link states, as it was left', async () => {
  const progress = new Progress();
  const clocks = { now: Date.now, steady: () => performance.now() };
  const freePlay = new FreePlay(progress, clocks, 8);
  await freePlay.open(8);
  freePlay.play({ kind: 'toggle', square: 3 });
  await freePlay.open(6);
  const opener = new RouteController(new EventTarget(), freePlay, () => Promise.resolve());

  opener.open({ size: 8, code: 'zzz' }, false);
  await opener.opened;
  expect([freePlay.size, freePlay.position.queens]).toEqual([8, [3]]);

  opener.open({ code: 'zzz' }, false);
  await opener.opened;
  expect(freePlay.size).toBe(8);
  freePlay.end();
});

test('a solution that the player has found, opened by its address, does not come from a link', async () => {
  const host = new EventTarget();
  const notices: string[] = [];
  host.addEventListener('nt-notice', (event) => notices.push((event as NoticeEvent).notice.text()));
  const progress = new Progress();
  const clocks = { now: Date.now, steady: () => performance.now() };
  const freePlay = new FreePlay(progress, clocks, 8);
  const opener = new RouteController(host, freePlay, () => Promise.resolve());
  await progress.recordFound(exampleFind('15863724'));
  await freePlay.open(8);
  freePlay.play({ kind: 'toggle', square: 0 });

  opener.open({ size: 8, code: '15863724' }, false);
  await opener.opened;
  opener.open({ size: 8, code: '16837425' }, false);
  await opener.opened;

  expect(notices).toEqual([
    '“Undo” brings back the board you left.',
    'This position came from a link. “Undo” brings back your own board.',
  ]);
  freePlay.end();
});
