/** Sets of rows, columns or squares of a line as the bits of a 32-bit number. */

/** Returns the set of the numbers 0 … size − 1, for sizes up to 32. */
export function allBits(size: number): number {
  return size === 32 ? -1 : ~(-1 << size);
}

/** Returns the number of bits set (the sideways addition of Knuth, TAOCP 7.1.3). */
export function bitCount(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the place of the highest bit; the set must not be empty. */
export function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** Returns the place of the lowest bit; the set must not be empty. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Returns the places of the bits set, the lowest first. */
export function bitsOf(bits: number): number[] {
  const places: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) places.push(lowestBit(rest));
  return places;
}
