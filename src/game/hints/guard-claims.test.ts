import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Move } from '../../core/game/game.ts';
import { sample } from '../../core/sample.testing.ts';
import { guardPuzzle } from '../../core/puzzles/puzzle.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { Claims, type Claim } from './claims.testing.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import { guardHint } from '../../solver/hints/guard-hint.ts';
import { PlainGuard } from '../../solver/guard/plain-guard.testing.ts';
import { drawFrom } from '../../solver/search/random-boards.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { someBoardInPlay, type GuardBoardInPlay } from './guard-hint-boards.testing.ts';
import { actName, actWords, hintWords } from './hint-techniques.ts';
import { plainGuardMistakes } from './one-answer.testing.ts';
import type { RungWords } from './hint-ladder.ts';

/** Facts of a board, computed by brute force. */
class Facts {
  readonly board: GuardBoardInPlay;
  readonly finding: Finding;
  readonly plain: PlainGuard;
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
  /** The largest number of queens of an answer. */
  readonly total: number;
  readonly isTable: boolean;
  readonly unguarded: readonly Square[];

  constructor(board: GuardBoardInPlay, finding: Finding) {
    const { rules } = board.puzzle;
    this.board = board;
    this.finding = finding;
    this.plain = new PlainGuard(rules.shape);
    this.queens = board.standing.queens;
    this.marks = board.standing.marks;
    const allowed = rules.goal.kind === 'guard' ? rules.goal.queens : 0;
    this.isTable = allowed === this.plain.squares.length;
    this.total = this.isTable ? this.queens.length + this.plain.fewest(this.queens) : allowed;
    this.unguarded = this.plain.unguardedBy(this.queens);
  }

  get left(): number {
    return this.total - this.queens.length;
  }

  /** Returns the squares that a text names. */
  squaresOf(text: string): Square[] {
    const { shape } = this.board.puzzle.rules;
    const names = this.plain.squares.map((square) => squareNameOn(square, shape));
    return [...text.matchAll(/\b[a-l]\d+\b/g)].map(([name]) => names.indexOf(name));
  }

  squareOf(text: string): Square {
    return this.squaresOf(text)[0]!;
  }

  /** Returns true if some answer has these queens and those given, and no other on the closed squares. */
  hasAnswer(queens: readonly Square[], closed: readonly Square[] = []): boolean {
    const all = [...new Set([...this.board.puzzle.givens, ...queens])];
    return this.plain.suffices(all, this.total - all.length, closed);
  }

  /** Returns true if some answer has the board's queens and one on a square. */
  belongs(square: Square): boolean {
    return this.hasAnswer([...this.queens, square]);
  }

  /** The wrong queens, found by trying every set of queens. */
  get wrong(): readonly Square[] {
    return plainGuardMistakes(this.board.puzzle, this.board.standing).queens;
  }

  guardsOf(square: Square): Square[] {
    return this.plain.squares.filter((other) => this.plain.sees(other, square));
  }

  /** Returns the number of unguarded squares that a queen on a square would guard. */
  gain(square: Square): number {
    return this.unguarded.filter((other) => this.plain.sees(square, other)).length;
  }

  get most(): number {
    return Math.max(...this.plain.squares.map((square) => this.gain(square)));
  }

  /** The squares from which a queen guards all unguarded squares. */
  get guardsOfAll(): Square[] {
    return this.plain.squares.filter((square) => this.gain(square) === this.unguarded.length);
  }

  /** The square that the hint is about; -1 if there is none. */
  get asked(): Square {
    switch (this.finding.technique) {
      case 'only-from-these':
        return this.finding.square;
      case 'wrong-queens':
        return this.finding.notEnough?.square ?? -1;
      default:
        return -1;
    }
  }

  /** Returns true if every answer from here has a queen on one of the squares. */
  needsOneOf(squares: readonly Square[]): boolean {
    return this.hasAnswer(this.queens) && !this.hasAnswer(this.queens, squares);
  }
}

/** Returns the number that `one` or digits stand for; of nothing, 1. */
const numberOf = (text: string): number => (/^(?:one)?$/i.test(text) ? 1 : Number(text));

