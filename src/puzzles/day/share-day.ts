import { msg, str } from '@lit/localize';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { friendQuery, type FriendDay } from '../../core/routes/friend-day.ts';
import { isDayComplete, solvedCount } from '../../core/days/day-outcomes.ts';
import type { Day } from '../../core/days/day.ts';
import { DAY_KINDS, DAY_ORDER, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { streakOf, type DayOutcomes } from '../../core/days/streak.ts';
import { plural } from '../../i18n/format.ts';
import { dayWithYear } from '../../i18n/format-day.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { wasSolved } from '../../progress/puzzles/puzzle-result.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { challengeOf } from '../shared/challenge-words.ts';
import type { PuzzleReader } from '../shared/was-day-played.ts';
import { solvedWords } from './day-words.ts';
import { revealPart } from '../shared/help-words.ts';
import { placementSquares } from '../shared/play-totals.ts';
import { kindName } from '../shared/kinds/kinds.ts';

/** The shareable results of a day; they contain no part of an answer. */
export interface SharedDay {
  readonly day: Day;
  readonly petals: DayOutcomes;
  /** Results of its puzzles, in the order of `DAY_KINDS`; `undefined` for an unfinished one. */
  readonly results: readonly (PuzzleResult | undefined)[];
  /** Length of the streak in days; 0 for a past day. */
  readonly streak: number;
}

const NOT_SOLVED = '·';

/** Reads the shareable results of a day; resolves with `undefined` if they cannot all be read. */
export async function sharedDay(
  puzzles: Pick<PuzzleResults, 'days'> & PuzzleReader['results'],
  day: Day,
  today: Day,
): Promise<SharedDay | undefined> {
  const [days, ...results] = await Promise.all([
    puzzles.days(),
    ...DAY_KINDS.map((kind) => puzzles.get(dayPuzzleName(day, kind))),
  ]);
  if (!days) return undefined;
  const petals = days.get(day) ?? {};
  if (DAY_KINDS.some((kind, index) => petals[kind] && !results[index])) return undefined;
  const streak = day === today ? streakOf(days, today).length : 0;
  return { day, petals, results, streak };
}

/** Returns the heading: `Ninety-Two · 21 November 2026`. */
export function dayHeadline({ day }: Pick<SharedDay, 'day'>): string {
  return msg(str`Ninety-Two · ${dayWithYear(day)}`);
}

/**
 * Returns the shared text of a day: its date, a line for each puzzle (a square for each queen in the order they were
 * placed, and the time), and the number solved. The link follows it.
 */
export function dayShareText(shared: SharedDay): string {
  const { petals, results, streak } = shared;
  const width = Math.max(...DAY_KINDS.map((kind) => kindName(kind).length));
  const lines = DAY_ORDER.map((kind) => {
    const result = results[DAY_KINDS.indexOf(kind)];
    return `${kindName(kind).padEnd(width)} ${resultWords(result)}`;
  });
  const days = streak > 0 ? [plural(streak, msg('#-day streak'))] : [];
  return [
    isDayComplete(petals) ? `${dayHeadline(shared)} 🌼` : dayHeadline(shared),
    ...lines,
    [solvedWords(solvedCount(petals)), ...days].join(' · '),
    '',
  ].join('\n');
}

/** Returns the link to a day, which carries the player's results, the name that they gave and their number. */
export function dayLink(
  { day, results }: Pick<SharedDay, 'day' | 'results'>,
  name: string,
  sender: number,
): string {
  const told = toldResults(results);
  // A query that tells of no result could not be read.
  const query = told.some((result) => result) ? friendQuery({ results: told, name, sender }) : '';
  return homeAddress() + puzzlesAddress(day) + query;
}

/** Returns the results that links and the list of friends tell: those of the puzzles that count as solved. */
export function toldResults(results: SharedDay['results']): FriendDay['results'] {
  return results.map((result) => (result?.outcome === 'solved' ? challengeOf(result) : undefined));
}

/** Returns a result as `⬜⬜🟩🟩🟨🟩 1:58`; only the time for results of builds that did not store placements. */
function resultWords(result: PuzzleResult | undefined): string {
  if (!result || !wasSolved(result)) return NOT_SOLVED;
  const { placements = '', elapsed, solvedAfter } = result;
  const squares = placementSquares(placements);
  const time = durationOf(elapsed) + revealPart(solvedAfter);
  return squares ? `${squares} ${time}` : time;
}
