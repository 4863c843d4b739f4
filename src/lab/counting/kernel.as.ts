// The counting kernel, in AssemblyScript. It expands as many states of one row together as fit in a vector. Its count
// is that of scalar-kernel.testing.ts, which explains the search and the pruning.
//
// A state is four masks, one lane each: the columns taken, the squares of its row attacked along rising and along
// falling diagonals, and the squares still to be tried. Each row has a small stack of states, laid out as four arrays
// so that a load takes the same mask of neighbouring states. A step takes a vector from the deepest row that can fill
// one, tries the lowest square of every state, pushes the children that live on the stack of the next row, and puts the
// states that have squares left back on their own. So every lane works in every step, except in the few steps when no
// row can fill a vector. No stack ever holds 2 × lanes states, so that all of them stay in the level 1 cache. Squares
// to try that lie above the top of a stack are always 0: a step there tries nothing.

/** The rows of the largest board, and the bytes of a table with 32 bits a row. */
const ROWS: i32 = 32;
const TABLE: i32 = ROWS * 4;
/**
 * Bytes of one mask array. It holds fewer than 2 × lanes states, and a vector may be stored at any of them. The number
 * is rounded up to a power of two, so that a row's address is a shift.
 */
const ARRAY: i32 = 64;
const STACK: i32 = 4 * ARRAY;
const NONE: v128 = i32x4.splat(0);
const ALL: v128 = i32x4.splat(-1);

/** The table into which the caller writes the closed squares of each row, 32 bits a row (see `Prefix.closed`). */
export const CLOSED: usize = memory.data(TABLE, 16);
/**
 * The table into which the caller writes the columns that each row needs taken, 32 bits a row (see `Prefix.needed`).
 */
export const NEEDED: usize = memory.data(TABLE, 16);

const STACKS: usize = memory.data(ROWS * STACK, 16);
/** The number of states on each stack, 32 bits a row. */
const HEIGHTS: usize = memory.data(TABLE, 16);
/** For each of the 256 sets of 16-bit lanes, the swizzle that moves them to the front. */
const FRONT_16: usize = memory.data(256 * 16, 16);
/** For each of the 16 sets of 32-bit lanes, the swizzle that moves them to the front. */
const FRONT_32: usize = memory.data(16 * 16, 16);

fillFront<u16>();
fillFront<u32>();

function lanes<T>(): i32 {
  return 16 / <i32>sizeof<T>();
}

function front<T>(set: i32): usize {
  return (sizeof<T>() == 2 ? FRONT_16 : FRONT_32) + ((<usize>set) << 4);
}

function fillFront<T>(): void {
  const width = <i32>sizeof<T>();
  for (let set = 0; set < 1 << lanes<T>(); set++) {
    let to = front<T>(set);
    // A swizzle makes 0 of an index that is not in the vector.
    v128.store(to, ALL);
    for (let lane = 0; lane < lanes<T>(); lane++) {
      if (!((set >> lane) & 1)) continue;
      for (let byte = 0; byte < width; byte++) store<u8>(to++, <u8>(lane * width + byte));
    }
  }
}

function entry(table: usize, row: i32): usize {
  return table + ((<usize>row) << 2);
}

function stackOf(row: i32): usize {
  return STACKS + <usize>(row * STACK);
}

/** Returns a vector with a row's entry of a table in every lane. */
function spread<T>(table: usize, row: i32): v128 {
  return v128.splat<T>(load<T>(entry(table, row)));
}

/** Returns the set of lanes that are not 0. */
function nonZero<T>(vector: v128): i32 {
  return ~v128.bitmask<T>(v128.eq<T>(vector, NONE)) & ((1 << lanes<T>()) - 1);
}

/** Stores a set of states at the top of a stack, and zeros above them. */
function push<T>(top: usize, set: i32, taken: v128, rising: v128, falling: v128, free: v128): void {
  const order = v128.load(front<T>(set));
  v128.store(top, v128.swizzle(taken, order));
  v128.store(top, v128.swizzle(rising, order), ARRAY);
  v128.store(top, v128.swizzle(falling, order), 2 * ARRAY);
  v128.store(top, v128.swizzle(free, order), 3 * ARRAY);
}

/**
 * Returns the number of lanes in which a queen in the last row but one leaves a square of the last row free. Such a
 * lane has one column left, so that it is one solution.
 */
