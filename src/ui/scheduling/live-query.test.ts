import type { ReactiveController } from 'lit';
import { expect, test } from 'vitest';
import { LiveQuery } from './live-query.ts';

interface Change {
  readonly kind: 'results' | 'table';
}

/** Makes a page that is not connected yet, a storage that answers on demand, and a query of the page to the storage. */
function setUp() {
  const controllers: ReactiveController[] = [];
  const host = {
    rendered: 0,
    updateComplete: Promise.resolve(true),
    addController: (added: ReactiveController) => void controllers.push(added),
    removeController: () => undefined,
    requestUpdate: () => void host.rendered++,
  };
  const listeners = new Set<(change: Change) => void>();
  const waiting: ((answer: string | Error | undefined) => void)[] = [];
  const storage = {
    subscribe(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () =>
      new Promise<string | undefined>((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  };
  let asked = 0;
  const query = new LiveQuery(host, {
    source: storage,
    kinds: ['results'],
    read: ({ read }) => {
      asked++;
      return read();
    },
  });
  return {
    host,
    query,
    listeners,
    /** Returns the number of reads that have begun. */
    asked: () => asked,
    connect: () => controllers.forEach((controller) => controller.hostConnected?.()),
    disconnect: () => controllers.forEach((controller) => controller.hostDisconnected?.()),
    tell: async (kind: Change['kind']) => {
      listeners.forEach((listener) => listener({ kind }));
      await settle();
    },
    /** Answers the oldest read that has no answer yet. */
    answer: async (answer: string | Error | undefined) => {
      waiting.shift()!(answer);
      await settle();
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Makes a page that is connected to a storage and has read from it once. */
function open() {
  const all = setUp();
  all.connect();
  expect(all.asked()).toBe(1);
  return all;
}

test('a value is shown when it has been read, and read again after a change of its kind', async () => {
  const { query, host, asked, answer, tell } = open();
  expect(query.value).toBeUndefined();
  await answer('first');
  expect([query.value, host.rendered]).toEqual(['first', 1]);
  await tell('table');
  expect(asked()).toBe(1);
  await tell('results');
  expect(asked()).toBe(2);
  expect(query.value).toBe('first');
  await answer('second');
  expect([query.value, host.rendered]).toEqual(['second', 2]);
});

test('several changes during a read lead to one more read, and the older answer is not shown', async () => {
  const { query, host, asked, answer, tell } = open();
  await tell('results');
  await tell('results');
  expect(asked()).toBe(1);
  await answer('older');
  expect(asked()).toBe(2);
  expect(host.rendered).toBe(0);
  await answer('newer');
  expect(asked()).toBe(2);
  expect([query.value, host.rendered]).toEqual(['newer', 1]);
});

test('the last known value stays if it cannot be read again', async () => {
  const { query, host, answer, tell } = open();
  await answer('known');
  await tell('results');
  await answer(undefined);
  expect([query.value, host.rendered]).toEqual(['known', 1]);
});

test('a refresh resolves when the newest value is there', async () => {
  const { query, answer } = open();
  let isDone = false;
  const refreshed = query.refresh().then(() => (isDone = true));
  await answer('older');
  expect(isDone).toBe(false);
  await answer('newer');
  await refreshed;
  expect(query.value).toBe('newer');
});

test('a read that fails does not block later ones', async () => {
  const { query, answer, tell } = open();
  await answer('known');
  const failing = query.refresh();
  await settle();
  const failed = expect(failing).rejects.toThrow('broken');
  await answer(new Error('broken'));
  await failed;
  expect(query.value).toBe('known');
  await tell('results');
  await answer('again');
  expect(query.value).toBe('again');
});

test('a page that is connected and left at once no longer listens, and does not show what was read', async () => {
  const { query, host, connect, disconnect, answer, listeners } = setUp();
  connect();
  disconnect();
  await answer('late');
  expect([query.value, host.rendered, listeners.size]).toEqual([undefined, 0, 0]);
});

test('a page that is disconnected during a read does not render, and no longer listens', async () => {
  const { query, host, disconnect, answer, listeners } = open();
  disconnect();
  await answer('late');
  expect(query.value).toBeUndefined();
  expect([host.rendered, listeners.size]).toEqual([0, 0]);
  await query.refresh();
});

test('a page that is connected again shows the former value until it has read again', async () => {
  const { query, connect, disconnect, asked, answer, listeners } = open();
  await answer('before');
  disconnect();
  connect();
  await settle();
  expect([query.value, asked(), listeners.size]).toEqual(['before', 2, 1]);
  await answer('after');
  expect(query.value).toBe('after');
});

test('an answer from before a page was disconnected is not shown after it is connected again', async () => {
  const { query, connect, disconnect, answer } = open();
  disconnect();
  connect();
  await settle();
  await answer('before');
  expect(query.value).toBeUndefined();
  await answer('after');
  expect(query.value).toBe('after');
});
