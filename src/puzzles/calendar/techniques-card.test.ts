import { expect, test, vi } from 'vitest';
import { DIFFICULTIES, PUZZLE_KINDS } from '../../core/puzzles/puzzle.ts';
import { difficultyName } from '../shared/puzzle-words.ts';
import { renderKind } from './techniques-card.ts';

// No page keeps anything here.
vi.mock('../../progress/page-puzzles.ts', () => ({}));

test('no technique has a difficulty in the statistics: puzzles of several difficulties need it', () => {
  for (const kind of PUZZLE_KINDS) {
    const { values } = renderKind(kind, [{ kind, technique: 'look', solved: 3, unaided: 2 }]);
    const text = JSON.stringify(values);
    expect(text).toContain('none yet');
    for (const step of DIFFICULTIES) expect(text).not.toContain(difficultyName(step));
  }
});
