import { expect, test, vi } from 'vitest';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import { offerToShow } from '../../game/screen/show-dialog.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { askToShow } from './puzzle-actions.ts';

vi.mock('../../game/screen/show-dialog.ts', () => ({ offerToShow: vi.fn() }));
// The solver, Look back and its dialog need a page.
vi.mock('../shared/shared-solver.ts', () => ({}));
vi.mock('../../ui/dialogs/modal.ts', () => ({}));
vi.mock('../look-back/look-back.ts', () => ({}));
vi.mock('../look-back/page-dialog.ts', () => ({}));

/** Returns what the question before the solution of a puzzle says. */
function askedFor(session: Pick<PuzzleSession, 'ofDay' | 'tableBoard'>): string {
  const unsolved = { ...session, verdict: { solved: false } } as PuzzleSession;
  askToShow({} as BoardScreen, unsolved);
  return vi.mocked(offerToShow).mock.lastCall![1].question.text();
}

test('the question before a solution promises a later count only for boards of the Guard table', () => {
  const none = { ofDay: undefined, tableBoard: undefined };
  const ofDay = { day: '2026-11-21', kind: 'guard' } as const;
  expect(askedFor(none)).toBe('After that, solving it won’t count.');
  expect(askedFor({ ...none, ofDay })).toBe('After that, solving it won’t count.');
  expect(askedFor({ ...none, tableBoard: '3x4' })).toBe(
    'It won’t count as solved until you solve it yourself.',
  );
});
