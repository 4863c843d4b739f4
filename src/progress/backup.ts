import * as v from 'valibot';
import type { Code } from '../core/code.ts';
import { MAX_SIZE } from '../core/square.ts';
import { addBoard, boardEntry, type Boards } from './board-backup.ts';
import {
  believable,
  bestOf,
  findFields,
  foundRecord,
  revealFields,
  revealedRecord,
  type SolutionRecord,
} from './find.ts';
import type { SizeProgress } from './known-solutions.ts';
import { pauses } from './pause.ts';
import type { Progress } from './progress.ts';
import { puzzleLists, ReadPuzzles, type PuzzleLists } from './puzzle-backup.ts';
import type { PuzzleRecords } from './puzzle-records.ts';
import type { SavedGame } from './saved-game.ts';

/**
 * The backup is one JSON document:
 *
 *     { "format": "ninety-two", "version": 3, "exportedAt": "2026-11-20T10:00:00.000Z",
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
 *         "drafts": [ … ] } }
 *
 * A find that was revealed before has a `revealedAt` too, and a puzzle of a day that counts `"onDay": true`. Moments are milliseconds since 1970, spans
 * milliseconds; `Find`, `Reveal`, `KeptResult` and `TableResult` say the rest. Unfinished puzzles are as
 * they are in the database (`puzzleGameRecord`), but for their way back, and so are unfinished boards
 * (`savedGameRecord`), with a `"shape": "8x8"`; drafts are as they are there (`draftRecord`). Version 1 has no puzzles,
 * and version 2 neither boards nor drafts.
 */
const FORMAT = 'ninety-two';
const VERSION = 3;

/** The record of each solution, by code, of any sizes. */
export type Records = ReadonlyMap<Code, SolutionRecord>;

/**
 * Why a file is no backup: the device could not read it (`unreadable`), it is larger than any backup
 * (`too-large`), something else (`not-ours`), ours but broken (`damaged`), or written by a later
 * version of the game (`newer`).
 */
export type BackupProblem = 'unreadable' | 'too-large' | 'not-ours' | 'damaged' | 'newer';

export type ReadBackup =
  | {
      readonly ok: true;
      readonly records: Records;
      readonly puzzles: PuzzleRecords;
      readonly boards: Boards;
      /** The codes or names, shortened, of entries that are no solutions of their size or are damaged. */
      readonly refused: readonly string[];
    }
  | { readonly ok: false; readonly problem: BackupProblem };

/** Everything that a backup holds. */
export interface BackupContents {
  readonly sizes: readonly SizeProgress[];
  readonly boards: Boards;
  readonly puzzles: PuzzleRecords;
}

/** What an import would do to one size. */
export interface BackupPreview {
  readonly size: number;
  /** Solutions that would be found and are not now. */
  readonly found: number;
  /** Solutions that would be revealed and are unknown now. */
  readonly revealed: number;
  /** Solutions in the file of which this device knows as much already. */
  readonly known: number;
}

/**
 * 200,000 solutions, twice what anybody can collect of 4 × 4 to 13 × 13, are below two thirds of this
 * many bytes, and 36,500 puzzles, ten a day for ten years, below the rest.
 */
export const LARGEST_BACKUP = 48 * 2 ** 20;

/** A file with more nonsense than this is not worth the player's time to list it. */
const MOST_REFUSED = 1000;

/** The name under which a backup is saved; the ending is the one the installed app opens. */
export function backupName(exportedAt: Date): string {
  return `ninety-two-${exportedAt.toISOString().slice(0, 10)}.n92.json`;
}

/** Writes everything as one document, pausing now and then so that the page stays alive. */
export async function writeBackup(contents: BackupContents, exportedAt: Date): Promise<Blob> {
  const lines: string[] = [];
  const pauseWhenDue = pauses();
  for (const line of linesOf(contents, exportedAt)) {
    lines.push(line);
    await pauseWhenDue();
  }
  return new Blob(lines, { type: 'application/json' });
}

function* linesOf({ sizes, boards, puzzles }: BackupContents, exportedAt: Date): Generator<string> {
  const head = { format: FORMAT, version: VERSION, exportedAt: exportedAt.toISOString() };
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
  const { results, unfinished, table, drafts } = puzzleLists(puzzles);
  yield '],\n"puzzles":{"results":[';
  yield* itemsOf(results, (entry) => entry);
  yield '],"unfinished":[';
  yield* itemsOf(unfinished, (entry) => entry);
  yield '],"table":[';
  yield* itemsOf(table, (entry) => entry);
  yield '],"drafts":[';
  yield* itemsOf(drafts, (entry) => entry);
  yield ']}}\n';
}

function* itemsOf<T>(items: Iterable<T>, fieldsOf: (item: T) => unknown): Generator<string> {
  let between = '\n';
  for (const item of items) {
    yield between + JSON.stringify(fieldsOf(item));
    between = ',\n';
  }
}

/** Reads a file that should be a backup. Never rejects, and reads nothing larger than a backup. */
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
// Entries are not looked at here: a list of millions of them must not cost more than a thousand.
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
  }),
});

