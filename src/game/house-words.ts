import { msg, str } from '@lit/localize';
import type { House } from '../core/house.ts';
import { fileName, rankName, squareName, type Square } from '../core/square.ts';
import { listOf } from '../i18n/format.ts';

/** `f4, g2 and h1`. */
export function squaresWords(squares: readonly Square[], size: number): string {
  return listOf(squares.map((square) => squareName(square, size)));
}

/** `row 3`, `column f`, in the middle of a sentence. */
export function houseWords({ kind, index }: House, size: number): string {
  return kind === 'row'
    ? msg(str`row ${rankName(index, size)}`)
    : msg(str`column ${fileName(index)}`);
}

/** `Row 3`, `Column f`, at the beginning of a title. */
export function houseTitle(house: House, size: number): string {
  return capital(houseWords(house, size));
}

/** `rows 3 and 5`, `columns b and e`. */
export function housesWords(houses: readonly House[], size: number): string {
  const row = houses[0]!.kind === 'row';
  const names = listOf(houses.map(({ index }) => (row ? rankName(index, size) : fileName(index))));
  return row ? msg(str`rows ${names}`) : msg(str`columns ${names}`);
}

/** The beginning of a sentence, where the text does not begin with the name of a square. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
