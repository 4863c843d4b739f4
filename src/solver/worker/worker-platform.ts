import type { Platform } from './run.ts';

// A message to itself is handled after those already waiting, without the delay of a timer.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** The platform of tasks that run in a worker. */
export const workerPlatform: Platform = {
  now: () => performance.now(),
  turn: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    }),
};
