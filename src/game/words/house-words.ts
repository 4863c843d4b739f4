import { msg, str } from '@lit/localize';
import {
  HOUSE_KINDS,
  KIND_PAIRS,
  REGION_PAIRS,
  type House,
  type HouseKind,
} from '../../core/board/house.ts';
import type { Shape } from '../../core/board/shape.ts';
import { fileName, rankName, squareNameOn, type Square } from '../../core/board/square.ts';
import { listOf, oneOf } from '../../i18n/format.ts';

/** The largest number of squares that words name; of more, they give the number. */
export const MOST_NAMED = 4;

/** Returns the names of squares on n × n as a list: `f4, g2 and h1`. */
export function squaresWords(squares: readonly Square[], size: number): string {
  return squaresWordsOn(squares, { rows: size, columns: size });
}

/** Returns the names of squares on a board of any shape as a list. */
export function squaresWordsOn(squares: readonly Square[], shape: Shape): string {
  return listOf(squares.map((square) => squareNameOn(square, shape)));
}

/** Takes the wording of a message for a kind of house: `Look at [row|column|region] 3`. */
export function ofHouse(kind: HouseKind, message: string): string {
  return oneOf(kind, HOUSE_KINDS, message);
}

/** Takes the wording of a message for a row or a column: `Any [row|column] will do`. */
export function ofRowOrColumn(kind: HouseKind, message: string): string {
  return oneOf(kind, ['row', 'column'], message);
}

/** Takes the wording of a message for one house within another: `[region|region|row|column] in [row|column|region|region]`. */
export function ofRegionPair(inner: HouseKind, outer: HouseKind, message: string): string {
  const pair = REGION_PAIRS.find(([one, other]) => one === inner && other === outer);
  return oneOf(pair, REGION_PAIRS, message);
}

/**
 * Takes the wording of a message for houses whose squares lie within houses of another kind:
 * `[regions|regions|rows|columns|rows|columns] fill [rows|columns|regions|regions|columns|rows]`.
 */
export function ofHousePair(inner: HouseKind, outer: HouseKind, message: string): string {
  const pair = KIND_PAIRS.find(([one, other]) => one === inner && other === outer);
  return oneOf(pair, KIND_PAIRS, message);
}

/** Returns `Look at row 3`. */
export function lookAtWords(house: House, size: number): string {
  return ofHouse(house.kind, msg(str`Look at [row|column|region] ${houseName(house, size)}`));
}

/** Names a region by its number, until a screen of puzzles adds its look. */
let regionName = (region: number, _size: number): string => String(region + 1);

/** Names regions by another function of region and size: only screens of puzzles know how regions look. */
export function nameRegionsBy(name: typeof regionName): void {
  regionName = name;
}

/** Returns the name of a house among those of its kind: `3` of a row, `f` of a column, `4 (purple)` of a region. */
export function houseName(house: Pick<House, 'kind' | 'index'>, size: number): string {
  return houseNames([house], size, true);
}

/**
 * Returns the names of houses of one kind as a sorted list: `3 and 5`, `b`, `4 and 6`.
 * @param hasLooks True if regions are named with their looks: `4 (purple) and 6 (turquoise)`.
 */
export function houseNames(
  houses: readonly Pick<House, 'kind' | 'index'>[],
  size: number,
  hasLooks = false,
): string {
  const indexes = houses.map(({ index }) => index).sort((a, b) => a - b);
  switch (houses[0]!.kind) {
    case 'row':
      // Row indexes count from the top, row names from the bottom.
      return listOf(indexes.reverse().map((index) => rankName(index, size)));
    case 'column':
      return listOf(indexes.map(fileName));
    case 'region':
      return listOf(
        indexes.map((index) => (hasLooks ? regionName(index, size) : String(index + 1))),
      );
  }
}