/**
 * Returns true if `count` guards of the hint’s square are ruled out, none is in an answer, and `rest` holds for each.
 */
function struck(f: Facts, count: string, rest: (guard: Square) => boolean): boolean {
  if (f.finding.technique !== 'only-from-these') return false;
  const { left } = f.finding;
  const guards = f.guardsOf(f.asked);
  const others = guards.filter((guard) => !left.includes(guard));
  return (
    others.length === numberOf(count) && others.every((guard) => rest(guard) && !f.belongs(guard))
  );
}

/** Returns true if `both`, `all 3` or the name of a square means the unguarded squares. */
function areUnguarded(f: Facts, words: string): boolean {
  const { unguarded } = f;
  if (words === 'both') return unguarded.length === 2;
  const [, count] = /^all (\d+)$/.exec(words) ?? [];
  if (count !== undefined) return unguarded.length === Number(count) && unguarded.length > 2;
  return unguarded.length === 1 && unguarded[0] === f.squareOf(words);
}

const ADVICE = (): boolean => true;

const NO_SHORT_REASON = /^There is no short explanation\.$/;

const CLAIMS: readonly Claim<Facts>[] = [
  [/^Solved$/, (f) => f.unguarded.length === 0],
  [/^Every square is guarded\.$/, (f) => f.unguarded.length === 0],
  [/^Nothing is left to do\.$/, (f) => f.queens.length <= f.total],

  [/^This board has no solution$/, (f) => !f.hasAnswer([])],
  [
    /^(One|\d+) queens? can’t guard it\.$/,
    (f, count) => f.total === numberOf(count) && !f.plain.suffices([], numberOf(count)),
  ],
  [
    /^(?:The given queen|(\d+) queens, with those given,) can’t guard it\.$/,
    (f, count) => f.total === Number(count || 1) && !f.hasAnswer([]),
  ],

  [/^Something is wrong$/, (f) => !f.hasAnswer(f.queens, f.marks)],
  [
    /^(One queen is|\d+ queens are) wrong\.$/,
    (f, said) => f.wrong.length === (said.startsWith('One') ? 1 : parseInt(said, 10)),
  ],
  [
    /^(.+) (is|are) wrong$/,
    (f, squares, verb) =>
      String(f.squaresOf(squares)) === String(f.wrong) &&
      (verb === 'is') === (f.wrong.length === 1),
  ],
  [
    /^There (?:is|are) more than (one|\d+) queens?\.$/,
    (f, count) => f.queens.length > numberOf(count) && f.total === numberOf(count),
  ],
  [
    /^(The only queen is|Both queens are|All (\d+) queens are) placed\.$/,
    (f, said, count) =>
      f.left === 0 &&
      f.queens.length === (said.startsWith('All') ? Number(count) : said.startsWith('B') ? 2 : 1),
  ],
  [
    /^No (other )?square guards (it|both|them all)\.$/,
    (f, other, said) =>
      f.left === 1 &&
      f.guardsOfAll.length === (other === '' ? 0 : 1) &&
      said === (['', 'it', 'both'][f.unguarded.length] ?? 'them all'),
  ],
  [
    /^No queen guards more than (\d+) of them, so (\d+) queens guard at most (\d+)\.$/,
    (f, most, queens, all) =>
      f.most === Number(most) &&
      f.left === Number(queens) &&
      f.most * f.left === Number(all) &&
      Number(all) < f.unguarded.length,
  ],
  [
    /^(?:One square guards|(\d+) squares guard) (\w\d+)\.$/,
    (f, count, square) =>
      f.asked === f.squareOf(square) &&
      f.unguarded.includes(f.asked) &&
      f.guardsOf(f.asked).length === numberOf(count),
  ],
  [
    /^Each of them leaves (no )?more than the last (?:(\d+) )?queens? can guard\.$/,
    (f, no, others) =>
      f.left - 1 === numberOf(others) &&
      f
        .guardsOf(f.asked)
        .every((guard) => f.plain.suffices([...f.queens, guard], f.left - 1) === (no !== '')),
  ],
  [
    NO_SHORT_REASON,
    (f) => f.left > 1 && f.left * f.most >= f.unguarded.length && !f.hasAnswer(f.queens),
  ],
  [
    /^Take back (.+)(, and a solution is possible|: the rest is part of a solution)\.$/,
    (f, lifted, said) => {
      const squares = f.squaresOf(lifted);
      const left = f.queens.filter((queen) => !squares.includes(queen));
      return (
        squares.every((square) => !f.board.puzzle.givens.includes(square)) &&
        said.startsWith(',') === (left.length === 0) &&
        f.hasAnswer(left)
      );
    },
  ],

  [/^Every solution left has a queen on a marked square\.$/, (f) => f.needsOneOf(f.marks)],
  [/^Every solution left has a queen on (\w+)$/, (f, square) => f.needsOneOf(f.squaresOf(square))],
  [
    /^Every solution left has a queen on (?:one of (?=\d))?(.+ or .+|\d+ squares)$/,
    (f, squares) => {
      if (f.finding.technique !== 'wrong-marks') return false;
      const { together } = f.finding;
      const named = f.squaresOf(squares);
      const isWhole =
        named.length > 0
          ? String(named) === String(together)
          : parseInt(squares) === together.length;
      return isWhole && f.needsOneOf(together);
    },
  ],
  [
    /^(It is|Both of them are|All of them are) marked\.$/,
    ({ finding, marks }, subject) =>
      finding.technique === 'wrong-marks' &&
      subject ===
        (['', 'It is', 'Both of them are'][finding.together.length] ?? 'All of them are') &&
      finding.together.every((mark) => marks.includes(mark)),
  ],
  [
    /^Without the marked squares, the board can’t be guarded\.$/,
    (f) => !f.hasAnswer(f.queens, f.marks),
  ],
  [
    /^Unmark (.+), and the board can be guarded\.$/,
    (f, names) => {
      const freed = f.squaresOf(names);
      return f.hasAnswer(
        f.queens,
        f.marks.filter((mark) => !freed.includes(mark)),
      );
    },
  ],

  [
    /^Every square that guards (?:it|them all) is marked\.$/,
    (f) =>
      f.left === 1 &&
      f.guardsOfAll.length > 0 &&
      f.guardsOfAll.every((square) => f.marks.includes(square)),
  ],

  [/^One more queen is enough$/, (f) => f.plain.suffices(f.queens, 1)],
  [/^It has to guard every open square\.$/, (f) => f.left === 1],
  [
    /^Which squares guard (?:both|all (\d+))\?$/,
    (f, count) => f.unguarded.length === (count === '' ? 2 : Number(count)),
  ],
  [
    /^Which squares guard (\w+)\?$/,
    (f, square) => String(f.unguarded) === String(f.squaresOf(square)),
  ],
  [/^One square is open\.$/, (f) => f.unguarded.length === 1],
  [/^(\d+) squares are open\.$/, (f, count) => f.unguarded.length === Number(count)],
  [
    /^Only (\w+) guards (both|all \d+|\w+)$/,
    (f, square, open) =>
      String(f.guardsOfAll) === String(f.squaresOf(square)) && areUnguarded(f, open),
  ],
  [
    /^(?:(\d+) squares guard|Each of these (\d+) squares guards) (both|all \d+|\w+)$/,
    (f, plain, each, open) =>
      f.guardsOfAll.length === Number(plain || each) &&
      (plain === '') === f.unguarded.length > 1 &&
      areUnguarded(f, open),
  ],
  [
    /^(.+): (either|any) of them will do\.$/,
    (f, squares, any) =>
      String(f.squaresOf(squares)) === String(f.guardsOfAll) &&
      (any === 'either') === (f.guardsOfAll.length === 2),
  ],
  [/^Any of them will do\.$/, (f) => f.guardsOfAll.every((square) => f.belongs(square))],

  [/^Count the open squares$/, (f) => f.unguarded.length > 0],
  [/^No queen guards more than (\d+) of them\.$/, (f, most) => f.most === Number(most)],
  [
    /^One square gives you a choice$/,
    (f) => f.guardsOf(f.asked).every((square) => f.belongs(square)),
  ],
  [
    /^Any square that guards it will do\.$/,
    (f) => f.guardsOf(f.asked).every((square) => f.belongs(square)),
  ],
  [
    /^One (corner|square) is hard to reach$/,
    (f, kind) => (kind === 'corner') === isCorner(f, f.asked),
  ],
  [
    /^No other open square can be guarded from fewer squares\.$/,
    (f) =>
      f.unguarded.includes(f.asked) &&
      f.unguarded.every((square) => f.guardsOf(square).length >= f.guardsOf(f.asked).length),
  ],
  [/^Which squares can guard (\w+)\?$/, (f, square) => f.unguarded.includes(f.squareOf(square))],
  [
    /^Each queen left has to guard (\d+) squares or more\.$/,
    (f, share) => f.unguarded.length - (f.left - 1) * f.most === Number(share),
  ],
  [
    /^There is no short explanation$/,
    (f) => f.finding.technique === 'only-from-these' && !f.finding.isDecided,
  ],
  [
    /^Any square that guards (\w+) will do$/,
    (f, square) => f.guardsOf(f.squareOf(square)).every((guard) => f.belongs(guard)),
  ],
  [
    /^Every solution guards (\w+) from (?:one of these (\d+) squares|(\w+))$/,
    (f, square, count, only) => {
      const good = f.guardsOf(f.squareOf(square)).filter((guard) => f.belongs(guard));
      const left = f.finding.technique === 'only-from-these' ? f.finding.left : [];
      return (
        String(good) === String(left) &&
        (only === '' ? good.length === Number(count) : String(good) === String(f.squaresOf(only)))
      );
    },
  ],
  [
    /^(?:With the (queens?) here, it takes|It takes) (\d+) queens? to guard the board\.$/,
    (f, placed, count) =>
      f.isTable &&
      placed === (['', 'queen'][f.queens.length] ?? 'queens') &&
      f.plain.suffices(f.queens, Number(count) - f.queens.length) &&
      !f.plain.suffices(f.queens, Number(count) - f.queens.length - 1),
  ],
  [/^(\d+) queens are left\.$/, (f, queens) => f.left === Number(queens)],
  [
    /^(\w+) is hard to guard: only (\d+) squares guard it\.$/,
    (f, square, count) =>
      f.guardsOf(f.squareOf(square)).length === Number(count) &&
      f.unguarded.every((other) => f.guardsOf(other).length >= Number(count)),
  ],
  [
    /^No queen guards more than (\d+) of the open squares, so each has to guard (\d+) or more\.$/,
    (f, most, share) =>
      f.most === Number(most) && f.unguarded.length - (f.left - 1) * f.most === Number(share),
  ],
  [
    /^(One|\d+) squares? that guards? (\w+) guards? fewer\.$/,
    (f, fewer, square) =>
      f.squareOf(square) === f.asked &&
      struck(f, fewer, (guard) => f.gain(guard) < f.unguarded.length - (f.left - 1) * f.most),
  ],
  [
    /^(One|\d+) of the squares that guard (\w+) would leave more than the (last queen|other queens) can guard\.$/,
    (f, more, square, others) =>
      f.squareOf(square) === f.asked &&
      (others === 'last queen') === (f.left - 1 === 1) &&
      struck(f, more, (guard) => !f.plain.suffices([...f.queens, guard], f.left - 1)),
  ],
  [/^Look two queens ahead\.$/, ADVICE],
  [
    /^One solution has a queen on (\w+)\.$/,
    (f, name) => {
      const square = f.squareOf(name);
      return f.belongs(square) && f.guardsOf(f.asked).includes(square);
    },
  ],
  [
    /^The other (\d+) will do\.$/,
    (f, count) => {
      const left = f.finding.technique === 'only-from-these' ? f.finding.left : [];
      return left.length === Number(count) && left.every((square) => f.belongs(square));
    },
  ],
];

