import type { House } from '../../core/house.ts';
import { squareName, type Square } from '../../core/square.ts';
import type { Finding } from '../../solver/hint.ts';
import {
  answersFrom,
  type PlacementBoardInPlay,
} from '../../solver/puzzles/placement-boards.testing.ts';
import { PlainHouses } from '../../solver/reasoning/plain-houses.testing.ts';
import type { Claim } from './claims.testing.ts';

export const DIAGONALS = ['rising', 'falling'];
const NUMBERS = ['Two', 'Three', 'Four'];

/** Facts of a board with houses, found square by square from the rules and all answers. */
export class HouseFacts {
  readonly board: PlacementBoardInPlay;
  readonly finding: Finding;
  readonly plain: PlainHouses;
  /** The only answer, if there is one. */
  readonly answer: readonly Square[] | undefined;
  /** The answers that have what stands and leave the marked squares empty. */
  readonly from: readonly (readonly Square[])[];

  constructor(board: PlacementBoardInPlay, finding: Finding) {
    this.board = board;
    this.finding = finding;
    this.plain = new PlainHouses(board.puzzle, board.standing);
    this.answer = board.answers.length === 1 ? board.answers[0] : undefined;
    this.from = answersFrom(board);
  }

  get queens(): readonly Square[] {
    return this.board.standing.queens;
  }

  get placed(): Square[] {
    return this.queens.filter((queen) => !this.board.puzzle.givens.includes(queen));
  }

  get hasRegions(): boolean {
    return this.board.puzzle.rules.regions !== undefined;
  }

  get pairsInConflict(): [Square, Square][] {
    return this.queens.flatMap((a) =>
      this.queens
        .filter((b) => a < b && this.plain.sees(a, b))
        .map((b): [Square, Square] => [a, b]),
    );
  }

  get isTouch(): boolean {
    return this.board.puzzle.rules.sight === 'touch';
  }

  /** Whether a text names two queens that conflict along one of some lines, the newest pair of all. */
  areInConflict(pair: string, lines: readonly string[]): boolean {
    const squares = this.squaresOf(pair);
    return (
      this.finding.technique === 'conflict' &&
      lines.includes(this.finding.conflicts[0]!.line) &&
      this.pairsInConflict.some((other) => String(other) === String(squares))
    );
  }

  get isSolved(): boolean {
    return this.queens.length === this.plain.size && this.pairsInConflict.length === 0;
  }

  /** What the squares that a reason rules out are; no answer has a queen on them. */
  get excluded(): readonly Square[] {
    return 'excluded' in this.finding ? this.finding.excluded : [];
  }

  /** Whether squares are those that the reason rules out, and no answer from here has any of them. */
  areExcluded(squares: readonly Square[]): boolean {
    return (
      squares.length > 0 &&
      String(squares) === String(this.excluded) &&
      squares.every(
        (square) =>
          this.plain.isFree(square) && !this.from.some((answer) => answer.includes(square)),
      )
    );
  }

  /** The squares that a text names. */
  squaresOf(text: string): Square[] {
    const names = this.plain.all.map((square) => squareName(square, this.plain.size));
    return [...text.matchAll(/\b[a-n]\d+\b/g)].map(([name]) => names.indexOf(name));
  }

  /** The houses that a text names, as `rows 3 and 5` or `Column f`. */
  housesOf(text: string): House[] {
    const [, kind, names] = /^(row|column|region)s? (.+)$/i.exec(text)!;
    return names!.split(/, and |, | and /).map((name) => {
      const index =
        kind!.toLowerCase() === 'row'
          ? this.plain.size - Number(name)
          : kind!.toLowerCase() === 'column'
            ? name.charCodeAt(0) - 97
            : Number(name) - 1;
      return this.plain.houses.find(
        (house) => house.kind === kind!.toLowerCase() && house.index === index,
      )!;
    });
  }

  houseOf(text: string): House {
    return this.housesOf(text)[0]!;
  }

