import { expect, test } from 'vitest';
import { CONTESTANTS } from './contestants.ts';
import { IDEAS, OTHERS } from './ideas.ts';
import { RaceCourse } from './race-course.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race-limits.ts';

const NAMES = [...IDEAS, ...OTHERS].flatMap(({ racer }) => racer ?? []);

test('every search of the race has a contestant, and every contestant has a row', () => {
  expect([...CONTESTANTS.keys()].sort()).toEqual([...NAMES].sort());
});

test('all contestants are lined up on every board, none of them with a node beyond the empty board', () => {
  const course = new RaceCourse(() => 0);
  for (let size = SMALLEST_RACE; size <= LARGEST_RACE; size++) {
    const standings = course.lineUp(size);
    expect(standings.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
    for (const { nodes, finished } of standings) {
      expect({ nodes, finished }).toEqual({ nodes: 1, finished: false });
    }
  }
});

test('up to 9 × 9 each idea has fewer nodes than the one before', () => {
  let time = 0;
  const course = new RaceCourse(() => time++);
  for (let size = SMALLEST_RACE; size < LARGEST_RACE; size++) {
    course.lineUp(size);
    const nodes = IDEAS.map(({ racer, boardsOn }) =>
      racer ? course.advance(racer, Infinity).nodes : boardsOn!(size),
    );
    expect(nodes).toEqual(nodes.toSorted((a, b) => b - a));
  }
});

test('a contestant runs on its own, and the others wait', () => {
  let time = 0;
  const course = new RaceCourse(() => time++);
  course.lineUp(5);
  const ran = course.advance('backtracking', Infinity);
  expect(ran).toMatchObject({ name: 'backtracking', finished: true, found: 10 });
  expect(course.advance('permutations', 0).nodes).toBe(1);
});

test('a contestant that was not lined up is refused', () => {
  const course = new RaceCourse(() => 0);
  course.lineUp(10);
  expect(() => course.advance('arithmetic', 1)).toThrow('arithmetic');
});
