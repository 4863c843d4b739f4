import { proxy, wrap, type Remote } from 'comlink';
import type { Asker, AskOptions, Questions } from './questions.ts';
import type { WorkerApi } from './worker-api.ts';

/** The part of `Worker` that the page uses. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** Error of a worker that stopped, did not answer or could not be started. The next call starts a new one. */
export class SolverDied extends Error {
  override readonly name = 'SolverDied';
}

/**
 * Outcome of a question. `dropped`: its signal aborted or a newer question replaced it, and its answer is not wanted.
 */
export type Reply<Answer> =
  { readonly kind: 'answered'; readonly answer: Answer } | { readonly kind: 'died' | 'dropped' };

/**
 * Waits for the outcome of a question to a solver. An error that is neither `SolverDied` nor an `AbortError` is a bug:
 * it is reported to the console, and the outcome is the same as for a solver that died.
 * @param signal Aborted when the answer is no longer wanted.
 */
export async function replyTo<Answer>(
  question: Promise<Answer>,
  signal?: AbortSignal,
): Promise<Reply<Answer>> {
  try {
    const answer = await question;
    return signal?.aborted ? { kind: 'dropped' } : { kind: 'answered', answer };
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return { kind: 'dropped' };
    if (!(reason instanceof SolverDied)) reportError(reason);
    return { kind: signal?.aborted ? 'dropped' : 'died' };
  }
}

/** Milliseconds between two liveness probes; also the time that a worker has to answer one. */
const WATCH_EVERY = 5000;

/** A question from the page to a worker. */
interface Question {
  readonly kind: string;
  /** Tells the interim results of questions apart. */
  readonly number: number;
  /** The arguments of its task. */
  readonly about: readonly unknown[];
  readonly signal: AbortSignal;
}

/** A running worker and its open questions. */
interface Life<Served> {
  readonly worker: WorkerLike;
  readonly remote: Remote<Served>;
  /** The same remote, typed as the functions that every worker offers. */
  readonly any: Remote<WorkerApi>;
  /** Rejects the open question of a kind. */
  readonly open: Map<string, (reason: Error) => void>;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The page's end of a worker. The first question starts the worker, which is kept until it dies. Its open questions are
 * then asked once more of a new worker. A newer question of a kind replaces the open one; questions of different kinds
 * are answered side by side.
 */
export class Connection<Of extends Questions, Served extends WorkerApi = WorkerApi> {
  // The reference also keeps Safari from collecting a worker that nothing else refers to.
  #life: Life<Served> | undefined;
  /** The listeners for interim results, by the number of the question, until it is settled. */
  readonly #listeners = new Map<number, (interim: unknown) => void>();
  #questions = 0;
  /** The numbers of the questions that were asked last, by their kinds. */
  readonly #newest = new Map<string, number>();
  readonly #start: () => WorkerLike;
  readonly #onStart: (remote: Remote<Served>) => void;

  /**
   * The questions by their kinds. A proxy, because the page has the types of the questions but not their tasks. A
   * question rejects with `SolverDied` if two workers in a row die before they answer, with an `AbortError` if a newer
   * one of its kind replaces it, with the signal's reason, or with the worker's error.
   */
  readonly ask = new Proxy({} as Asker<Of>, {
    get:
      (_, kind) =>
      (...about: unknown[]) => {
        const options = about.pop() as AskOptions<unknown>;
        return this.#ask(String(kind), about, options);
      },
  });

  /**
   * @param start Starts a worker.
   * @param onStart Called after each start: the new worker knows nothing yet.
   */
  constructor(
    start: () => WorkerLike,
    onStart: (remote: Remote<Served>) => void = () => undefined,
  ) {
    this.#start = start;
    this.#onStart = onStart;
  }

  /** The worker's functions; `undefined` while none runs. */
  get remote(): Remote<Served> | undefined {
    return this.#life?.remote;
  }

  /** Asks the worker, and asks a new one if that dies. */
  async #ask(
    kind: string,
    about: readonly unknown[],
    { signal, onInterim }: AskOptions<unknown>,
  ): Promise<unknown> {
    const question = { kind, number: ++this.#questions, about, signal };
    if (onInterim) this.#listeners.set(question.number, onInterim);
    try {
      return await this.#askOnce(question);
    } catch (reason) {
      if (reason instanceof SolverDied) return await this.#askOnce(question);
      throw reason;
    } finally {
      this.#listeners.delete(question.number);
    }
  }

  async #askOnce({ kind, number, about, signal }: Question): Promise<unknown> {
    signal.throwIfAborted();
    // A newer one may have come before this one was asked again.
    if ((this.#newest.get(kind) ?? 0) > number) throw replaced();
    this.#newest.set(kind, number);
    const asked = this.#connect();
    const { any, open } = asked;
    // The worker itself drops the older one.
    open.get(kind)?.(replaced());
    this.#watch(asked);
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        if (open.get(kind) === fail) open.delete(kind);
        signal.removeEventListener('abort', giveUp);
      };
      const fail = (reason: Error): void => {
        settle();
        reject(reason);
      };
      const giveUp = (): void => {
        void any.drop(kind);
        fail(signal.reason as Error);
      };
      open.set(kind, fail);
      signal.addEventListener('abort', giveUp);
      any.ask(kind, number, about).then((answer) => {
        settle();
        resolve(answer);
      }, fail);
    });
  }

  #connect(): Life<Served> {
    if (this.#life !== undefined) return this.#life;
    const worker = this.#startWorker();
    const remote = wrap<Served>(worker);
    const life: Life<Served> = {
      worker,
      remote,
      any: remote,
      open: new Map(),
      watch: undefined,
    };
    const failed = (): void => this.#disconnect(life, 'The solver stopped.');
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
    this.#life = life;
    // One listener serves all questions: each listener opens a channel, which costs as much as the rest of a question.
    const listener = (question: number, interim: unknown): void =>
      this.#listeners.get(question)?.(interim);
    void life.any.onProgress(proxy(listener));
    this.#onStart(remote);
    return life;
  }

  #startWorker(): WorkerLike {
    try {
      return this.#start();
    } catch (cause) {
      throw new SolverDied('No solver can be started.', { cause });
    }
  }

  #disconnect(dead: Life<Served>, why: string): void {
    if (this.#life === dead) this.#life = undefined;
    clearTimeout(dead.watch);
    dead.worker.terminate();
    for (const fail of dead.open.values()) fail(new SolverDied(why));
  }

  /**
   * Probes a worker with open questions at intervals, because a killed worker raises no event. Disconnects it when it
   * does not answer.
   */
  #watch(watched: Life<Served>): void {
    if (watched.watch !== undefined) return;
    let isAnswered = true;
    const look = (): void => {
      if (watched.open.size === 0) {
        watched.watch = undefined;
        return;
      }
      if (!isAnswered) {
        this.#disconnect(watched, 'The solver did not answer.');
        return;
      }
      isAnswered = false;
      void watched.any.ping().then(() => (isAnswered = true));
      watched.watch = setTimeout(look, WATCH_EVERY);
    };
    watched.watch = setTimeout(look, WATCH_EVERY);
  }
}

/** Returns the error of a question in whose place a newer one of its kind was asked. */
function replaced(): DOMException {
  return new DOMException('A newer call has taken the place of this one.', 'AbortError');
}
