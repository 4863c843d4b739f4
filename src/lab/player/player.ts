import type { Square } from '../../core/board/square.ts';
import { algorithmOf } from '../exhibits/algorithms.ts';
import { Recorder } from './recorder.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import type { TreeNodes } from '../machine/node-log.ts';

interface Run {
  readonly recorder: Recorder<unknown, string>;
  readonly queens: () => Square[];
  /** The number of changes of the tree's nodes that the page has received. */
  nodesTold: number;
}

/**
 * Plays one exhibit after another. It is separate from the worker that serves it, so that it runs in any thread. Every
 * answer is the run after the call. Within one thread its state is the run's own and changes at the next call; the
 * message to the page copies it.
 */
export class Player {
  #run: Run | undefined;
  readonly #now: () => number;

  /** @param now A clock in milliseconds; only differences matter. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Opens an exhibit at its start, in place of the one before.
   * @param name A name of the catalogue.
   * @param parameters Parameters within the exhibit's limits; the algorithm does not check them.
   */
  open(name: string, parameters: unknown): Snapshot {
    const algorithm = algorithmOf(name);
    const recorder = new Recorder(algorithm.start(parameters), algorithm.step, algorithm.treeMove);
    this.#run = { recorder, queens: () => algorithm.queens(recorder.state), nodesTold: 0 };
    return this.#snapshot();
  }

  /** Goes forward by at most so many steps and about so many milliseconds, but at least one step. */
  advance(steps: number, milliseconds: number): Snapshot {
    this.#recorder.run({ steps, milliseconds, now: this.#now });
    return this.#snapshot();
  }

  /** Goes to a position, or to the nearest one that the run has reached. */
  seek(position: number): Snapshot {
    this.#recorder.seek(position);
    return this.#snapshot();
  }

  /** Runs from the furthest position for some milliseconds, and returns to the current one. */
  lookAhead(milliseconds: number): Snapshot {
    const recorder = this.#recorder;
    const { position } = recorder;
    recorder.seek(recorder.furthest);
    recorder.run({ steps: Infinity, milliseconds, now: this.#now });
    recorder.seek(position);
    return this.#snapshot();
  }

  get #recorder(): Recorder<unknown, string> {
    if (!this.#run) throw new Error('No exhibit is open.');
    return this.#run.recorder;
  }

  #snapshot(): Snapshot {
    const { position, furthest, length, last, state, tally, marks } = this.#recorder;
    const queens = this.#run!.queens();
    const tree = this.#recorder.tree?.position;
    const nodes = this.#newNodes();
    return { position, furthest, length, step: last, state, queens, tally, marks, tree, nodes };
  }

  /** Returns the nodes of the tree if they have changed since the last call. */
  #newNodes(): TreeNodes | undefined {
    const run = this.#run!;
    const log = run.recorder.tree?.log;
    if (!log || log.changes === run.nodesTold) return undefined;
    run.nodesTold = log.changes;
    return log.nodes();
  }
}
