import { expect, test } from 'vitest';
import { type Code, codeOf } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/board/square.ts';
import { hintFor } from './free-play-hint.ts';
import type { Finding, Removal } from './hint.ts';
import { Known } from '../insight/known.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
  type Draw,
} from '../search/random-boards.testing.ts';
import { finish } from '../worker/task.ts';

const exactly = (count: number) => ({ count, isExact: true });

/** The number of hints of each technique in the games played by hints. */
const spoken = new Map<Finding['technique'], number>();

/**
 * Plays one game by hints only, and checks each hint against the solutions still to be found. Returns the solution that
 * the game ends with; `undefined` if there is nothing left to find.
 */
function playByHints(
  start: readonly Square[],
  size: number,
  known: Known,
  unfound: readonly Code[],
): Code | undefined {
  const all = allSolutions(size);
  let queens = [...start];
  let marks: readonly Square[] = [];
  for (;;) {
    const { finding: hint, act } = finish(hintFor(size, queens, known, marks));
    spoken.set(hint.technique, (spoken.get(hint.technique) ?? 0) + 1);
    switch (hint.technique) {
      case 'solved':
        return codeOf(queens, size);
      case 'dead': {
        expect(extending(all, queens)).toEqual([]);
        queens = afterLifting(hint.lift, queens, all, unfound);
        break;
      }
      case 'all-known': {
        expect(extending(all, queens)).toHaveLength(hint.ways);
        expect(extending(unfound, queens)).toEqual([]);
        if (hint.lift === undefined) {
          expect(unfound).toEqual([]);
          return undefined;
        }
        queens = afterLifting(hint.lift, queens, unfound, unfound);
        break;
      }
      case 'conflict':
      case 'no-solution':
        throw new Error(`A player who follows hints does not meet: ${hint.technique}`);
      default: {
        if (act?.kind === 'paint') {
          // It rules out squares without a queen in any completion, and none twice.
          for (const square of act.squares) expect(extending(all, [...queens, square])).toEqual([]);
          expect(act.squares.some((square) => marks.includes(square))).toBe(false);
          marks = [...marks, ...act.squares];
          break;
        }
        if (act?.kind !== 'toggle') throw new Error(`${hint.technique} leads to no square.`);
        const placed = [...queens, act.square];
        expect(extending(unfound, placed).length).toBeGreaterThan(0);
        if (hint.technique !== 'most-open') {
          expect(extending(all, placed)).toEqual(extending(all, queens));
        } else {
          const { completions, newCompletions, newThrough } = hint.choice;
          expect(completions).toEqual(exactly(extending(all, queens).length));
          expect(newCompletions).toEqual(exactly(extending(unfound, queens).length));
          expect(newThrough).toEqual(exactly(extending(unfound, placed).length));
        }
        queens = placed;
      }
    }
  }
}

/**
 * Removes the queens that the hint names, after checking that this leaves one of the solutions wanted, and as many new
 * ones as it says.
 */
function afterLifting(
  { queens: lifted, opens }: Removal,
  queens: readonly Square[],
  wanted: readonly Code[],
  unfound: readonly Code[],
): Square[] {
  const left = queens.filter((queen) => !lifted.includes(queen));
  expect(lifted.length).toBeGreaterThan(0);
  expect(extending(wanted, left).length).toBeGreaterThan(0);
  expect(opens.newCompletions.count).toBe(extending(unfound, left).length);
  const without = (one: Square): Square[] => queens.filter((queen) => queen !== one);
  const singles = queens.filter((queen) => extending(wanted, without(queen)).length > 0);
  const better = singles.filter((queen) => extending(unfound, without(queen)).length > 0);
  // The hint names a single queen if one is enough, and then the newest that leaves a new solution.
  expect(lifted.length === 1).toBe(singles.length > 0);
  if (singles.length > 0) expect(lifted).toEqual([(better.length > 0 ? better : singles).at(-1)]);
  return left;
}

/** Plays games from random starts until every solution is found; returns the number of games. */
function playUntilAllFound(size: number, draw: Draw): number {
  const known = new Known(size);
  const unfound = new Set(allSolutions(size));
  let games = 0;
  while (unfound.size > 0) {
    const start = independentQueens(size, draw(4), draw);
    const code = playByHints(start, size, known, [...unfound])!;
    expect(unfound.delete(code)).toBe(true);
    known.add(code, 'found');
    games++;
  }
  expect(playByHints([], size, known, [])).toBeUndefined();
  return games;
}

test('a player who follows the hints finds all 92 solutions of 8 × 8, a new one every game', () => {
  spoken.clear();
  expect(playUntilAllFound(8, drawFrom(92))).toBe(92);
  const hints = [...spoken.values()].reduce((sum, times) => sum + times, 0);
  process.stdout.write(`92 games of 8 × 8 took ${hints} hints: ${JSON.stringify([...spoken])}\n`);
});

/** Number of games that follow hints only. */
const GAMES = sample(500, 2000, 150);

test(`every hint is true and leads to something new, in ${GAMES} games that follow hints only`, () => {
  spoken.clear();
  const draw = drawFrom(2000);
  let games = 0;
  // The sizes with more solutions than the sample has games are left out.
  const sizes = [1, 4, 5, 6, 7, 9, 10].filter((size) => Number(solutionCount(size)) < GAMES);
  for (const size of sizes) games += playUntilAllFound(size, draw);
  const known = new Known(11);
  const unfound = new Set(allSolutions(11));
  for (; games < GAMES; games++) {
    const start = independentQueens(11, draw(6), draw);
    const code = playByHints(start, 11, known, [...unfound])!;
    expect(unfound.delete(code)).toBe(true);
    known.add(code, 'found');
  }
  // Every technique that such a player can meet was met.
  expect([...spoken.keys()].sort()).toEqual(
    [
      'all-known',
      'dead',
      'last-free-square',
      'most-open',
      'refutation',
      'shared-squares',
      'solved',
      'starved-house',
    ].sort(),
  );
});

test('a conflict is reported before anything else, the newest first, and a wrong queen of it is removed', () => {
  const { finding, act } = finish(hintFor(8, [0, 9, 16], new Known(8)));
  expect(finding).toEqual({
    technique: 'conflict',
    conflicts: [
      { newer: 16, older: 9, line: 'rising' },
      { newer: 16, older: 0, line: 'column' },
      { newer: 9, older: 0, line: 'falling' },
    ],
    remove: { queen: 16, because: 'newer' },
  });
  expect(act).toEqual({ kind: 'lift', squares: [16] });
});

test('there is a hint on every size up to 32, and its square can take a queen', () => {
  const draw = drawFrom(32);
  for (let size = 4; size <= 32; size++) {
    for (const count of [0, 1, size >> 2, size >> 1]) {
      const queens = independentQueens(size, count, draw);
      const { finding, act } = finish(hintFor(size, queens, new Known(size)));
      if (finding.technique === 'dead') {
        const left = queens.filter((queen) => !finding.lift.queens.includes(queen));
        const next = finish(hintFor(size, left, new Known(size)));
        expect(next.finding.technique).not.toBe('dead');
      } else if (act?.kind === 'toggle') {
        const next = finish(hintFor(size, [...queens, act.square], new Known(size)));
        expect(['dead', 'conflict']).not.toContain(next.finding.technique);
      } else if (act?.kind === 'paint') {
        const next = finish(hintFor(size, queens, new Known(size), act.squares));
        expect(next).not.toEqual({ finding, act });
      } else {
        expect(finding.technique).toBe('solved');
      }
    }
  }
});
