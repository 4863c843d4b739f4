import { topicName, type DrillTopic } from '../../core/puzzles/technique.ts';
import type { DrillRecord } from '../../progress/puzzles/drill-record.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import type { Query } from '../../ui/scheduling/live-read.ts';
import { puzzles } from '../../progress/page-puzzles.ts';
import { NUMBERS } from './drill-positions.ts';

/** A drill that is done: found by the player, or shown by the game. */
export type DrillDone = 'found' | 'shown';

/** The drills that are done, by the names of their topics. */
export type DrillFinds = ReadonlyMap<string, DrillRecord>;

/** Returns the query of the drills that are done. */
export function findsQuery(): Query<PuzzleStorage, DrillFinds> {
  return {
    source: puzzles,
    kinds: ['drills'],
    read: async () => (await puzzles.drills.getAll()).value,
  };
}

/** Keeps a drill that is done. One that was found stays found. */
export async function keepDrill(topic: DrillTopic, number: number, done: DrillDone): Promise<void> {
  const record = { topic: topicName(topic), found: [], shown: [] };
  await puzzles.keepDrills([{ ...record, [done]: [number] }]);
}

/** Returns what became of a drill; `undefined` if it is open. */
export function doneOf(
  finds: DrillFinds,
  topic: DrillTopic,
  number: number,
): DrillDone | undefined {
  const record = finds.get(topicName(topic));
  if (record?.found.includes(number)) return 'found';
  return record?.shown.includes(number) ? 'shown' : undefined;
}

/** Counts the drills of some topics that the player has found. */
export function foundOf(finds: DrillFinds, topics: readonly DrillTopic[]): number {
  return topics.flatMap((topic) => finds.get(topicName(topic))?.found ?? []).length;
}

/** Returns the first drill of a topic from `start` on, and round, that is not found; `undefined` if there is none. */
export function openDrill(finds: DrillFinds, topic: DrillTopic, start = 1): number | undefined {
  const inTurn = [...NUMBERS.slice(start - 1), ...NUMBERS.slice(0, start - 1)];
  return inTurn.find((number) => doneOf(finds, topic, number) !== 'found');
}
