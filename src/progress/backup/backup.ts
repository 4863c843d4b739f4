import * as v from 'valibot';
import type { Code } from '../../core/solutions/code.ts';
import { addBoard, boardEntry, type Boards } from './board-backup.ts';
import {
  believable,
  mergeRecords,
  findFields,
  foundRecord,
  revealFields,
  revealedRecord,
  type SolutionRecord,
} from '../solutions/find.ts';
import type { SizeProgress } from '../solutions/solutions.ts';
import type { CodePlace } from './move-codes.ts';
import { pauses } from './pause.ts';
import { readSenders } from '../settings/own-senders.ts';
import { puzzleEntries, puzzleLists, type PuzzleLists } from './puzzle-backup.ts';
import {
  NO_PUZZLES,
  noPuzzles,
  type PuzzleRecords,
  type ReadPuzzles,
} from '../puzzles/puzzle-records.ts';
import type { SavedGame } from '../games/saved-game.ts';

/**
 * A backup is one JSON document:
 *
 *     { "format": "ninety-two", "version": 3, "exportedAt": "2026-11-20T10:00:00.000Z", "senders": [716…],
 *       "sizes": { "8": {
 *         "found": [ { "code": "15863724", "foundAt": 1790000000000, "duration": 83500, "moves": 21,
 *                      "help": { "nudge": 0, "where": 0, "why": 0, "place": 0, "turned": false } } ],
 *         "revealed": [ { "code": "16837425", "revealedAt": 1790000000000 } ] } },
 *       "boards": [ … ],
 *       "puzzles": {
 *         "results": [ { "name": "c/5/10000", "kind": "complete", "step": "gentle", "outcome": "solved",
 *                        "finishedAt": 1790000000000, "elapsed": 61000,
 *                        "hints": { "nudge": 0, "where": 0, "why": 0, "place": 0 },
 *                        "placements": "goooo", "endedAt": 1790000000000 } ],
 *         "unfinished": [ … ],
 *         "table": [ { "shape": "3x4", "queens": [5, 11], "guardedAt": 1790000000000 } ],
 *         "drafts": [ … ],
 *         "drills": [ { "topic": "regions/shared-1", "found": [1, 3], "shown": [2] } ],
 *         "friends": [ { "day": "2026-11-21", "sender": 716…, "name": "Anna", "text": "v118-0…",
 *                        "openedAt": 1790000000000 } ] } }
 *
 * Moments are in milliseconds since 1970, and spans in milliseconds. A find that was revealed before has a
 * `revealedAt` too. The result of a puzzle of a day that counts has `"onDay": true`. `Find`, `Reveal`, `SavedResult`
 * and `OldBoard` describe the other fields.
 *
 * Unfinished puzzles are stored as in the database (`puzzleGameRecord`), but without their history. So are unfinished
 * boards (`savedGameRecord`), which have a `"shape": "8x8"` too. Drafts are stored as in the database (`draftRecord`).
 *
 * `senders` are the numbers of the player's own links (`own-senders.ts`); it is left out if there are none.
 *
 * Version 1 has no puzzles. Version 2 has neither boards nor drafts.
 */
const FORMAT = 'ninety-two';
const VERSION = 3;

/** The records of solutions of all sizes, by code. */
export type Records = ReadonlyMap<Code, SolutionRecord>;

/**
 * Reason why a file is no backup: the device could not read it (`unreadable`), it is larger than any backup
 * (`too-large`), it is something else (`not-ours`), it is a damaged backup (`damaged`), or a later version of the game
 * wrote it (`newer`).
 */
export type BackupProblem = 'unreadable' | 'too-large' | 'not-ours' | 'damaged' | 'newer';

/** The contents of a backup, or of a link with solutions. */
export interface Backup {
  readonly records: Records;
  readonly puzzles: PuzzleRecords;
  readonly boards: Boards;
  /** The numbers of the player's own links; left out if there are none. */
  readonly senders?: readonly number[];
  /** The choices of the other device, unchecked; left out of files and most codes. */
  readonly settings?: unknown;
  /** The place of a code among those of the other device; left out of other sources. */
  readonly place?: CodePlace;
  /** The number of refused entries: those that are damaged or no solution of their size. */
  readonly refused: number;
}

