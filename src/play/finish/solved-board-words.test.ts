import fc from 'fast-check';
import type { TemplateResult } from 'lit';
import { expect, test, vi } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { verdict } from '../../core/board/verdict.ts';
import { newAttempt } from '../../core/game/attempt.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { familiesOf } from '../../core/solutions/families.ts';
import { exampleFind, SOME_DAY } from '../../progress/solutions/example-find.testing.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { textOf } from '../../ui/text-of.testing.ts';
import type { FreePlay } from '../frame/free-play.ts';
import { progressWords } from '../frame/progress-words.ts';
import { statusLines } from '../frame/status-lines.ts';

// A sheet makes one, and observes nothing before it is on the page.
vi.stubGlobal('ResizeObserver', Object);
const { NtResultSheet } = await import('./result-sheet.ts');

/** Some finds of 4 × 4, 5 × 5 or 6 × 6. Moments are alike where a move code or an old record brought them. */
const someFinds: fc.Arbitrary<SizeProgress> = fc
  .constantFrom(4, 5, 6)
  .chain((size) => {
    const all = familiesOf(size).flatMap(({ variants }) => variants);
    const moment = fc.constantFrom(0, SOME_DAY, SOME_DAY + 1);
    return fc.record({
      size: fc.constant(size),
      codes: fc.oneof(fc.constant(all), fc.subarray(all, { minLength: 1 })),
      moments: fc.array(moment, { minLength: all.length, maxLength: all.length }),
    });
  })
  .map(({ size, codes, moments }) => ({
    size,
    found: new Map(codes.map((code, at) => [code, exampleFind(code, { foundAt: moments[at]! })])),
    revealed: new Map(),
    setAside: 0,
  }));

/** Returns what the screen says above a solution that was found before, in its sheet, and below it without the sheet. */
function wordsOn(code: Code, known: SizeProgress): Record<'above' | 'sheet' | 'below', string> {
  const { size, found } = known;
  const sheet = new NtResultSheet();
  Object.assign(sheet, { finish: { kind: 'known', find: found.get(code)! }, known });
  const geometry = geometryOf(completePuzzle(size, []).rules);
  const queens = queensOf(code);
  const freePlay = {
    ...{ size, known, code, geometry, isFound: true, attempt: newAttempt('hand') },
    position: { queens, marks: [], revealed: [], attempt: '' },
    verdict: verdict(geometry, queens),
  };
  return {
    above: progressWords(known, found.size),
    sheet: textOf((sheet as unknown as { render(): TemplateResult }).render()),
    below: textOf(statusLines(freePlay as unknown as FreePlay, false)).trim(),
  };
}

test('the sheet of a solution offers another exactly if the words above the board say that one is left', () => {
  fc.assert(
    fc.property(someFinds, (known) => {
      const [code] = known.found.keys();
      const { above, sheet } = wordsOn(code!, known);
      const [found, total] = [...above.matchAll(/\d+/g)].map(Number);
      expect(sheet.includes('Find another')).toBe(found! < total!);
    }),
  );
});

test('the words below a solution number at most one of a size, as many as are found, and date the others as their sheet', () => {
  fc.assert(
    fc.property(someFinds, (known) => {
      const numbered = [...known.found.keys()].filter((code) => {
        const { above, sheet, below } = wordsOn(code, known);
        if (!below.startsWith('Solution')) expect(sheet).toContain(below);
        else expect(above).toContain(below.replace('Solution ', ''));
        return below.startsWith('Solution');
      });
      expect(numbered.length).toBeLessThan(2);
    }),
  );
});
