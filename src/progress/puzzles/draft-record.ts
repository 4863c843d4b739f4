import * as v from 'valibot';
import { draftText, hasContent, type OwnDraft } from '../../core/puzzles/own-draft.ts';
import { SIGHT_NAMES } from '../../core/board/rules.ts';
import {
  PUZZLE_FORMS,
  PUZZLE_KINDS,
  PUZZLE_SIZES,
  type PuzzleKind,
} from '../../core/puzzles/puzzle.ts';
import { countSchema, isCount, listSchema, millisecondsSchema } from '../storage/fields.ts';

/** A draft as it is kept. */
export interface SavedDraft {
  readonly draft: OwnDraft;
  /** Milliseconds since 1970, but always later than the change before. */
  readonly changedAt: number;
}

/** Returns the record of a draft, which is stored under its kind. */
export function draftRecord(kept: SavedDraft): unknown {
  return { version: 1, ...kept };
}

/**
 * Returns the draft that was changed later. Of two changes at one moment, it returns one with something drawn, else
 * the one whose text sorts last. It is `a` itself if they are equal.
 */
export function mergeDrafts(a: SavedDraft, b: SavedDraft): SavedDraft {
  const keyOf = ({ draft }: SavedDraft): string => `${hasContent(draft)} ${draftText(draft)}`;
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
  return keyOf(a) >= keyOf(b) ? a : b;
}

/** Reads a stored draft of a kind; returns `undefined` if there is none, it is damaged, or a later version wrote it. */
export function readDraft(value: unknown, kind: PuzzleKind): SavedDraft | undefined {
  if (!v.is(recordSchema, value)) return undefined;
  const draft = draftOf(value.draft, kind);
  return draft && { draft, changedAt: value.changedAt };
}

const recordSchema = v.object({
  version: v.literal(1),
  changedAt: millisecondsSchema,
  draft: v.object({
    kind: v.picklist(PUZZLE_KINDS),
    shape: v.object({ rows: countSchema, columns: countSchema }),
    sight: v.optional(v.picklist(SIGHT_NAMES)),
    regions: v.optional(listSchema),
    givens: v.optional(listSchema),
    queens: v.optional(countSchema),
  }),
});

type Said = v.InferOutput<typeof recordSchema>['draft'];

function draftOf({ shape, kind: said, ...rest }: Said, kind: PuzzleKind): OwnDraft | undefined {
  const { rows, columns } = shape;
  const { least, most } = PUZZLE_SIZES[kind];
  const fits = Math.min(rows, columns) >= least && Math.max(rows, columns) <= most;
  if (said !== kind || !fits || (PUZZLE_FORMS[kind].isSquare && rows !== columns)) return undefined;
  const draft = { shape: { rows, columns } };
  const squares = rows * columns;
  const { sight, regions = [], givens = [], queens } = rest;
  const areGivens =
    givens.every((square: unknown) => isCount(square) && square < squares) &&
    new Set(givens).size === givens.length;
  switch (kind) {
    case 'complete':
      return areGivens ? { ...draft, kind, givens } : undefined;
    case 'regions': {
      const arePainted =
        regions.length === squares &&
        regions.every((region: unknown) => region === -1 || (isCount(region) && region < rows));
      return sight && arePainted ? { ...draft, kind, sight, regions } : undefined;
    }
    case 'guard': {
      const areQueens = queens !== undefined && queens <= squares;
      return areGivens && areQueens ? { ...draft, kind, queens, givens } : undefined;
    }
  }
}