/** A backup that was read, or the reason why it was refused. */
export type ReadBackup =
  ({ readonly ok: true } & Backup) | { readonly ok: false; readonly problem: BackupProblem };

/** Everything that a backup holds. */
export interface BackupContents {
  readonly sizes: readonly SizeProgress[];
  readonly boards: Boards;
  readonly puzzles: PuzzleRecords;
  /** The numbers of the player's own links; left out if there are none. */
  readonly senders?: readonly number[];
}

/**
 * The largest backup that is read, in bytes. 200,000 solutions take less than two thirds of it; that is twice as many
 * as 4 × 4 to 13 × 13 have. 36,500 puzzles, ten a day for ten years, take less than the rest.
 */
export const LARGEST_BACKUP = 48 * 2 ** 20;

/** The most refused entries; a file with more counts as damaged. */
const MOST_REFUSED = 1000;

/** Returns the file name of a backup, with its UTC date. The installed app opens files with this ending. */
export function backupName(exportedAt: Date): string {
  return `ninety-two-${exportedAt.toISOString().slice(0, 10)}.n92.json`;
}

/** Writes a backup as one JSON document. Pauses now and then so that the page can respond. */
export async function writeBackup(contents: BackupContents, exportedAt: Date): Promise<Blob> {
  const lines: string[] = [];
  const pauseWhenDue = pauses();
  for (const line of linesOf(contents, exportedAt)) {
    lines.push(line);
    await pauseWhenDue();
  }
  return new Blob(lines, { type: 'application/json' });
}

