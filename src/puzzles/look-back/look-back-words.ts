import { msg, str } from '@lit/localize';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { PlayedMove } from '../../core/game/played-moves.ts';
import { kindOf, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import { hintWords } from '../../game/hints/hint-techniques.ts';
import { houseTitle, squaresWordsOn } from '../../game/words/house-words.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { QueenReason } from '../../solver/look-back/look-back.ts';
import { isHardest, type Stop } from './stops.ts';
import type { LookedBack } from './looked-back.ts';

export interface StopWords {
  readonly title: string;
  readonly text: string;
}

type MoveStop = Extract<Stop, { kind: 'move' }>;

/** Returns the title and the sentences of a stop. */
export function stopWords(stop: Stop, game: LookedBack): StopWords {
  switch (stop.kind) {
    case 'move':
      return { title: moveTitle(stop, game), text: moveText(stop, game) };
    case 'wait':
      return {
        title: msg(str`Here you waited ${durationOf(stop.wait.time)}`),
        text: stop.wait.ready ? reasonText(stop.wait.ready, game.puzzle) : '',
      };
    case 'end':
      return endWords(game);
  }
}

/** Returns a stop as the scrubber reads it: `Move 4 of 10, e4, queen that leaves no square, at 3:20`. */
export function stopLabel(stop: Stop, game: LookedBack): string {
  if (stop.kind === 'end') return endWords(game).title;
  if (stop.kind === 'wait') {
    const { time, before } = stop.wait;
    return msg(str`Waited ${durationOf(time)} before move ${before + 1}`);
  }
  const { number, move, judged } = stop;
  const squares = namesOf(move, game);
  const what = moveName(stop, game);
  const label = msg(str`Move ${number} of ${game.moves.length}, ${squares}, ${what}`);
  const parts = [label];
  if (move.isPlaced && judged.partner !== undefined)
    parts.push(msg(str`removed at move ${judged.partner + 1}`));
  if (move.at !== undefined) parts.push(msg(str`at ${durationOf(move.at)}`));
  return parts.join(msg(', '));
}

/** Returns what a move was, in lower case: the name of its technique, `a guess`, `removed`. */
export function moveName({ judged }: MoveStop, { puzzle }: LookedBack): string {
  if (judged.isHelped) return msg('after a hint');
  switch (judged.kind) {
    case 'removed':
      return msg('removed', { id: 'queen-removed', desc: 'Instead of a technique: the queen was removed' });
    case 'conflict':
      return msg('in conflict', { id: 'queen-in-conflict', desc: 'Instead of a technique: the queen was in conflict' });
    case 'guess':
      return msg('a guess');
    case 'reasoned':
      return nameOf(judged.reason.technique, puzzle);
  }
}

/** Returns the squares of a move as a list. */
export function namesOf({ squares }: PlayedMove, { puzzle }: LookedBack): string {
  return squaresWordsOn(squares, puzzle.rules.shape);
}

function nameOf(technique: Technique, { rules }: Puzzle): string {
  return techniqueName({ board: kindOf(rules), technique });
}

function moveTitle(stop: MoveStop, game: LookedBack): string {
  return msg(str`${stop.number} · ${namesOf(stop.move, game)}: ${moveName(stop, game)}`);
}

function moveText({ judged, move }: MoveStop, game: LookedBack): string {
  const { puzzle } = game;
  const name = (square: Square): string => squareNameOn(square, puzzle.rules.shape);
  switch (judged.kind) {
    case 'removed':
      return judged.partner === undefined || move.squares.length > 1
        ? ''
        : msg(str`You placed it at move ${judged.partner + 1}.`);
    case 'conflict':
      return joinSentences([
        msg(str`It can’t stand together with ${name(judged.attacks)}.`),
        removedText(judged.partner, move, game),
      ]);
    case 'reasoned':
      return reasonText(judged.reason, puzzle);
    case 'guess':
      return joinSentences([
        judged.isRight ? msg('It is right.') : '',
        judged.deadEnd ? hintWords(judged.deadEnd, 'why', puzzle).text : '',
        removedText(judged.partner, move, game),
        judged.missed ? msg(str`${name(judged.missed.square)} could be found instead.`) : '',
      ]);
  }
}

/** Returns a sentence on the removal of a queen; empty if it stayed. */
function removedText(
  removedAt: number | undefined,
  { at }: PlayedMove,
  { moves }: LookedBack,
): string {
  if (removedAt === undefined) return '';
  const later = moves[removedAt]!.at;
  return at === undefined || later === undefined
    ? msg(str`You removed it at move ${removedAt + 1}.`)
    : msg(str`You removed it after ${durationOf(later - at)}.`);
}

/** Returns the sentences of a reason, as hints say them. */
function reasonText(reason: QueenReason, puzzle: Puzzle): string {
  const { shape } = puzzle.rules;
  const { finding, square } = reason;
  const name = squareNameOn(square, shape);
  const why =
    finding.technique === 'last-free-square'
      ? msg(str`${houseTitle(finding.house, shape.rows)} had one free square: ${name}.`)
      : finding.technique === 'last-queen' || finding.technique === 'only-from-these'
        ? guardText(finding, puzzle)
        : hintWords(finding, 'why', puzzle).text;
  if (!('marks' in reason)) return why;
  return joinSentences([
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
  return joinSentences([msg(str`${title}.`), text]);
}

function beforeText(hasMarks: boolean, hasQueens: boolean): string {
  if (hasMarks && hasQueens) return msg('The marks and the hollow queens here follow first.');
  if (hasMarks) return msg('The marks here follow first.');
  return hasQueens ? msg('The hollow queens here follow first.') : '';
}

/** Returns the closing sentence: the hardest technique used, and the first one missed. */
function endWords(game: LookedBack): StopWords {
  const { read, puzzle, stops } = game;
  const { hardest } = read;
  const shape = puzzle.rules.shape;
  const squares = stops.flatMap((stop) =>
    stop.kind === 'move' && isHardest(stop, read) ? stop.move.squares : [],
  );
  const given = msg(str`It gave you ${squaresWordsOn(squares, shape)}.`);
  return {
    title: hardest ? msg(str`Hardest used: ${nameOf(hardest, puzzle)}`) : msg('Solved'),
    text: joinSentences([hardest ? given : '', missedText(game)]),
  };
}

function missedText({ read, puzzle }: LookedBack): string {
  const { missed, moves, hardest } = read;
  const guess = missed === undefined ? undefined : moves[missed];
  if (guess?.kind === 'guess' && guess.missed) {
    const { technique } = guess.missed;
    const name = squareNameOn(guess.missed.square, puzzle.rules.shape);
    const move = missed! + 1;
    return technique === hardest
      ? msg(str`Move ${move} was a guess, where the same technique already gave ${name}.`)
      : msg(
          str`Move ${move} was a guess, where this already gave ${name}: ${nameOf(technique, puzzle)}.`,
        );
  }
  const placed = moves.filter(({ kind }) => kind !== 'removed');
  return placed.every(({ kind, isHelped }) => kind === 'reasoned' && !isHelped)
    ? msg('You found every queen by reasoning.')
    : '';
}
