import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { mostQueens } from '../../core/board/rules.ts';
import { completePuzzle, kindOf, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Code } from '../../core/solutions/code.ts';
import { checkFreePlay } from '../../solver/free-play/check-free-play.ts';
import { PlainGuard } from '../../solver/guard/plain-guard.testing.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import type { BoardState } from '../../solver/hints/board-state.ts';
import { hintFor } from '../../solver/hints/free-play-hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import { insightOf } from '../../solver/insight/insight.ts';
import { Known } from '../../solver/insight/known.ts';
import { checkBoard } from '../../solver/puzzles/check/check-board.ts';
import { checkPlacement } from '../../solver/puzzles/check/check-placement.ts';
import { checkedHint } from '../../solver/puzzles/check/checked-hint.ts';
import { plainAnswers } from '../../solver/search/plain-answers.testing.ts';
import { allSolutions, extending } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { checkAnnouncement, mistakesAnnouncement } from '../checks/check.ts';
import { answerTo } from './hint-ladder.ts';
import { plainlyToTakeBack, plainlyWrong, squaresOfSolution } from './hint-boards.testing.ts';
import { takeBackWords } from './completion-hint-words.ts';
import { hintWords } from './hint-techniques.ts';

/** This file lists the contradictions of the game about one board: each is a name of who is wrong, and its words. */

/** Most nodes to count completions. */
const MOST_NODES = 200_000;

const RUNGS = ['nudge', 'where', 'why'] as const;

/** Returns the squares that a text names, in its order. */
export function squaresIn(text: string, shape: Shape): readonly Square[] {
  const names = Array.from({ length: shape.rows * shape.columns }, (_, square) =>
    squareNameOn(square, shape),
  );
  return [...text.matchAll(/\b[a-l]\d+\b/g)].map(([name]) => names.indexOf(name));
}

/** Collects what is not as it should be. */
class Contradictions {
  readonly list: string[] = [];

  hold(isTrue: boolean, name: string): void {
    if (!isTrue) this.list.push(name);
  }

  same(name: string, said: readonly number[], right: readonly number[]): void {
    this.hold(String(said) === String(right), name);
  }

  /** Compares Check, what it says and what *Show me* names. */
  check(
    check: BoardCheck,
    queens: readonly Square[],
    marks: readonly Square[],
    shape: Shape,
  ): void {
    if (check.kind !== 'checked') {
      this.list.push('Check');
      return;
    }
    this.same('Check', check.queens, queens);
    this.same('Check, marks', check.marks, marks);
    const wrong = queens.length + marks.length;
    const counts = [...checkAnnouncement(check).matchAll(/\d+(?= (?:queen|mark))/g)].map(Number);
    if (wrong > 0) {
      this.same('Check in words', counts, [queens.length, marks.length].filter(Boolean));
      this.same('Show me', squaresIn(mistakesAnnouncement(check, shape), shape), [
        ...queens,
        ...marks,
      ]);
    } else {
      this.hold(!/are wrong|is wrong/.test(checkAnnouncement(check)), 'Check in words');
    }
  }
}

/**
 * Returns what contradicts a plain search of all solutions: Check, *Show me*, *Which one?*, hints followed as long as
 * they take back queens, and the line under the board.
 */
export function freePlayContradictions(
  size: number,
  queens: readonly Square[],
  found: readonly Code[],
): readonly string[] {
  const game = new Contradictions();
  const shape = { rows: size, columns: size };
  const board = completePuzzle(size, []);
  const known = new Known(size);
  for (const code of found) known.add(code, 'found');
  const isFound = new Set(found);
  const all = allSolutions(size);
  const ways = extending(all, queens);
  const hasNew = ways.some((code) => !isFound.has(code));
  const wrong = plainlyWrong(size, queens, found);

  const check = finish(checkFreePlay(size, queens, known));
  game.check(check, wrong, [], shape);
  game.hold(
    / You have (?:it|both|all of them)\.$/.test(checkAnnouncement(check)) ===
      (ways.length > 0 && !hasNew),
    'Check in words',
  );
  const { completions } = finish(insightOf(size, queens, known, MOST_NODES));
  game.hold((completions.count === 0) === (ways.length === 0), 'line under the board');

  const taken: Square[] = [];
  for (;;) {
    const standing = queens.filter((queen) => !taken.includes(queen));
    const { finding, act } = finish(hintFor(size, standing, known));
    const left = wrong.filter((queen) => !taken.includes(queen));
    const [nudge, where, why] = RUNGS.map((rung) => hintWords(finding, rung, board));
    if (finding.technique === 'all-known') {
      const unfound = all.filter((code) => !isFound.has(code));
      const lift = plainlyToTakeBack(standing, unfound, squaresOfSolution) ?? [];
      game.same('Hint, for a new solution', finding.lift?.queens ?? [], lift);
      const words = [nudge, where, why].map((words) => `${words!.title} ${words!.text}`).join(' ');
      game.hold(!/wrong|dead/i.test(words), 'Hint calls a found solution wrong');
      if (lift.length > 0) {
        game.hold(where!.text.includes('For a new one, take back '), 'Hint makes no offer');
        game.same('Hint in words', squaresIn(where!.text, shape), lift);
      }
      break;
    }
    if (act?.kind !== 'lift') break;
    game.hold(
      act.squares.every((square) => left.includes(square)),
      'Hint takes back a right queen',
    );
    if (act.squares.length === 0) break;
    taken.push(...act.squares);
    if (finding.technique !== 'dead') continue;
    game.same('Hint', act.squares, left);
    const counted = /\b(one|\d+) queens?\b/.exec(nudge!.text)?.[1];
    game.hold((counted === 'one' ? 1 : Number(counted)) === left.length, 'Nudge');
    for (const { title } of [where!, why!])
      game.same('Hint in words', squaresIn(title, shape), left);
    const answer = takeBackWords(act.squares, finding, undefined, board);
    game.same('Which one?', squaresIn(answer.title, shape), left);
  }
  game.same('Hints together', inOrder(taken, queens), wrong);
  return game.list;
}

