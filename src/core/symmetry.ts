import { codeOfColumns, columnsOf, type Code } from './code.ts';

/**
 * The symmetries of the square, in the order a family is shown: the four turns clockwise, then the
 * left-right mirror image turned as often. They form the dihedral group of eight.
 */
export const SYMMETRIES = [
  'identity',
  'quarter',
  'half',
  'three-quarter',
  'mirror',
  'mirror-quarter',
  'mirror-half',
  'mirror-three-quarter',
] as const;

export type Symmetry = (typeof SYMMETRIES)[number];

function turned(columns: readonly number[]): number[] {
  const result = new Array<number>(columns.length);
  for (const [row, column] of columns.entries()) result[column] = columns.length - 1 - row;
  return result;
}

function mirrored(columns: readonly number[]): number[] {
  return columns.map((column) => columns.length - 1 - column);
}

/**
 * A placement with one queen in every row and column, turned or mirrored.
 * @param columns The 0-based column of the queen in each row.
 */
export function transform(columns: readonly number[], symmetry: Symmetry): number[] {
  const index = SYMMETRIES.indexOf(symmetry);
  let result = index < 4 ? [...columns] : mirrored(columns);
  for (let turn = index % 4; turn > 0; turn--) result = turned(result);
  return result;
}

/** The symmetry that has the effect of `first` and then `second`. */
export function compose(first: Symmetry, second: Symmetry): Symmetry {
  const a = SYMMETRIES.indexOf(first);
  const b = SYMMETRIES.indexOf(second);
  // Mirroring after turning is turning the other way after mirroring.
  const turns = b < 4 ? a + b : b - a;
  return SYMMETRIES[((a < 4 ? 0 : 4) ^ (b < 4 ? 0 : 4)) | (((turns % 4) + 4) % 4)]!;
}

/** The symmetry that undoes another. */
export function inverse(symmetry: Symmetry): Symmetry {
  return SYMMETRIES.find((candidate) => compose(symmetry, candidate) === 'identity')!;
}

/** The eight images of a solution in the order of `SYMMETRIES`; symmetric ones repeat. */
export function imagesOf(code: Code): Code[] {
  const columns = columnsOf(code);
  return SYMMETRIES.map((symmetry) => codeOfColumns(transform(columns, symmetry)));
}

/** The smallest code of a solution's family: the family's name. */
export function fundamentalOf(code: Code): Code {
  return imagesOf(code).reduce((least, image) => (image < least ? image : least));
}

/**
 * The different solutions of a family, 8, 4, 2 or 1 of them, in their fixed places: turns of the
 * smallest code first, mirror images after them.
 */
export function variantsOf(code: Code): Code[] {
  return [...new Set(imagesOf(fundamentalOf(code)))];
}
