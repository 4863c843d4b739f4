import { Counter } from './counter.ts';
import type { WorkerRequest } from './task.ts';

const counter = new Counter();

self.onmessage = (event: MessageEvent<WorkerRequest>) => {
  const answer = counter.receive(event.data);
  if (answer) self.postMessage(answer);
};
