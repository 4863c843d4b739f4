import { msg, str } from '@lit/localize';
import { challengeQuery } from '../../core/routes/challenge.ts';
import { puzzleAddress } from '../../core/routes/addresses.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { checkedPuzzleCode } from '../../core/solutions/check-signs.ts';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { PlayedPuzzle, PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { shareOrCopy } from '../../ui/sharing/share-or-copy.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { challengeOf } from '../shared/challenge-words.ts';
import { revealPart } from '../shared/help-words.ts';
import { placementSquares } from '../shared/play-totals.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import { shapeWords } from '../shared/board-words.ts';
import { difficultyName } from '../shared/puzzle-words.ts';

/**
 * Shares a puzzle by the system's share sheet or the clipboard: its title and its link.
 * @param host Receives a `NoticeEvent` with the outcome.
 */
export async function sharePuzzle(host: EventTarget, played: PlayedPuzzle): Promise<void> {
  await shareOrCopy(host, { text: titleOf(played), url: linkTo(played) });
}

/**
 * Shares the result of a puzzle, without its answer. The link has the time and the help, for a friend to beat.
 * @param host Receives a `NoticeEvent` with the outcome.
 * @param kept The result that counts: the first time.
 */
export async function shareResult(
  host: EventTarget,
  played: PlayedPuzzle,
  kept: PuzzleResult,
): Promise<void> {
  const url = linkTo(played) + challengeQuery(challengeOf(kept));
  await shareOrCopy(host, { text: resultText(played, kept), url });
}

/**
 * Returns `Ninety-Two · Regions 8 × 8 · Medium`, and below it a square for each queen in the order they were placed
 * (given, own, after a hint), the time, and if the solution was revealed before.
 */
export function resultText(played: PlayedPuzzle, kept: PuzzleResult): string {
  const { elapsed, placements = '', solvedAfter } = kept;
  // An earlier build may have kept neither.
  const known = [
    placementSquares(placements),
    elapsed > 0 || placements ? durationOf(elapsed) : '',
  ];
  return `${titleOf(played)}\n${known.filter(Boolean).join(' ')}${revealPart(solvedAfter)}\n`;
}

function titleOf({ puzzle, step }: PlayedPuzzle): string {
  const kind = kindName(kindOf(puzzle.rules));
  const title = msg(str`Ninety-Two · ${kind} ${shapeWords(puzzle.rules.shape)}`);
  return step ? `${title} · ${difficultyName(step)}` : title;
}

/**
 * Returns the link to a puzzle: by its day, or its code. The link to a puzzle of a day
 * ends with its code, because the day may still be to come where it is opened.
 */
function linkTo({ name, puzzle }: PlayedPuzzle): string {
  const path = parseDayPuzzleName(name) ? `${name}/${checkedPuzzleCode(puzzleCode(puzzle))}` : name;
  return homeAddress() + puzzleAddress(path);
}
