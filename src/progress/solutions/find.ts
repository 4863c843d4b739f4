import * as v from 'valibot';
import type { Code } from '../../core/solutions/code.ts';
import { isSolutionCode } from '../../core/solutions/solution-code.ts';
import { compareMoments } from '../../core/moments.ts';
import {
  believableMoment,
  countSchema,
  helpSchema,
  LATEST_DATE,
  millisecondsSchema,
} from '../storage/fields.ts';
import type { Saved } from '../storage/record-table.ts';
import type { Help } from './help.ts';

/** A solution that the player put on the board. */
export interface Find {
  readonly code: Code;
  /** Milliseconds since 1970; 0 if unknown. */
  readonly foundAt: number;
  /**
   * The moment when the solver showed it before it was found, in milliseconds since 1970; left out if the solver did
   * not.
   */
  readonly revealedAt?: number | undefined;
  /** Milliseconds of play; 0 if unknown, as for a find that came by a link. */
  readonly duration: number;
  /** Queens placed, moved and removed; 0 if unknown. */
  readonly moves: number;
  readonly help: Help;
}

/** A solution that the solver showed. */
export interface Reveal {
  readonly code: Code;
  /** Milliseconds since 1970; 0 if unknown. */
  readonly revealedAt: number;
}

/** A find as it is kept in the database and told to other tabs. */
export type FoundRecord = { readonly version: 1; readonly kind: 'found' } & Find;

/** A reveal as it is kept in the database and told to other tabs. */
export type RevealedRecord = { readonly version: 1; readonly kind: 'revealed' } & Reveal;

/** The record that is kept of one solution. */
export type SolutionRecord = FoundRecord | RevealedRecord;

const codeSchema = v.custom<Code>(isSolutionCode);

/** Schemas of the fields of a find, in the database and in a backup. */
export const findFields = {
  code: codeSchema,
  foundAt: millisecondsSchema,
  revealedAt: v.optional(millisecondsSchema),
  duration: millisecondsSchema,
  moves: countSchema,
  help: helpSchema,
};

/** Schemas of the fields of a reveal, in the database and in a backup. */
export const revealFields = { code: codeSchema, revealedAt: millisecondsSchema };

const foundSchema = v.object({ version: v.literal(1), kind: v.literal('found'), ...findFields });

const revealedSchema = v.object({
  version: v.literal(1),
  kind: v.literal('revealed'),
  ...revealFields,
});

export function foundRecord(find: Find): FoundRecord {
  return { version: 1, kind: 'found', ...find };
}

export function revealedRecord(reveal: Reveal): RevealedRecord {
  return { version: 1, kind: 'revealed', ...reveal };
}

/**
 * Returns true if a value from a database or another tab is a record. It is none if it is damaged, not of a solution,
 * or of a version that this build does not know.
 */
export function isRecord(value: unknown): value is SolutionRecord {
  return v.is(foundSchema, value) || v.is(revealedSchema, value);
}

/**
 * Reads a value from a database or another tab; returns `undefined` if it is no record. Implausible dates become 0.
 * The latest date is fixed, so that a clock that is set back for a while makes no stored date unknown.
 */
export function readRecord(value: unknown): SolutionRecord | undefined {
  return isRecord(value) ? believable(value, LATEST_DATE) : undefined;
}

/**
 * Returns the record with its plausible dates; others become 0, and a reveal that is not before the find is dropped.
 * It returns the same object if nothing changes.
 * @param now Milliseconds since 1970.
 */
export function believable(record: SolutionRecord, now = Date.now()): SolutionRecord {
  const dateOr0 = (moment: number): number => believableMoment(moment, now);
  if (record.kind === 'revealed') {
    const revealedAt = dateOr0(record.revealedAt);
    return revealedAt === record.revealedAt ? record : { ...record, revealedAt };
  }
  const foundAt = dateOr0(record.foundAt);
  const find = foundAt === record.foundAt ? record : { ...record, foundAt };
  return withReveal(find, dateOr0(record.revealedAt ?? 0));
}

/**
 * Merges two records of one solution: found beats revealed, then the earliest date wins, then the text that sorts
 * first. A find remembers the earliest reveal before it. The result is the same in whatever order, grouping and number
 * records are merged. It is `a` itself if `b` adds nothing.
 */
export function mergeRecord(a: SolutionRecord, b: SolutionRecord): SolutionRecord {
  const first = preferred(a, b);
  if (first.kind === 'revealed') return first;
  const reveals = [a.revealedAt ?? 0, b.revealedAt ?? 0].sort(compareMoments);
  return withReveal(first, reveals[0]!);
}

function preferred(a: SolutionRecord, b: SolutionRecord): SolutionRecord {
  if (a.kind !== b.kind) return a.kind === 'found' ? a : b;
  const later = compareMoments(dateOf(a), dateOf(b));
  return later < 0 || (later === 0 && textOf(a) <= textOf(b)) ? a : b;
}

function dateOf(record: SolutionRecord): number {
  return record.kind === 'found' ? record.foundAt : record.revealedAt;
}

/** Returns all fields as text, except the reveal, which is merged separately. */
function textOf(record: SolutionRecord): string {
  return JSON.stringify({ ...record, revealedAt: undefined });
}

/**
 * Returns the find with this reveal, if the reveal was before it. A later reveal, or one at an unknown time, is
 * dropped.
 */
function withReveal(find: FoundRecord, revealedAt: number): FoundRecord {
  const { revealedAt: said, ...rest } = find;
  const before = compareMoments(revealedAt, find.foundAt) < 0 ? revealedAt : undefined;
  if (before === said) return find;
  return before === undefined ? rest : { ...rest, revealedAt: before };
}

/** Returns true if a solution is found now and was not before, or revealed and unknown before. */
export function isNewSolution({ before, after }: Saved<SolutionRecord>): boolean {
  return before?.kind !== after.kind;
}

/** Merges records, in any order, into one for each solution. */
export function mergeRecords(records: Iterable<SolutionRecord>): Map<Code, SolutionRecord> {
  const best = new Map<Code, SolutionRecord>();
  for (const record of records) {
    const there = best.get(record.code);
    best.set(record.code, there ? mergeRecord(there, record) : record);
  }
  return best;
}
