import { msg, str } from '@lit/localize';
import { UNPAINTED, type DraftOf } from '../../../core/puzzles/own-draft.ts';
import { isSameShape, type Shape } from '../../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../../core/board/square.ts';
import { plural } from '../../../i18n/format.ts';
import type { BoardWords } from '../../../ui/board/grid/cell-labels.ts';

/** Labels of a board in the editor of regions, and of its squares: `f3, region 4` · `f3, not painted`. */
export const draftRegionsWords: BoardWords = {
  boardLabel({ geometry, drawn = [] }) {
    const { rows, columns } = geometry.rules.shape;
    const count = drawn.filter((region) => region === UNPAINTED).length;
    return msg(str`Your regions, ${rows} by ${columns}, squares to paint: ${count}`);
  },
  squareStates: ({ drawn = [] }) => drawn,
  squareLabel: (square, region, rules) => squareWords(square, Number(region), rules.shape),
};

function squareWords(square: Square, region: number, shape: Shape): string {
  const name = squareNameOn(square, shape);
  return region === UNPAINTED
    ? msg(str`${name}, not painted`)
    : msg(str`${name}, region ${region + 1}`);
}

/** Describes a change for screen readers: `f3, region 4, was 2.` · `6 squares, region 4.` */
export function changedRegionsWords(before: DraftOf<'regions'>, after: DraftOf<'regions'>): string {
  const { shape, regions } = after;
  if (!isSameShape(before.shape, shape)) return '';
  const changed = [...regions.keys()].filter(
    (square) => regions[square] !== before.regions[square],
  );
  const [square, ...others] = changed;
  if (square === undefined) return '';
  const [was, is] = [before.regions[square]!, regions[square]!];
  const count = changed.length;
  if (others.some((other) => regions[other] !== is)) {
    return plural(count, msg('{# square|# squares} changed.'));
  }
  if (count > 1) {
    return is === UNPAINTED
      ? plural(count, msg('{# square|# squares} not painted.'))
      : plural(count, msg(str`{# square|# squares}, region ${is + 1}.`));
  }
  const name = squareNameOn(square, shape);
  if (is === UNPAINTED) return msg(str`${name}, not painted, was ${was + 1}.`);
  return was === UNPAINTED
    ? msg(str`${name}, region ${is + 1}.`)
    : msg(str`${name}, region ${is + 1}, was ${was + 1}.`);
}

/** Returns a region and its number of squares in words: `Region 4, 6 squares`. */
export function regionWords({ regions }: DraftOf<'regions'>, region: number): string {
  const count = regions.filter((of) => of === region).length;
  return plural(count, msg(str`Region ${region + 1}, {# square|# squares}`));
}
