import type { Endpoint } from 'comlink';
import type { WorkerLike } from './connection.ts';
import type { Platform } from './run.ts';

/** For tests: a worker on the same thread, which runs the real server behind a channel that can be closed. */
export class FakeWorker implements WorkerLike {
  isTerminated = false;
  /** The number of times that its tasks let messages be handled; it grows while a task runs. */
  turns = 0;
  readonly #page: MessagePort;
  readonly #worker: MessagePort;
  readonly #events = new EventTarget();
  /** The messages that the page sent. */
  readonly sent: unknown[] = [];

  constructor(serve: (endpoint: Endpoint, platform: Platform) => void) {
    const { port1, port2 } = new MessageChannel();
    this.#page = port1;
    this.#worker = port2;
    serve(port2, {
      now: () => performance.now(),
      turn: () => {
        this.turns++;
        return new Promise((resolve) => setImmediate(resolve));
      },
    });
  }

  postMessage(message: unknown, transfer: Transferable[] | StructuredSerializeOptions = []): void {
    this.sent.push(message);
    this.#page.postMessage(message, transfer as Transferable[]);
  }

  addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    const target = type === 'message' ? this.#page : this.#events;
    target.addEventListener(type, listener);
    if (type === 'message') this.#page.start();
  }

  removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    (type === 'message' ? this.#page : this.#events).removeEventListener(type, listener);
  }

  terminate(): void {
    this.isTerminated = true;
    this.kill();
  }

  /** Ends the worker silently, as a browser that runs out of memory does. */
  kill(): void {
    this.#page.close();
    this.#worker.close();
  }

  /** Dispatches the event of an error in the worker's script. */
  fail(): void {
    this.#events.dispatchEvent(new Event('error'));
  }

  /** Returns the arguments of each call of a function by the page. */
  told(name: string): unknown[] {
    return this.sent
      .map((message) => message as { path?: string[]; argumentList?: { value: unknown }[] })
      .filter(({ path }) => path?.[0] === name)
      .map(({ argumentList }) => argumentList?.map(({ value }) => value));
  }

  /** The names of the functions that the page called, in order. */
  get calls(): string[] {
    return this.sent
      .map((message) => (message as { path?: string[] }).path?.[0])
      .filter((name) => name !== undefined);
  }
}