function isCorner(f: Facts, square: Square): boolean {
  const { rows, columns } = f.board.puzzle.rules.shape;
  return [0, columns - 1, (rows - 1) * columns, rows * columns - 1].includes(square);
}

/** Returns true if the move of a hint follows from the words of Why, and the button names the move. */
function follows(why: RungWords, act: Move | undefined, f: Facts): boolean {
  const { shape } = f.board.puzzle.rules;
  const button = actWords(act, shape);
  if (!act || button === undefined) return button === undefined && actName(act) === undefined;
  if (!button.startsWith(`${actName(act)} `)) return false;
  const said = `${why.title}. ${why.text}`;
  const areNamed = (squares: readonly Square[]): boolean =>
    squares.length > 2
      ? button.endsWith(` ${squares.length} ${act.kind === 'lift' ? 'queens' : 'squares'}`)
      : String(f.squaresOf(button)) === String(squares);
  /** Returns the squares that a sentence of Why names, as a string. */
  const namedIn = (sentence: RegExp): string =>
    String(f.squaresOf(sentence.exec(why.text)?.[1] ?? ''));
  switch (act.kind) {
    case 'toggle': {
      const { square } = act;
      if (!areNamed([square]) || !f.belongs(square)) return false;
      if (f.finding.technique === 'last-queen') return f.guardsOfAll.includes(square);
      // A single square left is named; of several, each is in an answer, or the sentence names one that is.
      const left = f.finding.technique === 'only-from-these' ? f.finding.left : [];
      return f.squaresOf(said).includes(square) || left.every((other) => f.belongs(other));
    }
    case 'lift':
      return areNamed(act.squares) && String(f.squaresOf(why.title)) === String(act.squares);
    case 'paint':
      return (
        areNamed(act.squares) && !act.marked && namedIn(/Unmark (.+), and /) === String(act.squares)
      );
    default:
      return false;
  }
}

