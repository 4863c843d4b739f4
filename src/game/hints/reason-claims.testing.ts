import type { House } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import {
  answersFrom,
  type PlacementBoardInPlay,
} from '../../solver/puzzles/make/placement-boards.testing.ts';
import { PlainHouses } from '../../solver/reasoning/plain-houses.testing.ts';
import type { Claim } from './claims.testing.ts';
import { plainlyToTakeBack } from './hint-boards.testing.ts';

export const DIAGONALS = ['rising', 'falling'];

/** Facts of a board with houses, computed square by square from the rules and all answers. */
export class HouseFacts {
  readonly board: PlacementBoardInPlay;
  readonly finding: Finding;
  readonly plain: PlainHouses;
  /** The only answer, if there is one. */
  readonly answer: readonly Square[] | undefined;
  /** The answers that contain all queens of the board and none on a marked square. */
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

  /** The wrong queens, found by comparing all answers. */
  get wrongQueens(): readonly Square[] {
    return plainlyToTakeBack(this.queens, this.board.answers, (answer) => answer) ?? [];
  }

  get wrongMarks(): Square[] {
    return this.board.standing.marks.filter((mark) => this.answer!.includes(mark));
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

  /** Returns true if a text names two queens in conflict, and the newest conflict is along one of the lines. */
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

  /** The squares that the reason rules out. */
  get excluded(): readonly Square[] {
    return 'excluded' in this.finding ? this.finding.excluded : [];
  }

  /** Returns true if the squares are those that the reason rules out, and no answer from here has a queen on them. */
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

  /** Returns true if some answer of the puzzle has all these queens. */
  hasAnswerWith(queens: readonly Square[]): boolean {
    return this.board.answers.some((answer) => queens.every((queen) => answer.includes(queen)));
  }

  /** Returns the squares that a text names. */
  squaresOf(text: string): Square[] {
    const names = this.plain.all.map((square) => squareName(square, this.plain.size));
    return [...text.matchAll(/\b[a-n]\d+\b/g)].map(([name]) => names.indexOf(name));
  }

  /** Returns the houses that a text names, such as `rows 3 and 5` or `Column f`. */
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

  /** Returns true if the free squares of the inner houses lie within as many outer houses, all without a queen. */
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

  /** The houses of a reason by shared squares, as objects of `plain.houses`. */
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

  /** Returns true if the reason is a region (or line) whose free squares lie in one line (or region). */
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

  /** Returns true if a queen on a free square outside an open house would leave the house without a free square. */
  empties(square: Square, house: House): boolean {
    return (
      this.plain.isFree(square) &&
      this.plain.open().includes(house) &&
      !house.squares.includes(square) &&
      this.plain.freeIn(house, [square]).length === 0
    );
  }

  /** Returns true if a square is the only one left in some house once the reason's squares are ruled out. */
  isOnlyOneLeft(square: Square): boolean {
    return this.plain.open().some((house) => {
      const left = this.plain.freeIn(house).filter((other) => !this.excluded.includes(other));
      return left.length === 1 && left[0] === square;
    });
  }

  /** Returns true if a square is free and no answer from here has a queen on it. */
  fails(square: Square): boolean {
    return this.plain.isFree(square) && !this.from.some((answer) => answer.includes(square));
  }
}

/** The test of advice, which claims nothing. */
const ADVICE = (): boolean => true;
const HOUSE = '[Rr]ow \\d+|[Cc]olumn \\w|[Rr]egion \\d+';
const HOUSES = '(?:[Rr]ow|[Cc]olumn|[Rr]egion)s (?:\\w+(?:, and |, | and )?)+';

/** Returns the pattern of a sentence with groups for `{house}` and `{houses}`. */
function says(text: string): RegExp {
  return new RegExp(
    `^${text.replaceAll('{house}', `(${HOUSE})`).replaceAll('{houses}', `(${HOUSES})`)}$`,
  );
}

/** Returns the board of a dead end and the queens supposed there; `undefined` if the finding has no dead end. */
function triedBy(
  f: HouseFacts,
): { readonly plain: PlainHouses; readonly supposed: readonly Square[] } | undefined {
  const { finding } = f;
  const { puzzle } = f.board;
  switch (finding.technique) {
    case 'refutation':
      return { plain: f.plain, supposed: finding.excluded };
    case 'dead': {
      const { queens } = finding.lift;
      const supposed = queens.filter((queen) => !finding.others.includes(queen));
      const left = f.queens.filter((queen) => !queens.includes(queen));
      return { plain: new PlainHouses(puzzle, { queens: left, marks: [] }), supposed };
    }
    case 'wrong': {
      const { square, others } = finding;
      const isQueen = finding.piece === 'queen';
      const wrong = [...others, square];
      if (!f.answer) {
        // With several answers marks have no part in the reason.
        const right = f.queens.filter((queen) => !wrong.includes(queen));
        return {
          plain: new PlainHouses(puzzle, { queens: right, marks: [] }),
          supposed: [square],
        };
      }
      const queens = f.queens.filter((queen) => f.answer!.includes(queen));
      const marks = f.board.standing.marks.filter((mark) => !f.answer!.includes(mark));
      return isQueen
        ? { plain: new PlainHouses(puzzle, { queens, marks }), supposed: [square] }
        : { plain: new PlainHouses(puzzle, { queens, marks: [...marks, square] }), supposed: [] };
    }
    default:
      return undefined;
  }
}

/** Returns true if the words name the wrong queen or mark whose dead end the hint shows, and all other wrong ones. */
function isSupposed(f: HouseFacts, piece: string, square: string, others: string): boolean {
  const { finding } = f;
  const [supposed, without] = [f.squaresOf(square), f.squaresOf(others)];
  switch (finding.technique) {
    case 'dead':
      return (
        piece === 'queen' &&
        supposed.length === 1 &&
        String(f.queens.filter((queen) => [...supposed, ...without].includes(queen))) ===
          String(finding.lift.queens)
      );
    case 'wrong':
      return (
        piece === finding.piece &&
        String(supposed) === String(finding.square) &&
        String(without) === String(finding.others)
      );
    default:
      return false;
  }
}

/** Returns true if queens that houses force in turn lead to a house without a free square. */
function forces(f: HouseFacts, follow: string, end: string): boolean {
  const tried = triedBy(f);
  if (!tried) return false;
  const { plain } = tried;
  const supposed = [...tried.supposed];
  for (const square of f.squaresOf(follow)) {
    if (!plain.forced(supposed).includes(square)) return false;
    supposed.push(square);
  }
  return isStarved(f, plain, supposed, end);
}

function isStarved(
  f: HouseFacts,
  plain: PlainHouses,
  supposed: readonly Square[],
  end: string,
): boolean {
  const { kind, index } = f.houseOf(end);
  const house = plain.open(supposed).find((other) => other.kind === kind && other.index === index);
  return house !== undefined && plain.freeIn(house, supposed).length === 0;
}

/** Returns true if no answer has the queens tried, none of these attack each other, and the last house has none. */
function rulesOut(f: HouseFacts, follow: string, end: string): boolean {
  const tried = triedBy(f);
  if (!tried) return false;
  const { plain, supposed } = tried;
  const { queens, marks } = plain.standing;
  const all = [...queens, ...supposed, ...f.squaresOf(follow)];
  return (
    answersFrom({ ...f.board, standing: { queens: [...queens, ...supposed], marks } }).length ===
      0 &&
    all.every((one) => !all.some((other) => plain.sees(one, other))) &&
    !f.houseOf(end).squares.some((square) => all.includes(square))
  );
}

/** Returns true if the mistake leads to a dead end by at most three queens that houses force. */
function isPlainDeadEnd(f: HouseFacts): boolean {
  const tried = triedBy(f)!;
  return [0, 1, 2, 3].some((moves) => tried.plain.failsAfter(tried.supposed, moves));
}

/** The claim of a reason that takes queens back and forces them again; free play alone says it. */
export const FORCED_AGAIN: Claim<HouseFacts> = [
  says('That forces (.+) again, and then {house} has no square left\\.'),
  (f, follow, house) => {
    const taken = 'others' in f.finding ? f.finding.others : [];
    return (
      f.squaresOf(follow).every((square) => taken.includes(square)) && forces(f, follow, house)
    );
  },
];

/** The claims of reasons, which hints for all boards with houses share. */
export const REASON_CLAIMS: readonly Claim<HouseFacts>[] = [
  [
    /^Look at the (row|column|region)s$/,
    (f, kind) => f.plain.open().some((house) => house.kind === kind),
  ],
  [
    /^At least one of them has only one free square\.$/,
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
    /^All its other squares are ruled out: only (\w+) is left\.$/,
    (f, name) =>
      f.finding.technique === 'last-free-square' &&
      f.finding.house.squares.length > 1 &&
      String(f.plain.freeIn(f.finding.house)) === String(f.squaresOf(name)) &&
      f.from.every((answer) => answer.includes(f.squaresOf(name)[0]!)),
  ],

  [/^All its free squares are in one row or column\.$/, (f) => f.isConfined('region')],
  [/^Look at the rows and columns$/, (f) => f.isConfined('line')],
  [/^All free squares of a region are in one row or column\.$/, (f) => f.isConfined('region')],
  [/^All free squares of a row or column are in one region\.$/, (f) => f.isConfined('line')],
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
  [/^All its free squares are in one region\.$/, (f) => f.isConfined('line')],
  [says('{house}’s queen must be in {house}'), (f, a, b) => f.fill([f.houseOf(a)], [f.houseOf(b)])],
  [
    says(
      'All free squares of {house} are in {house}, so the queen of this (\\w+) is in this (\\w+)\\.',
    ),
    (f, inner, outer, within, from) =>
      f.fill([f.houseOf(inner)], [f.houseOf(outer)]) &&
      within === outer.split(' ')[0] &&
      from === inner.split(' ')[0],
  ],
  [
    /^Some (row|column|region)s compete$/,
    ({ filling: { inner }, isFilled }, kind) =>
      isFilled && inner.length > 1 && inner.every((house) => house.kind === kind),
  ],
  [
    /^([234]) (\w+)s need the same (\w+)s\.$/,
    ({ filling: { inner, outer }, isFilled }, number, kind, other) =>
      isFilled &&
      inner.length === Number(number) &&
      inner.every((house) => house.kind === kind) &&
      outer.every((house) => house.kind === other),
  ],
  [says('Look at {houses}'), (f, outer) => f.fill(f.filling.inner, f.housesOf(outer))],
  [
    /^([234]) (\w+)s have all their free squares there\.$/,
    ({ filling: { inner }, isFilled }, number, kind) =>
      isFilled && inner.length === Number(number) && inner.every((house) => house.kind === kind),
  ],
  [says('{houses} fill {houses}'), (f, a, b) => f.fill(f.housesOf(a), f.housesOf(b))],
  [
    says('All their free squares are there, so no other square in {houses} can have a queen\\.'),
    (f, outer) => f.fill(f.filling.inner, f.housesOf(outer)),
  ],
  [
    /^(One free square is a trap|Some free squares are traps)$/,
    (f, said) =>
      said.startsWith('One') === (f.excluded.length === 1) &&
      f.excluded.every((square) => f.plain.isStarved([square])),
  ],
  [
    /^A queen (there|on any of them) would leave a row(?:, column or region| or column) without a free square\.$/,
    (f, it) =>
      (it === 'there') === (f.excluded.length === 1) &&
      f.excluded.every((square) => f.plain.isStarved([square])),
  ],
  [
    /^(One square elsewhere is a trap: a queen there|Some squares elsewhere are traps: a queen on any of them) would rule out every free square here\.$/,
    ({ finding, excluded }, said) =>
      finding.technique === 'starved-house' &&
      said.startsWith('One') === (excluded.length === 1) &&
      excluded.every((square) => !finding.house.squares.includes(square)),
  ],
  [
    says('A queen on (\\w+|.+ or \\w+) would (?:block|rule out every free square of) {house}\\.?'),
    (f, squares, house) =>
      f.areExcluded(f.squaresOf(squares)) &&
      f.excluded.every((square) => f.empties(square, f.houseOf(house))),
  ],

  [
    /^A free square leads to a dead end$/,
    (f) => f.excluded.length === 1 && f.fails(f.excluded[0]!),
  ],
  [/^Try the free squares in your head\.$/, ADVICE],
  [/^Try (\w+)$/, (f, square) => f.areExcluded(f.squaresOf(square))],
  [/^(\w+) leads to a dead end$/, (f, square) => f.areExcluded(f.squaresOf(square))],
  [
    says('Think ahead: {house} will have no square left\\.'),
    (f, house) =>
      f.finding.technique === 'refutation' &&
      f.plain
        .open([...f.excluded, ...f.finding.moves.map(({ square }) => square)])
        .includes(f.houseOf(house)),
  ],
  [
    /^Suppose a queen is on (\w+)\.$/,
    (f, square) => f.finding.technique === 'refutation' && f.areExcluded(f.squaresOf(square)),
  ],
  [
    /^Suppose (\w+) stays(?:, and you take back (.+))?\.$/,
    (f, square, others) => isSupposed(f, 'queen', square, others),
  ],
  [/^Suppose the mark on (\w+) stays\.$/, (f, square) => isSupposed(f, 'mark', square, '')],
  [
    /^Suppose (\w+) stays marked, but not (.+)\.$/,
    (f, square, others) => isSupposed(f, 'mark', square, others),
  ],
  [
    says('That forces (\\w+), and then {house} has no square left\\.'),
    (f, follow, house) => forces(f, follow, house),
  ],
  [
    says('That forces (.+) in turn, and then {house} has no square left\\.'),
    (f, follow, house) => f.squaresOf(follow).length > 1 && forces(f, follow, house),
  ],
  [says('That leaves {house} without a free square\\.'), (f, house) => forces(f, '', house)],
  [
    says('That rules out square after square and forces (.+), until {house} has no square left\\.'),
    rulesOut,
  ],
  [
    says('That rules out square after square, until {house} has none left\\.'),
    (f, house) => rulesOut(f, '', house),
  ],
  [
    /^There is no short explanation\.$/,
    (f) => 'deadEnd' in f.finding && f.finding.deadEnd === undefined && !isPlainDeadEnd(f),
  ],

  [
    says('So only (\\w+) is left in {house}\\.'),
    (f, square, house) => {
      const left = f.plain.freeIn(f.houseOf(house)).filter((s) => !f.excluded.includes(s));
      return (
        String(left) === String(f.squaresOf(square)) &&
        f.plain.freeIn(f.houseOf(house)).length > 1 &&
        f.from.every((answer) => answer.includes(left[0]!))
      );
    },
  ],
];
