import { proxy, wrap, type Remote } from 'comlink';
import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import type { Hint } from './hint.ts';
import type { Insight } from './insight.ts';
import type { Placement, KnownAs, QuestionKind, SolverWorker } from './protocol.ts';
import type { WayBack } from './way-back.ts';

/** What the page needs of a worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/**
 * The solutions of a size that a player knows. The maps are live: they are read again whenever a
 * worker has to be told everything.
 */
export interface KnownOfSize {
  readonly size: number;
  readonly found: ReadonlyMap<Code, unknown>;
  /** Those that were shown and are not found. */
  readonly revealed: ReadonlyMap<Code, unknown>;
}

/** Every call can be given up; it then rejects with the signal's reason. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** An insight may be told in parts: bounds that only grow, until they are exact or rest. */
export interface InsightOptions extends CallOptions {
  readonly onImprove: (insight: Insight) => void;
}

/** The worker stopped, or did not answer. The next call starts a new one. */
export class SolverDied extends Error {
  override readonly name = 'SolverDied';
}

/**
 * What can still be done on a board, and why, worked out apart from the page.
 *
 * A call is overtaken, and rejects with an `AbortError`, by the next of its kind and by an insight
 * into another board. It rejects with `SolverDied` when the worker does not live to answer it.
 */
export interface Solver {
  /**
   * Says what the player knows of a size. It looks at every solution, to pass on what is new and to
   * notice what was erased; where nothing has changed, nothing is sent.
   */
  know(known: KnownOfSize): void;
  /** Says that one solution has come to the known ones of its size, and looks at no other. */
  learn(code: Code, as: KnownAs): void;
  /** Ways to finish, and how many of them are new. */
  insight(board: Placement, options: InsightOptions): Promise<Insight>;
  /** What to say next about a board. */
  hint(board: Placement, options: CallOptions): Promise<Hint>;
  /** An ending of the board that is not found yet; `undefined` when there is none. */
  reveal(board: Placement, options: CallOptions): Promise<Code | undefined>;
  /** What one queen more would leave. */
  ghost(board: Placement, square: Square, options: CallOptions): Promise<Insight>;
  /**
   * How far to go back to a board that can be finished; `undefined` when there is none.
   * @param earlier The boards before this one, all of one size, the newest first.
   */
  wayBack(earlier: readonly Placement[], options: CallOptions): Promise<WayBack | undefined>;
}

/** Milliseconds between two questions whether the worker lives; it has as long to answer one. */
const WATCH_EVERY = 5000;

/** A question that has no answer yet. */
interface Question {
  /** The board it is about, for questions that an insight into another board overtakes. */
  readonly board: string;
  readonly fail: (reason: Error) => void;
}

