import { type Code, codeOfColumns, columnsOf } from './code.ts';
import { MAX_SIZE } from '../board/square.ts';

/**
 * The symmetries of the square, in the order in which a family is shown: the four turns clockwise, then the left-right
 * mirror image, turned in the same four ways. They form the dihedral group of order eight.
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

/** The symbol of each 0-based column in a code. */
const SYMBOLS = Array.from(codeOfColumns(Array.from({ length: MAX_SIZE }, (_, column) => column)));

function turned(columns: readonly number[]): number[] {
  const result = new Array<number>(columns.length);
  for (const [row, column] of columns.entries()) result[column] = columns.length - 1 - row;
  return result;
}

function mirrored(columns: readonly number[]): number[] {
  return columns.map((column) => columns.length - 1 - column);
}

/**
 * Returns a placement with one queen in every row and column, turned or mirrored.
 * @param columns The 0-based column of the queen in each row.
 */
export function transform(columns: readonly number[], symmetry: Symmetry): number[] {
  const index = SYMMETRIES.indexOf(symmetry);
  let result = index < 4 ? [...columns] : mirrored(columns);
  for (let turn = index % 4; turn > 0; turn--) result = turned(result);
  return result;
}

/** Returns the symmetry that has the effect of `first` and then `second`. */
export function compose(first: Symmetry, second: Symmetry): Symmetry {
  const a = SYMMETRIES.indexOf(first);
  const b = SYMMETRIES.indexOf(second);
  // Turning and then mirroring equals mirroring and then turning the other way.
  const turns = b < 4 ? a + b : b - a;
  return SYMMETRIES[((a < 4 ? 0 : 4) ^ (b < 4 ? 0 : 4)) | (((turns % 4) + 4) % 4)]!;
}

export function inverse(symmetry: Symmetry): Symmetry {
  return SYMMETRIES.find((candidate) => compose(symmetry, candidate) === 'identity')!;
}

/** Returns the eight images of a solution in the order of `SYMMETRIES`; symmetric solutions have equal ones. */
export function imagesOf(code: Code): Code[] {
  // Runs for every solution of large collections, so it does not use `transform`: each image reads the symbols of the
  // code or of its inverse permutation, forwards or backwards, as they are or counted from the other edge.
  const last = code.length - 1;
  const columns = columnsOf(code);
  const rows = new Array<number>(code.length);
  for (const [row, column] of columns.entries()) rows[column] = row;
  const images: [Code, Code, Code, Code, Code, Code, Code, Code] = ['', '', '', '', '', '', '', ''];
  for (let k = 0; k <= last; k++) {
    const down = columns[k]!;
    const up = columns[last - k]!;
    const right = rows[k]!;
    const left = rows[last - k]!;
    images[0] += SYMBOLS[down]!;
    images[1] += SYMBOLS[last - right]!;
    images[2] += SYMBOLS[last - up]!;
    images[3] += SYMBOLS[left]!;
    images[4] += SYMBOLS[last - down]!;
    images[5] += SYMBOLS[last - left]!;
    images[6] += SYMBOLS[up]!;
    images[7] += SYMBOLS[right]!;
  }
  return images;
}

/**
 * Returns the smallest code of a solution's family, which serves as the family's name; elsewhere called a fundamental
 * solution.
 */
export function firstOfFamily(code: Code): Code {
  return smallest(imagesOf(code));
}

function smallest(codes: readonly Code[]): Code {
  return codes.reduce((least, code) => (code < least ? code : least));
}

/**
 * Returns the different solutions of a family, 8, 4, 2 or 1 of them, in their fixed order: turns of the smallest code
 * first, then their mirror images.
 */
export function variantsOf(code: Code): Code[] {
  const images = imagesOf(code);
  const least = smallest(images);
  return [...new Set(least === code ? images : imagesOf(least))];
}