  /** Whether the free squares of houses lie within others, as many of them, without queens. */
  fill(inner: readonly House[], outer: readonly House[]): boolean {
    const within = outer.flatMap(({ squares }) => squares);
    const open = this.plain.open();
    return (
      inner.length === outer.length &&
      [...inner, ...outer].every((house) => open.includes(house)) &&
      new Set([...inner, ...outer]).size === 2 * inner.length &&
      inner.every((house) => this.plain.freeIn(house).every((square) => within.includes(square)))
    );
  }

  /** The houses of a reason by counting, from the board's own list. */
  get filling(): { readonly inner: House[]; readonly outer: House[] } {
    if (this.finding.technique !== 'shared-squares') return { inner: [], outer: [] };
    const own = (houses: readonly House[]): House[] =>
      houses.map(({ kind, index }) =>
        this.plain.houses.find((house) => house.kind === kind && house.index === index)!,
      );
    return { inner: own(this.finding.houses), outer: own(this.finding.shared) };
  }

  get isFilled(): boolean {
    return this.fill(this.filling.inner, this.filling.outer);
  }

  /** Whether the reason is a region that lies in a line, or a line that lies in a region. */
  isConfined(kind: 'region' | 'line'): boolean {
    const { inner, outer } = this.filling;
    const isRegion = (house: House): boolean => house.kind === 'region';
    return (
      this.isFilled &&
      inner.length === 1 &&
      isRegion(inner[0]!) === (kind === 'region') &&
      isRegion(outer[0]!) === (kind === 'line')
    );
  }

  /** Whether squares named are all the free ones of houses named that those of the reason do not have. */
  areAllOthers(outer: string, squares: string): boolean {
    const named = this.housesOf(outer);
    const { inner, outer: shared } = this.filling;
    // Rows are named from the first rank on, and their squares from the top row down.
    const rest = shared
      .flatMap((house) => this.plain.freeIn(house))
      .filter((square) => !inner.some((house) => house.squares.includes(square)));
    return (
      named.length === shared.length &&
      shared.every((house) => named.includes(house)) &&
      this.areExcluded(this.squaresOf(squares)) &&
      String(rest) === String(this.excluded)
    );
  }

  /** Whether the words before squares that are ruled out are those for so many: `any one of`, `either`, none. */
  isCounted(words: string): boolean {
    return words.toLowerCase() === (['', '', 'either '][this.excluded.length] ?? 'any one of ');
  }

  /** Whether a queen on a square outside a house would leave it without a free square. */
  empties(square: Square, house: House): boolean {
    return (
      this.plain.isFree(square) &&
      this.plain.open().includes(house) &&
      !house.squares.includes(square) &&
      this.plain.freeIn(house, [square]).length === 0
    );
  }

  /** Whether no answer from here has a queen on a free square. */
  fails(square: Square): boolean {
    return this.plain.isFree(square) && !this.from.some((answer) => answer.includes(square));
  }
}

/** Advice claims nothing. */
export const ADVICE = (): boolean => true;
const HOUSE = '[Rr]ow \\d+|[Cc]olumn \\w|[Rr]egion \\d+';
const HOUSES = '(?:[Rr]ow|[Cc]olumn|[Rr]egion)s (?:\\w+(?:, and |, | and )?)+';

/** A sentence with `{house}` and `{houses}` where it names them. */
function says(text: string): RegExp {
  return new RegExp(
    `^${text.replaceAll('{house}', `(${HOUSE})`).replaceAll('{houses}', `(${HOUSES})`)}$`,
  );
}

/** Whether a queen on a square forces others, each the only free square of a house in its turn. */
function forces(f: HouseFacts, tried: string, follow: string, house: string): boolean {
  const supposed = [...f.squaresOf(tried)];
  if (!f.fails(supposed[0]!)) return false;
  for (const square of f.squaresOf(follow)) {
    if (!f.plain.forced(supposed).includes(square)) return false;
    supposed.push(square);
  }
  const end = f.houseOf(house);
  return f.plain.open(supposed).includes(end) && f.plain.freeIn(end, supposed).length === 0;
}