function* linesOf(
  { sizes, boards, puzzles, senders = [] }: BackupContents,
  exportedAt: Date,
): Generator<string> {
  const head = {
    format: FORMAT,
    version: VERSION,
    exportedAt: exportedAt.toISOString(),
    ...(senders.length > 0 && { senders }),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"sizes":{`;
  let between = '\n';
  for (const { size, found, revealed } of sizes) {
    yield `${between}"${size}":{"found":[`;
    yield* itemsOf(found.values(), ({ code, foundAt, revealedAt, duration, moves, help }) => ({
      code,
      foundAt,
      revealedAt,
      duration,
      moves,
      help,
    }));
    yield '],"revealed":[';
    yield* itemsOf(revealed.values(), ({ code, revealedAt }) => ({ code, revealedAt }));
    yield ']}';
    between = ',\n';
  }
  yield '},\n"boards":[';
  yield* itemsOf(boards, boardEntry);
  yield '],\n"puzzles":{';
  between = '';
  for (const [list, entries] of Object.entries(puzzleLists(puzzles))) {
    yield `${between}"${list}":[`;
    yield* itemsOf(entries, (entry) => entry);
    between = '],';
  }
  yield ']}}\n';
}

function* itemsOf<T>(items: Iterable<T>, fieldsOf: (item: T) => unknown): Generator<string> {
  let between = '\n';
  for (const item of items) {
    yield between + JSON.stringify(fieldsOf(item));
    between = ',\n';
  }
}

/** Reads a file that should be a backup. Never rejects. A file larger than any backup is refused unread. */
export async function readBackupFile(file: Blob): Promise<ReadBackup> {
  if (file.size > LARGEST_BACKUP) return refuse('too-large');
  try {
    return await readBackup(await file.text());
  } catch {
    return refuse('unreadable');
  }
}

const findSchema = v.object(findFields);
const revealSchema = v.object(revealFields);
const headSchema = v.object({ format: v.literal(FORMAT) });
const versionSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
// Entries are checked later, one by one: a list of millions of bad ones is then given up after `MOST_REFUSED`.
const entriesSchema = v.custom<readonly unknown[]>(Array.isArray);
const listsSchema = v.object({ found: entriesSchema, revealed: entriesSchema });
const bodySchema = v.object({ sizes: v.record(v.string(), listsSchema) });
const partsSchema = v.object({
  boards: entriesSchema,
  puzzles: v.object({
    results: entriesSchema,
    unfinished: entriesSchema,
    table: entriesSchema,
    drafts: entriesSchema,
    // Builds without Practise write none.
    drills: v.optional(entriesSchema, []),
    // Builds without friends' days write none.
    friends: v.optional(entriesSchema, []),
  }),
});

/** Reads the text of a file that should be a backup. Never rejects. Entries are checked one by one. */
export async function readBackup(text: string): Promise<ReadBackup> {
  if (text.length > LARGEST_BACKUP) return refuse('too-large');
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    // The start of a truncated backup still shows its format.
    const wasOurs = /^\s*\{\s*"format"\s*:\s*"ninety-two"/.test(text);
    return refuse(wasOurs ? 'damaged' : 'not-ours');
  }
  if (!v.is(headSchema, document)) return refuse('not-ours');
  if (!v.is(versionSchema, document)) return refuse('damaged');
  if (document.version > VERSION) return refuse('newer');
  const body = v.safeParse(bodySchema, document, { abortEarly: true });
  if (!body.success) return refuse('damaged');
  const parts = otherLists(document);
  if (!parts) return refuse('damaged');

  const records: SolutionRecord[] = [];
  const puzzles = noPuzzles();
  const boards = new Map<number, SavedGame>();
  let refused = 0;
  const pauseWhenDue = pauses();
  for (const add of entriesOf(body.output.sizes, parts, { records, puzzles, boards })) {
    if (!add()) refused++;
    if (refused > MOST_REFUSED) return refuse('damaged');
    await pauseWhenDue();
  }
  const senders = readSenders((document as { readonly senders?: unknown }).senders);
  const sorts = [boards, ...Object.values(puzzles)];
  const isEmpty = records.length + senders.length === 0 && sorts.every(({ size }) => size === 0);
  if (isEmpty && refused > 0) return refuse('damaged');
  return {
    ok: true,
    records: mergeRecords(records),
    puzzles,
    boards,
    ...(senders.length > 0 && { senders }),
    refused,
  };
}

/** The lists of a backup besides solutions. Their entries are not checked yet. */
interface Parts {
  readonly boards: readonly unknown[];
  readonly puzzles: PuzzleLists;
}

const NO_PARTS: Parts = { boards: [], puzzles: puzzleLists(NO_PUZZLES) };

/** Reads the lists that a document of its version holds besides solutions; returns `undefined` if one is missing. */
function otherLists(document: {
  readonly version: number;
  readonly puzzles?: unknown;
}): Parts | undefined {
  const { version, puzzles } = document;
  if (version === 1) return NO_PARTS;
  const given =
    version === 2
      ? { boards: [], puzzles: { ...(Object(puzzles) as object), drafts: [] } }
      : document;
  const { success, output } = v.safeParse(partsSchema, given, { abortEarly: true });
  return success ? output : undefined;
}

type Lists = v.InferOutput<typeof listsSchema>;

/** Yields, for every entry, a function that reads it and adds it to `read`. It returns false if the entry is invalid. */
function* entriesOf(
  sizes: Readonly<Record<string, Lists>>,
  { boards, puzzles: lists }: Parts,
  read: {
    readonly records: SolutionRecord[];
    readonly puzzles: ReadPuzzles;
    readonly boards: Map<number, SavedGame>;
  },
): Generator<() => boolean> {
  const { records, puzzles } = read;
  for (const [key, { found, revealed }] of Object.entries(sizes)) {
    const addRecord = (record: SolutionRecord | undefined): boolean => {
      if (record?.code.length !== Number(key)) return false;
      records.push(record);
      return true;
    };
    for (const entry of found) yield () => addRecord(readFind(entry));
    for (const entry of revealed) yield () => addRecord(readReveal(entry));
  }
  for (const entry of boards) yield () => addBoard(read.boards, entry);
  yield* puzzleEntries(lists, puzzles);
}

function readFind(entry: unknown): SolutionRecord | undefined {
  const { success, output } = v.safeParse(findSchema, entry, { abortEarly: true });
  return success ? believable(foundRecord(output)) : undefined;
}

function readReveal(entry: unknown): SolutionRecord | undefined {
  const { success, output } = v.safeParse(revealSchema, entry, { abortEarly: true });
  return success ? believable(revealedRecord(output)) : undefined;
}

function refuse(problem: BackupProblem): ReadBackup {
  return { ok: false, problem };
}
