import { borderCasesOf, type BorderCase } from './border-cases.ts';
import type { Prefix } from './prefix.ts';

/**
 * The golden ratio. The fractional parts of its multiples spread over the unit interval more evenly than those of any
 * other number.
 */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/**
 * Returns the parts that the count of a size is split into. Their order mixes large and small ones (a Weyl sequence),
 * so that the finished ones are a fair sample at any time: for n = 15 and 16 the share of finished parts differs from
 * the share of states searched by at most 0.05. `npm run bench counting` compares the share with the time.
 * @param size 2 … 27.
 */
export function prefixesOf(size: number): Prefix[] {
  const prefixes: Prefix[] = [];
  const row = firstOpenRow(size);
  for (const border of borderCasesOf(size)) extend(border, size, row, prefixes);
  return prefixes
    .map((prefix, index) => ({ prefix, place: (index * GOLDEN_RATIO) % 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ prefix }) => prefix);
}

/**
 * Returns the number of rows that a prefix fills: enough to keep all workers busy to the end and the progress moving,
 * few enough that listing and sending the prefixes takes a negligible time. On one core of 2024 a prefix takes about 1
 * ms for n = 16, 10 ms for n = 17 and 7 ms for n = 18.
 */
function firstOpenRow(size: number): number {
  return size >= 18 ? 3 : Math.max(1, Math.min(2, size - 2));
}

function extend(border: BorderCase, size: number, lastRow: number, prefixes: Prefix[]): void {
  const { closed, needed, ties } = border;
  function place(row: number, taken: number, rising: number, falling: number): void {
    let free = ~(taken | rising | falling | closed[row]!);
    if (free === 0 || needed[row]! & ~taken) return;
    if (row === lastRow) {
      prefixes.push({ size, row, taken, rising, falling, closed, needed, ties });
      return;
    }
    for (; free !== 0; free &= free - 1) {
      const queen = free & -free;
      place(row + 1, taken | queen, (rising | queen) >> 1, (falling | queen) << 1);
    }
  }
  const queen = 1 << border.column;
  place(1, queen, queen >> 1, queen << 1);
}
