import type { TemplateResult } from 'lit';
import { expect, test, vi } from 'vitest';
import { COMPLETE, exampleResult } from '../../progress/puzzles/example-puzzle.testing.ts';
import { textOf } from '../../ui/text-of.testing.ts';
import type { PuzzleOutcome } from '../game/puzzle-session.ts';
import type { SolvedDay } from './solved-day.ts';
import { solvedAnnouncement } from './solved-words.ts';

// A sheet makes one, and observes nothing before it is on the page.
vi.stubGlobal('ResizeObserver', Object);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { NtSolvedSheet } = await import('./solved-sheet.ts');

const REVEALED = 'Its solution was revealed, so it doesn’t count as solved.';
const AGAIN = 'You solved it before; your first time counts.';

/** Words that compare a solve with a friend's, and those that count it. */
const COMPARED = /faster|your friend/iu;
const COUNTED = /New best|of 3/u;

const REVEALED_RESULT = exampleResult(COMPLETE.name, { outcome: 'shown', solvedAfter: true });

const FRIENDS = [undefined, ...[59, 60, 61].map((seconds) => ({ seconds, help: [1] }))];

const TODAY: SolvedDay = {
  day: '2026-11-21',
  kind: 'complete',
  petals: { complete: 'counted' },
  solved: 1,
  streak: 3,
  streakChange: undefined,
};

const DAYS = [undefined, TODAY, { ...TODAY, streak: undefined, streakChange: { from: 1, to: 3 } }];

test.each<[solved: string, said: Partial<PuzzleOutcome>, counts: string | undefined]>([
  ['for the first time', { isNew: true }, undefined],
  ['in its best time', { isNew: true, isBest: true, best: 90_000 }, undefined],
  ['again', {}, AGAIN],
  ['on an earlier visit', { isPast: true }, undefined],
  ['after its solution was revealed', { result: REVEALED_RESULT, isNew: true }, REVEALED],
  ['again after its solution was revealed', { result: REVEALED_RESULT }, REVEALED],
  [
    'on an earlier visit after its solution was revealed',
    { result: REVEALED_RESULT, isPast: true },
    REVEALED,
  ],
])(
  'a puzzle that was solved %s is seen and heard to count or not, and compared only if it counts',
  (_, said, counts) => {
    const result = exampleResult(COMPLETE.name);
    const outcome = {
      result,
      kept: result,
      isNew: false,
      median: undefined,
      best: undefined,
      isBest: false,
      ...said,
    };
    const goal = { words: 'One more', go: '#' };
    const all = [REVEALED, AGAIN];
    for (const [challenge, day] of FRIENDS.flatMap((one) => DAYS.map((it) => [one, it] as const))) {
      const sheet = new NtSolvedSheet();
      Object.assign(sheet, { session: { played: COMPLETE }, outcome, goal, challenge, day });
      const seen = textOf((sheet as unknown as { render(): TemplateResult }).render());
      const heard = solvedAnnouncement(outcome, challenge, day);
      for (const words of [seen, heard]) {
        expect(all.filter((one) => words.includes(one))).toEqual(counts ? [counts] : []);
        expect(COMPARED.test(words), words).toBe(!counts && challenge !== undefined);
        expect(COUNTED.test(words), words).toBe(
          !counts && (outcome.isBest || (outcome.isNew && day !== undefined)),
        );
      }
    }
  },
);