/** Reads the text of a file that should be a backup. Never rejects; entries are checked one by one. */
export async function readBackup(text: string): Promise<ReadBackup> {
  if (text.length > LARGEST_BACKUP) return refuse('too-large');
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    // A backup that was cut off says at its start what it was.
    const wasOurs = /^\s*\{\s*"format"\s*:\s*"ninety-two"/.test(text);
    return refuse(wasOurs ? 'damaged' : 'not-ours');
  }
  if (!v.is(headSchema, document)) return refuse('not-ours');
  if (!v.is(versionSchema, document)) return refuse('damaged');
  if (document.version > VERSION) return refuse('newer');
  const body = v.safeParse(bodySchema, document, { abortEarly: true });
  if (!body.success) return refuse('damaged');
  const parts = partsOf(document);
  if (!parts) return refuse('damaged');

  const records: SolutionRecord[] = [];
  const puzzles = new ReadPuzzles();
  const boards = new Map<number, SavedGame>();
  const refused: string[] = [];
  const pauseWhenDue = pauses();
  for (const { entry, add } of entriesOf(body.output.sizes, parts, { records, puzzles, boards })) {
    if (!add(entry)) refused.push(nameShown(entry));
    if (refused.length > MOST_REFUSED) return refuse('damaged');
    await pauseWhenDue();
  }
  return { ok: true, records: bestOf(records), puzzles, boards, refused };
}

/** What a backup holds beside solutions, its entries not looked at yet. */
interface Parts {
  readonly boards: readonly unknown[];
  readonly puzzles: PuzzleLists;
}

const NO_PARTS: Parts = {
  boards: [],
  puzzles: { results: [], unfinished: [], table: [], drafts: [] },
};

/** Reads what a document of its version holds beside solutions; `undefined` where it lacks something of that. */
function partsOf(document: {
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

/** Every entry, with what adds it to what was read before and says whether it could. */
function* entriesOf(
  sizes: Readonly<Record<string, Lists>>,
  { boards, puzzles: { results, unfinished, table, drafts } }: Parts,
  read: {
    readonly records: SolutionRecord[];
    readonly puzzles: ReadPuzzles;
    readonly boards: Map<number, SavedGame>;
  },
): Generator<{ readonly entry: unknown; readonly add: (entry: unknown) => boolean }> {
  const { records, puzzles } = read;
  for (const [key, { found, revealed }] of Object.entries(sizes)) {
    const addRecord = (record: SolutionRecord | undefined): boolean => {
      if (record?.code.length !== Number(key)) return false;
      records.push(record);
      return true;
    };
    for (const entry of found) yield { entry, add: (it) => addRecord(readFind(it)) };
    for (const entry of revealed) yield { entry, add: (it) => addRecord(readReveal(it)) };
  }
  for (const entry of boards) yield { entry, add: (it) => addBoard(read.boards, it) };
  for (const entry of results) yield { entry, add: (it) => puzzles.addResult(it) };
  for (const entry of unfinished) yield { entry, add: (it) => puzzles.addGame(it) };
  for (const entry of table) yield { entry, add: (it) => puzzles.addTable(it) };
  for (const entry of drafts) yield { entry, add: (it) => puzzles.addDraft(it) };
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

/** The code or name that an entry gives, at most as long as the longest code; `?` when it gives none. */
function nameShown(entry: unknown): string {
  const { code, name, shape, draft } = Object(entry) as Readonly<Record<string, unknown>>;
  const { kind } = Object(draft) as Readonly<Record<string, unknown>>;
  const shown = code ?? name ?? shape ?? kind;
  return typeof shown === 'string' ? shown.slice(0, MAX_SIZE) : '?';
}

/** What importing these records would add to what is known, by size, the smallest first. */
export function previewOf(
  records: Records,
  present: readonly SizeProgress[],
): readonly BackupPreview[] {
  const sizes = [...new Set(Array.from(records.keys(), (code) => code.length))];
  return sizes
    .sort((a, b) => a - b)
    .map((size) => {
      const now = present.find((progress) => progress.size === size);
      const preview = { size, found: 0, revealed: 0, known: 0 };
      for (const { code, kind } of records.values()) {
        if (code.length !== size) continue;
        if (now?.found.has(code)) preview.known++;
        else if (kind === 'found') preview.found++;
        else if (now?.revealed.has(code)) preview.known++;
        else preview.revealed++;
      }
      return preview;
    });
}

/**
 * Adds records to what is known, size by size. Finds made meanwhile, here or in another tab, are kept
 * as well; what could not be stored is kept in memory.
 * @returns How many solutions are found now and were not before.
 */
export async function importBackup(progress: Progress, records: Records): Promise<number> {
  const sizes = new Map<number, SolutionRecord[]>();
  for (const record of records.values()) {
    const { length } = record.code;
    const ofSize = sizes.get(length);
    if (ofSize) ofSize.push(record);
    else sizes.set(length, [record]);
  }
  let added = 0;
  for (const [size, ofSize] of sizes) added += (await progress.record(size, ofSize)).size;
  return added;
}
