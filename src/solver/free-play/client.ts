import type { Remote } from 'comlink';
import type { Code } from '../../core/solutions/code.ts';
import type { Square } from '../../core/board/square.ts';
import { Connection, type CallOptions, type WorkerLike } from '../worker/connection.ts';
import type { BoardCheck } from '../hints/board-check.ts';
import type { Hint } from '../hints/hint.ts';
import type { Insight } from '../insight/insight.ts';
import type {
  KnownAs,
  MarkedPlacement,
  Placement,
  QuestionKind,
  SolverWorker,
} from './protocol.ts';
import type { WayBack } from '../insight/way-back.ts';

/**
 * The solutions of a size that a player knows. The maps are live: they are read again whenever a worker must be sent
 * everything.
 */
interface KnownOfSize {
  readonly size: number;
  readonly found: ReadonlyMap<Code, unknown>;
  /** Solutions that were shown and not found since. */
  readonly revealed: ReadonlyMap<Code, unknown>;
}

/**
 * Options of an insight, which may arrive in parts: lower bounds that only grow, until they are exact or counting
 * stops.
 */
export interface InsightOptions extends CallOptions {
  readonly onImprove: (insight: Insight) => void;
}

/**
 * The solver: questions about a board of free play, answered in a worker.
 *
 * A call rejects with an `AbortError` when the next call of its kind, or an insight into another board, replaces it. It
 * rejects with `SolverDied` if two workers in a row die before they answer.
 */
export interface Solver {
  /**
   * Sets the solutions that the player knows of a size. Reads all of them, to send those that are new and to notice any
   * that were erased. Sends nothing if nothing changed.
   */
  know(known: KnownOfSize): void;
  /** Counts the completions of a board, and the new ones among them. */
  insight(board: Placement, options: InsightOptions): Promise<Insight>;
  hint(board: MarkedPlacement, options: CallOptions): Promise<Hint>;
  /** Finds the wrong queens of a board. */
  check(board: Placement, options: CallOptions): Promise<BoardCheck>;
  /** Returns a completion of the board that the player has not found; `undefined` if there is none. */
  reveal(board: Placement, options: CallOptions): Promise<Code | undefined>;
  /** Counts the completions that one more queen would leave. */
  ghost(board: Placement, square: Square, options: CallOptions): Promise<Insight>;
  /**
   * Finds the nearest earlier board that lacks just the queens to take back; `undefined` if there is none.
   * @param earlier The queens of the boards before this one, the newest first.
   */
  wayBack(
    board: Placement,
    earlier: readonly (readonly Square[])[],
    options: CallOptions,
  ): Promise<WayBack | undefined>;
}

/**
 * Creates a solver. The first question starts its worker, which is kept until it dies.
 * @param start Starts a worker that serves the solver.
 */
export function createSolver(start: () => WorkerLike): Solver {
  const known = new Map<number, KnownOfSize>();
  /** Every solution that was sent to the worker, for each size that was. */
  const heard = new Map<number, Map<Code, KnownAs>>();
  const connection = new Connection<QuestionKind, SolverWorker>(start, () => heard.clear());

  function tellAll(size: number, remote: Remote<SolverWorker>): void {
    const found = [...(known.get(size)?.found.keys() ?? [])];
    const revealed = [...(known.get(size)?.revealed.keys() ?? [])];
    const codes = new Map<Code, KnownAs>();
    for (const code of revealed) codes.set(code, 'revealed');
    for (const code of found) codes.set(code, 'found');
    heard.set(size, codes);
    void remote.know(size, found, revealed);
  }

  /** Sends the worker the codes of a size that it has not been sent. */
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

  /** Returns the worker, after sending it the solutions known of a size if it has none yet. */
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

    insight(board, { signal, onImprove }) {
      const about = keyOf(board);
      connection.dropOthers(about);
      return connection.askInParts({
        kind: 'insight',
        signal,
        about,
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
        send: async (remote) => informed(remote, board.size).check(plain(board)),
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

    async wayBack(board, earlier, { signal }) {
      if (earlier.length === 0) return undefined;
      return connection.ask({
        kind: 'wayBack',
        signal,
        about: keyOf(board),
        send: async (remote) => informed(remote, board.size).wayBack(plain(board), earlier),
      });
    },
  };
}

/** Returns true if a solution that was sent to the worker is not known any more. */
function hasLost({ found, revealed }: KnownOfSize, heard: ReadonlyMap<Code, KnownAs>): boolean {
  for (const [code, as] of heard) {
    if (!found.has(code) && (as === 'found' || !revealed.has(code))) return true;
  }
  return false;
}

function keyOf({ size, queens }: Placement): string {
  return `${size}:${[...queens].sort((a, b) => a - b).join()}`;
}

/** Keeps the fields that the worker needs: a position may have others. */
function plain({ size, queens }: Placement): Placement {
  return { size, queens };
}
