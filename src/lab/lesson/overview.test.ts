import { afterEach, expect, test, vi } from 'vitest';
import { isOnWall, lessonAddress } from './overview.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['?embed', '?embed=1&step=3', '?embed/', '?embed.', '%3Fembed', '?ｅｍｂｅｄ'])(
  'a question on a wall stays there, whatever its link has collected: %s',
  (query) => {
    vi.stubGlobal('location', { hash: `#/lab/lesson/3${query}` });
    expect(isOnWall()).toBe(true);
    expect(lessonAddress(4)).toBe('#/lab/lesson/4?embed');
  },
);

test('a question that is not on a wall leads to others that are not', () => {
  vi.stubGlobal('location', { hash: '#/lab/lesson/3?embedded' });
  expect(isOnWall()).toBe(false);
  expect(lessonAddress(4)).toBe('#/lab/lesson/4');
});
