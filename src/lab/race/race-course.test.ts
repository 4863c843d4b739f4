import { expect, test } from 'vitest';
import { EXHIBIT_NAMES, racerOf } from '../shared/catalogue.ts';
import { CONTESTANTS } from './contestants.ts';
import { LINE_UP } from './line-up.ts';
import { RaceCourse } from './race-course.ts';
import { LARGEST_RACE, leastOfScale, SMALLEST_RACE } from './race-limits.ts';

const NAMES = LINE_UP.map(({ name }) => name);

test('every row of the race has a contestant, and every exhibit that races has a row', () => {
  expect([...CONTESTANTS.keys()].sort()).toEqual([...NAMES].sort());
  const racers = EXHIBIT_NAMES.flatMap((name) => [racerOf(name, ''), racerOf(name, 'half')]);
  expect(new Set(NAMES)).toEqual(
    new Set([...racers.filter((name) => name !== undefined), 'one-a-row', 'any-squares']),
  );
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

test('up to 9 × 9 each search of the path has fewer nodes than the one before, and every scale begins below them', () => {
  let time = 0;
  const course = new RaceCourse(() => time++);
  for (let size = SMALLEST_RACE; size <= LARGEST_RACE; size++) {
    const standings = new Map(course.lineUp(size).map((standing) => [standing.name, standing]));
    const nodes = NAMES.map(
      (name) => standings.get(name)!.allNodes ?? course.advance(name, Infinity).allNodes!,
    );
    expect(nodes).toHaveLength(8);
    const path = nodes.slice(0, 6);
    if (size < 10) expect(path).toEqual(path.toSorted((a, b) => b - a));
    expect(Math.min(...nodes)).toBeGreaterThan(leastOfScale(size));
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
