import { proxy, wrap, type Remote } from 'comlink';
import type { Asked } from './asked.ts';

/** What the page needs of a worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** Every call can be given up; it then rejects with the signal's reason. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** A worker stopped, did not answer or could not be started. The next call starts a new one. */
export class SolverDied extends Error {
  override readonly name = 'SolverDied';
}

/** What became of a question. `dropped`: it was given up or overtaken, and nobody waits for an answer. */
export type Reply<Answer> =
  { readonly kind: 'answered'; readonly answer: Answer } | { readonly kind: 'died' | 'dropped' };

/**
 * Waits for what becomes of a question to a solver. An error that is neither `SolverDied` nor an `AbortError` is a
 * mistake in the program: it goes to the console, and the player is told the same as of a solver that died.
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

/** A question of the page. */
export interface Ask<Kind, Worker, Answer> {
  readonly kind: Kind;
  readonly signal: AbortSignal;
  /** What it is about, by which it may be overtaken. */
  readonly about?: string;
  send(remote: Remote<Worker>): Promise<Answer>;
}

/** A question whose answer is told in parts. */
export interface AskInParts<Kind, Worker, Answer, Interim> extends Omit<
  Ask<Kind, Worker, Answer>,
  'send'
> {
  onInterim(interim: Interim): void;
  /** @param question The number under which the worker tells the parts. */
  send(remote: Remote<Worker>, question: number): Promise<Answer>;
}

/** Milliseconds between two questions whether the worker lives; it has as long to answer one. */
const WATCH_EVERY = 5000;

/** A question that has no answer yet. */
interface Open {
  readonly about: string;
  readonly fail: (reason: Error) => void;
}

/** A worker with what it was asked. */
interface Life<Kind, Served> {
  readonly worker: WorkerLike;
  readonly remote: Remote<Served>;
  /** The same as what every worker is. */
  readonly any: Remote<Asked>;
  readonly open: Map<Kind, Open>;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The page's end of a worker, which is started by the first question and kept until it dies: then its
 * questions are asked once more of a new one, and reject with `SolverDied` where that dies, too. A question is
 * overtaken by the next of its kind, and rejects with an `AbortError`.
 */
export class Connection<Kind extends string, Served extends Asked> {
  // The reference also keeps Safari from collecting a worker that nothing else refers to.
  #life: Life<Kind, Served> | undefined;
  /** What hears the parts of an answer, by the number of its question, until that is settled. */
  readonly #listeners = new Map<number, (interim: never) => void>();
  #questions = 0;
  readonly #start: () => WorkerLike;
  readonly #onStart: () => void;

  /**
   * @param start Starts a worker.
   * @param onStart Hears of every worker that is started: it knows nothing yet.
   */
  constructor(start: () => WorkerLike, onStart: () => void = () => undefined) {
    this.#start = start;
    this.#onStart = onStart;
  }

  /** The worker's functions while there is one. */
  get remote(): Remote<Served> | undefined {
    return this.#life?.remote;
  }

  /**
   * Asks the worker, and once more where that dies.
   * @throws SolverDied, an `AbortError` when the question is overtaken, the signal's reason, or what the worker throws.
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
    // The worker drops the older one by itself.
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

  /** Asks the worker what it answers in parts: none is heard once the question is settled. */
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

  /** Drops every open question about something else. */
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
    // One for all questions: a listener is a channel, which costs as much as all else of a question.
    const listener = (question: number, interim: unknown): void =>
      this.#listeners.get(question)?.(interim as never);
    void life.any.hear(proxy(listener));
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

  /** Asks a worker with questions open whether it lives: one that is killed says nothing. */
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
  { any, open }: Pick<Life<Kind, Asked>, 'any' | 'open'>,
  kind: Kind,
  reason: Error,
): void {
  void any.drop(kind);
  open.get(kind)?.fail(reason);
}

function overtaken(): DOMException {
  return new DOMException('A newer call has taken the place of this one.', 'AbortError');
}
