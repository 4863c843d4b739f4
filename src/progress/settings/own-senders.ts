import type { Imported } from '../backup/import-backup.ts';
import { Stored } from './stored.ts';

/** The number of numbers of senders, as links have them: 40 bits. */
const SENDERS = 2 ** 40;

/** The most numbers that are kept. */
const MOST_KEPT = 100;

/** The numbers of the player's own links, in decimal: the one that new links carry, then those of earlier links. */
const stored = new Stored('ninety-two-senders', (text) =>
  readSenders((text ?? '').split(' ').filter(Boolean).map(Number)),
);

/** Reads numbers of senders, from storage or a backup; those that are none are left out. */
export function readSenders(value: unknown): readonly number[] {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [];
  const isSender = (number: unknown): number is number =>
    Number.isInteger(number) && (number as number) >= 0 && (number as number) < SENDERS;
  return [...new Set(numbers.filter(isSender))].slice(0, MOST_KEPT);
}

/** Returns true unless the numbers hold only until the page is left. */
export function areSendersSaved(): boolean {
  return stored.isSaved;
}

/** Returns true if a link is the player's own. */
export function isOwn({ sender }: { readonly sender?: number | undefined }): boolean {
  return sender !== undefined && ownSenders().includes(sender);
}

/** Returns the numbers of the player's own links; the one that new links carry is first. */
export function ownSenders(): readonly number[] {
  return stored.get();
}

/** Returns the number that new links carry; makes one the first time. */
export function ownSender(): number {
  return ownSenders()[0] ?? renewSender();
}

/** Makes a new number for new links, and returns it. Links with an earlier one stay the player's own. */
export function renewSender(): number {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const sender = (random[0]! % 2 ** 8) * 2 ** 32 + random[1]!;
  keep([sender, ...ownSenders()]);
  return sender;
}

/**
 * Takes over the numbers of a backup.
 * @returns The count of new ones, and a function that puts back those before, unless they changed since.
 */
export function addSenders(senders: readonly number[]): Imported {
  const before = ownSenders();
  const after = readSenders(mergeSenders(before, senders));
  if (senders.length > 0) keep(after);
  return {
    count: after.length - before.length,
    undo: () => {
      if (ownSenders().join() === after.join()) keep(before);
    },
  };
}

/**
 * Merges the numbers of two devices. New links carry the same one on both: one that neither has replaced, and the
 * smaller of two.
 */
export function mergeSenders(a: readonly number[], b: readonly number[]): readonly number[] {
  const replaced = new Set([...a.slice(1), ...b.slice(1)]);
  const present = [...a.slice(0, 1), ...b.slice(0, 1)].sort((one, other) => one - other);
  const first = present.find((number) => !replaced.has(number)) ?? present[0];
  return [...new Set([...(first === undefined ? [] : [first]), ...a, ...b])];
}

function keep(senders: readonly number[]): void {
  stored.set(readSenders(senders).join(' '));
}