/** A worker with what it was told and asked. */
interface Connection {
  readonly worker: WorkerLike;
  readonly remote: Remote<SolverWorker>;
  /** Every solution the worker has heard of, for each size it was told about. */
  readonly heard: Map<number, Map<Code, KnownAs>>;
  readonly open: Map<QuestionKind, Question>;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/**
 * A solver whose worker is started by the first call and kept until it dies.
 * @param start Starts a worker that serves the solver.
 */
export function createSolver(start: () => WorkerLike): Solver {
  const known = new Map<number, KnownOfSize>();
  // The reference also keeps Safari from collecting a worker that nothing else refers to.
  let connection: Connection | undefined;
  let insightBoard = '';

  function connect(): Connection {
    if (connection !== undefined) return connection;
    const worker = start();
    const opened: Connection = {
      worker,
      remote: wrap<SolverWorker>(worker),
      heard: new Map(),
      open: new Map(),
      watch: undefined,
    };
    const failed = (): void => disconnect(opened, 'The solver stopped.');
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
    connection = opened;
    return opened;
  }

  function disconnect(dead: Connection, why: string): void {
    if (connection === dead) connection = undefined;
    clearTimeout(dead.watch);
    dead.worker.terminate();
    for (const { fail } of dead.open.values()) fail(new SolverDied(why));
  }

  /** Asks a worker with questions open whether it lives: one that is killed says nothing. */
  function watch(watched: Connection): void {
    if (watched.watch !== undefined) return;
    let isAnswered = true;
    const look = (): void => {
      if (watched.open.size === 0) {
        watched.watch = undefined;
        return;
      }
      if (!isAnswered) {
        disconnect(watched, 'The solver did not answer.');
        return;
      }
      isAnswered = false;
      tell(watched.remote.ping().then(() => void (isAnswered = true)));
      watched.watch = setTimeout(look, WATCH_EVERY);
    };
    watched.watch = setTimeout(look, WATCH_EVERY);
  }

  function tellAll(size: number, { remote, heard }: Connection): void {
    const found = [...(known.get(size)?.found.keys() ?? [])];
    const revealed = [...(known.get(size)?.revealed.keys() ?? [])];
    const codes = new Map<Code, KnownAs>();
    for (const code of revealed) codes.set(code, 'revealed');
    for (const code of found) codes.set(code, 'found');
    heard.set(size, codes);
    tell(remote.know(size, found, revealed));
  }

  /** Tells a worker those of the codes of a size that it has not heard of. */
  function tellNew(
    codes: Iterable<Code>,
    as: KnownAs,
    heard: Map<Code, KnownAs>,
    to: Connection,
  ): void {
    const news = [...codes].filter((code) => heard.get(code) !== 'found' && heard.get(code) !== as);
    if (news.length === 0) return;
    for (const code of news) heard.set(code, as);
    tell(to.remote.learn(news, as));
  }

  async function ask<Answer>(
    kind: QuestionKind,
    size: number,
    board: string,
    signal: AbortSignal,
    send: (remote: Remote<SolverWorker>) => Promise<Answer>,
  ): Promise<Answer> {
    signal.throwIfAborted();
    const asked = connect();
    const { remote, heard, open } = asked;
    // The worker drops the older one by itself.
    open.get(kind)?.fail(overtaken());
    if (!heard.has(size)) tellAll(size, asked);
    watch(asked);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => drop(asked, kind, signal.reason as Error);
      const question: Question = {
        board,
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

  function drop({ remote, open }: Connection, kind: QuestionKind, reason: Error): void {
    tell(remote.drop(kind));
    open.get(kind)?.fail(reason);
  }

  return {
    know(ofSize) {
      const { size, found, revealed } = ofSize;
      known.set(size, ofSize);
      const heard = connection?.heard.get(size);
      if (!connection || !heard) return;
      if (hasLost(ofSize, heard)) {
        tellAll(size, connection);
      } else {
        tellNew(found.keys(), 'found', heard, connection);
        tellNew(revealed.keys(), 'revealed', heard, connection);
      }
    },

    learn(code, as) {
      const heard = connection?.heard.get(code.length);
      if (connection && heard) tellNew([code], as, heard, connection);
    },

    async insight(board, { signal, onImprove }) {
      insightBoard = keyOf(board);
      for (const [kind, question] of connection?.open ?? []) {
        if (question.board !== insightBoard) drop(connection!, kind, overtaken());
      }
      let isOpen = true;
      const improve = proxy((insight: Insight) => {
        if (isOpen) onImprove(insight);
      });
      try {
        return await ask('insight', board.size, insightBoard, signal, async (remote) =>
          remote.insight(plain(board), improve),
        );
      } finally {
        isOpen = false;
      }
    },

    hint(board, { signal }) {
      return ask('hint', board.size, keyOf(board), signal, async (remote) =>
        remote.hint(plain(board)),
      );
    },

    reveal(board, { signal }) {
      return ask('reveal', board.size, keyOf(board), signal, async (remote) =>
        remote.reveal(plain(board)),
      );
    },

    ghost(board, square, { signal }) {
      const { size, queens } = board;
      return ask('ghost', size, keyOf(board), signal, async (remote) =>
        remote.ghost({ size, queens: [...queens, square] }),
      );
    },

    async wayBack(earlier, { signal }) {
      const size = earlier[0]?.size;
      if (size === undefined) return undefined;
      const boards = earlier.map(({ queens }) => queens);
      return ask('wayBack', size, insightBoard, signal, async (remote) =>
        remote.wayBack(size, boards),
      );
    },
  };
}

/** Whether a solution the worker has heard of is not known any more. */
function hasLost({ found, revealed }: KnownOfSize, heard: ReadonlyMap<Code, KnownAs>): boolean {
  for (const [code, as] of heard) {
    if (!found.has(code) && (as === 'found' || !revealed.has(code))) return true;
  }
  return false;
}

function keyOf({ size, queens }: Placement): string {
  return `${size}:${[...queens].sort((a, b) => a - b).join()}`;
}

/** A position has more than the worker needs. */
function plain({ size, queens }: Placement): Placement {
  return { size, queens };
}

function overtaken(): DOMException {
  return new DOMException('A newer call has taken the place of this one.', 'AbortError');
}

/** Sends what has no answer to wait for. Should the worker be dead, the watch finds out. */
function tell(message: Promise<unknown>): void {
  message.catch(() => undefined);
}
