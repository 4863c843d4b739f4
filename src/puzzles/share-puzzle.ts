import { msg, str } from '@lit/localize';
import { puzzlesAddress } from '../core/addresses.ts';
import { challengeQuery } from '../core/challenge.ts';
import { parseDayPuzzleName } from '../core/day-puzzles.ts';
import { checkedPuzzleCode, puzzleCode } from '../core/puzzle-code.ts';
import { kindOf } from '../core/puzzle.ts';
import { durationOf } from '../i18n/format-time.ts';
import type { PlayedPuzzle, PuzzleResult } from '../progress/puzzle-progress.ts';
import { handOver } from '../ui/hand-over.ts';
import { homeAddress } from '../ui/share-by-system.ts';
import { challengeOf, challengeText } from './challenge-words.ts';
import { placementSquares } from './placement-squares.ts';
import { totalsOf } from './play-totals.ts';
import type { PuzzleGame } from './puzzle-game.ts';
import { kindName, shapeWords, stepName } from './puzzle-words.ts';

/**
 * Hands a puzzle to the system's share sheet or to the clipboard: what it is, and its link.
 * @param host Where a `NoticeEvent` says what happened.
 */
export async function sharePuzzle(host: EventTarget, played: PlayedPuzzle): Promise<void> {
  await handOver(host, { text: titleOf(played), url: linkTo(played) });
}

/**
 * Hands on how a puzzle was solved, and nothing of its answer.
 * @param host Where a `NoticeEvent` says what happened.
 */
export async function shareResult(host: EventTarget, game: PuzzleGame): Promise<void> {
  await handOver(host, { text: resultText(game), url: linkTo(game.played) });
}

/**
 * Challenges a friend to a puzzle: hands on what it is, and a link that tells the time and the help it took.
 * @param host Where a `NoticeEvent` says what happened.
 */
export async function shareChallenge(
  host: EventTarget,
  played: PlayedPuzzle,
  result: PuzzleResult,
): Promise<void> {
  const challenge = challengeOf(result);
  const text = `${titleOf(played)}\n${challengeText(challenge)}\n`;
  await handOver(host, { text, url: linkTo(played) + challengeQuery(challenge) });
}

/**
 * `Ninety-Two · Regions 8 × 8 · Steady`, and below it a square for each queen in the order they were placed
 * (given, own, after a hint) and the time.
 */
export function resultText({ played, session, placements }: PuzzleGame): string {
  const { elapsed } = totalsOf(session.game);
  // Of a board that was solved at an earlier visit both may not be known.
  const known = [
    placementSquares(placements),
    elapsed > 0 || placements ? durationOf(elapsed) : '',
  ];
  return `${titleOf(played)}\n${known.filter(Boolean).join(' ')}\n`;
}

function titleOf({ puzzle, step }: PlayedPuzzle): string {
  const kind = kindName(kindOf(puzzle.rules));
  const title = msg(str`Ninety-Two · ${kind} ${shapeWords(puzzle.rules.shape)}`);
  return step ? `${title} · ${stepName(step)}` : title;
}

/**
 * Returns the link to a puzzle: by its day, its board of the Guard table, or its code. One of a day has its code
 * behind it: the day may still be to come where it is opened.
 */
function linkTo({ name, puzzle }: PlayedPuzzle): string {
  const code = checkedPuzzleCode(puzzle);
  const path =
    name === puzzleCode(puzzle) ? code : parseDayPuzzleName(name) ? `${name}/${code}` : name;
  return homeAddress() + puzzlesAddress(path);
}
