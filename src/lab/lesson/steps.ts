import { msg, str } from '@lit/localize';
import type { Code } from '../../core/solutions/code.ts';
import { numberOf } from '../../i18n/format.ts';
import { leftToRight, sizeOf } from '../../i18n/left-to-right.ts';
import type { MazeState } from '../exhibits/maze/algorithm.ts';
import { entryOf, type ExhibitName } from '../shared/catalogue.ts';
import { pageTitleOf } from '../shared/page-titles.ts';

/** A question on a screen of its own. Without a way to answer it, the class talks until the teacher shows the answer. */
export interface LessonStep {
  readonly question: () => string;
  readonly answer: () => string;
  /** The run on the board and its position; `Infinity` for its end. */
  readonly run?: readonly [name: ExhibitName, size: number, query: string, at: number];
  /** The position to which the run goes with the answer. */
  readonly then?: number;
  /** A solution to find on an empty board. */
  readonly solution?: Code;
  /** The names of squares of which one is the answer, or `exhibit` if the exhibit asks by itself. */
  readonly squares?: readonly string[] | 'exhibit';
  /** Words of which one is the answer. */
  readonly choices?: () => readonly string[];
  /** The right one of them, or of the squares. */
  readonly right?: number;
  /** Returns true if the state of a run that the class has changed is the answer. */
  readonly holds?: (state: unknown) => boolean;
  /** The ways in which the class changes the run: it plays it, or it also builds walls. */
  readonly live?: 'plays' | 'builds';
  readonly below?: 'race' | 'quick' | 'homework';
}

export interface LessonPart {
  readonly title: () => string;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
}

/** Squares that backtracking tests until all solutions are known, by the size of the board. */
export const HOMEWORK: Readonly<Record<number, number>> = {
  ...{ 4: 60, 5: 220, 6: 894, 7: 3_584, 8: 15_720, 9: 72_378, 10: 348_150 },
};

const EMPTY_BOARD = {
  question: () => msg('Place a queen in each row, none attacking another.'),
  answer: () => '',
};
const DEAD_END = { run: ['backtracking', 8, '', 28] } as const;
const FOUND = { run: ['backtracking', 8, '', 1094] } as const;
const MAZE = { run: ['maze', 12, 'seed=7&together', Infinity] } as const;

/** Returns the squares of a file of 8 × 8, from the top row down. */
const file = (name: string): string[] => Array.from('87654321', (rank) => name + rank);

const BY_HAND: readonly LessonStep[] = [
  { ...EMPTY_BOARD, solution: '2413' },
  { ...EMPTY_BOARD, solution: '246135' },
  {
    question: () => msg('What do you do when the next row has no free square?'),
    answer: () =>
      msg(
        'Most go back to the last queen and move it. That is the algorithm; the rest of the lesson watches it.',
      ),
    ...{ run: ['backtracking', 4, '', 10], squares: ['a4', 'c3'], right: 1, then: 13 },
  },
];

const A_DEAD_END: readonly LessonStep[] = [
  {
    question: () => msg('How many queens stand, and which row comes next?'),
    answer: () => msg('Five, on a8, c7, e6, b5 and d4. The next row is row 3.'),
    ...{ ...DEAD_END, squares: file('h'), right: 5 },
  },
  {
    question: () => msg('How many squares of row 3 are free?'),
    answer: () => msg('None: all eight have been tested, and each is attacked.'),
    ...{ ...DEAD_END, choices: () => ['0', '1', '2', '8'], right: 0 },
  },
  {
    question: () => msg('What does the next step do?'),
    answer: () => msg('The queen leaves d4.'),
    ...{ ...DEAD_END, squares: ['a8', 'c7', 'e6', 'b5', 'd4'], right: 4, then: 29 },
  },
  {
    question: () => msg('Where does that queen stand next?'),
    answer: () => msg('On h4, after e4, f4 and g4 have been tested.'),
    ...{ run: ['backtracking', 8, '', 29], squares: 'exhibit', then: 34 },
  },
  {
    question: () =>
      msg(
        'But row 3 is still a dead end. Say why, then go on step by step until the queen on b5 is moved.',
      ),
    answer() {
      const rank = '3';
      return msg(str`Every square of row ${rank} is attacked.`);
    },
    ...{ run: ['backtracking', 8, '', 34], live: 'plays', then: 44 },
    // The column of row 5, the fourth from the top.
    holds: (state) => (state as { columns: readonly number[] }).columns[3] !== 1,
  },
  {
    question: () =>
      msg('So far 23 squares were tested. How many full boards have one queen in each row?'),
    answer: () => msg(str`8⁸, which is ${numberOf(8 ** 8)}.`),
    ...{ ...DEAD_END, choices: () => [64, 40_320, 8 ** 8].map(numberOf), right: 2 },
  },
];

