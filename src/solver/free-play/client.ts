import type { Remote } from 'comlink';
import type { Code } from '../../core/solutions/code.ts';
import { Connection, type WorkerLike } from '../worker/connection.ts';
import type { Asker } from '../worker/questions.ts';
import type { WorkerApi } from '../worker/worker-api.ts';
import type { FreePlayQuestions, Knowledge, KnownAs } from './serve.ts';

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

/** The solver: questions about a board of free play, answered in a worker from what the player knows. */
export interface Solver {
  readonly ask: Asker<FreePlayQuestions>;
  /**
   * Sets the solutions that the player knows of a size. Reads all of them, to send those that are new and to notice any
   * that were erased. Sends nothing if nothing changed.
   */
  know(known: KnownOfSize): void;
}

type KnowingWorker = WorkerApi & Knowledge;

/**
 * Creates a solver. The first question starts its worker, which is kept until it dies.
 * @param start Starts a worker that serves the solver.
 */
export function createSolver(start: () => WorkerLike): Solver {
  const known = new Map<number, KnownOfSize>();
  /** Every solution that was sent to the worker, for each size that was. */
  const heard = new Map<number, Map<Code, KnownAs>>();
  const connection = new Connection<FreePlayQuestions, KnowingWorker>(start, (remote) => {
    heard.clear();
    for (const ofSize of known.values()) tellAll(ofSize, remote);
  });

  function tellAll({ size, found, revealed }: KnownOfSize, remote: Remote<KnowingWorker>): void {
    const codes = new Map<Code, KnownAs>();
    for (const code of revealed.keys()) codes.set(code, 'revealed');
    for (const code of found.keys()) codes.set(code, 'found');
    heard.set(size, codes);
    void remote.know(size, [...found.keys()], [...revealed.keys()]);
  }

  /** Sends the worker the codes of a size that it has not been sent. */
  function tellNew(
    codes: Iterable<Code>,
    as: KnownAs,
    ofSize: Map<Code, KnownAs>,
    remote: Remote<KnowingWorker>,
  ): void {
    const news = [...codes].filter(
      (code) => ofSize.get(code) !== 'found' && ofSize.get(code) !== as,
    );
    if (news.length === 0) return;
    for (const code of news) ofSize.set(code, as);
    void remote.learn(news, as);
  }

  return {
    ask: connection.ask,

    know(ofSize) {
      const { size, found, revealed } = ofSize;
      known.set(size, ofSize);
      const { remote } = connection;
      if (!remote) return;
      const told = heard.get(size);
      if (!told || hasLost(ofSize, told)) {
        tellAll(ofSize, remote);
      } else {
        tellNew(found.keys(), 'found', told, remote);
        tellNew(revealed.keys(), 'revealed', told, remote);
      }
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
