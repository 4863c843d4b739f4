import type { Page, Worker } from '@playwright/test';

/** Questions of insight that reach the solver's worker, seen in the worker itself. */
export class Searches {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Watches from now on; the worker has to be there, as it is after the first tap. */
  static async watch(page: Page): Promise<Searches> {
    const worker = page.workers().find((one) => one.url().includes('worker-free-play'));
    if (!worker) throw new Error('The solver has no worker yet.');
    await worker.evaluate(watchQuestions);
    return new Searches(worker);
  }

  /** Milliseconds from the newest question to its answer. */
  async lastTook(): Promise<number> {
    return this.#worker.evaluate(() => self.search.took);
  }
}

/** Runs in the worker. */
function watchQuestions(): void {
  self.search = { took: 0 };
  let id = '';
  let asked = 0;
  const answer = self.postMessage.bind(self);
  self.addEventListener('message', ({ data }: MessageEvent<{ id: string; path?: string[] }>) => {
    if (data.path?.[0] !== 'insight') return;
    id = data.id;
    asked = performance.now();
  });
  // The types are those of a page, whose `postMessage` asks for more.
  self.postMessage = ((message: { id: string }, more?: object) => {
    if (message.id === id) self.search = { took: performance.now() - asked };
    answer(message, more);
  }) as typeof self.postMessage;
}

declare global {
  interface Window {
    /** In the worker: the newest search for insight. */
    search: { took: number };
  }
}