const THE_FIRST: readonly LessonStep[] = [
  {
    question: () => msg('How many squares were tested until the first solution?'),
    answer: () => numberOf(876),
    ...{ ...FOUND, choices: () => [113, 876, 15_720].map(numberOf), right: 1 },
  },
  {
    question: () =>
      msg('113 queens were placed and 105 taken away again. Why is the difference 8?'),
    answer: () => msg('These eight stand now: a solution is what is left of all the trying.'),
    ...FOUND,
  },
  {
    question: () => msg('Write the solution as eight numbers, the columns from the top row down.'),
    answer: () => leftToRight('1 5 8 6 3 7 2 4'),
    ...FOUND,
  },
  {
    question: () => msg('Press *Next solution* a few times. Which row changes least?'),
    answer: () => msg('The top row: the search finds the solutions in the order of a dictionary.'),
    ...{ ...FOUND, squares: file('h'), right: 0, live: 'plays', below: 'quick' },
  },
];

const IN_A_MAZE: readonly LessonStep[] = [
  {
    question: () =>
      msg(
        'Let both searches run. How long is the path of the stack, and how long is a shortest one?',
      ),
    answer: () => msg('43 squares and 23.'),
    ...{ run: ['maze', 12, 'seed=7&together', 0], live: 'plays', then: Infinity },
    ...{ choices: () => ['23 · 83', '43 · 23', '63 · 23'], right: 1 },
  },
  {
    question: () =>
      msg('How many squares did depth-first search enter, and how many of them are dead ends?'),
    answer: () => msg('It entered 63 and left 20.'),
    ...{ ...MAZE, choices: () => ['63 · 20', '43 · 20', '83 · 23'], right: 0 },
  },
  {
    question: () =>
      msg(
        'Breadth-first search reached 83 squares. Why does it look at more, and still find the shorter path?',
      ),
    answer: () =>
      msg(
        'It goes on from all squares in turn, so it meets every square first by a shortest path.',
      ),
    ...MAZE,
  },
  {
    question: () =>
      msg('Go to the start and let both searches run. What is the same as with the queens?'),
    answer: () =>
      msg(
        'Go on while you can, go back one step where you cannot: entering a square is placing a queen, a cross is a queen that was taken away.',
      ),
    ...{ ...MAZE, live: 'plays' },
  },
  {
    question: () => msg('What would breadth-first search be with queens?'),
    answer: () =>
      msg(
        'All boards with one queen, then all with two, and so on. It would need to remember every one of them; the stack remembers one board.',
      ),
    ...MAZE,
  },
  {
    question: () =>
      msg('Tap a square to make it a wall, or to free it. Can you make both paths equally long?'),
    answer: () =>
      msg('A wall on b12, second from the left in the top row, does it: 23 squares each.'),
    ...{ ...MAZE, live: 'builds' },
    holds(state) {
      const { depth, breadth } = state as MazeState;
      return breadth.path.length > 0 && depth.stack.length === breadth.path.length;
    },
  },
  {
    question: () => msg('Can you leave no path at all, and how do the two searches notice?'),
    answer: () => msg('One has an empty stack, the other an empty queue.'),
    ...{ ...MAZE, live: 'builds' },
    holds: (state) => (state as MazeState).breadth.outcome === 'none',
  },
];

const THE_RACE: readonly LessonStep[] = [
  {
    question: () =>
      msg(
        'The race counts boards, full or not, until all 92 solutions are known. Which idea saved most, as a factor?',
      ),
    answer() {
      const row = numberOf(19_173_961);
      return msg(
        str`Looking before the board is full: with one queen per row, it brings the boards from ${row} down to ${numberOf(2_057)}. One queen per row instead of any 8 squares saved more boards but a smaller factor, ${268} instead of ${numberOf(9_321)}: from ${numberOf(5_130_659_561)} to ${row}.`,
      );
    },
    choices: () => [
      msg('One queen per row instead of any 8 squares'),
      msg('Looking before the board is full'),
    ],
    ...{ right: 1, below: 'race' },
  },
  {
    question: () =>
      msg(
        str`Bit-parallel backtracking holds a whole row of squares in one number. It needs as many boards: ${numberOf(2_057)}. What does it save?`,
      ),
    answer: () => msg('The looks at single squares, and so time.'),
    below: 'race',
  },
];

const REMAINS: readonly LessonStep[] = [
  {
    question: () =>
      msg(
        'Homework: take a program home (the tab Program beside the pseudocode), run it for n = 4 … 10, and draw how long it takes.',
      ),
    answer: () =>
      msg(
        'At first the time hardly grows: a program takes longer to start than to search. The squares tested grow from the first board on.',
      ),
    below: 'homework',
  },
];

/** The parts of the lesson in their order. Tests check every number in their words. */
export const PARTS: readonly LessonPart[] = [
  { title: () => msg('By hand'), minutes: 8, steps: BY_HAND },
  { title: () => msg('A dead end'), minutes: 7, steps: A_DEAD_END },
  { title: () => msg('The first solution'), minutes: 8, steps: THE_FIRST },
  { title: () => msg('The same search, in a maze'), minutes: 12, steps: IN_A_MAZE },
  { title: () => pageTitleOf('race').title, minutes: 5, steps: THE_RACE },
  { title: () => msg('What remains'), minutes: 5, steps: REMAINS },
];

export const STEPS: readonly LessonStep[] = PARTS.flatMap(({ steps }) => steps);

/** Returns the task for those who are quick. */
export function quickWords(): string {
  const { title } = entryOf('swapping').words();
  return msg(
    str`For those who are quick: run *${title}* on ${sizeOf(8)} to its first find. It tests whole boards only; what does it not notice in time?`,
  );
}
