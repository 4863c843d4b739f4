import { expect, test } from 'vitest';
import { DRILL_TOPICS, topicName } from '../../src/core/puzzles/technique.ts';
import { finish } from '../../src/solver/worker/task.ts';
import { drillOf } from '../../src/solver/puzzles/drills/drill.ts';
import { makeDrill } from './make-drill.ts';
import { wrongWith } from '../../src/solver/puzzles/drills/plain-drill.testing.ts';

/** Topics whose positions are rare; `npm run test:drills` makes them too. */
const RARE = ['regions/long-chain', 'guard/count'];

const topics = DRILL_TOPICS.filter((topic) => !RARE.includes(topicName(topic)));

test.each(topics.map((topic) => [topicName(topic), topic] as const))(
  'a seed makes a position in which %s works and nothing easier does, and always the same',
  (_name, topic) => {
    const position = finish(makeDrill(topic, 101))!;
    expect(wrongWith(topic, position, finish(drillOf(position))!)).toEqual([]);
    expect(finish(makeDrill(topic, 101))).toEqual(position);
  },
);
