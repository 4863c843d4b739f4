import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { daySpecs } from '../../core/days/day-specs.ts';
import { dayNumbered, dayNumber } from '../../core/days/day.ts';
import { nextBelow, nextFraction, type RandomState } from '../../core/board/random.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import type { Code } from '../../core/solutions/code.ts';
import { noPuzzles, type PuzzleRecords } from '../puzzles/puzzle-records.ts';
import { NO_HELP, type Help } from '../solutions/help.ts';
import { foundRecord, type Find } from '../solutions/find.ts';
import { Solutions, type SizeProgress } from '../solutions/solutions.ts';

const DAY = 86_400_000;
const QUARTER = 900_000;

/** The first day of a year of play, for tests. */
const FIRST = dayNumber('2026-12-01');

/** Sizes of which players have finds, the usual ones more often. */
const SIZES = [4, 5, 6, 7, 8, 8, 8, 9, 10, 11];
const SOLUTIONS = new Map(SIZES.map((size) => [size, [...solutionsOf(size)]]));

/** A solution of a size too large to list. */
const LARGE: Code = '2468acegi13579bdfhj';

/** Returns a time of play in milliseconds: most are near the usual one, a few much longer. */
function span(random: RandomState, usual: number): number {
  const [a, b] = [nextFraction(random), nextFraction(random)];
  const normal = Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);
  return Math.round(usual * Math.exp(normal / 2));
}

/** Returns help that one in so many takes. */
function help(random: RandomState, oneIn: number): Help {
  if (nextBelow(random, oneIn) > 0) return NO_HELP;
  const some = (): number => nextBelow(random, 3);
  const checks = some();
  return {
    nudge: 1 + some(),
    where: some(),
    why: some(),
    place: some(),
    turned: false,
    ...(checks > 0 && { checks }),
  };
}

/**
 * Moves a moment into a quarter of an hour that only one of two devices plays in. Codes tell no moments within a
 * quarter apart: of a puzzle that both solve in one, each device may keep its own result.
 */
function inTurn(moment: number, device: 0 | 1): number {
  const quarter = Math.floor(moment / QUARTER);
  return moment + ((quarter + device) % 2) * QUARTER;
}

/** Returns what was played on a device in days and finds, for tests. */
export function played(
  random: RandomState,
  {
    days,
    finds,
    device = 0,
  }: { readonly days: number; readonly finds: number; readonly device?: 0 | 1 },
): { readonly sizes: readonly SizeProgress[]; readonly puzzles: PuzzleRecords } {
  const puzzles = noPuzzles();
  for (let number = FIRST; number < FIRST + days; number++) {
    const day = dayNumbered(number);
    let now = number * DAY + 70_000_000 + nextBelow(random, 12_000_000);
    for (const [at, kind] of DAY_KINDS.entries()) {
      const roll = nextBelow(random, 100);
      if (roll > 96) continue;
      const elapsed = span(random, [150_000, 90_000, 200_000][at]!);
      now += elapsed + nextBelow(random, 60_000);
      const { turned: _, checks, ...hints } = help(random, 6);
      const isShown = roll > 92;
      const finishedAt = inTurn(now, device);
      const name = dayPuzzleName(day, kind);
      puzzles.results.set(name, {
        name,
        kind,
        step: daySpecs(day)[at]!.step,
        outcome: isShown ? 'shown' : 'solved',
        finishedAt,
        endedAt: finishedAt,
        elapsed,
        hints,
        ...(checks !== undefined && { checks }),
        ...(!isShown && { log: [7, 5, 5], queens: [0, 7, 14], placements: 'gohoo' }),
        ...(roll < 88 && { onDay: true }),
      });
    }
  }
  const codes = new Set<Code>(finds > 0 ? [LARGE] : []);
  while (codes.size < finds) {
    const solutions = SOLUTIONS.get(SIZES[nextBelow(random, SIZES.length)]!)!;
    codes.add(solutions[nextBelow(random, solutions.length)]!);
  }
  const records = Array.from(codes, (code): Find => {
    const when = (FIRST + nextFraction(random) * Math.max(days, 1)) * DAY;
    const taken = help(random, 8);
    const foundAt = inTurn(Math.floor(when), device);
    return {
      code,
      foundAt,
      duration: span(random, 100_000),
      moves: code.length + nextBelow(random, 12),
      help: { ...taken, turned: nextBelow(random, 5) === 0 },
      ...(nextBelow(random, 20) === 0 && {
        revealedAt: foundAt - 2 * QUARTER * nextBelow(random, 48) - 1,
      }),
    };
  });
  const sizes = [...new Set(records.map(({ code }) => code.length))].map((size) => {
    const known = new Solutions(size);
    known.add(records.filter(({ code }) => code.length === size).map(foundRecord));
    return known.progress();
  });
  return { sizes, puzzles };
}
