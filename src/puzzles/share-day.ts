import { msg, str } from '@lit/localize';
import { puzzlesAddress } from '../core/addresses.ts';
import { isInBloom } from '../core/day-petals.ts';
import type { Day } from '../core/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../core/day-puzzles.ts';
import type { DayPetals } from '../core/row-of-days.ts';
import { plural } from '../i18n/format.ts';
import { dayWithYear } from '../i18n/format-day.ts';
import { durationOf } from '../i18n/format-time.ts';
import type { PuzzleProgress, PuzzleResult } from '../progress/puzzle-progress.ts';
import { homeAddress } from '../ui/share-by-system.ts';
import { dayStanding } from './day-standing.ts';
import { solvedWords } from './day-words.ts';
import { placementSquares } from './placement-squares.ts';
import { kindName } from './puzzle-words.ts';

/** What of a day can be shared: how it was done, and nothing of any answer. */
export interface SharedDay {
  readonly day: Day;
  readonly petals: DayPetals;
  /** How its puzzles ended, in the order of `DAY_KINDS`; `undefined` where one has not. */
  readonly results: readonly (PuzzleResult | undefined)[];
  /** How many of its puzzles are solved. */
  readonly solved: number;
  /** How many days in a row there are; none for a day that is past. */
  readonly row: number;
}

/** Of a puzzle that is not solved. */
const NOT_SOLVED = '·';

/** Reads what of a day can be shared; `undefined` where not all of that can be read. */
export async function sharedDay(
  puzzles: Pick<PuzzleProgress, 'days' | 'resultOf'>,
  day: Day,
  today: Day,
): Promise<SharedDay | undefined> {
  const [standing, ...results] = await Promise.all([
    dayStanding(puzzles, day, today),
    ...DAY_KINDS.map((kind) => puzzles.resultOf(dayPuzzleName(day, kind))),
  ]);
  if (!standing) return undefined;
  const { petals, solved, row } = standing;
  if (DAY_KINDS.some((kind, index) => petals[kind] && !results[index])) return undefined;
  return { day, petals, results, solved, row: day === today ? row.length : 0 };
}

/** `Ninety-Two · 21 November 2026`. */
export function dayHeadline({ day }: Pick<SharedDay, 'day'>): string {
  return msg(str`Ninety-Two · ${dayWithYear(day)}`);
}

/**
 * What is shared of a day: its date, a line for each of its puzzles (a square a queen in the order they were
 * placed, and the time), and how many are solved. Its link stands below.
 */
export function dayShareText(shared: SharedDay): string {
  const { petals, results, solved, row } = shared;
  const width = Math.max(...DAY_KINDS.map((kind) => kindName(kind).length));
  const lines = DAY_KINDS.map(
    (kind, index) => `${kindName(kind).padEnd(width)} ${resultWords(results[index])}`,
  );
  const days = row > 0 ? [plural(row, msg('1-day streak'), msg(str`${row}-day streak`))] : [];
  return [
    isInBloom(petals) ? `${dayHeadline(shared)} 🌼` : dayHeadline(shared),
    ...lines,
    [solvedWords(solved), ...days].join(' · '),
    '',
  ].join('\n');
}

/** The link to a day. */
export function dayLink({ day }: Pick<SharedDay, 'day'>): string {
  return homeAddress() + puzzlesAddress(day);
}

/** `⬜⬜🟩🟩🟨🟩 1:58`: builds that did not keep how queens were placed have left the time alone. */
function resultWords(result: PuzzleResult | undefined): string {
  if (result?.outcome !== 'solved') return NOT_SOLVED;
  const { placements = '', elapsed } = result;
  const squares = placementSquares(placements);
  return squares ? `${squares} ${durationOf(elapsed)}` : durationOf(elapsed);
}
