import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import { checkAnnouncement } from '../../game/checks/check.ts';
import { queensOn } from '../../game/hints/hint-boards.testing.ts';
import { hintWords } from '../../game/hints/hint-techniques.ts';
import { FOUND_SHARES, someFound } from '../../game/hints/one-answer-boards.testing.ts';
import { checkFreePlay } from '../../solver/free-play/check-free-play.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { insightOf } from '../../solver/insight/insight.ts';
import { Known } from '../../solver/insight/known.ts';
import { drawFrom } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { textOf } from '../../ui/text-of.testing.ts';
import { completionAnnouncement, completionStatus } from './completion-words.ts';

const BOARDS = sample(300, 4_000, 60);

test(`on ${BOARDS} boards with none, some or all solutions found, the line under the board, its announcement, Check and the hint say the same`, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 10 }),
      fc.constantFrom(...FOUND_SHARES),
      fc.nat(),
      (size, share, seed) => {
        const draw = drawFrom(seed);
        const queens = queensOn(size, draw).slice(0, size - 1);
        const known = new Known(size);
        const found = someFound(size, share, draw);
        for (const code of found) known.add(code, 'found');

        const insight = finish(insightOf(size, queens, known));
        const line = textOf(completionStatus(insight, found.length > 0, () => undefined).words);
        const spoken = completionAnnouncement(insight, found.length > 0);
        const check = checkAnnouncement(finish(checkFreePlay(size, queens, known)));
        const { finding, act } = finish(hintFor(size, queens, known));
        const { title } = hintWords(finding, 'nudge', completePuzzle(size, []));

        const isDead = line === 'Dead end';
        const areKnown = line.endsWith('found before');
        expect([spoken === 'Dead end.', check.endsWith(' wrong.')]).toEqual([isDead, isDead]);
        expect([
          spoken.endsWith(' 0 new.'),
          check.includes(' You have '),
          title.includes('found'),
        ]).toEqual([areKnown, areKnown, areKnown]);
        if (!isDead) {
          const [left] = /\d[\d,]*/.exec(line)!;
          expect([/\d[\d,]*/.exec(spoken)![0], /\d[\d,]*/.exec(check)![0]]).toEqual([left, left]);
        }
        if (!areKnown) expect(act?.kind === 'lift').toBe(isDead);
      },
    ),
    { numRuns: BOARDS },
  );
});
