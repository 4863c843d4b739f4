import { wrap, type Remote } from 'comlink';
import { SolverDied, type WorkerLike } from '../solver/connection.ts';

/** Milliseconds between two looks at a call without an answer. */
const LOOK_EVERY = 5000;

/** A call that has no answer at so many looks gets none: each is made to take a fraction of that. */
const MOST_LOOKS = 3;

type Call = (...parameters: unknown[]) => Promise<unknown>;

/** A worker with its calls, until it is ended or dies. */
export interface Started<Calls> {
  /**
   * They reject with `SolverDied` once the worker stops or leaves one of them without an answer: what it was at is lost
   * with it, so that they are not asked of another.
   */
  readonly remote: Remote<Calls>;
  /** Ends the worker; calls without an answer reject with an `AbortError`. */
  readonly end: () => void;
}

/** Watches the calls of a worker. */
export function watchCalls<Calls>(worker: WorkerLike): Started<Calls> {
  const over = new AbortController();
  const { signal } = over;
  const end = (reason?: SolverDied): void => {
    worker.terminate();
    over.abort(reason);
  };
  const die = (): void => end(new SolverDied('The worker stopped.'));
  worker.addEventListener('error', die);
  worker.addEventListener('messageerror', die);

  async function answerTo(call: Call, parameters: unknown[]): Promise<unknown> {
    signal.throwIfAborted();
    let looks = 0;
    const look = setInterval(() => {
      if (++looks === MOST_LOOKS) die();
    }, LOOK_EVERY);
    let fail = (): void => undefined;
    const ended = new Promise<never>((_, reject) => {
      fail = () => reject(signal.reason as Error);
      signal.addEventListener('abort', fail);
    });
    try {
      return await Promise.race([call(...parameters), ended]);
    } finally {
      clearInterval(look);
      signal.removeEventListener('abort', fail);
    }
  }

  const remote = new Proxy(wrap<Calls>(worker), {
    get(calls, name) {
      const call = Reflect.get(calls, name) as Call;
      return (...parameters: unknown[]) => answerTo(call, parameters);
    },
  });
  return { remote, end: () => end() };
}
