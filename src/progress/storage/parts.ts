/**
 * The number of records that are read, or go into one transaction, at a time: so few that they hold up the page, and a
 * tap, little.
 */
export const PART = 250;

/** Yields the items in parts of `PART`, between which the page can go on. */
export function* partsOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += PART) yield items.slice(start, start + PART);
}
