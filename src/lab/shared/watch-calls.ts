import { releaseProxy, wrap, type Remote } from 'comlink';
import { SolverDied, type WorkerLike } from '../../solver/worker/connection.ts';

/** Milliseconds between two checks of a pending call. */
const LOOK_EVERY = 5000;

/** The number of checks after which a pending call counts as lost. Calls are made to take a fraction of that time. */
const MOST_LOOKS = 3;

type Call = (...parameters: unknown[]) => Promise<unknown>;

/** The calls of a started worker. */
export interface Started<Calls> {
  /**
   * The worker's calls. They reject with `SolverDied` once the worker stops or leaves one of them without an answer.
   * Another worker cannot repeat them, because the run is lost with this one.
   */
  readonly remote: Remote<Calls>;
  /** Ends the worker; pending calls reject with an `AbortError`. */
  readonly end: () => void;
}

/** Wraps a worker, so that its calls reject if it dies or stops answering. */
export function watchCalls<Calls>(worker: WorkerLike): Started<Calls> {
  const over = new AbortController();
  const { signal } = over;
  const calls = wrap<Calls>(worker);
  const end = (reason?: SolverDied): void => {
    if (signal.aborted) return;
    // Comlink keeps the worker, and through it whoever made the calls, until this.
    calls[releaseProxy]();
    worker.terminate();
    over.abort(reason);
  };
  const die = (): void => end(new SolverDied('The worker stopped.'));
  worker.addEventListener('error', die);
  worker.addEventListener('messageerror', die);

  async function answerTo(name: string | symbol, parameters: unknown[]): Promise<unknown> {
    signal.throwIfAborted();
    const call = Reflect.get(calls, name) as Call;
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

  const remote = new Proxy(calls, {
    get(_calls, name) {
      return (...parameters: unknown[]) => answerTo(name, parameters);
    },
  });
  return { remote, end: () => end() };
}
