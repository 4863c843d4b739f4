import { msg, str } from '@lit/localize';
import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { isSameShape } from '../../../core/board/shape.ts';
import { squareNameOn } from '../../../core/board/square.ts';
import { plural } from '../../../i18n/format.ts';

type Draft = DraftOf<'complete' | 'guard'>;

/** Describes a change for screen readers: `Queen given on f3.` · `f3 removed.` */
export function changedGivensWords(before: Draft, after: Draft): string {
  const { shape, givens } = after;
  if (!isSameShape(before.shape, shape)) return '';
  const added = givens.filter((given) => !before.givens.includes(given));
  const lifted = before.givens.filter((given) => !givens.includes(given));
  if (added.length + lifted.length === 0) return '';
  const [to] = added;
  const [from] = lifted;
  if (added.length === 1 && lifted.length === 1) {
    return msg(str`${squareNameOn(from!, shape)} moved to ${squareNameOn(to!, shape)}.`);
  }
  if (added.length === 1 && lifted.length === 0)
    return msg(str`Queen given on ${squareNameOn(to!, shape)}.`);
  if (lifted.length === 1 && added.length === 0)
    return msg(str`${squareNameOn(from!, shape)} removed.`);
  return plural(givens.length, {
    one: msg('1 queen is given.'),
    other: msg(str`${givens.length} queens are given.`),
  });
}

/** Says why no more queens can be given on a board of Fill in: there is one for each row. */
export function enoughGivenWords(size: number): string {
  return msg(str`${size} queens are given, one for each row. Remove one first.`);
}
