import { expect, test, vi } from 'vitest';
import { DeferredActions } from './deferred.ts';

/** Makes a part that arrives on demand, and a list of what was done with it. */
function setUp() {
  const done: string[] = [];
  let arrive!: (part: string[]) => void;
  let fail!: (reason: Error) => void;
  const load = vi.fn(
    () =>
      new Promise<string[]>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const tasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return {
    deferred: new DeferredActions(load),
    done,
    load,
    arrive: () => (arrive(done), tasks()),
    fail: () => (fail(new Error('missing')), tasks()),
  };
}

test('actions before the part arrives run in their order, after one request', async () => {
  const { deferred, done, load, arrive } = setUp();
  for (const name of ['clear', 'undo', 'hint']) deferred.do((part) => part.push(name));
  expect(done).toEqual([]);
  await arrive();
  expect(done).toEqual(['clear', 'undo', 'hint']);
  expect(load).toHaveBeenCalledTimes(1);
  deferred.do((part) => part.push('at once'));
  expect(done.at(-1)).toBe('at once');
});

test('a move waits for an earlier key, but not for a button', async () => {
  const { deferred, done, arrive } = setUp();
  deferred.do((part) => part.push('button'));
  deferred.after(() => done.push('move'));
  deferred.hold((part) => part.push('key'));
  deferred.after(() => done.push('move after the key'));
  expect(done).toEqual(['move']);
  await arrive();
  expect(done).toEqual(['move', 'button', 'key', 'move after the key']);
  deferred.hold((part) => part.push('key at once'));
  deferred.after(() => done.push('move at once'));
  expect(done.slice(-2)).toEqual(['key at once', 'move at once']);
});

test('a part that does not arrive holds back no move, and the next action requests it again', async () => {
  const { deferred, done, load, arrive, fail } = setUp();
  deferred.hold((part) => part.push('lost'));
  deferred.after(() => done.push('move'));
  await fail();
  expect(done).toEqual(['move']);
  deferred.do((part) => part.push('again'));
  await arrive();
  expect(done).toEqual(['move', 'again']);
  expect(load).toHaveBeenCalledTimes(2);
});
