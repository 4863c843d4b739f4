import type { TemplateResult } from 'lit';
import { expect, test, vi } from 'vitest';
import { COMPLETE, exampleResult } from '../../progress/puzzles/example-puzzle.testing.ts';
import { textOf } from '../../ui/text-of.testing.ts';
import type { PuzzleOutcome } from '../game/puzzle-session.ts';
import { solvedAnnouncement } from './solved-words.ts';

// A sheet makes one, and observes nothing before it is on the page.
vi.stubGlobal('ResizeObserver', Object);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { NtSolvedSheet } = await import('./solved-sheet.ts');

const REVEALED = 'Its solution was revealed, so it doesn’t count as solved.';
const AGAIN = 'You solved it before; your first time counts.';

test.each<[solved: string, said: Partial<PuzzleOutcome>, counts: string | undefined]>([
  ['for the first time', { isNew: true }, undefined],
  ['again', {}, AGAIN],
  ['on an earlier visit', { isPast: true }, undefined],
  [
    'after its solution was revealed',
    { result: { ...exampleResult(COMPLETE.name), solvedAfter: true } },
    REVEALED,
  ],
])('a puzzle that was solved %s is seen and heard to count or not', (_, said, counts) => {
  const result = exampleResult(COMPLETE.name);
  const outcome = {
    result,
    isNew: false,
    median: undefined,
    best: undefined,
    isBest: false,
    ...said,
  };
  const sheet = new NtSolvedSheet();
  const goal = { words: 'One more', go: '#' };
  Object.assign(sheet, { session: { played: COMPLETE }, outcome, goal });
  const seen = textOf((sheet as unknown as { render(): TemplateResult }).render());
  const heard = solvedAnnouncement(outcome, undefined, undefined);
  const all = [REVEALED, AGAIN];
  for (const words of [seen, heard]) {
    expect(all.filter((one) => words.includes(one))).toEqual(counts === undefined ? [] : [counts]);
  }
});