function solved<T>(queen: v128, taken: v128, rising: v128, falling: v128, closed: v128): i32 {
  const covered = v128.or(
    v128.or(v128.or(taken, queen), closed),
    v128.or(v128.shr<T>(v128.or(rising, queen), 1), v128.shl<T>(v128.or(falling, queen), 1)),
  );
  const failed = v128.or(v128.eq<T>(queen, NONE), v128.eq<T>(covered, ALL));
  return popcnt(nonZero<T>(v128.not(failed)));
}

function countCompletions<T>(size: i32, start: i32, taken0: u32, rising0: u32, falling0: u32): f64 {
  const fullHeight = lanes<T>();
  const lastButOne = size - 2;
  const lastClosed = spread<T>(CLOSED, size - 1);

  memory.fill(HEIGHTS, 0, TABLE);
  const bottom = stackOf(start);
  const free0 = <T>~(taken0 | rising0 | falling0 | load<u32>(entry(CLOSED, start)));
  v128.store(bottom, NONE, 3 * ARRAY);
  store<T>(bottom, <T>taken0);
  store<T>(bottom, <T>rising0, ARRAY);
  store<T>(bottom, <T>falling0, 2 * ARRAY);
  store<T>(bottom, free0, 3 * ARRAY);
  // A step relies on every state having a square to try.
  store<i32>(entry(HEIGHTS, start), free0 == 0 ? 0 : 1);

  let count: i64 = 0;
  /** The rows that can fill a vector, bit r for row r. */
  let full: u32 = 0;
  let row = start;
  while (true) {
    const height = load<i32>(entry(HEIGHTS, row));
    const below = max(height - fullHeight, 0);
    const top = stackOf(row) + <usize>below * sizeof<T>();
    const taken = v128.load(top);
    const rising = v128.load(top, ARRAY);
    const falling = v128.load(top, 2 * ARRAY);
    const free = v128.load(top, 3 * ARRAY);
    const queen = v128.and(free, v128.sub<T>(NONE, free));
    const rest = v128.xor(free, queen);
    let left = below;

    if (row == lastButOne) {
      // Two columns are left, so that no state has a third square to try.
      count += solved<T>(queen, taken, rising, falling, lastClosed);
      count += solved<T>(rest, taken, rising, falling, lastClosed);
      v128.store(top, NONE, 3 * ARRAY);
    } else {
      const childTaken = v128.or(taken, queen);
      const childRising = v128.shr<T>(v128.or(rising, queen), 1);
      const childFalling = v128.shl<T>(v128.or(falling, queen), 1);
      const covered = v128.or(
        v128.or(childTaken, spread<T>(CLOSED, row + 1)),
        v128.or(childRising, childFalling),
      );
      const coveredNext = v128.or(
        v128.or(childTaken, spread<T>(CLOSED, row + 2)),
        v128.or(v128.shr<T>(childRising, 1), v128.shl<T>(childFalling, 1)),
      );
      const complete = v128.eq<T>(v128.andnot(spread<T>(NEEDED, row + 1), childTaken), NONE);
      const alive = v128.andnot(complete, v128.eq<T>(coveredNext, ALL));
      const childFree = v128.andnot(alive, covered);
      const living = nonZero<T>(childFree) & ((1 << (height - below)) - 1);
      const unfinished = nonZero<T>(rest);

      push<T>(top, unfinished, taken, rising, falling, rest);
      left += popcnt(unfinished);
      const childHeight = load<i32>(entry(HEIGHTS, row + 1));
      const childTop = stackOf(row + 1) + <usize>childHeight * sizeof<T>();
      push<T>(childTop, living, childTaken, childRising, childFalling, childFree);
      const grown = childHeight + popcnt(living);
      store<i32>(entry(HEIGHTS, row + 1), grown);
      if (grown >= fullHeight) full |= 1 << (row + 1);
    }

    store<i32>(entry(HEIGHTS, row), left);
    if (left < fullHeight) full &= ~(1 << row);
    if (full) {
      row = 31 - clz(full);
    } else {
      // The highest row has the largest trees, which will fill the vectors of the rows below.
      row = start;
      while (row <= lastButOne && load<i32>(entry(HEIGHTS, row)) == 0) row++;
      if (row > lastButOne) return <f64>count;
    }
  }
}

/** Counts in 16-bit lanes, eight states at a time; size 3 … 16, start ≤ size − 2. */
export function count16(size: i32, start: i32, taken: u32, rising: u32, falling: u32): f64 {
  return countCompletions<u16>(size, start, taken, rising, falling);
}

/** Counts in 32-bit lanes, four states at a time; size 3 … 32, start ≤ size − 2. */
export function count32(size: i32, start: i32, taken: u32, rising: u32, falling: u32): f64 {
  return countCompletions<u32>(size, start, taken, rising, falling);
}
