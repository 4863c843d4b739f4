import type { Square } from '../../core/board/square.ts';
import { algorithmOf } from '../exhibits/algorithms.ts';
import { Recorder } from './recorder.ts';
import type { PlayerWorker, Snapshot } from '../machine/protocol.ts';
import type { TreeNodes } from '../machine/node-log.ts';

/** A run that is open. */
interface Run {
  readonly recorder: Recorder<unknown, string>;
  readonly queens: () => Square[];
  /** The number of changes of the tree's nodes that the page has received. */
  nodesTold: number;
}

/** Plays one exhibit after another. It is separate from the worker, so that it runs in any thread. */
export class Player implements PlayerWorker {
  #run: Run | undefined;
  readonly #now: () => number;

  /** @param now A clock in milliseconds; only differences matter. */
  constructor(now: () => number) {
    this.#now = now;
  }

  open(name: string, parameters: unknown): Snapshot {
    const algorithm = algorithmOf(name);
    const recorder = new Recorder(algorithm.start(parameters), algorithm.step, algorithm.treeMove);
    this.#run = { recorder, queens: () => algorithm.queens(recorder.state), nodesTold: 0 };
    return this.#snapshot();
  }

  advance(steps: number, milliseconds: number): Snapshot {
    this.#recorder.run({ steps, milliseconds, now: this.#now });
    return this.#snapshot();
  }

  seek(position: number): Snapshot {
    this.#recorder.seek(position);
    return this.#snapshot();
  }

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