/** The sentences of reasons, which hints for every board with houses say. */
export const REASON_CLAIMS: readonly Claim<HouseFacts>[] = [
  [
    /^Look at the (row|column|region)s$/,
    (f, kind) => f.plain.open().some((house) => house.kind === kind),
  ],
  [
    /^One of them has a single free square\.$/,
    ({ plain, finding }) =>
      finding.technique === 'last-free-square' &&
      plain
        .open()
        .some((house) => house.kind === finding.house.kind && plain.freeIn(house).length === 1),
  ],
  [
    says('{house} has one free square'),
    (f, house) => f.plain.freeIn(f.houseOf(house)).length === 1,
  ],
  [/^Which one is it\?$/, ADVICE],
  [
    /^It is (\w+)\.$/,
    (f, name) =>
      f.finding.technique === 'last-free-square' &&
      f.finding.house.squares.length === 1 &&
      String(f.plain.freeIn(f.finding.house)) === String(f.squaresOf(name)) &&
      f.from.every((answer) => answer.includes(f.squaresOf(name)[0]!)),
  ],
  [
    /^Every other square of it is ruled out: only (\w+) is left\.$/,
    (f, name) =>
      f.finding.technique === 'last-free-square' &&
      f.finding.house.squares.length > 1 &&
      String(f.plain.freeIn(f.finding.house)) === String(f.squaresOf(name)) &&
      f.from.every((answer) => answer.includes(f.squaresOf(name)[0]!)),
  ],

  [/^One region is narrow$/, (f) => f.isConfined('region')],
  [/^All free squares of a region lie in one line\.$/, (f) => f.isConfined('region')],
  [/^One line is bound to a region$/, (f) => f.isConfined('line')],
  [/^All free squares of a line lie in one region\.$/, (f) => f.isConfined('line')],
  [
    says('Look at {house}'),
    (f, name) => {
      const house = f.houseOf(name);
      switch (f.finding.technique) {
        case 'shared-squares':
          return f.filling.inner[0] === house && f.filling.inner.length === 1;
        case 'most-open':
          return f.plain.open().includes(house) && f.plain.freeIn(house).length > 1;
        case 'starved-house':
          return f.excluded.every((square) => f.empties(square, house));
        default:
          return f.plain.open().includes(house) && f.plain.freeIn(house).length === 0;
      }
    },
  ],
  [/^Its free squares have something in common\.$/, (f) => f.isFilled],
  [says('{house} fits only in {house}'), (f, a, b) => f.fill([f.houseOf(a)], [f.houseOf(b)])],
  [
    says('All free squares of {house} lie in {house}, so its queen is the one there: (not .+)\\.'),
    (f, inner, outer, squares) =>
      f.fill([f.houseOf(inner)], [f.houseOf(outer)]) && f.areAllOthers(outer, squares),
  ],
  [/^Some share their squares$/, (f) => f.isFilled && f.filling.inner.length > 1],
  [
    /^(Two|Three|Four) (\w+)s want the same (\w+)s\.$/,
    ({ filling: { inner, outer }, isFilled }, number, kind, other) =>
      isFilled &&
      inner.length === 2 + NUMBERS.indexOf(number) &&
      inner.every((house) => house.kind === kind) &&
      outer.every((house) => house.kind === other),
  ],
  [says('Look at {houses}'), (f, outer) => f.fill(f.filling.inner, f.housesOf(outer))],
  [
    /^(Two|Three|Four) (\w+)s have all their free squares there\.$/,
    ({ filling: { inner }, isFilled }, number, kind) =>
      isFilled &&
      inner.length === 2 + NUMBERS.indexOf(number) &&
      inner.every((house) => house.kind === kind),
  ],
  [says('{houses} fill {houses}'), (f, a, b) => f.fill(f.housesOf(a), f.housesOf(b))],
  [
    says(
      'All their free squares lie there, so nothing else in {houses} may hold a queen: (not .+)\\.',
    ),
    (f, outer, squares) =>
      f.fill(f.filling.inner, f.housesOf(outer)) && f.areAllOthers(outer, squares),
  ],

  [
    /^One free square is a trap$/,
    (f) => f.plain.free().some((square) => f.plain.isStarved([square])),
  ],
  [
    /^A queen on it would leave no free square somewhere else\.$/,
    (f) => f.plain.free().some((square) => f.plain.isStarved([square])),
  ],
  [
    /^A queen on one square elsewhere would rule out every free square in it\.$/,
    (f) =>
      f.finding.technique === 'starved-house' && !f.finding.house.squares.includes(f.excluded[0]!),
  ],
  [
    says('(\\w+) would empty {house}'),
    (f, square, house) =>
      f.areExcluded(f.squaresOf(square)) && f.empties(f.excluded[0]!, f.houseOf(house)),
  ],
  [
    says('Each of (.+) would empty {house}'),
    (f, squares, house) =>
      f.areExcluded(f.squaresOf(squares)) &&
      f.excluded.length > 1 &&
      f.excluded.every((square) => f.empties(square, f.houseOf(house))),
  ],
  [
    says('A queen on (any one of |either )?(.+) would rule out every free square of {house}\\.'),
    (f, any, squares, house) =>
      f.areExcluded(f.squaresOf(squares)) &&
      f.isCounted(any) &&
      f.excluded.every((square) => f.empties(square, f.houseOf(house))),
  ],

  [/^One free square fails later$/, (f) => f.excluded.length === 1 && f.fails(f.excluded[0]!)],
  [
    /^Try the free squares in your head: one of them comes to a dead end\.$/,
    (f) => f.plain.free().some((square) => f.fails(square)),
  ],
  [/^Try (\w+)$/, (f, square) => f.areExcluded(f.squaresOf(square))],
  [
    says('Follow it: {house} will be left without a square\\.'),
    (f, house) =>
      f.finding.technique === 'refutation' &&
      f.plain
        .open([...f.excluded, ...f.finding.moves.map(({ square }) => square)])
        .includes(f.houseOf(house)),
  ],
  [/^(\w+) fails$/, (f, square) => f.areExcluded(f.squaresOf(square))],
  [
    says('A queen on (\\w+) forces (\\w+), and then {house} has no square left\\.'),
    (f, tried, follow, house) => forces(f, tried, follow, house),
  ],
  [
    says('A queen on (\\w+) forces (.+) in turn, and then {house} has no square left\\.'),
    (f, tried, follow, house) => f.squaresOf(follow).length > 1 && forces(f, tried, follow, house),
  ],
  [
    says(
      'A queen on (\\w+) rules out square after square and forces (.+), until {house} has no square left\\.',
    ),
    (f, tried, follow, house) => {
      const [square] = f.squaresOf(tried);
      const supposed = [square!, ...f.squaresOf(follow)];
      const areTogether = supposed.every((a) => !supposed.some((b) => f.plain.sees(a, b)));
      return f.fails(square!) && areTogether && f.plain.open(supposed).includes(f.houseOf(house));
    },
  ],
  [
    says('A queen on (\\w+) rules out square after square, until {house} has none left\\.'),
    (f, tried, house) =>
      f.fails(f.squaresOf(tried)[0]!) && f.plain.open().includes(f.houseOf(house)),
  ],

  [
    says('That leaves {house} only (\\w+)\\.'),
    (f, house, square) => {
      const left = f.plain.freeIn(f.houseOf(house)).filter((s) => !f.excluded.includes(s));
      return (
        String(left) === String(f.squaresOf(square)) &&
        f.plain.freeIn(f.houseOf(house)).length > 1 &&
        f.from.every((answer) => answer.includes(left[0]!))
      );
    },
  ],
];
