import { msg, str } from '@lit/localize';
import { labAddress } from '../../core/routes/addresses.ts';
import type { Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { leftToRight, sizeOf } from '../../i18n/left-to-right.ts';
import type { MazeState } from '../exhibits/maze/algorithm.ts';
import { BACKTRACKING_NODES } from '../player/tree/backtracking-nodes.ts';
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
  /** A solution to find on the board, which is empty. */
  readonly solution?: Code;
  /** The names of squares of which one is the answer, or `exhibit` if the exhibit asks by itself. */
  readonly squares?: readonly string[] | 'exhibit';
  /** Words of which one is the answer. */
  readonly choices?: () => readonly string[];
  /** The right one of them, or of the squares. */
  readonly right?: number;
  /** Returns the reason why one of them, another than the right one, is wrong. */
  readonly whyNot?: (index: number) => string;
  /** Returns true if the state of a run that the class has changed is the answer. */
  readonly holds?: (state: unknown) => boolean;
  /** The ways in which the class changes the run: it plays it, or it also builds walls. */
  readonly live?: 'plays' | 'builds';
  /** The name of a square that becomes a wall with the answer. */
  readonly wall?: string;
  /** True if the question names the key that goes to the next find, which is drawn before its words. */
  readonly hasSign?: true;
  /** A link below the question. */
  readonly more?: () => readonly [words: string, address: string];
  readonly below?: 'ideas' | 'homework';
}

export interface LessonPart {
  readonly title: () => string;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
}

/**
 * The boards of backtracking until all solutions are known, by the size of the board, and the squares that it tests: a
 * row on each board but the full ones.
 */
export const HOMEWORK = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((size) => {
  const boards = BACKTRACKING_NODES[size]!;
  return { size, boards, tested: size * (boards - Number(solutionCount(size))) };
});

const EMPTY_BOARD = {
  question: () => msg('Place a queen in each row, none attacking another.'),
  answer: () => '',
};
const DEAD_END = { run: ['backtracking', 8, '', 28] } as const;
const FOUND = { run: ['backtracking', 8, '', 1094] } as const;
const MAZE = { run: ['maze', 12, 'seed=7&together', Infinity] } as const;

/** The squares of the last file of 8 × 8, from the top row down. */
const LAST_FILE = Array.from('87654321', (rank) => `h${rank}`);
const FIRST_QUEENS = ['a8', 'c7', 'e6', 'b5', 'd4'];

/** The numbers of times that each row changes from one solution of 8 × 8 to the next, from the top row down. */
const CHANGES = [7, 35, 57, 69, 81, 75, 79, 79];

/** Returns the reason why a queen is not the next to move. */
const notLast = (name: string): string =>
  msg(str`Queens placed after ${name} are still there: the one placed last goes first.`);

const BY_HAND: readonly LessonStep[] = [
  { ...EMPTY_BOARD, run: ['backtracking', 4, '', 0], solution: '2413' },
  { ...EMPTY_BOARD, run: ['backtracking', 6, '', 0], solution: '246135' },
  {
    question: () => msg('What do you do when the next row has no free square?'),
    answer: () =>
      msg(
        'Most go back to the last queen and move it. That is the algorithm; you watch it in the rest of the lesson.',
      ),
    ...{ run: ['backtracking', 4, '', 10], squares: ['a4', 'c3'], right: 1, then: 13 },
    whyNot: () => notLast('a4'),
  },
];

const A_DEAD_END: readonly LessonStep[] = [
  {
    question: () => msg('How many queens are on the board, and which row comes next?'),
    answer: () => msg('Five, on a8, c7, e6, b5 and d4. The next row is row 3.'),
    ...{ ...DEAD_END, squares: LAST_FILE, right: 5 },
    whyNot(index) {
      const [queen, rank] = [FIRST_QUEENS[index], 8 - index];
      return queen
        ? msg(str`Row ${rank} has its queen, on ${queen}.`)
        : msg(str`Rows are filled from the top, and above row ${rank} one is still empty.`);
    },
  },
  {
    question() {
      const rank = '3';
      return msg(str`*Row ${rank}:* choose the square that takes the next queen.`);
    },
    answer: () => msg('None: all eight have been tested, and each is attacked.'),
    ...{ ...DEAD_END, squares: 'exhibit' },
  },
  {
    question: () => msg('What does the next step do?'),
    answer: () => msg('The queen leaves d4.'),
    ...{ ...DEAD_END, squares: FIRST_QUEENS, right: 4, then: 29 },
    whyNot: (index) => notLast(FIRST_QUEENS[index]!),
  },
  {
    question: () => msg('Where does that queen go next?'),
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
      msg(
        'The run starts again at the first dead end, after 23 squares. How many full boards have one queen in each row?',
      ),
    answer: () => msg(str`8⁸, which is ${numberOf(8 ** 8)}.`),
    ...{ ...DEAD_END, choices: () => [64, 40_320, 8 ** 8].map(numberOf), right: 2 },
    whyNot: (index) =>
      index === 0
        ? msg('64 is how many squares there are; a full board has eight queens at once.')
        : msg(
            'That is 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1, each queen in another column. Here two may share one.',
          ),
  },
];

