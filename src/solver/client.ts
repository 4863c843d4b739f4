import type { Remote } from 'comlink';
import type { Code } from '../core/code.ts';
import type { Square } from '../core/square.ts';
import { Connection, type CallOptions, type WorkerLike } from './connection.ts';
import type { BoardCheck } from './board-check.ts';
import type { Hint } from './hint.ts';
import type { Insight } from './insight.ts';
import type {
  KnownAs,
  MarkedPlacement,
  Placement,
  QuestionKind,
  SolverWorker,
} from './protocol.ts';
import type { WayBack } from './way-back.ts';

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

/** An insight may be told in parts: bounds that only grow, until they are exact or rest. */
export interface InsightOptions extends CallOptions {
  readonly onImprove: (insight: Insight) => void;
}

/**
 * What can still be done on a board, and why, worked out apart from the page.
 *
 * A call is overtaken, and rejects with an `AbortError`, by the next of its kind and by an insight
 * into another board. It rejects with `SolverDied` when two workers in a row do not live to answer it.
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
  hint(board: MarkedPlacement, options: CallOptions): Promise<Hint>;
  /** Which queens of a board are wrong. */
  check(board: Placement, options: CallOptions): Promise<BoardCheck>;
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

/**
 * A solver whose worker is started by the first call and kept until it dies.
 * @param start Starts a worker that serves the solver.
 */
export function createSolver(start: () => WorkerLike): Solver {
  const known = new Map<number, KnownOfSize>();
  /** Every solution the worker has heard of, for each size it was told about. */
  const heard = new Map<number, Map<Code, KnownAs>>();
  const connection = new Connection<QuestionKind, SolverWorker>(start, () => heard.clear());
  let insightBoard = '';

  function tellAll(size: number, remote: Remote<SolverWorker>): void {
    const found = [...(known.get(size)?.found.keys() ?? [])];
    const revealed = [...(known.get(size)?.revealed.keys() ?? [])];
    const codes = new Map<Code, KnownAs>();
    for (const code of revealed) codes.set(code, 'revealed');
    for (const code of found) codes.set(code, 'found');
    heard.set(size, codes);
    void remote.know(size, found, revealed);
  }

  /** Tells a worker those of the codes of a size that it has not heard of. */
  function tellNew(
    codes: Iterable<Code>,
    as: KnownAs,
    ofSize: Map<Code, KnownAs>,
    remote: Remote<SolverWorker>,
  ): void {
    const news = [...codes].filter(
      (code) => ofSize.get(code) !== 'found' && ofSize.get(code) !== as,
    );
    if (news.length === 0) return;
    for (const code of news) ofSize.set(code, as);
    void remote.learn(news, as);
  }

  /** The worker, once it knows what is known of a size. */
  function informed(remote: Remote<SolverWorker>, size: number): Remote<SolverWorker> {
    if (!heard.has(size)) tellAll(size, remote);
    return remote;
  }

  return {
    know(ofSize) {
      const { size, found, revealed } = ofSize;
      known.set(size, ofSize);
      const { remote } = connection;
      const told = heard.get(size);
      if (!remote || !told) return;
      if (hasLost(ofSize, told)) {
        tellAll(size, remote);
      } else {
        tellNew(found.keys(), 'found', told, remote);
        tellNew(revealed.keys(), 'revealed', told, remote);
      }
    },

    learn(code, as) {
      const { remote } = connection;
      const told = heard.get(code.length);
      if (remote && told) tellNew([code], as, told, remote);
    },

    insight(board, { signal, onImprove }) {
      insightBoard = keyOf(board);
      connection.dropOthers(insightBoard);
      return connection.askInParts({
        kind: 'insight',
        signal,
        about: insightBoard,
        onInterim: onImprove,
        send: async (remote, question) =>
          informed(remote, board.size).insight(plain(board), question),
      });
    },

    hint(board, { signal }) {
      return connection.ask({
        kind: 'hint',
        signal,
        about: keyOf(board),
        send: async (remote) =>
          informed(remote, board.size).hint({ ...plain(board), marks: board.marks ?? [] }),
      });
    },

    check(board, { signal }) {
      return connection.ask({
        kind: 'check',
        signal,
        about: keyOf(board),
        send: async (remote) => remote.check(plain(board)),
      });
    },

    reveal(board, { signal }) {
      return connection.ask({
        kind: 'reveal',
        signal,
        about: keyOf(board),
        send: async (remote) => informed(remote, board.size).reveal(plain(board)),
      });
    },

    ghost(board, square, { signal }) {
      const { size, queens } = board;
      return connection.ask({
        kind: 'ghost',
        signal,
        about: keyOf(board),
        send: async (remote) => informed(remote, size).ghost({ size, queens: [...queens, square] }),
      });
    },

    async wayBack(earlier, { signal }) {
      const size = earlier[0]?.size;
      if (size === undefined) return undefined;
      const boards = earlier.map(({ queens }) => queens);
      return connection.ask({
        kind: 'wayBack',
        signal,
        about: insightBoard,
        send: async (remote) => informed(remote, size).wayBack(size, boards),
      });
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
