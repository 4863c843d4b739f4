import { describe, expect, test } from 'vitest';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { DRILL_TOPICS, DRILLS, topicName } from '../../core/puzzles/technique.ts';
import { drillOf } from '../../solver/puzzles/drills/drill.ts';
import { wrongWith } from '../../solver/puzzles/drills/plain-drill.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { drillPosition, NUMBERS } from './drill-positions.ts';

describe.each(DRILL_TOPICS.map((topic) => [topicName(topic), topic] as const))(
  '%s',
  (_name, topic) => {
    test('works in each of its five positions, gives or rules out just the squares that are right, and nothing easier works', () => {
      const codes = new Set<string>();
      for (const number of NUMBERS) {
        const position = drillPosition(topic, number);
        expect(wrongWith(topic, position, finish(drillOf(position))!)).toEqual([]);
        codes.add(puzzleCode(position.puzzle));
        const { regions, sight } = position.puzzle.rules;
        if (regions) expect(sight).toBe(number === DRILLS ? 'queen' : 'touch');
      }
      expect(codes.size).toBe(DRILLS);
    });
  },
);
