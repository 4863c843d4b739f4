// Counts the boards of the seven ideas, without a line of the exhibits' code: every search is written anew as a recursive
// function over lists and sets. It imports nothing.

/** The figures of a search for all solutions of n × n. */
export interface Figures {
  /** Partial boards that the search stands on, the empty one included. */
  readonly nodes: number;
  /** Squares of which it asks if a queen attacks them; `undefined` if it asks of no single square. */
  readonly looked: number | undefined;
  readonly found: number;
}

type Queen = readonly [row: number, column: number];

/** Returns the figures of a search by its name. */
export const FIGURES: Readonly<Record<string, (size: number) => Figures>> = {
  backtracking: (size) => rowByRow(size, () => true),
  'bit-parallel': (size) => ({ ...rowByRow(size, () => true), looked: undefined }),
  'half-board': (size) => {
    const last = size - 1;
    // A queen and its mirror image stand at columns that add up to n − 1: the smaller one is tried.
    const { nodes, found } = rowByRow(size, (queens, column) => {
      const isCentred = queens.every(([, other]) => 2 * other === last);
      return !isCentred || 2 * column < last || (queens.length === 0 && 2 * column === last);
    });
    return { nodes, looked: undefined, found: 2 * found };
  },
  'fewest-choices': fewestChoices,
  'exact-cover': exactCover,
  swapping: (size) => wholeBoards(size, (queens, [, column]) => hasNo(queens, column)),
  'one-a-row': (size) => wholeBoards(size, () => true),
  'any-squares': anySquares,
};

/**
 * Returns the nodes of a search that looks at whole boards only, level by level: each board with k queens has the same
 * number of boards with one more.
 */
export const NODES_BY_LEVEL: Readonly<Record<string, (size: number) => bigint>> = {
  'one-a-row': (size) => sumOfLevels(size, () => BigInt(size)),
  // One more queen on any other square; a set of k + 1 queens comes from each of k + 1 sets of k.
  'any-squares': (size) =>
    sumOfLevels(
      size,
      (level) => BigInt(size * size - level),
      (level) => BigInt(level + 1),
    ),
};

function sumOfLevels(
  size: number,
  more: (level: number) => bigint,
  shared: (level: number) => bigint = () => 1n,
): bigint {
  let boards = 1n;
  let sum = 1n;
  for (let level = 0; level < size; level++) {
    boards = (boards * more(level)) / shared(level);
    sum += boards;
  }
  return sum;
}

function attack([row, column]: Queen, [otherRow, otherColumn]: Queen): boolean {
  return (
    row === otherRow ||
    column === otherColumn ||
    row + column === otherRow + otherColumn ||
    row - column === otherRow - otherColumn
  );
}

function isFree(queens: readonly Queen[], square: Queen): boolean {
  return !queens.some((queen) => attack(queen, square));
}

function hasNo(queens: readonly Queen[], column: number): boolean {
  return !queens.some(([, other]) => other === column);
}

/** Counts a search that asks of each admitted square of the next row if it is free. */
function rowByRow(
  size: number,
  isAdmitted: (queens: readonly Queen[], column: number) => boolean,
): Figures {
  let [nodes, looked, found] = [0, 0, 0];
  function enter(queens: readonly Queen[]): void {
    nodes++;
    if (queens.length === size) {
      found++;
      return;
    }
    for (let column = 0; column < size; column++) {
      if (!isAdmitted(queens, column)) continue;
      looked++;
      const square: Queen = [queens.length, column];
      if (isFree(queens, square)) enter([...queens, square]);
    }
  }
  enter([]);
  return { nodes, looked, found };
}

/** Counts a search that fills the first of the rows and columns with the fewest free squares, rows first. */
function fewestChoices(size: number): Figures {
  let [nodes, looked, found] = [0, 0, 0];
  function enter(queens: readonly Queen[]): void {
    nodes++;
    if (queens.length === size) {
      found++;
      return;
    }
    const rows = new Map<number, Queen[]>();
    const columns = new Map<number, Queen[]>();
    for (let row = 0; row < size; row++) {
      if (queens.some(([other]) => other === row)) continue;
      rows.set(row, []);
      for (let column = 0; column < size; column++) {
        if (!hasNo(queens, column)) continue;
        if (!columns.has(column)) columns.set(column, []);
        looked++;
        if (!isFree(queens, [row, column])) continue;
        rows.get(row)!.push([row, column]);
        columns.get(column)!.push([row, column]);
      }
    }
    let fewest: readonly Queen[] | undefined;
    for (const line of [...rows.values(), ...columns.values()]) {
      if (fewest === undefined || line.length < fewest.length) fewest = line;
    }
    for (const square of fewest!) enter([...queens, square]);
  }
  enter([]);
  return { nodes, looked, found };
}

/** Counts Algorithm X over sets: rows and columns have to be covered, diagonals at most once. */
function exactCover(size: number): Figures {
  let [nodes, found] = [0, 0];
  const options: string[][] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      options.push([`r${row}`, `c${column}`, `+${row + column}`, `-${row - column}`]);
    }
  }
  const numbers = Array.from({ length: size }, (_, number) => number);
  function enter(items: readonly string[], left: readonly string[][]): void {
    nodes++;
    if (items.length === 0) {
      found++;
      return;
    }
    let fewest = left;
    for (const item of items) {
      const own = left.filter((option) => option.includes(item));
      if (item === items[0] || own.length < fewest.length) fewest = own;
    }
    for (const option of fewest) {
      enter(
        items.filter((item) => !option.includes(item)),
        left.filter((other) => !other.some((item) => option.includes(item))),
      );
    }
  }
  enter([...numbers.map((row) => `r${row}`), ...numbers.map((column) => `c${column}`)], options);
  return { nodes, looked: undefined, found };
}

/** Counts a search that puts a queen in each row and looks only at whole boards, from the second row on. */
function wholeBoards(
  size: number,
  isAdmitted: (queens: readonly Queen[], square: Queen) => boolean,
): Figures {
  let [nodes, found] = [0, 0];
  const queens: Queen[] = [];
  function enter(): void {
    nodes++;
    if (queens.length === size) {
      if (isPeaceful(queens)) found++;
      return;
    }
    for (let column = 0; column < size; column++) {
      const square: Queen = [queens.length, column];
      if (!isAdmitted(queens, square)) continue;
      queens.push(square);
      enter();
      queens.pop();
    }
  }
  enter();
  return { nodes, looked: undefined, found };
}

function anySquares(size: number): Figures {
  let [nodes, found] = [0, 0];
  const queens: Queen[] = [];
  function enter(from: number): void {
    nodes++;
    if (queens.length === size) {
      if (isPeaceful(queens)) found++;
      return;
    }
    for (let square = from; square < size * size; square++) {
      queens.push([Math.floor(square / size), square % size]);
      enter(square + 1);
      queens.pop();
    }
  }
  enter(0);
  return { nodes, looked: undefined, found };
}

function isPeaceful(queens: readonly Queen[]): boolean {
  return queens.every((queen, k) => isFree(queens.slice(0, k), queen));
}
