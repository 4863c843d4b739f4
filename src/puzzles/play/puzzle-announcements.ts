import { msg, str } from '@lit/localize';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { Challenge } from '../../core/routes/challenge.ts';
import { piecesOf } from '../../core/puzzles/region-pieces.ts';
import { squaresWordsOn } from '../../game/words/house-words.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { listOf, plural } from '../../i18n/format.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';
import { toBeatWords } from '../shared/challenge-words.ts';
import { shownKindOf } from '../shared/kinds/kinds.ts';
import { difficultyName } from '../shared/puzzle-words.ts';

/** The number of solved puzzles of a kind from which on its rule is not said any more, if all of them have the same. */
const RULE_KNOWN = 3;

/**
 * Returns the announcement of an opened puzzle: `Regions, 8 by 8, Medium. To beat: 1:12. No touching. Nothing placed.`
 * @param solved The number of puzzles of its kind that the player has solved.
 */
export function openedWords(
  { played, position }: PuzzleSession,
  solved: number,
  challenge?: Challenge,
): string {
  const { puzzle, step } = played;
  const { rows, columns } = puzzle.rules.shape;
  const shown = shownKindOf(puzzle.rules);
  const kind = shown.name();
  const title = step
    ? msg(str`${kind}, ${rows} by ${columns}, ${difficultyName(step)}.`)
    : msg(str`${kind}, ${rows} by ${columns}.`);
  const own = position.queens.length - puzzle.givens.length;
  const none = puzzle.givens.length === 0 ? msg('Nothing placed.') : '';
  const placed = own === 0 ? none : plural(own, msg('# placed.'));
  const given =
    puzzle.givens.length === 0
      ? []
      : [msg(str`Given: ${squaresWordsOn(puzzle.givens, puzzle.rules.shape)}.`)];
  const { sight } = puzzle.rules;
  const rule =
    shown.ruleAnnouncement?.(sight) ?? (solved < RULE_KNOWN ? shown.ruleText(sight) : '');
  const toBeat = challenge ? sentenceOf(toBeatWords(challenge)) : '';
  return joinSentences([title, toBeat, rule, ...given, placed]);
}

/**
 * Announces why a tap changed nothing.
 * @returns The text to show under the board; `undefined` if the board itself shows why.
 */
export function announceRefusal(
  host: EventTarget,
  session: PuzzleSession,
  square: Square,
): string | undefined {
  const { position, geometry } = session;
  if (session.game.givens.includes(square)) {
    const name = squareNameOn(square, geometry.rules.shape);
    const text = msg(str`The queen on ${name} is given and can’t move.`);
    host.dispatchEvent(new AnnounceEvent(text, 'conflict'));
    return text;
  }
  if (!session.isFull || position.queens.includes(square)) return undefined;
  const text = allPlacedWords(session.total);
  host.dispatchEvent(new AnnounceEvent(text, 'conflict'));
  return text;
}

function allPlacedWords(total: number): string {
  if (total === 1) return msg('The only queen is placed. Take it back first.');
  return total === 2
    ? msg('Both queens are placed. Take one back first.')
    : plural(total, msg('All {# queen is|# queens are} placed. Take one back first.'));
}

export function announceDamage(host: EventTarget): void {
  const text = (): string => msg('This puzzle’s saved game couldn’t be read, so it starts over.');
  host.dispatchEvent(new NoticeEvent({ text, stays: true }));
}

/** Names the regions of a board from elsewhere that are in several pieces, if any are. */
export function announcePieces(host: EventTarget, session: PuzzleSession): void {
  const { regions, shape } = session.geometry.rules;
  if (!regions) return;
  const broken = [...new Set(regions)]
    .sort((a, b) => a - b)
    .filter((region) => piecesOf(region, regions, shape).length > 1);
  if (broken.length === 0) return;
  const text = (): string => {
    const names = listOf(broken.map((region) => String(region + 1)));
    return plural(
      broken.length,
      msg(
        str`{Region|Regions} ${names} {is in several pieces. Together they|are in several pieces each. The pieces of a region} hold one queen.`,
      ),
    );
  };
  host.dispatchEvent(new NoticeEvent({ text, over: nextBoard(session) }));
}

/** Announces the region of a square and its squares, piece by piece: `Region 4, 7 squares: c6, c5 …` */
export function announceRegion(
  host: EventTarget,
  { geometry }: PuzzleSession,
  square: Square,
): void {
  const { regions, shape } = geometry.rules;
  if (!regions) return;
  const region = regions[square]!;
  const pieces = piecesOf(region, regions, shape);
  const count = pieces.flat().length;
  const [first, ...others] = pieces.map((piece) => squaresWordsOn(piece, shape));
  const text =
    others.length === 0
      ? plural(count, msg(str`Region ${region + 1}, {# square|# squares}: ${first!}.`))
      : joinSentences([
          plural(count, msg(str`Region ${region + 1}, {# square|# squares} in several pieces.`)),
          ...[first, ...others].map((named, index) => msg(str`Piece ${index + 1}: ${named!}.`)),
        ]);
  host.dispatchEvent(new AnnounceEvent(text, 'move'));
}
