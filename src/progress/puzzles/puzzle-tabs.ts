import type { PuzzleChange } from './puzzle-progress.ts';

/** The name of the channel on which tabs tell each other what changed of puzzles. */
export const PUZZLES_CHANNEL = 'ninety-two-puzzles';

/** A kind of change other than that of a game. */
export type Kind = Exclude<PuzzleChange['kind'], 'game'>;

/** All kinds: messages with other kinds come from other versions. */
const KINDS: Readonly<Record<Kind, true>> = {
  unfinished: true,
  results: true,
  drills: true,
  friends: true,
  draft: true,
};

/** A message of a tab to the others, sent once its changes are on the disk. */
export interface PuzzleMessage {
  /** Puzzles that are no longer unfinished, and the moment when they ended, in milliseconds since 1970. */
  readonly ended?: readonly (readonly [name: string, at: number])[];
  /** Puzzles whose games were written. */
  readonly written?: readonly string[];
  readonly changed: readonly Kind[];
}

/** Reads a message of another tab, which may run another version of the game. */
export function readMessage(data: unknown): Required<PuzzleMessage> {
  const { ended, written, changed } = Object(data) as Readonly<Record<string, unknown>>;
  return {
    ended: listOf(ended).filter(isEnd),
    written: listOf(written).filter((name) => typeof name === 'string'),
    changed: listOf(changed).filter(isKind),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isEnd(value: unknown): value is readonly [name: string, at: number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(KINDS, value);
}