const THE_FIRST: readonly LessonStep[] = [
  {
    question: () =>
      msg(
        'Until the first solution the search begins a row 113 times. A row has eight squares. How many squares are tested?',
      ),
    answer: () =>
      msg(
        '876: 105 rows are tested to their end, 840 squares. The eight rows of the solution are tested up to their queens, 36 squares more.',
      ),
    ...{ ...FOUND, choices: () => [113, 876, 15_720].map(numberOf), right: 1 },
    whyNot: (index) =>
      index === 0
        ? msg('Then each row would be left after its first square.')
        : msg('113 rows of eight squares are only 904 squares.'),
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
    ...{
      ...FOUND,
      squares: LAST_FILE,
      right: 0,
      live: 'plays',
      hasSign: true,
    },
    whyNot: (index) =>
      plural(
        CHANGES[index]!,
        msg(
          str`From the first solution to the last, row ${8 - index} changes {# time|# times}. Another row changes less.`,
        ),
      ),
    more() {
      const { title } = entryOf('swapping').words();
      const words = msg(
        str`For those who are quick: run *${title}* on ${sizeOf(8)} until it finds one. It tests whole boards only; what does it notice too late?`,
      );
      return [words, labAddress('swapping', 8)];
    },
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
    whyNot: (index) =>
      index === 0
        ? msg(
            '83 squares were reached; a path has only those that lead from the start to the goal.',
          )
        : msg('63 squares were entered; the path is what is left of them on the stack.'),
  },
  {
    question: () =>
      msg('How many squares did depth-first search enter, and how many of them are dead ends?'),
    answer: () => msg('It entered 63 and left 20.'),
    ...{ ...MAZE, choices: () => ['63 · 20', '43 · 20', '83 · 23'], right: 0 },
    whyNot: (index) =>
      index === 1
        ? msg('43 squares are left on the stack; the dead ends were entered too.')
        : msg('83 and 23 are of breadth-first search: the squares it reached, and its path.'),
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
      msg(
        'Choose a square to make it a wall, or to free it. Can you make both paths equally long?',
      ),
    answer: () =>
      msg('For instance with a wall on b12, second from the left in the top row: 23 squares each.'),
    ...{ ...MAZE, live: 'builds', wall: 'b12' },
    holds(state) {
      const { depth, breadth } = state as MazeState;
      const areFound = depth.outcome === 'found' && breadth.outcome === 'found';
      return areFound && depth.stack.length === breadth.path.length;
    },
  },
  {
    question: () => msg('Can you close every path? How does each search notice?'),
    answer: () => msg('One has an empty stack, the other an empty queue.'),
    ...{ ...MAZE, live: 'builds', wall: 'a8' },
    holds: (state) => (state as MazeState).breadth.outcome === 'none',
  },
];

const THE_IDEAS: readonly LessonStep[] = [
  {
    question: () =>
      msg(
        'A search is counted in boards, full or not, until all 92 solutions are known. Which idea divided the number of boards the most?',
      ),
    answer() {
      const row = numberOf(19_173_961);
      return msg(
        str`Looking before the board is full: with one queen per row, it brings the boards from ${row} down to ${numberOf(2_057)}. One queen per row instead of any 8 squares saved more boards, but by a smaller factor, ${268} instead of ${numberOf(9_321)}: from ${numberOf(5_130_659_561)} to ${row}.`,
      );
    },
    choices: () => [
      msg('One queen per row instead of any 8 squares'),
      msg('Looking before the board is full'),
    ],
    ...{ right: 1, below: 'ideas' },
    whyNot: () =>
      msg('It takes away the most boards, but the factor is how many times fewer boards are left.'),
  },
  {
    question: () =>
      msg(
        str`Bit-parallel backtracking holds a whole row of squares in one number. It needs as many boards: ${numberOf(2_057)}. What does it save?`,
      ),
    answer: () => msg('It saves checking the squares one by one, and so time.'),
    run: ['bit-parallel', 8, '', 9],
  },
];

const REMAINS: readonly LessonStep[] = [
  {
    question: () =>
      msg(
        'Homework: take a program home (tab “Program” beside the pseudocode), run it for n = 4 … 12, and draw how long it takes.',
      ),
    answer: () =>
      msg(
        'At first the time hardly grows: a program takes longer to start than to search. The number of squares tested grows from the first board on.',
      ),
    more: () => [entryOf('backtracking').words().title, labAddress('backtracking', 8)],
    below: 'homework',
  },
];

/** The parts of the lesson in their order. Tests check every number in their words. */
export const PARTS: readonly LessonPart[] = [
  { title: () => msg('By hand'), minutes: 8, steps: BY_HAND },
  { title: () => msg('A dead end'), minutes: 7, steps: A_DEAD_END },
  { title: () => msg('The first solution'), minutes: 8, steps: THE_FIRST },
  { title: () => msg('The same search, in a maze'), minutes: 12, steps: IN_A_MAZE },
  { title: () => pageTitleOf('ideas').title, minutes: 5, steps: THE_IDEAS },
  { title: () => msg('What remains'), minutes: 5, steps: REMAINS },
];

export const STEPS: readonly LessonStep[] = PARTS.flatMap(({ steps }) => steps);