/** Returns what contradicts a plain search of all answers: as for free play, and for marks. */
export function puzzleContradictions(puzzle: Puzzle, standing: BoardState): readonly string[] {
  const game = new Contradictions();
  const { shape } = puzzle.rules;
  const isGuard = kindOf(puzzle.rules) === 'guard';
  const { queens, marks } = (isGuard ? plainGuardMistakes : plainPlacementMistakes)(
    puzzle,
    standing,
  );
  game.check(finish(checkBoard(puzzle, standing, checkPlacement)), queens, marks, shape);

  const ask = (board: BoardState): Hint =>
    isGuard
      ? finish(guardHint(puzzle, board))
      : finish(checkedHint(puzzle, board, finish(checkPlacement(puzzle))));
  const taken: Square[] = [];
  const unmarked: Square[] = [];
  for (;;) {
    const board = {
      queens: standing.queens.filter((queen) => !taken.includes(queen)),
      marks: standing.marks.filter((mark) => !unmarked.includes(mark)),
    };
    const hint = ask(board);
    const { finding, act } = hint;
    const left = queens.filter((queen) => !taken.includes(queen));
    if (finding.technique === 'wrong' && finding.piece === 'queen') {
      const answer = answerTo(hint, board).act;
      game.same('Which one?', answer?.kind === 'lift' ? answer.squares : [], left);
    }
    if (finding.technique === 'wrong-queens' || finding.technique === 'wrong') {
      const { text } = hintWords(finding, 'nudge', puzzle);
      const counted = /^(One|\d+) queens? (?:is|are) wrong\.$/.exec(text)?.[1];
      if (left.length > 0)
        game.hold((counted === 'One' ? 1 : Number(counted)) === left.length, 'Nudge');
    }
    if (act?.kind === 'lift' && act.squares.length > 0) taken.push(...act.squares);
    else if (act?.kind === 'paint' && !act.marked) unmarked.push(...act.squares);
    else {
      game.same('Hints together', inOrder(taken, standing.queens), queens);
      if (queens.length === 0 && finding.technique !== 'emptied')
        game.same('Hints together, marks', inOrder(unmarked, standing.marks), marks);
      return game.list;
    }
  }
}

function inOrder(squares: readonly Square[], order: readonly Square[]): readonly Square[] {
  return order.filter((square) => squares.includes(square));
}

function plainPlacementMistakes(puzzle: Puzzle, { queens, marks }: BoardState): BoardState {
  const answers = plainAnswers(puzzle);
  const wrong = plainlyToTakeBack(queens, answers, (answer) => answer)!;
  const isOne = answers.length === 1;
  if (wrong.length > 0 && !isOne) return { queens: wrong, marks: [] };
  const from = answers.filter((answer) => isOne || queens.every((queen) => answer.includes(queen)));
  const spared = (answer: readonly Square[]): readonly Square[] =>
    marks.filter((mark) => !answer.includes(mark));
  return { queens: wrong, marks: plainlyToTakeBack(marks, from, spared)! };
}

/** Returns the mistakes on a board of Guard that has an answer, found by trying every set of queens and marks. */
export function plainGuardMistakes(puzzle: Puzzle, { queens, marks }: BoardState): BoardState {
  const { givens, rules } = puzzle;
  const plain = new PlainGuard(rules.shape);
  const allowed = mostQueens(rules);
  const placed = queens.filter((queen) => !givens.includes(queen));
  const open = subsets(placed, placed.length)
    .map((some) => [...givens, ...some])
    .filter((some) => plain.suffices(some, allowed - some.length));
  const wrong = plainlyToTakeBack(queens, open, (some) => some)!;
  if (wrong.length > 0) return { queens: wrong, marks: [] };
  const left = allowed - queens.length;
  const spared = subsets(marks, left)
    .map((some) => marks.filter((mark) => !some.includes(mark)))
    .filter((others) => plain.suffices(queens, left, others));
  return { queens: wrong, marks: plainlyToTakeBack(marks, spared, (others) => others)! };
}

/** Returns the sets of at most `most` squares. */
function subsets(squares: readonly Square[], most: number): readonly (readonly Square[])[] {
  return squares.reduce<readonly (readonly Square[])[]>(
    (sets, square) => [
      ...sets,
      ...sets.filter((set) => set.length < most).map((set) => [...set, square]),
    ],
    [[]],
  );
}
