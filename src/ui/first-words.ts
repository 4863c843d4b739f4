import { msg } from '@lit/localize';

/** Says what the first queen of somebody new to the game shows. */
export function attackWords(): string {
  return msg('A queen attacks its row, its column and both diagonals.');
}

/** Says what the second one shows. */
export function lineWords(): string {
  return msg('Small lines show attacked squares. Use an empty one.');
}

/** Says that no solution has all the queens that stand. */
export function deadEndWords(): string {
  return msg('Dead end: this can’t be completed');
}
