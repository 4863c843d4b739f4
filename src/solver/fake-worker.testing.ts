import type { Endpoint } from 'comlink';
import type { WorkerLike } from './connection.ts';
import type { Platform } from './run.ts';

/** For tests: a worker on the same thread, the same server behind a channel that can be cut. */
export class FakeWorker implements WorkerLike {
  isTerminated = false;
  /** How often its tasks let messages be handled: while one runs, it grows. */
  turns = 0;
  readonly #page: MessagePort;
  readonly #worker: MessagePort;
  readonly #events = new EventTarget();
  /** What the page sent, for asking how much and what. */
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

  /** Ends it as a browser that runs out of memory does: without a word. */
  kill(): void {
    this.#page.close();
    this.#worker.close();
  }

  /** Ends it by an error of its script. */
  fail(): void {
    this.#events.dispatchEvent(new Event('error'));
  }

  /** What the page said each time it called a function. */
  told(name: string): unknown[] {
    return this.sent
      .map((message) => message as { path?: string[]; argumentList?: { value: unknown }[] })
      .filter(({ path }) => path?.[0] === name)
      .map(({ argumentList }) => argumentList?.map(({ value }) => value));
  }

  /** The names of the functions the page called. */
  get calls(): string[] {
    return this.sent
      .map((message) => (message as { path?: string[] }).path?.[0])
      .filter((name) => name !== undefined);
  }
}
