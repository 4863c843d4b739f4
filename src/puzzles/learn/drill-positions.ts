import type { Square } from '../../core/board/square.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { DRILLS, topicName, type DrillTopic } from '../../core/puzzles/technique.ts';
import type { DrillPosition } from '../../solver/puzzles/drills/drill.ts';
import stored from './drills.json' with { type: 'json' };

/** A position: the code of its puzzle, the queens that are not given, and the squares that are ruled out. */
type StoredDrill = readonly [code: string, queens: readonly Square[], marks: readonly Square[]];

/** The numbers of the drills of a topic. */
export const NUMBERS: readonly number[] = Array.from({ length: DRILLS }, (_, index) => index + 1);

/** Returns the position of a drill, by its number from 1. */
export function drillPosition(topic: DrillTopic, number: number): DrillPosition {
  const drills = stored as unknown as Readonly<Record<string, readonly StoredDrill[]>>;
  const [code, queens, marks] = drills[topicName(topic)]![number - 1]!;
  const read = parsePuzzleCode(code);
  if (!read.ok) throw new TypeError(`No puzzle: ${code}`);
  return {
    puzzle: read.puzzle,
    standing: { queens: [...read.puzzle.givens, ...queens], marks },
  };
}
