import { describe, expect, test } from 'vitest';
import type { Insight } from '../../solver/insight/insight.ts';
import { completionAnnouncement } from './completion-words.ts';

function exactly(ways: number, fresh: number): Insight {
  return {
    completions: { count: ways, isExact: true },
    newCompletions: { count: fresh, isExact: true },
  };
}

function atLeast(ways: number, fresh: number): Insight {
  return {
    completions: { count: ways, isExact: false },
    newCompletions: { count: fresh, isExact: false },
  };
}

describe('the announcement of a board', () => {
  test('gives the number of solutions left, and after a find of the size the number of new ones', () => {
    expect(completionAnnouncement(exactly(3, 3), false)).toBe('3 solutions left.');
    expect(completionAnnouncement(exactly(3, 2), true)).toBe('3 solutions left. 2 new.');
    expect(completionAnnouncement(exactly(1, 0), true)).toBe('1 solution left. 0 new.');
    expect(completionAnnouncement(exactly(14_200, 14_199), true)).toBe(
      '14,200 solutions left. 14,199 new.',
    );
  });

  test('says that there is no solution if there is none', () => {
    expect(completionAnnouncement(exactly(0, 0), true)).toBe('Dead end.');
  });

  test('does not give a lower bound as an exact number', () => {
    expect(completionAnnouncement(atLeast(1200, 1190), true)).toBe(
      'At least 1,200 solutions left.',
    );
    expect(completionAnnouncement(atLeast(1, 1), false)).toBe('At least 1 solution left.');
  });
});
