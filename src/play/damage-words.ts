import { msg, str } from '@lit/localize';

/** What is said when something stored could not be read. */
export function damageWords(damage: {
  /** Whether the unfinished board was damaged. */
  readonly board: boolean;
  /** How many solutions were. */
  readonly solutions: number;
}): string {
  return damage.board
    ? msg(
        'The unfinished board of this size could not be read. It was set aside; this one is empty.',
      )
    : msg(
        str`${damage.solutions} stored solutions could not be read. They were set aside; everything else is here.`,
      );
}
