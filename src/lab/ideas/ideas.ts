import { msg, str } from '@lit/localize';
import { labAddress } from '../../core/routes/addresses.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';

/** One of the seven ideas from any squares to no search. */
export interface Idea {
  readonly title: () => string;
  readonly idea: () => string;
  /** The address of the exhibit that shows it; `undefined` if there is none. */
  readonly page?: string;
  /** The number of boards on which the search of 8 × 8 stands. */
  readonly boards: number;
  /** The numbers to guess from, ascending, the right one among them. */
  readonly guesses: readonly number[];
}

/** The size of the boards whose numbers are guessed. */
export const GUESSED_SIZE = 8;

/** The seven ideas, each with fewer boards than the one before. */
export const IDEAS: readonly Idea[] = [
  {
    title: () => msg('Any squares'),
    idea: () => msg('Put eight queens on any squares, and look when all of them stand.'),
    boards: 5_130_659_561,
    guesses: [16_777_216, 5_130_659_561, 281_474_976_710_656],
  },
  {
    title: () => msg('One per row', { desc: 'A search' }),
    idea: () => msg('Two queens never share a row: put one in each.'),
    boards: 19_173_961,
    guesses: [109_601, 19_173_961, 641_332_445],
  },
  {
    title: () => msg('Also one per column'),
    idea: () => msg('Nor do they share a column: use each column once.'),
    page: labAddress('swapping', GUESSED_SIZE),
    boards: 109_601,
    guesses: [2_057, 109_601, 2_396_745],
  },
  {
    title: () => msg('Look early'),
    idea: () => msg('Look after each queen, and go back as soon as two attack each other.'),
    page: labAddress('backtracking', GUESSED_SIZE),
    boards: 2_057,
    guesses: [92, 2_057, 54_801],
  },
  {
    title: () => msg('Fewest choices first'),
    idea: () => msg('Fill the row or column with the fewest free squares first.'),
    page: labAddress('fewest-choices', GUESSED_SIZE),
    boards: 1_199,
    guesses: [257, 1_199, 1_999],
  },
  {
    title: () => msg('Half the board'),
    idea: () => msg('Look early, and search one half: each solution brings its mirror image.'),
    page: labAddress('bit-parallel', GUESSED_SIZE, 'half'),
    boards: 1_029,
    guesses: [300, 600, 1_029],
  },
  {
    title: () => msg('No search: a rule'),
    idea: () =>
      msg(str`Write down one solution of any board from ${sizeOf(4)} on. The rule finds no other.`),
    page: labAddress('construction', GUESSED_SIZE),
    boards: 0,
    guesses: [0, 8, 92],
  },
];

/** Guesses made while the page is open, by the index of their idea. Nothing is stored. */
export const guessed = new Map<number, number>();

/** Returns the index of the idea of an exhibit's address; `undefined` if it has none. */
export function ideaAt(name: string, size: number, query: string): number | undefined {
  const half = new URLSearchParams(query).has('half') ? 'half' : '';
  const index = IDEAS.findIndex(({ page }) => page === labAddress(name, size, half));
  return index < 0 ? undefined : index;
}

/** Returns the share of the width that a bar has, on a scale of powers of ten up to the most boards, from 0 to 1. */
export function shareOf(boards: number, most: number): number {
  return Math.log10(boards + 1) / Math.log10(most + 1);
}
