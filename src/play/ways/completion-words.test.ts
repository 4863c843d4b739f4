import { describe, expect, test } from 'vitest';
import type { Insight } from '../../solver/insight/insight.ts';
import { wayBackAnnouncement, completionAnnouncement } from './completion-words.ts';

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
  test('gives the number of solutions left and the number of new ones', () => {
    expect(completionAnnouncement(exactly(3, 2))).toBe('3 solutions possible, 2 new.');
    expect(completionAnnouncement(exactly(1, 0))).toBe('1 solution possible, 0 new.');
    expect(completionAnnouncement(exactly(14_200, 14_199))).toBe(
      '14,200 solutions possible, 14,199 new.',
    );
  });

  test('says that there is no solution if there is none', () => {
    expect(completionAnnouncement(exactly(0, 0))).toBe('Dead end: this can’t be completed.');
  });

  test('does not give a lower bound as an exact number', () => {
    expect(completionAnnouncement(atLeast(1200, 1190))).toBe('at least 1,200 solutions possible.');
    expect(completionAnnouncement(atLeast(1, 1))).toBe('at least 1 solution possible.');
  });
});

test('the way back is announced with what it opens', () => {
  expect(wayBackAnnouncement({ steps: 1, opens: exactly(2, 1) })).toBe(
    'Undo 1 step: 2 solutions possible.',
  );
  expect(wayBackAnnouncement({ steps: 3, opens: atLeast(50, 50) })).toBe(
    'Undo 3 steps: at least 50 solutions possible.',
  );
});
