import type { Algorithm, Step, Tally, TreeMove } from '../machine/algorithm.ts';
import { copyOfPosition, SearchTree, type TreePosition } from '../machine/search-tree.ts';

/** The largest number of checkpoints; a run that once had as many keeps at least half. */
const MOST_CHECKPOINTS = 256;

/** The number of steps between the first checkpoints: a copy costs about as much as some steps. */
const FIRST_DISTANCE = 16;

/** The largest number of finds that are marked, more than a scrubber has room to show. */
const MOST_MARKS = 1024;

/** The number of steps between clock readings: small enough to stop within a frame, large enough to cost nothing. */
const STEPS_BETWEEN_CLOCK_READINGS = 64;

interface Checkpoint<State, Kind extends string> {
  readonly state: State;
  readonly tally: Tally;
  readonly last: Step<Kind> | undefined;
  readonly tree: TreePosition | undefined;
}

interface RunLimits {
  readonly steps: number;
  readonly milliseconds: number;
  /** A clock in milliseconds; only differences matter. */
  readonly now: () => number;
  /** Kinds of steps after which it stops. */
  readonly stops?: readonly string[] | undefined;
}

/**
 * Plays any machine forwards and back. A position is a number of steps from the start; going back means replaying from
 * the checkpoint before. Checkpoints are evenly spaced. When there are too many, every second one is dropped and the
 * distance doubled, so that memory stays bounded and any position of a run of m steps is at most m / 128 steps from a
 * checkpoint.
 */
export class Recorder<State, Kind extends string> {
  /** The state after `position` steps; read-only for callers, and valid until the next call. */
  state: State;
  /** The number of steps from the start. */
  position = 0;
  /** The step that led to this state; `undefined` at the start. */
  last: Step<Kind> | undefined = undefined;
  /** The largest number of steps that the run has ever reached. */
  furthest = 0;
  /** The number of steps of the whole run; `undefined` until its end was reached. */
  length: number | undefined = undefined;

  readonly tree: SearchTree | undefined;

  readonly #step: (state: State) => Step<Kind> | undefined;
  /** Returns the move of the last step. */
  readonly #treeMove: (() => TreeMove | undefined) | undefined;
  readonly #tally = { tested: 0, placed: 0, lifted: 0, found: 0 };
  #checkpoints: Checkpoint<State, Kind>[];
  #distance = FIRST_DISTANCE;
  #marks: number[] = [];
  #markWidth = 1;

  /**
   * @param start The state before the first step; the recorder works on copies of it.
   * @param step Changes a state by one step; returns `undefined` at the end of the run.
   * @param treeMove Returns the move of a step in the search tree, if there is one.
   */
  constructor(
    start: State,
    step: (state: State) => Step<Kind> | undefined,
    treeMove?: Algorithm<unknown, State, Kind>['treeMove'],
  ) {
    this.#step = step;
    if (treeMove) {
      this.tree = new SearchTree();
      this.#treeMove = () => treeMove(this.last!, this.state);
    }
    this.state = structuredClone(start);
    this.#checkpoints = [this.#checkpoint()];
  }

  get tally(): Tally {
    return { ...this.#tally };
  }

  /**
   * The ascending positions right after steps that found a solution, as far as the run has been. Up to about a
   * thousand, all of them; beyond that, one of each group that lie close together.
   */
  get marks(): readonly number[] {
    return this.#marks;
  }

  /** Goes one step forward. Returns the step; `undefined` at the end of the run. */
  step(): Step<Kind> | undefined {
    const step = this.#step(this.state);
    if (!step) {
      this.length = this.position;
      return undefined;
    }
    const { tested, placed, lifted, found } = step.change;
    this.#tally.tested += tested;
    this.#tally.placed += placed;
    this.#tally.lifted += lifted;
    this.#tally.found += found;
    this.position++;
    this.last = step;
    const isNew = this.position > this.furthest;
    const move = this.#treeMove?.();
    if (move) this.tree!.follow(move, found > 0, this.position, isNew);
    if (isNew) {
      this.furthest = this.position;
      if (found > 0) this.#mark();
      if (this.position === this.#checkpoints.length * this.#distance) this.#record();
    }
    return step;
  }

  /**
   * Goes to a position that the run has reached, or to the nearest one.
   * @param position Fractions are rounded down; NaN is 0.
   */
  seek(position: number): void {
    const target = Math.min(Math.max(Math.floor(position) || 0, 0), this.furthest);
    const index = Math.min(Math.floor(target / this.#distance), this.#checkpoints.length - 1);
    const from = index * this.#distance;
    if (this.position < from || this.position > target) {
      const checkpoint = this.#checkpoints[index]!;
      this.state = structuredClone(checkpoint.state);
      Object.assign(this.#tally, checkpoint.tally);
      this.last = checkpoint.last;
      if (this.tree) this.tree.position = copyOfPosition(checkpoint.tree!);
      this.position = from;
    }
    while (this.position < target) this.step();
  }

  /** Goes forward until a limit or the end is reached. Returns the number of steps taken. */
  run({ steps, milliseconds, now, stops = [] }: RunLimits): number {
    const deadline = now() + milliseconds;
    let taken = 0;
    while (taken < steps) {
      const step = this.step();
      if (!step) break;
      taken++;
      if (stops.includes(step.kind)) break;
      if (taken % STEPS_BETWEEN_CLOCK_READINGS === 0 && now() >= deadline) break;
    }
    return taken;
  }

  #checkpoint(): Checkpoint<State, Kind> {
    return {
      state: structuredClone(this.state),
      tally: this.tally,
      last: this.last,
      tree: this.tree && copyOfPosition(this.tree.position),
    };
  }

  #record(): void {
    this.#checkpoints.push(this.#checkpoint());
    if (this.#checkpoints.length <= MOST_CHECKPOINTS) return;
    this.#checkpoints = this.#checkpoints.filter((_, index) => index % 2 === 0);
    this.#distance *= 2;
  }

  #mark(): void {
    if (this.#isMarked(this.#marks.at(-1), this.position)) return;
    this.#marks.push(this.position);
    while (this.#marks.length > MOST_MARKS) {
      this.#markWidth *= 2;
      const all = this.#marks;
      this.#marks = all.filter((mark, index) => !this.#isMarked(all[index - 1], mark));
    }
  }

  /** Returns true if the mark before is so close that this position needs none of its own. */
  #isMarked(before: number | undefined, position: number): boolean {
    if (before === undefined) return false;
    return Math.floor(before / this.#markWidth) === Math.floor(position / this.#markWidth);
  }
}
