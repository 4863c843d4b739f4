import * as v from 'valibot';
import { DRILLS, topicName, topicNamed } from '../../core/puzzles/technique.ts';
import type { RecordType } from '../storage/record-table.ts';
import { DRILL_FINDS, setAside } from './puzzle-database.ts';

/** The drills of a topic that are done, by their numbers from 1. */
export interface DrillRecord {
  /** The name of the topic, as `topicName` returns it. */
  readonly topic: string;
  /** Those that the player found, in ascending order. */
  readonly found: readonly number[];
  /** Those that the game showed and the player has not found, in ascending order. */
  readonly shown: readonly number[];
}

const numbersSchema = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DRILLS)));

const drillSchema = v.object({ topic: v.string(), found: numbersSchema, shown: numbersSchema });

/**
 * Reads drills from the database, another tab or a backup; returns `undefined` if they are of no topic that this build
 * has.
 */
export function readDrills(value: unknown): DrillRecord | undefined {
  const { success, output } = v.safeParse(drillSchema, value, { abortEarly: true });
  if (!success) return undefined;
  const topic = topicNamed(...halvesOf(output.topic));
  return topic && topicName(topic) === output.topic ? inForm(output) : undefined;
}

function halvesOf(name: string): [string, string] {
  const [board = '', technique = ''] = name.split('/');
  return [board, technique];
}

/** Returns drills with each number once and in order; one that was found is not among those shown. */
function inForm({ topic, found, shown }: DrillRecord): DrillRecord {
  const inOrder = (numbers: readonly number[]): number[] =>
    [...new Set(numbers)].sort((a, b) => a - b);
  return {
    topic,
    found: inOrder(found),
    shown: inOrder(shown.filter((number) => !found.includes(number))),
  };
}

/** Merges the drills of a topic: what either has found is found. It is `a` itself if `b` adds nothing. */
export function mergeDrills(a: DrillRecord, b: DrillRecord): DrillRecord {
  if (newDrills(a, b) === 0) return a;
  return inForm({
    topic: a.topic,
    found: [...a.found, ...b.found],
    shown: [...a.shown, ...b.shown],
  });
}

/** Counts the drills of `b` that are done there and not in `known`, or shown in `known` and found in `b`. */
export function newDrills(known: DrillRecord | undefined, { found, shown }: DrillRecord): number {
  const before = known?.found ?? [];
  const seen = known?.shown ?? [];
  return (
    found.filter((number) => !before.includes(number)).length +
    shown.filter((number) => !before.includes(number) && !seen.includes(number)).length
  );
}

/** Drills that are done, the ones of a topic under its name. */
export const DRILL_RECORDS: RecordType<string, DrillRecord> = {
  store: DRILL_FINDS,
  durability: 'relaxed',
  keyOf: ({ topic }) => topic,
  parse: (entry, topic) => {
    const drills = readDrills(entry);
    return drills?.topic === topic ? drills : undefined;
  },
  serialize: (drills) => ({ version: 1, ...drills }),
  setAside,
  merge: mergeDrills,
};