/** The number of random boards whose hints are checked. */
const BOARDS = sample(400, 20_000, 100);

/** Seeds of boards on which every sentence is said at least once. */
const EXAMPLES = [0, 1, 3, 4, 6, 23, 28, 33, 47, 66, 76, 101, 177, 829, 1627, 2705];

/** Boards larger than the random ones, whose queens are too few: shown by counting, and by looking ahead. */
const LARGE: readonly GuardBoardInPlay[] = [
  { rows: 10, columns: 10, queens: [0, 1, 10] },
  { rows: 5, columns: 12, queens: [0] },
].map(({ queens, ...shape }) => ({
  puzzle: guardPuzzle(shape, shape.rows === 5 ? 4 : 5),
  standing: { queens, marks: [] },
}));

/** Checks every sentence of the hint for a board, and its move. */
function holdAll(claims: Claims<Facts>, board: GuardBoardInPlay): void {
  const { puzzle, standing } = board;
  const hint = finish(guardHint(puzzle, standing));
  const facts = new Facts(board, hint.finding);
  for (const rung of ['nudge', 'where', 'why'] as const) {
    const said = hintWords(hint.finding, rung, puzzle);
    claims.hold(said, facts, rung);
    if (rung === 'nudge') expect(`${said.title} ${said.text}`).not.toMatch(/\b[a-l]\d+\b/);
  }
  expect(follows(hintWords(hint.finding, 'why', puzzle), hint.act, facts)).toBe(true);
}

test('every sentence that a hint can say is said on one of the example boards, and is true', () => {
  const claims = new Claims(CLAIMS);
  for (const seed of EXAMPLES) holdAll(claims, someBoardInPlay(drawFrom(seed)));
  for (const board of LARGE) holdAll(claims, board);
  // Boards with this sentence take too long to check by brute force.
  expect(claims.never).toEqual([String(NO_SHORT_REASON)]);
});

test(`every sentence of a hint for Guard is true on ${BOARDS} random boards`, () => {
  const claims = new Claims(CLAIMS);
  fc.assert(
    fc.property(fc.nat(), (seed) => holdAll(claims, someBoardInPlay(drawFrom(seed)))),
    { numRuns: BOARDS },
  );
});
