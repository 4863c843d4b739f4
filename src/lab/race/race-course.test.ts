import { expect, test } from 'vitest';
import { algorithmsOn } from './line-up.ts';
import { RaceCourse } from './race-course.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race-limits.ts';

test('all that can run on a board are lined up, each with a forecast', () => {
  const course = new RaceCourse(() => 0);
  expect(course.lineUp(5)).toHaveLength(13);
  expect(course.lineUp(10).map(({ name }) => name)).not.toContain('arithmetic');
  for (const { tested, finished, forecast } of course.lineUp(5)) {
    expect({ tested, finished }).toEqual({ tested: 0, finished: false });
    expect(forecast.tested).toBeGreaterThan(0);
  }
});

test('the number of contestants on a board is known before they line up', () => {
  const course = new RaceCourse(() => 0);
  for (let size = SMALLEST_RACE; size <= LARGEST_RACE; size++) {
    expect(course.lineUp(size)).toHaveLength(algorithmsOn(size));
  }
});

test('a contestant runs on its own, and the others wait', () => {
  let time = 0;
  const course = new RaceCourse(() => time++);
  course.lineUp(5);
  const ran = course.advance('backtracking', Infinity);
  expect(ran).toMatchObject({ name: 'backtracking', finished: true, found: 10 });
  expect(course.advance('recursion', 0).tested).toBe(0);
});

test('a contestant that was not lined up is refused', () => {
  const course = new RaceCourse(() => 0);
  course.lineUp(10);
  expect(() => course.advance('arithmetic', 1)).toThrow('arithmetic');
});
