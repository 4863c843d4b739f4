import * as v from 'valibot';
import type { Code } from '../core/code.ts';
import { isSolutionCode } from '../core/solution-code.ts';
import type { Help } from './attempt.ts';

/** A solution that the player put on the board. */
export interface Find {
  readonly code: Code;
  /** Milliseconds since 1970. */
  readonly foundAt: number;
  /** Milliseconds of play; 0 where it is not known, as for a find that came by a link. */
  readonly duration: number;
  /** Queens placed, moved and lifted; 0 where it is not known. */
  readonly moves: number;
  readonly help: Help;
}

/** A solution that the solver showed. */
export interface Peek {
  readonly code: Code;
  /** Milliseconds since 1970. */
  readonly revealedAt: number;
}

/** A find as it is kept in the database and told to other tabs. */
export type FoundRecord = { readonly version: 1; readonly kind: 'found' } & Find;

/** A peek as it is kept in the database and told to other tabs. */
export type RevealedRecord = { readonly version: 1; readonly kind: 'revealed' } & Peek;

/** What is kept of one solution. */
export type SolutionRecord = FoundRecord | RevealedRecord;

/** The last moment a `Date` can say (ECMA-262, Time Values), so that showing one never throws. */
const LAST_MOMENT = 8.64e15;

/** A moment or a span in milliseconds. One check each, for a first view that counts its bytes. */
export const millisecondsSchema = v.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT,
);

/** Whether a value is a whole number that can be counted up to. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export const countSchema = v.custom<number>(isCount);

export const helpSchema = v.object({
  nudge: countSchema,
  where: countSchema,
  why: countSchema,
  place: countSchema,
  turned: v.boolean(),
});

const codeSchema = v.custom<Code>(isSolutionCode);

/** What is said of a find, in the database and in a backup. */
export const findFields = {
  code: codeSchema,
  foundAt: millisecondsSchema,
  duration: millisecondsSchema,
  moves: countSchema,
  help: helpSchema,
};

/** What is said of a peek, in the database and in a backup. */
export const peekFields = { code: codeSchema, revealedAt: millisecondsSchema };

const foundSchema = v.object({ version: v.literal(1), kind: v.literal('found'), ...findFields });

const revealedSchema = v.object({
  version: v.literal(1),
  kind: v.literal('revealed'),
  ...peekFields,
});

/** The record of a find. */
export function foundRecord(find: Find): FoundRecord {
  return { version: 1, kind: 'found', ...find };
}

/** The record of a peek. */
export function revealedRecord(peek: Peek): RevealedRecord {
  return { version: 1, kind: 'revealed', ...peek };
}

/**
 * Whether a value from a database or another tab is a record; not when it is damaged, not of a
 * solution, or of a version this one does not know.
 */
export function isRecord(value: unknown): value is SolutionRecord {
  return v.is(foundSchema, value) || v.is(revealedSchema, value);
}

/**
 * Which of two records of one solution is kept: found beats revealed, then the earliest date wins;
 * their text decides the rest, so that merging in any order keeps the same one.
 */
export function preferred(a: SolutionRecord, b: SolutionRecord): SolutionRecord {
  if (a.kind !== b.kind) return a.kind === 'found' ? a : b;
  const later = dateOf(a) - dateOf(b);
  return later < 0 || (later === 0 && JSON.stringify(a) <= JSON.stringify(b)) ? a : b;
}

function dateOf(record: SolutionRecord): number {
  return record.kind === 'found' ? record.foundAt : record.revealedAt;
}

/** The record that is kept of each solution; the order of the records makes no difference. */
export function bestOf(records: Iterable<SolutionRecord>): Map<Code, SolutionRecord> {
  const best = new Map<Code, SolutionRecord>();
  for (const record of records) {
    const there = best.get(record.code);
    best.set(record.code, there ? preferred(there, record) : record);
  }
  return best;
}
