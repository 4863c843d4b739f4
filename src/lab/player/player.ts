import type { Square } from '../../core/square.ts';
import { algorithmOf } from '../exhibits/algorithms.ts';
import { Recorder } from './recorder.ts';
import type { PlayerWorker, Snapshot } from './protocol.ts';

/** A run that is open. */
interface Run {
  readonly recorder: Recorder<unknown, string>;
  readonly queens: () => Square[];
}

/** Plays one exhibit after another; apart from the worker, so that it runs anywhere. */
export class Player implements PlayerWorker {
  #run: Run | undefined;
  readonly #now: () => number;

  /** @param now A clock in milliseconds; only differences matter. */
  constructor(now: () => number) {
    this.#now = now;
  }

  open(name: string, parameters: unknown): Snapshot {
    const algorithm = algorithmOf(name);
    const recorder = new Recorder(algorithm.start(parameters), algorithm.step);
    this.#run = { recorder, queens: () => algorithm.queens(recorder.state) };
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
    return { position, furthest, length, step: last, state, queens, tally, marks };
  }
}
