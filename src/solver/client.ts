import { proxy, wrap, type Remote } from 'comlink';
import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import type { Hint } from './hint.ts';
import type { Insight } from './insight.ts';
import type { Board, CallNumber, SolverWorker } from './protocol.ts';
import type { WayBack } from './way-back.ts';

/** What the page needs of a worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

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
  /** Says which solutions of a size the player has found and been shown, in place of what was said. */
  know(size: number, found: Iterable<Code>, revealed: Iterable<Code>): void;
  /** Adds one solution to what the player knows. */
  learn(code: Code, as: 'found' | 'revealed'): void;
  /** Ways to finish, and how many of them are new. */
  insight(board: Board, options: InsightOptions): Promise<Insight>;
  /** What to say next about a board. */
  hint(board: Board, options: CallOptions): Promise<Hint>;
  /** A solution not found yet, an ending of the board if it has one; `undefined` when none is left. */
  reveal(board: Board, options: CallOptions): Promise<Code | undefined>;
  /** What one queen more would leave. */
  ghost(board: Board, square: Square, options: CallOptions): Promise<Insight>;
  /**
   * How far to go back to a board that can be finished; `undefined` when there is none.
   * @param earlier The boards before this one, all of one size, the newest first.
   */
  wayBack(earlier: readonly Board[], options: CallOptions): Promise<WayBack | undefined>;
}

/** Milliseconds between two questions whether the worker lives; it has as long to answer one. */
const WATCH_EVERY = 5000;

type Kind = Exclude<keyof Solver, 'know' | 'learn'>;

interface Call {
  readonly kind: Kind;
  /** The board it is about, for calls that one in another board overtakes. */
  readonly board: string;
  readonly reject: (reason: Error) => void;
  readonly onImprove?: (insight: Insight) => void;
}

/** A worker with what it was told and asked. */
interface Connection {
  readonly worker: WorkerLike;
  readonly remote: Remote<SolverWorker>;
  readonly sizesTold: Set<number>;
  readonly calls: Map<CallNumber, Call>;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/**
 * A solver whose worker is started by the first call and kept until it dies.
 * @param start Starts a worker that serves the solver.
 */
export function createSolver(start: () => WorkerLike): Solver {
  const known = new Map<number, Map<Code, 'found' | 'revealed'>>();
  // The reference also keeps Safari from collecting a worker that nothing else refers to.
  let connection: Connection | undefined;
  let lastCall: CallNumber = 0;
  let insightBoard = '';

  function connect(): Connection {
    if (connection !== undefined) return connection;
    const worker = start();
    const remote = wrap<SolverWorker>(worker);
    const opened: Connection = {
      worker,
      remote,
      sizesTold: new Set(),
      calls: new Map(),
      watch: undefined,
    };
    const failed = (): void => disconnect(opened, 'The solver stopped.');
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
    connection = opened;
    tell(remote.listen(proxy((call, insight) => opened.calls.get(call)?.onImprove?.(insight))));
    return opened;
  }

  function disconnect(dead: Connection, why: string): void {
    if (connection === dead) connection = undefined;
    clearTimeout(dead.watch);
    dead.worker.terminate();
    for (const { reject } of dead.calls.values()) reject(new SolverDied(why));
    dead.calls.clear();
  }

  /** Asks a worker with calls open whether it lives: one that is killed says nothing. */
  function watch(watched: Connection): void {
    if (watched.watch !== undefined) return;
    let isAnswered = true;
    const look = (): void => {
      if (watched.calls.size === 0) {
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

  function tellKnown(size: number, { remote, sizesTold }: Connection): void {
    sizesTold.add(size);
    const codes = [...(known.get(size) ?? [])];
    const codesOf = (wanted: 'found' | 'revealed'): Code[] =>
      codes.filter(([, as]) => as === wanted).map(([code]) => code);
    tell(remote.know(size, codesOf('found'), codesOf('revealed')));
  }

  function ask<Answer>(
    call: Omit<Call, 'reject'>,
    size: number,
    signal: AbortSignal,
    send: (remote: Remote<SolverWorker>, number: CallNumber) => Promise<Answer>,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const asked = connect();
      const { calls, remote } = asked;
      for (const [number, { kind }] of calls) {
        if (kind === call.kind) drop(asked, number, overtaken());
      }
      if (!asked.sizesTold.has(size)) tellKnown(size, asked);

      const number = ++lastCall;
      const giveUp = (): void => drop(asked, number, signal.reason as Error);
      const settle = (): void => {
        calls.delete(number);
        signal.removeEventListener('abort', giveUp);
      };
      calls.set(number, {
        ...call,
        reject(reason) {
          settle();
          reject(reason);
        },
      });
      signal.addEventListener('abort', giveUp);
      watch(asked);
      send(remote, number).then(
        (answer) => {
          settle();
          resolve(answer);
        },
        (reason: unknown) => calls.get(number)?.reject(reason as Error),
      );
    });
  }

  function drop({ calls, remote }: Connection, number: CallNumber, reason: Error): void {
    tell(remote.drop(number));
    calls.get(number)?.reject(reason);
  }

  return {
    know(size, found, revealed) {
      const codes = new Map<Code, 'found' | 'revealed'>();
      for (const code of revealed) codes.set(code, 'revealed');
      for (const code of found) codes.set(code, 'found');
      known.set(size, codes);
      if (connection?.sizesTold.has(size)) tellKnown(size, connection);
    },

    learn(code, as) {
      const size = code.length;
      const codes = known.get(size) ?? new Map<Code, 'found' | 'revealed'>();
      if (codes.get(code) === 'found') return;
      known.set(size, codes.set(code, as));
      if (connection?.sizesTold.has(size)) tell(connection.remote.learn(code, as));
    },

    insight(board, { signal, onImprove }) {
      insightBoard = keyOf(board);
      for (const [number, call] of connection?.calls ?? []) {
        if (call.board !== insightBoard) drop(connection!, number, overtaken());
      }
      return ask(
        { kind: 'insight', board: insightBoard, onImprove },
        board.size,
        signal,
        async (remote, number) => remote.insight(number, plain(board)),
      );
    },

    hint(board, { signal }) {
      return ask(
        { kind: 'hint', board: keyOf(board) },
        board.size,
        signal,
        async (remote, number) => remote.hint(number, plain(board)),
      );
    },

    reveal(board, { signal }) {
      return ask(
        { kind: 'reveal', board: keyOf(board) },
        board.size,
        signal,
        async (remote, number) => remote.reveal(number, plain(board)),
      );
    },

    ghost(board, square, { signal }) {
      const { size, queens } = board;
      return ask({ kind: 'ghost', board: keyOf(board) }, size, signal, async (remote, number) =>
        remote.ghost(number, { size, queens: [...queens, square] }),
      );
    },

    wayBack(earlier, { signal }) {
      const size = earlier[0]?.size;
      if (size === undefined) return Promise.resolve(undefined);
      const boards = earlier.map(({ queens }) => queens);
      return ask({ kind: 'wayBack', board: insightBoard }, size, signal, async (remote, number) =>
        remote.wayBack(number, size, boards),
      );
    },
  };
}

function keyOf({ size, queens }: Board): string {
  return `${size}:${[...queens].sort((a, b) => a - b).join()}`;
}

/** A position has more than the worker needs. */
function plain({ size, queens }: Board): Board {
  return { size, queens };
}

function overtaken(): DOMException {
  return new DOMException('A newer call has taken the place of this one.', 'AbortError');
}

/** Sends what has no answer to wait for. Should the worker be dead, the watch finds out. */
function tell(message: Promise<unknown>): void {
  message.catch(() => undefined);
}
