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
  /** The state one step before a position, copied last. */
  before: { readonly position: number; readonly state: unknown } | undefined;
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
    this.#run = {
      recorder,
      queens: () => algorithm.queens(recorder.state),
      nodesTold: 0,
      before: undefined,
    };
    return this.#snapshot();
  }

  /**
   * Goes forward by at most so many steps and about so many milliseconds, but at least one step.
   * @param stops Kinds of steps after which it stops.
   */
  advance(steps: number, milliseconds: number, stops: readonly string[] = []): Snapshot {
    const recorder = this.#recorder;
    const taken = recorder.run({ steps: steps - 1, milliseconds, now: this.#now, stops });
    const isAtStop = (): boolean => stops.includes(recorder.last?.kind ?? '');
    if (taken > 0 && isAtStop()) {
      this.#copyBefore();
      return this.#snapshot(true);
    }
    // A run that goes as fast as it can shows no changes from step to step.
    if (steps === Infinity && recorder.length === undefined) return this.#snapshot();
    const hasStepped = this.#stepWithCopy();
    return this.#snapshot(hasStepped && isAtStop());
  }

  /** Goes to a position, or to the nearest one that the run has reached. */
  seek(position: number): Snapshot {
    const target = Math.min(position, this.#recorder.furthest);
    this.#recorder.seek(target - 1);
    if (target >= 1) this.#stepWithCopy();
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

  /** Goes one step forward, if there is one, and keeps a copy of the state before it. Returns true if there was one. */
  #stepWithCopy(): boolean {
    const recorder = this.#recorder;
    const state = structuredClone(recorder.state);
    if (!recorder.step()) {
      this.#copyBefore();
      return false;
    }
    this.#run!.before = { position: recorder.position, state };
    return true;
  }

  /** Keeps a copy of the state before the last step. */
  #copyBefore(): void {
    const recorder = this.#recorder;
    if (recorder.position === 0) return;
    recorder.seek(recorder.position - 1);
    this.#stepWithCopy();
  }

  #snapshot(isStopped = false): Snapshot {
    const run = this.#run!;
    const { position, furthest, length, last, state, tally, marks, tree } = run.recorder;
    const queens = run.queens();
    const nodes = this.#newNodes();
    const before = run.before?.position === position ? run.before.state : undefined;
    return {
      ...{ position, furthest, length, step: last, state, before, isStopped },
      ...{ queens, tally, marks, tree: tree?.position, nodes },
    };
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
