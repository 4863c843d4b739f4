import * as v from 'valibot';
import { compareMoments } from '../../core/moments.ts';
import { listSchema, millisecondsSchema } from '../storage/fields.ts';
import type { RecordType } from '../storage/record-table.ts';
import { OLD_TABLE, setAside } from './puzzle-database.ts';

// Version 1.0 had a table of boards to guard. No page shows its records. They stay in the database and in backups.

const boardSchema = v.object({
  /** Rows and columns: `7x9`. */
  shape: v.custom<string>((value) => typeof value === 'string' && /^\d{1,2}x\d{1,2}$/.test(value)),
  queens: listSchema,
  guardedAt: millisecondsSchema,
});

/** A board of that table. Its queens are not checked. */
export type OldBoard = v.InferOutput<typeof boardSchema>;

/** Reads a board from the database or a backup; returns `undefined` if it is none. */
export function readOldBoard(entry: unknown): OldBoard | undefined {
  const { success, output } = v.safeParse(boardSchema, entry, { abortEarly: true });
  return success ? output : undefined;
}

/** The boards of that table, each under its shape. The fewest queens win, then the earliest. */
export const OLD_BOARDS: RecordType<string, OldBoard> = {
  store: OLD_TABLE,
  durability: 'strict',
  keyOf: ({ shape }) => shape,
  parse: readOldBoard,
  serialize: (board) => ({ version: 1, ...board }),
  setAside,
  merge: (a, b) => {
    const later = a.queens.length - b.queens.length || compareMoments(a.guardedAt, b.guardedAt);
    return later < 0 || (later === 0 && String(a.queens) <= String(b.queens)) ? a : b;
  },
};

/** Returns false for the name of an unfinished game of that table: no page opens it. */
export function isListed(name: string): boolean {
  return !name.startsWith('guard-table/');
}
