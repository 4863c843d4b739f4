import * as v from 'valibot';
import type { Code } from '../core/code.ts';
import { isSolutionCode } from '../core/solution-code.ts';
import type { Help } from './help.ts';

/** A solution that the player put on the board. */
export interface Find {
  readonly code: Code;
  /** Milliseconds since 1970; 0 where it is not known. */
  readonly foundAt: number;
  /** When the solver showed it before it was found, in milliseconds since 1970; left out where it did not. */
  readonly revealedAt?: number | undefined;
  /** Milliseconds of play; 0 where it is not known, as for a find that came by a link. */
  readonly duration: number;
  /** Queens placed, moved and lifted; 0 where it is not known. */
  readonly moves: number;
  readonly help: Help;
}

/** A solution that the solver showed. */
export interface Reveal {
  readonly code: Code;
  /** Milliseconds since 1970; 0 where it is not known. */
  readonly revealedAt: number;
}

/** A find as it is kept in the database and told to other tabs. */
export type FoundRecord = { readonly version: 1; readonly kind: 'found' } & Find;

/** A reveal as it is kept in the database and told to other tabs. */
export type RevealedRecord = { readonly version: 1; readonly kind: 'revealed' } & Reveal;

/** What is kept of one solution. */
export type SolutionRecord = FoundRecord | RevealedRecord;

/** The last moment a `Date` can say (ECMA-262, Time Values), so that showing one never throws. */
const LAST_MOMENT = 8.64e15;

/** An earlier date is the mistake of a clock or of a program, and so is one after tomorrow. */
const EARLIEST_DATE = Date.UTC(1990, 0);

/** A later date stored here is a mistake too; not after tomorrow, for it may be today that is wrong. */
export const LATEST_DATE = Date.UTC(2200, 0);

/** Milliseconds of a day. */
const DAY = 86_400_000;

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
  checks: v.optional(countSchema),
});

const codeSchema = v.custom<Code>(isSolutionCode);

/** What is said of a find, in the database and in a backup. */
export const findFields = {
  code: codeSchema,
  foundAt: millisecondsSchema,
  revealedAt: v.optional(millisecondsSchema),
  duration: millisecondsSchema,
  moves: countSchema,
  help: helpSchema,
};

/** What is said of a reveal, in the database and in a backup. */
export const revealFields = { code: codeSchema, revealedAt: millisecondsSchema };

const foundSchema = v.object({ version: v.literal(1), kind: v.literal('found'), ...findFields });

const revealedSchema = v.object({
  version: v.literal(1),
  kind: v.literal('revealed'),
  ...revealFields,
});

/** The record of a find. */
export function foundRecord(find: Find): FoundRecord {
  return { version: 1, kind: 'found', ...find };
}

/** The record of a reveal. */
export function revealedRecord(reveal: Reveal): RevealedRecord {
  return { version: 1, kind: 'revealed', ...reveal };
}

/**
 * Whether a value from a database or another tab is a record; not when it is damaged, not of a
 * solution, or of a version this one does not know.
 */
export function isRecord(value: unknown): value is SolutionRecord {
  return v.is(foundSchema, value) || v.is(revealedSchema, value);
}

/**
 * Reads a value from a database or another tab; `undefined` when it is no record. Dates that cannot be
 * are not known. A clock that is set back for a while makes no stored date unknown.
 */
export function readRecord(value: unknown): SolutionRecord | undefined {
  return isRecord(value) ? believable(value, LATEST_DATE) : undefined;
}

/**
 * The record with what can be believed of its dates; the same one where that is all.
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

/** A moment that can be; 0 for one that cannot. */
export function believableMoment(moment: number, now: number): number {
  return moment >= EARLIEST_DATE && moment <= now + DAY ? moment : 0;
}

/** Compares moments for sorting, the earliest first; those not known, which are 0, come last. */
export function compareMoments(a: number, b: number): number {
  return (a || Infinity) === (b || Infinity) ? 0 : (a || Infinity) - (b || Infinity);
}

/**
 * What is known of a solution of which there are two records: found beats revealed, then the earliest
 * date wins; their text decides the rest. A find remembers the earliest reveal before it. In whatever
 * order, grouping and number records are merged, the same comes out; `a` itself where `b` adds nothing.
 */
export function merged(a: SolutionRecord, b: SolutionRecord): SolutionRecord {
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

/** All that is said, except of the reveal, which is merged by itself. */
function textOf(record: SolutionRecord): string {
  return JSON.stringify({ ...record, revealedAt: undefined });
}

/** The find with this as its reveal, if that was before it: a later one, or one at no known time, says nothing. */
function withReveal(find: FoundRecord, revealedAt: number): FoundRecord {
  const { revealedAt: said, ...rest } = find;
  const before = compareMoments(revealedAt, find.foundAt) < 0 ? revealedAt : undefined;
  if (before === said) return find;
  return before === undefined ? rest : { ...rest, revealedAt: before };
}

/** What is known of each solution; the order of the records makes no difference. */
export function bestOf(records: Iterable<SolutionRecord>): Map<Code, SolutionRecord> {
  const best = new Map<Code, SolutionRecord>();
  for (const record of records) {
    const there = best.get(record.code);
    best.set(record.code, there ? merged(there, record) : record);
  }
  return best;
}
