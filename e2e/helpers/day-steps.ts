import type { Page } from '@playwright/test';
import type { Day } from '../../src/core/days/day.ts';
import type { PuzzleKind } from '../../src/core/puzzles/puzzle.ts';
import { squareNameOn } from '../../src/core/board/square.ts';
import { checkPlacement } from '../../src/solver/puzzles/check/check-placement.ts';
import { makeDayPuzzle } from '../../src/solver/puzzles/make/makers.ts';
import { nearestGuard } from '../../src/solver/guard/nearest-guard.ts';
import { finish } from '../../src/solver/worker/task.ts';
import { expect } from './fixtures.ts';
import { square } from './steps.ts';

/** The answer of a daily puzzle, computed outside the page: the squares that the player has to fill. */
export interface DayAnswer {
  /** The number of given queens. */
  readonly given: number;
  readonly rest: readonly string[];
  /** The number of squares of its board. */
  readonly squares: number;
}

const answers = new Map<string, DayAnswer>();

/** Makes a puzzle of a day as the page does, and solves it. */
export function dayAnswer(day: Day, kind: PuzzleKind): DayAnswer {
  const name = `${day}/${kind}`;
  const known = answers.get(name);
  if (known) return known;
  const { puzzle } = finish(makeDayPuzzle(day, kind))!;
  const { givens, rules } = puzzle;
  const check = kind === 'guard' ? undefined : finish(checkPlacement(puzzle));
  const answer = check?.kind === 'one' ? check.answer : finish(nearestGuard(puzzle, givens))!;
  const rest = answer.filter((queen) => !givens.includes(queen));
  const { shape } = rules;
  const made = {
    given: givens.length,
    rest: rest.map((queen) => squareNameOn(queen, shape)),
    squares: shape.rows * shape.columns,
  };
  answers.set(name, made);
  return made;
}

/** Opens a puzzle of a day and waits for its board. */
export async function openDayPuzzle(page: Page, day: Day, kind: PuzzleKind): Promise<void> {
  await page.goto(`./#/puzzles/${day}/${kind}`);
  await expectDayPuzzle(page, day, kind);
}

/** Waits for the board of a puzzle of a day. */
export async function expectDayPuzzle(page: Page, day: Day, kind: PuzzleKind): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#/puzzles/${day}/${kind}$`));
  const cells = page.locator('nt-puzzle-play nt-board [role=gridcell]');
  await expect(cells).toHaveCount(dayAnswer(day, kind).squares);
  await expect(square(page, dayAnswer(day, kind).rest[0]!)).toHaveAttribute('aria-label', /./);
}
