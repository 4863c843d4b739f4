/** The mark of a node that is a solution. */
export const SOLUTION = 1;

/** The number of values of a mark. */
const MARKINGS = 2;

/** The largest number of nodes that are kept. */
const MOST_NODES = 32_768;

/** The largest number of nodes left after a full log was thinned. */
const MOST_LEFT = (3 * MOST_NODES) / 4;

/** The nodes of a tree in the order in which they were entered, as parallel arrays. */
export interface TreeNodes {
  /** Each node's number in the order of entering, from 0 for the root. */
  readonly order: Float64Array;
  /** The number of steps that the run had taken when it entered each node. */
  readonly step: Float64Array;
  /** The level of each node, 0 for the root. */
  readonly level: Uint16Array;
  /** The mark of each node: `SOLUTION` or 0. */
  readonly marks: Uint8Array;
  /** The number of nodes entered, those that are not kept included. */
  readonly entered: number;
  readonly levels: number;
  /**
   * 1 if every node is kept. Otherwise the order is divided into ranges of this length. Of the nodes in a range with
   * the same level and mark, only the last is kept. All nodes with at least this many nodes below them are kept.
   */
  readonly grain: number;
}

/** A list of nodes in the order in which they are entered, in memory of a fixed size. */
export class NodeLog {
  #order = new Float64Array(MOST_NODES);
  #step = new Float64Array(MOST_NODES);
  #level = new Uint16Array(MOST_NODES);
  #marks = new Uint8Array(MOST_NODES);
  #length = 0;
  #entered = 0;
  #levels = 0;
  #grain = 1;
  #changes = 0;

  /** A number that increases with each change. */
  get changes(): number {
    return this.#changes;
  }

  add(level: number, step: number): void {
    if (this.#length === MOST_NODES) this.#makeRoom();
    const index = this.#length++;
    this.#order[index] = this.#entered++;
    this.#step[index] = step;
    this.#level[index] = level;
    this.#marks[index] = 0;
    this.#levels = Math.max(this.#levels, level + 1);
    this.#changes++;
  }

  /** Marks the last node as a solution. */
  markLast(): void {
    this.#marks[this.#length - 1] = SOLUTION;
    this.#changes++;
  }

  /** Returns a copy of the nodes that are kept. */
  nodes(): TreeNodes {
    const length = this.#length;
    return {
      order: this.#order.slice(0, length),
      step: this.#step.slice(0, length),
      level: this.#level.slice(0, length),
      marks: this.#marks.slice(0, length),
      entered: this.#entered,
      levels: this.#levels,
      grain: this.#grain,
    };
  }

  #makeRoom(): void {
    this.#thin();
    while (this.#length > MOST_LEFT) {
      this.#grain *= 2;
      this.#thin();
    }
  }

  /** Keeps the last of the nodes with the same range, level and mark, because only it can extend beyond the range. */
  #thin(): void {
    const grainKept = new Float64Array(this.#levels * MARKINGS).fill(-1);
    let first = this.#length;
    for (let index = this.#length - 1; index >= 0; index--) {
      const grain = Math.floor(this.#order[index]! / this.#grain);
      const kind = this.#level[index]! * MARKINGS + this.#marks[index]!;
      if (grainKept[kind] === grain) continue;
      grainKept[kind] = grain;
      first--;
      this.#order[first] = this.#order[index]!;
      this.#step[first] = this.#step[index]!;
      this.#level[first] = this.#level[index]!;
      this.#marks[first] = this.#marks[index]!;
    }
    const length = this.#length;
    for (const list of [this.#order, this.#step, this.#level, this.#marks]) {
      list.copyWithin(0, first, length);
    }
    this.#length = length - first;
  }
}
