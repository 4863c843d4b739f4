import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { queensAfter } from '../../core/game/played-moves.ts';
import { kindOf, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import { hintWords } from '../../game/hints/hint-techniques.ts';
import { houseName, ofHouse, squaresWordsOn } from '../../game/words/house-words.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import { plural } from '../../i18n/format.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { QueenReason } from '../../solver/look-back/deduction.ts';
import type { JudgedMove, LookBack, Stop } from '../../solver/look-back/look-back.ts';
import { isHardest } from './looked-back.ts';

export interface StopWords {
  readonly title: string;
  readonly text: string;
  /** Names the marks and the hollow queens that the board shows, for screen readers; empty if there are none. */
  readonly named: string;
}

/** Returns the title and the sentences of a stop. */
export function stopWords(stop: Stop, game: LookBack): StopWords {
  return { ...wordsOf(stop, game), named: shownNames(stop, game) };
}

function shownNames(stop: Stop, { puzzle }: LookBack): string {
  if (stop.kind !== 'wait' && stop.kind !== 'reasoned' && stop.kind !== 'misled') return '';
  const { marks = [], queens = [] } = stop.reason ?? {};
  const names = (squares: readonly Square[]): string => squaresWordsOn(squares, puzzle.rules.shape);
  return joinSentences([
    marks.length > 0 ? msg(str`Marked empty: ${names(marks)}.`) : '',
    queens.length > 0 ? msg(str`Queens: ${names(queens)}.`) : '',
  ]);
}

function wordsOf(stop: Stop, game: LookBack): Omit<StopWords, 'named'> {
  switch (stop.kind) {
    case 'wait':
      return {
        title: msg(str`Here you waited ${durationOf(stop.time)}`),
        text: stop.reason ? reasonText(stop.reason, game.puzzle) : '',
      };
    case 'end':
      return endWords(game);
    default: {
      const squares = namesOf(stop, game);
      return {
        title: msg(str`${stop.number} · ${squares}: ${moveName(stop, game)}`),
        text: moveText(stop, game),
      };
    }
  }
}

/** Returns a stop as the scrubber reads it: `Move 4 of 10 · e4 · Queen that takes the last squares · at 3:20`. */
export function stopLabel(stop: Stop, game: LookBack): string {
  if (stop.kind === 'end') return endWords(game).title;
  if (stop.kind === 'wait') {
    return msg(str`Waited ${durationOf(stop.time)} before move ${stop.number}`);
  }
  const { number, isPlaced, partner, at } = stop;
  const squares = namesOf(stop, game);
  const what = moveName(stop, game);
  const label = msg(str`Move ${number} of ${game.moves.length} · ${squares} · ${what}`);
  const parts = [label];
  if (isPlaced && partner !== undefined) parts.push(msg(str`taken back at move ${partner}`));
  if (at !== undefined) parts.push(msg(str`at ${durationOf(at)}`));
  return parts.join(' · ');
}

/** Returns what a move was: the name of its technique, `A guess`, `Taken back`. */
export function moveName(move: JudgedMove, { puzzle }: LookBack): string {
  if (move.isHelped) return msg('After a hint');
  switch (move.kind) {
    case 'removed':
      return msg('Taken back', {
        id: 'queen-taken-back',
        desc: 'Instead of a technique: the queen was taken back',
      });
    case 'conflict':
      return msg('In conflict', {
        id: 'queen-in-conflict',
        desc: 'Instead of a technique: the queen was in conflict',
      });
    case 'guess':
      return msg('A guess');
    case 'misled':
      return msg('From a wrong queen', {
        desc: 'Instead of a technique: the queen follows only from a wrong queen',
      });
    case 'reasoned':
      return nameOf(move.reason.technique, puzzle);
  }
}

/** Returns the squares of a move as a list. */
export function namesOf({ squares }: JudgedMove, { puzzle }: LookBack): string {
  return squaresWordsOn(squares, puzzle.rules.shape);
}

function nameOf(technique: Technique, { rules }: Puzzle): string {
  return techniqueName({ board: kindOf(rules), technique });
}

function moveText(move: JudgedMove, game: LookBack): string {
  const { puzzle } = game;
  const name = (square: Square): string => squareNameOn(square, puzzle.rules.shape);
  switch (move.kind) {
    case 'removed':
      return move.partner === undefined || move.squares.length > 1
        ? ''
        : msg(str`You placed it at move ${move.partner}.`);
    case 'conflict':
      return joinSentences([
        msg(str`It can’t stand together with ${name(move.attacks)}.`),
        removedText(move, game),
      ]);
    case 'reasoned':
      return reasonText(move.reason, puzzle);
    case 'misled':
      return joinSentences([
        followsText(move.from, puzzle.rules.shape),
        reasonText(move.reason, puzzle),
        move.isRight ? msg('It is right.') : msg('It is wrong too.'),
        removedText(move, game),
      ]);
    case 'guess':
      return joinSentences([
        move.isRight ? msg('It is right.') : '',
        move.deadEnd ? hintWords(move.deadEnd, 'why', puzzle).text : '',
        removedText(move, game),
        move.reason ? insteadText(move.reason, puzzle) : '',
      ]);
  }
}

/** Returns the sentence that names the queen that could be found. */
function insteadText({ square, without }: QueenReason, { rules: { shape } }: Puzzle): string {
  const name = squareNameOn(square, shape);
  return without.length === 0
    ? msg(str`${name} could be found instead.`)
    : msg(str`Without ${squaresWordsOn(without, shape)}, ${name} could be found.`);
}

/** Returns a sentence on the removal of a queen; empty if it stayed. */
function removedText({ at, partner }: JudgedMove, { moves }: LookBack): string {
  if (partner === undefined) return '';
  const later = moves[partner - 1]!.at;
  return at === undefined || later === undefined
    ? msg(str`You took it back at move ${partner}.`)
    : msg(str`You took it back after ${durationOf(later - at)}.`);
}

/** Returns the sentences of a reason, as hints say them. */
function reasonText(reason: QueenReason, puzzle: Puzzle): string {
  const { shape } = puzzle.rules;
  const { finding, square } = reason;
  const name = squareNameOn(square, shape);
  const why =
    finding.technique === 'last-free-square'
      ? ofHouse(
          finding.house.kind,
          msg(
            str`[Row|Column|Region] ${houseName(finding.house, shape.rows)} had one free square: ${name}.`,
          ),
        )
      : finding.technique === 'last-queen' || finding.technique === 'only-from-these'
        ? guardText(finding, puzzle)
        : hintWords(finding, 'why', puzzle).text;
  return joinSentences([
    withoutText(reason.without, shape),
    beforeText(reason.marks.length > 0, reason.queens.length > 0),
    why,
    reason.isDirect ? '' : msg(str`From there, easier steps lead to ${name}.`),
  ]);
}

function guardText(
  finding: Extract<QueenReason['finding'], { readonly place: Square }>,
  puzzle: Puzzle,
): string {
  const { title, text } = hintWords(finding, 'why', puzzle);
  return joinSentences([sentenceOf(title), text]);
}

/** Returns the sentence on wrong queens that a reason leaves out; empty if there are none. */
function withoutText(queens: readonly Square[], shape: Shape): string {
  if (queens.length === 0) return '';
  const names = squaresWordsOn(queens, shape);
  return plural(queens.length, msg(str`Don’t count ${names}: {it is|they are} wrong.`));
}

function followsText(queens: readonly Square[], shape: Shape): string {
  const names = squaresWordsOn(queens, shape);
  return plural(queens.length, msg(str`It follows from ${names}, which {is|are} wrong.`));
}

function beforeText(hasMarks: boolean, hasQueens: boolean): string {
  if (hasMarks && hasQueens) {
    return msg('First you can work out the marks and the hollow queens shown here.');
  }
  if (hasMarks) return msg('First you can work out the marks shown here.');
  return hasQueens ? msg('First you can work out the hollow queens shown here.') : '';
}

/** Returns the closing sentence: the hardest technique used, and the first one missed. */
function endWords(game: LookBack): Omit<StopWords, 'named'> {
  const { hardest, puzzle, moves } = game;
  const shape = puzzle.rules.shape;
  const answer = queensAfter(puzzle.givens, moves);
  const squares = moves.filter((move) => isHardest(move, game)).flatMap((move) => move.squares);
  const standing = [...new Set(squares)].filter((square) => answer.includes(square));
  const given = msg(str`It gave you ${squaresWordsOn(standing, shape)}.`);
  return {
    title: hardest
      ? msg(str`Hardest used: ${nameOf(hardest, puzzle)}`)
      : msg('Solved', { id: 'puzzle-solved', desc: 'The state of a puzzle' }),
    text: joinSentences([hardest ? given : '', missedText(game)]),
  };
}

function missedText({ missed, moves, hardest, puzzle }: LookBack): string {
  if (missed) {
    const { number, reason } = missed;
    const { technique } = reason;
    if (reason.without.length > 0) {
      return joinSentences([msg(str`Move ${number} was a guess.`), insteadText(reason, puzzle)]);
    }
    const name = squareNameOn(reason.square, puzzle.rules.shape);
    return technique === hardest
      ? msg(str`Move ${number} was a guess, where the same technique already gave ${name}.`)
      : msg(
          str`Move ${number} was a guess, where this already gave ${name}: ${nameOf(technique, puzzle)}.`,
        );
  }
  const placed = moves.filter(({ kind }) => kind !== 'removed');
  return placed.every(({ kind, isHelped }) => kind === 'reasoned' && !isHelped)
    ? msg('You found every queen by reasoning.')
    : '';
}
