import { proxy, wrap, type Remote } from 'comlink';
import type { WorkerApi } from './worker-api.ts';

/** The part of `Worker` that the page uses. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** Options of a call. When the signal aborts, the call rejects with its reason. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

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

/** A question from the page to a worker. */
interface Ask<Kind, Worker, Answer> {
  readonly kind: Kind;
  readonly signal: AbortSignal;
  /** The subject of the question, which `dropOthers` compares; '' if left out. */
  readonly about?: string;
  send(remote: Remote<Worker>): Promise<Answer>;
}

/** A question whose answer arrives in parts. */
interface AskInParts<Kind, Worker, Answer, Interim> extends Omit<
  Ask<Kind, Worker, Answer>,
  'send'
> {
  onInterim(interim: Interim): void;
  /** @param question The number under which the worker sends the parts. */
  send(remote: Remote<Worker>, question: number): Promise<Answer>;
}

/** Milliseconds between two liveness probes; also the time that a worker has to answer one. */
const WATCH_EVERY = 5000;

/** A question without an answer yet. */
interface Open {
  readonly about: string;
  readonly fail: (reason: Error) => void;
}

/** A running worker and its open questions. */
interface Life<Kind, Served> {
  readonly worker: WorkerLike;
  readonly remote: Remote<Served>;
  /** The same remote, typed as the functions that every worker offers. */
  readonly any: Remote<WorkerApi>;
  readonly open: Map<Kind, Open>;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The page's end of a worker. The first question starts the worker, which is kept until it dies. Its open questions are
 * then asked once more of a new worker, and reject with `SolverDied` if that dies as well. A newer question of a kind
 * replaces the open one, which rejects with an `AbortError`.
 */
export class Connection<Kind extends string, Served extends WorkerApi> {
  // The reference also keeps Safari from collecting a worker that nothing else refers to.
  #life: Life<Kind, Served> | undefined;
  /** The listeners for parts of answers, by the number of the question, until it is settled. */
  readonly #listeners = new Map<number, (interim: never) => void>();
  #questions = 0;
  readonly #start: () => WorkerLike;
  readonly #onStart: () => void;

  /**
   * @param start Starts a worker.
   * @param onStart Called after each start: the new worker knows nothing yet.
   */
  constructor(start: () => WorkerLike, onStart: () => void = () => undefined) {
    this.#start = start;
    this.#onStart = onStart;
  }

  /** The worker's functions; `undefined` while none runs. */
  get remote(): Remote<Served> | undefined {
    return this.#life?.remote;
  }

  /**
   * Asks the worker, and asks a new one if that dies.
   * @throws SolverDied if both die, an `AbortError` if a newer question replaces this one, the signal's reason, or the
   * worker's error.
   */
  async ask<Answer>(question: Ask<Kind, Served, Answer>): Promise<Answer> {
    try {
      return await this.#askOnce(question);
    } catch (reason) {
      if (reason instanceof SolverDied) return this.#askOnce(question);
      throw reason;
    }
  }

  async #askOnce<Answer>({
    kind,
    signal,
    about = '',
    send,
  }: Ask<Kind, Served, Answer>): Promise<Answer> {
    signal.throwIfAborted();
    const asked = this.#connect();
    const { remote, open } = asked;
    // The worker itself drops the older one.
    open.get(kind)?.fail(overtaken());
    this.#watch(asked);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => drop(asked, kind, signal.reason as Error);
      const question: Open = {
        about,
        fail(reason) {
          settle();
          reject(reason);
        },
      };
      const settle = (): void => {
        if (open.get(kind) === question) open.delete(kind);
        signal.removeEventListener('abort', giveUp);
      };
      open.set(kind, question);
      signal.addEventListener('abort', giveUp);
      send(remote).then((answer) => {
        settle();
        resolve(answer);
      }, question.fail);
    });
  }

  /** Asks a question whose answer arrives in parts. Parts that arrive after it is settled are ignored. */
  askInParts<Answer, Interim>({
    onInterim,
    send,
    ...ask
  }: AskInParts<Kind, Served, Answer, Interim>): Promise<Answer> {
    const question = ++this.#questions;
    this.#listeners.set(question, onInterim);
    const answer = this.ask({ ...ask, send: (remote) => send(remote, question) });
    return answer.finally(() => this.#listeners.delete(question));
  }

  /** Drops every open question with another subject. */
  dropOthers(about: string): void {
    const life = this.#life;
    for (const [kind, question] of life?.open ?? []) {
      if (question.about !== about) drop(life!, kind, overtaken());
    }
  }

  #connect(): Life<Kind, Served> {
    if (this.#life !== undefined) return this.#life;
    const worker = this.#startWorker();
    const remote = wrap<Served>(worker);
    const life: Life<Kind, Served> = {
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
      this.#listeners.get(question)?.(interim as never);
    void life.any.onProgress(proxy(listener));
    this.#onStart();
    return life;
  }

  #startWorker(): WorkerLike {
    try {
      return this.#start();
    } catch (cause) {
      throw new SolverDied('No solver can be started.', { cause });
    }
  }

  #disconnect(dead: Life<Kind, Served>, why: string): void {
    if (this.#life === dead) this.#life = undefined;
    clearTimeout(dead.watch);
    dead.worker.terminate();
    for (const { fail } of dead.open.values()) fail(new SolverDied(why));
  }

  /**
   * Probes a worker with open questions at intervals, because a killed worker raises no event. Disconnects it when it
   * does not answer.
   */
  #watch(watched: Life<Kind, Served>): void {
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

function drop<Kind extends string>(
  { any, open }: Pick<Life<Kind, WorkerApi>, 'any' | 'open'>,
  kind: Kind,
  reason: Error,
): void {
  void any.drop(kind);
  open.get(kind)?.fail(reason);
}

function overtaken(): DOMException {
  return new DOMException('A newer call has taken the place of this one.', 'AbortError');
}
