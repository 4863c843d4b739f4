/** The most bits of a number; a larger one becomes the largest. */
const MOST_BITS = 40;

/** The unit of chances, and the least chance of either bit. */
const ONE = 2 ** 16;
const LEAST = 64;

/** The count of bits of one context from which on older ones weigh less. */
const MEMORY = 60;

/** The count of leading bits of a number that are predicted; the others are even. */
const PREDICTED = 3;

/** The chance of a one in a place of a column, and the count of bits that it was learnt from. */
interface Context {
  chance: number;
  count: number;
}

/**
 * Numbers in few bits, by adaptive binary arithmetic coding: the chance of each bit is learnt from those before it.
 * Writing and reading go through the same calls, so that a format is described once. Without bytes it writes: it is
 * given numbers and returns them. With bytes it returns the numbers that stand there.
 * Source: Mahoney, lpaq1 (2007), for the interval of 32 bits.
 */
export class Bits {
  readonly #columns = new Map<string, Context[]>();
  readonly #read: Uint8Array | undefined;
  readonly #written: number[] = [];
  #low = 0;
  #high = 2 ** 32 - 1;
  /** The place of the next byte, and the last four, of those that are read. */
  #at = 0;
  #value = 0;

  constructor(bytes?: Uint8Array) {
    this.#read = bytes;
    for (let count = 0; bytes && count < 4; count++) this.#next(bytes);
  }

  /** Returns all that was written. */
  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from([...this.#written, byteOf(this.#high)]);
  }

  /** Passes a whole number from 0 to `count − 1`, all of which are as likely. */
  choice(count: number, value = 0): number {
    let result = 0;
    for (let at = (count - 1).toString(2).length - 1; at >= 0; at--) {
      result = 2 * result + this.#code(ONE / 2, bitAt(value, at));
    }
    return result;
  }

  /**
   * Passes a whole number from 0 on.
   * @param column A name for numbers that are alike.
   */
  number(column: string, value = 0): number {
    const contexts = this.#columns.get(column) ?? [];
    this.#columns.set(column, contexts);
    const above = Math.min(value + 1, 2 ** MOST_BITS);
    const length = above.toString(2).length - 1;
    let at = 0;
    while (at < MOST_BITS && this.#learn(contexts, at, Number(at < length)) === 1) at++;
    let result = 1;
    for (const first = at - PREDICTED; at > 0; at--) {
      const bit = bitAt(above, at - 1);
      const place = MOST_BITS + at * 2 ** PREDICTED + result;
      result =
        2 * result + (at > first ? this.#learn(contexts, place, bit) : this.#code(ONE / 2, bit));
    }
    return result - 1;
  }

  /** Passes a whole number of either sign. */
  signed(column: string, value = 0): number {
    const passed = this.number(column, value < 0 ? -2 * value - 1 : 2 * value);
    return passed % 2 === 0 ? passed / 2 : -(passed + 1) / 2;
  }

  /** Passes a bit by the chance that its context has given it so far. */
  #learn(contexts: Context[], place: number, bit: number): number {
    const seen = (contexts[place] ??= { chance: ONE / 2, count: 1 });
    const passed = this.#code(seen.chance, bit);
    seen.count = Math.min(seen.count + 1, MEMORY);
    const chance = seen.chance + Math.trunc((passed * ONE - seen.chance) / seen.count);
    seen.chance = Math.min(Math.max(chance, LEAST), ONE - LEAST);
    return passed;
  }

  /** Passes a bit: a one is in the lower part of the interval, of which the chance is the share. */
  #code(chance: number, bit: number): number {
    const place = this.#low + Math.floor(((this.#high - this.#low) * chance) / ONE);
    const passed = this.#read ? Number(this.#value <= place) : bit;
    if (passed === 1) this.#high = place;
    else this.#low = place + 1;
    while (byteOf(this.#low) === byteOf(this.#high)) {
      if (this.#read) this.#next(this.#read);
      else this.#written.push(byteOf(this.#low));
      this.#low = (this.#low % 2 ** 24) * 2 ** 8;
      this.#high = (this.#high % 2 ** 24) * 2 ** 8 + 255;
    }
    return passed;
  }

  /** Reads a byte. It throws a `RangeError` far behind the end. */
  #next(bytes: Uint8Array): void {
    if (this.#at > bytes.length + 4) throw new RangeError('The bits end.');
    this.#value = (this.#value % 2 ** 24) * 2 ** 8 + (bytes[this.#at++] ?? 0);
  }
}

function byteOf(interval: number): number {
  return Math.floor(interval / 2 ** 24);
}

function bitAt(value: number, at: number): number {
  return Math.floor(value / 2 ** at) % 2;
}
