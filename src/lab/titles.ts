import { msg, str } from '@lit/localize';
import type { ExhibitName } from './exhibit-names.ts';
import type { ContestantName } from './race.ts';

/** What an exhibit is called, and what it is in a line. */
export interface Title {
  readonly title: string;
  readonly about: string;
}

/** The words for an exhibit. */
export function titleOf(name: ExhibitName): Title {
  switch (name) {
    case 'backtracking':
      return {
        title: msg('Iterative backtracking'),
        about: msg('A stack of columns, one queen a row.'),
      };
    case 'recursion':
      return {
        title: msg('Recursive backtracking'),
        about: msg('The same search as calls that call themselves.'),
      };
    case 'swapping':
      return {
        title: msg('Permutations by swapping'),
        about: msg('Every order of the columns, tested whole.'),
      };
    case 'lexicographic':
      return {
        title: msg('Permutations in order'),
        about: msg('From one order to the next: pivot, successor, reverse.'),
      };
    case 'arithmetic':
      return {
        title: msg('Arithmetic enumeration'),
        about: msg('Placements as numbers, nine apart.'),
      };
    case 'genetic':
      return {
        title: msg('Genetic algorithm'),
        about: msg('Placements that are selected, crossed and mutated.'),
      };
    case 'fewest-choices':
      return {
        title: msg('Fewest choices first'),
        about: msg('The row or column that is hardest to fill comes first.'),
      };
    case 'bit-parallel':
      return {
        title: msg('Bit-parallel backtracking'),
        about: msg('A whole row of squares in one machine word.'),
      };
    case 'exact-cover':
      return {
        title: msg('Exact cover by dancing links'),
        about: msg('Lines leave their lists, and come back where they were.'),
      };
    case 'min-conflicts':
      return {
        title: msg('Min-conflicts local search'),
        about: msg('Start anywhere, move the queen that is wrong. Up to 200 × 200.'),
      };
    case 'construction':
      return {
        title: msg('Explicit construction'),
        about: msg('A solution for every board from 4 × 4 on, without a search.'),
      };
    case 'guards':
      return {
        title: msg('Guarding the board'),
        about: msg('As few queens as possible that see every square.'),
      };
  }
}

/** The words for the pages that are no exhibits. */
export function pageTitleOf(page: 'counting' | 'race' | 'story'): Title {
  switch (page) {
    case 'counting':
      return {
        title: msg('Counting machine'),
        about: msg('All solutions and families of a size, on all cores.'),
      };
    case 'race':
      return {
        title: msg('Race'),
        about: msg('How much each way tests until all solutions are known.'),
      };
    case 'story':
      return {
        title: msg('The story'),
        about: msg('From a question of 1848 to 27 × 27.'),
      };
  }
}

/** The words for a contestant of the race; short, they stand before its bar. */
export function contestantTitle(name: ContestantName, size: number): string {
  switch (name) {
    case 'half-board':
      return msg('Bitmask, half board');
    case 'fewest-choices':
      return msg('Fewest choices first');
    case 'exact-cover':
      return msg('Exact cover');
    case 'bit-parallel':
      return msg('Bitmask');
    case 'backtracking':
      return msg('Backtracking');
    case 'recursion':
      return msg('Recursion');
    case 'swapping':
      return msg('Swapping');
    case 'lexicographic':
      return msg('Orders in turn');
    case 'arithmetic':
      return msg('Arithmetic');
    case 'one-a-row':
      return msg('One per row');
    case 'any-squares':
      return msg(str`Any ${size} squares`);
  }
}
