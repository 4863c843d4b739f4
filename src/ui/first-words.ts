import { msg } from '@lit/localize';

/** What the first queen of somebody new to the game shows. */
export function attackWords(): string {
  return msg('A queen attacks her row, her column and both diagonals.');
}

/** What the second one shows. */
export function starWords(): string {
  return msg('Stars mark what is attacked. The next queen goes on a square without one.');
}
