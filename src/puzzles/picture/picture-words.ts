import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn } from '../../core/board/square.ts';
import { squaresWordsOn } from '../../game/words/house-words.ts';
import { plural } from '../../i18n/format.ts';
import { puzzleCodeProblemTitle, puzzleCodeProblemWords } from '../open/code-problem-words.ts';
import { codeWarningWords } from '../open/code-warning-words.ts';
import { queensWords, shapeWords } from '../shared/board-words.ts';
import { difficultyName } from '../shared/puzzle-words.ts';
import type { Refusal, Verdict } from './picture-reading.ts';
import type { BoardContent, Choice, Question } from './questions.ts';

/** Says why no board was read, and what helps. */
export function refusalWords(reason: Refusal): string {
  switch (reason) {
    case 'no-board':
      return msg(
        'It shows no square grid. Show the whole board, edges too, from straight above and without glare.',
      );
    case 'too-small':
      return msg('Its squares are too small. Go closer, or crop the picture to the board.');
    case 'unclear':
      return msg(
        'There is a grid, but its regions are not clear, or it doesn’t have 5 to 16 rows. Try a sharper picture.',
      );
    case 'sudoku':
      return msg('It looks like a sudoku, which this game doesn’t have.');
    case 'too-large':
      return msg('The picture is too large. A screenshot of it will do.');
    case 'broken':
      return msg('The picture is damaged or too large. Send it again, or take a screenshot of it.');
    case 'type':
      return msg('This browser can’t open this kind of picture. A screenshot of it will do.');
    case 'died':
      return msg('Reading didn’t finish. Please try again; if you’re offline, connect once first.');
    case 'full':
      return msg('This device had no room for it. Choose the picture here.');
  }
}

/** Returns a heading and a sentence about a board that was read. */
export function verdictWords(verdict: Verdict): { readonly title: string; readonly text: string } {
  switch (verdict.kind) {
    case 'puzzle': {
      const { played, doubt } = verdict;
      if (doubt) return codeWarningWords(played.puzzle, doubt);
      const one = msg('Exactly one solution');
      return {
        title: played.step ? `${one} · ${difficultyName(played.step)}` : one,
        text: msg('Hints explain every step.'),
      };
    }
    case 'both':
      return {
        title: msg('Which rule?'),
        text: msg('It has one solution, the same by both rules. Choose the one it came with.'),
      };
    case 'two-stars':
      return {
        title: msg('Two queens in each row'),
        text: msg('This game’s puzzles have one in each row, column and region.'),
      };
    case 'problem':
      return {
        title: puzzleCodeProblemTitle(verdict.problem),
        text: puzzleCodeProblemWords(verdict.problem),
      };
  }
}

/** Returns the content of a board in short: `9 × 9`, `9 regions`, `1 queen`, `38 marks`. */
export function contentWords({ size, regions, queens, marks }: BoardContent): readonly string[] {
  return [
    shapeWords({ rows: size, columns: size }),
    ...(regions ? [plural(new Set(regions).size, msg('{# region|# regions}'))] : []),
    ...(queens.length > 0 ? [queensWords(queens.length)] : []),
    ...(marks.length > 0 ? [plural(marks.length, msg('{# mark|# marks}'))] : []),
  ];
}

export function questionWords({ kind, squares }: Question, shape: Shape): string {
  if (squares.length > 1) return msg('What is on these squares?');
  const name = squareNameOn(squares[0], shape);
  return kind === 'region' ? msg(str`Which region is ${name} in?`) : msg(str`What is on ${name}?`);
}

/** Names a choice: a region by its squares next to the one in question, or a sign. */
export function choiceWords(
  choice: Choice,
  square: number,
  { size, regions }: BoardContent,
): string {
  if (choice === 'queen') return msg('Queen', { desc: 'A tap places a queen' });
  if (choice === 'mark')
    return msg('Mark', { id: 'mark-tool', desc: 'A tool that marks squares as empty' });
  if (choice === 'nothing') return msg('Nothing', { desc: 'On a square' });
  const column = square % size;
  const near = [
    ...(column > 0 ? [square - 1] : []),
    ...(column < size - 1 ? [square + 1] : []),
    square - size,
    square + size,
  ].filter((other) => regions![other] === choice);
  const squares = near.length > 0 ? near : [regions!.indexOf(choice)];
  return msg(str`With ${squaresWordsOn(squares, { rows: size, columns: size })}`, {
    desc: 'A region, named by its squares next to another',
  });
}
