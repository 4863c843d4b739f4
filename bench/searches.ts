import type { Page, Worker } from '@playwright/test';

/** Questions of insight that reach the solver's worker, seen in the worker itself. */
export class Searches {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /**
   * Starts to watch.
   * @throws Error If the solver's worker does not exist yet. The first tap creates it.
   */
  static async watch(page: Page): Promise<Searches> {
    const worker = page.workers().find((one) => one.url().includes('worker-free-play'));
    if (!worker) throw new Error('The solver has no worker yet.');
    await worker.evaluate(watchQuestions);
    return new Searches(worker);
  }

  /** Returns the milliseconds from the newest request to its response. */
  async lastTook(): Promise<number> {
    return this.#worker.evaluate(() => self.search.took);
  }
}

/** A question of the page, as Comlink sends it: the first argument of `ask` is its kind. */
interface Message {
  readonly id: string;
  readonly path?: readonly string[];
  readonly argumentList?: readonly { readonly value: unknown }[];
}

/** Runs in the worker: times each request for insight. */
function watchQuestions(): void {
  self.search = { took: 0 };
  let id = '';
  let asked = 0;
  const answer = self.postMessage.bind(self);
  self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.path?.[0] !== 'ask' || data.argumentList?.[0]?.value !== 'insight') return;
    id = data.id;
    asked = performance.now();
  });
  // TypeScript knows only a window's `postMessage`, which has other parameters.
  self.postMessage = ((message: { id: string }, more?: object) => {
    if (message.id === id) self.search = { took: performance.now() - asked };
    answer(message, more);
  }) as typeof self.postMessage;
}

declare global {
  interface Window {
    /** In the worker: the milliseconds of the newest search for insight. */
    search: { took: number };
  }
}
