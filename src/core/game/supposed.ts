import type { Geometry } from '../board/geometry.ts';
import { housesOf, type House } from '../board/house.ts';
import type { Square } from '../board/square.ts';
import type { Position } from './position.ts';

/** A queen that is only thought of: it is in no game. */
export interface Supposed {
  readonly square: Square;
  /** The house in which only its square was left; left out for a queen that the player supposed. */
  readonly house?: House;
}

/** The board under supposed queens, where each house needs a queen. */
export interface SupposedOn {
  readonly geometry: Geometry;
  readonly position: Pick<Position, 'queens' | 'marks'>;
}

/** Returns the squares that neither a mark nor a queen, supposed ones included, rules out. */
export function freeSquares(
  { geometry, position }: SupposedOn,
  supposed: readonly Supposed[] = [],
): ReadonlySet<Square> {
  const queens = [...position.queens, ...supposed.map(({ square }) => square)];
  const free = new Set(Array.from({ length: geometry.squares }, (_, square) => square));
  for (const square of [...position.marks, ...queens]) free.delete(square);
  for (const queen of queens) {
    for (const { square } of geometry.attacks(queen)) free.delete(square);
  }
  return free;
}

/**
 * Supposes one more queen on a free square. On a supposed queen, forgets it and those after it. If supposed queens leave
 * a house without a square, the newest of the player gives way, with those that followed from it.
 * @returns The same list for any other square.
 */
export function suppose(
  board: SupposedOn,
  supposed: readonly Supposed[],
  square: Square,
): readonly Supposed[] {
  const at = supposed.findIndex((queen) => queen.square === square);
  if (at >= 0) return supposed.slice(0, at);
  if (emptyHouse(board, supposed)) {
    const newest = supposed.findLastIndex(({ house }) => !house);
    const others = supposed.slice(0, newest);
    const instead = suppose(board, others, square);
    return instead === others ? supposed : instead;
  }
  return freeSquares(board, supposed).has(square) ? [...supposed, { square }] : supposed;
}

/** Returns the free squares that supposed queens would rule out, in the order of squares. */
export function ruledOutBy(board: SupposedOn, supposed: readonly Supposed[]): Square[] {
  const still = freeSquares(board, supposed);
  return [...freeSquares(board)].filter(
    (square) => !still.has(square) && supposed.every((queen) => queen.square !== square),
  );
}

/** Returns the first house to which supposed queens would leave no square; `undefined` if there is none. */
export function emptyHouse(board: SupposedOn, supposed: readonly Supposed[]): House | undefined {
  const before = freeSquares(board);
  const still = freeSquares(board, supposed);
  return openHouses(board, supposed).find(
    // A house that has no square anyway says nothing against the supposed queens.
    ({ squares }) =>
      squares.some((square) => before.has(square)) && !squares.some((square) => still.has(square)),
  );
}

/**
 * Returns the queen that follows from supposed ones: that of the first house with one square left.
 * @returns `undefined` if none follows, or a house has no square left.
 */
export function nextForced(
  board: SupposedOn,
  supposed: readonly Supposed[],
): Required<Supposed> | undefined {
  if (emptyHouse(board, supposed)) return undefined;
  const free = freeSquares(board, supposed);
  for (const house of openHouses(board, supposed)) {
    const [square, other] = house.squares.filter((each) => free.has(each));
    if (square !== undefined && other === undefined) return { square, house };
  }
  return undefined;
}

/** Returns true if the queens that follow from supposed ones, in turn, leave a house without a square. */
export function leadsToEmptyHouse(board: SupposedOn, supposed: readonly Supposed[]): boolean {
  const next = nextForced(board, supposed);
  return next
    ? leadsToEmptyHouse(board, [...supposed, next])
    : emptyHouse(board, supposed) !== undefined;
}

/** Returns the houses without a queen. */
function openHouses(
  { geometry, position }: SupposedOn,
  supposed: readonly Supposed[],
): readonly House[] {
  const queens = new Set([...position.queens, ...supposed.map(({ square }) => square)]);
  return housesOf(geometry.rules).filter(
    ({ squares }) => !squares.some((square) => queens.has(square)),
  );
}
