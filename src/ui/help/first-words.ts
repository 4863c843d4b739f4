import { msg } from '@lit/localize';

/** Explains the first queen to a new player. */
export function attackWords(): string {
  return msg('A queen attacks its row, its column and both diagonals.');
}

/** Explains the second queen to a new player. */
export function lineWords(): string {
  return msg('Small lines show attacked squares. Use an empty one.');
}

/** Says that no solution contains all queens on the board. */
export function deadEndWords(): string {
  return msg('Dead end: this can’t be completed');
}
