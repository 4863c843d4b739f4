import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample } from '../../core/sample.testing.ts';
import { squareNameOn, type Square } from '../../core/square.ts';
import { Claims, type Claim } from './claims.testing.ts';
import type { Finding } from '../../solver/hint.ts';
import { guardHint } from '../../solver/puzzles/guard-hint.ts';
import { PlainGuard } from '../../solver/puzzles/plain-guard.testing.ts';
import { drawFrom } from '../../solver/random-boards.testing.ts';
import { finish } from '../../solver/task.ts';
import { someBoardInPlay, type GuardBoardInPlay } from './guard-hint-boards.testing.ts';
import { actWords } from './act-words.ts';
import { hintWords } from './hint-words.ts';

/** What is so on a board, found in the plainest way. */
class Facts {
  readonly board: GuardBoardInPlay;
  readonly finding: Finding;
  readonly plain: PlainGuard;
  readonly queens: readonly Square[];
  readonly marks: readonly Square[];
  /** How many queens answers have at most. */
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

  /** The squares that a text names. */
  squaresOf(text: string): Square[] {
    const { shape } = this.board.puzzle.rules;
    const names = this.plain.squares.map((square) => squareNameOn(square, shape));
    return [...text.matchAll(/\b[a-l]\d+\b/g)].map(([name]) => names.indexOf(name));
  }

  squareOf(text: string): Square {
    return this.squaresOf(text)[0]!;
  }

  /** Whether some answer has these queens, and those given. */
  hasAnswer(queens: readonly Square[], closed: readonly Square[] = []): boolean {
    const all = [...new Set([...this.board.puzzle.givens, ...queens])];
    return this.plain.suffices(all, this.total - all.length, closed);
  }

  /** Whether some answer has what stands, and a queen on a square. */
  belongs(square: Square): boolean {
    return this.hasAnswer([...this.queens, square]);
  }

  guardsOf(square: Square): Square[] {
    return this.plain.squares.filter((other) => this.plain.sees(other, square));
  }

  /** How many of the squares not guarded a queen on a square would guard. */
  gain(square: Square): number {
    return this.unguarded.filter((other) => this.plain.sees(square, other)).length;
  }

  get most(): number {
    return Math.max(...this.plain.squares.map((square) => this.gain(square)));
  }

  /** The squares that guard all that is not guarded. */
  get guardsOfAll(): Square[] {
    return this.plain.squares.filter((square) => this.gain(square) === this.unguarded.length);
  }

  /** The square that has to be guarded. */
  get asked(): Square {
    return this.finding.technique === 'only-from-these' ? this.finding.square : -1;
  }

  /** Whether every answer from here has a queen on one of the squares. */
  needsOneOf(squares: readonly Square[]): boolean {
    return this.hasAnswer(this.queens) && !this.hasAnswer(this.queens, squares);
  }
}

/** A kind of sentence, and whether it is true. */
const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five'];
const numberOf = (text: string): number =>
  text === ''
    ? 1
    : Math.max(
        WORDS.findIndex((word) => word.toLowerCase() === text.toLowerCase()),
        Number(text) || 0,
      );

/** How many of the squares that guard one are not left by a reason, all of which no answer has. */
function struck(
  f: Facts,
  count: string,
  square: string,
  rest: (guard: Square) => boolean,
): boolean {
  if (f.finding.technique !== 'only-from-these') return false;
  const { left } = f.finding;
  const guards = f.guardsOf(f.squareOf(square));
  const others = guards.filter((guard) => !left.includes(guard));
  return (
    others.length === numberOf(count) && others.every((guard) => rest(guard) && !f.belongs(guard))
  );
}

const ADVICE = (): boolean => true;

const CLAIMS: readonly Claim<Facts>[] = [
  [/^Solved$/, (f) => f.unguarded.length === 0],
  [/^Every square is guarded\.$/, (f) => f.unguarded.length === 0],
  [/^Nothing is left to do\.$/, (f) => f.queens.length <= f.total],

  [/^This board has no answer$/, (f) => !f.hasAnswer([])],
  [
    /^(\d+) queens cannot guard it\.$/,
    (f, count) => f.total === Number(count) && !f.plain.suffices([], Number(count)),
  ],
  [
    /^(\d+) queens, those given among them, cannot guard it\.$/,
    (f, count) => f.total === Number(count) && !f.hasAnswer([]),
  ],

  [/^Something is wrong$/, (f) => !f.hasAnswer(f.queens, f.marks)],
  [
    /^One queen stands where no answer has her\.$/,
    (f) => f.queens.some((queen) => !f.hasAnswer([queen])),
  ],
  [/^Some queens cannot stand together\.$/, (f) => !f.hasAnswer(f.queens)],
  [/^No answer has a queen on (\w+)$/, (f, square) => !f.hasAnswer([f.squareOf(square)])],
  [/^(.+) cannot stand together$/, (f, squares) => !f.hasAnswer(f.squaresOf(squares))],
  [
    /^Wherever the others stand, (\d+) queens with her among them cannot guard the board\.$/,
    (f, count) => f.total === Number(count) && f.queens.some((queen) => !f.hasAnswer([queen])),
  ],
  [
    /^Leave (any one|either) of them out, and an answer has the others?\.$/,
    (f, any) => {
      if (f.finding.technique !== 'wrong-queens') return false;
      const { together } = f.finding;
      if ((any === 'either') !== (together.length === 2)) return false;
      return together.every((queen) => f.hasAnswer(together.filter((other) => other !== queen)));
    },
  ],
  [/^More than (\d+) queens stand\.$/, (f, count) => f.queens.length > Number(count)],
  [/^All (\d+) queens stand\.$/, (f, count) => f.queens.length === Number(count) && f.left === 0],
  [
    /^(\w+) queens? cannot guard them all\.$/,
    (f, count) => f.left === numberOf(count) && !f.hasAnswer(f.queens),
  ],
  [
    /^Lift (.+): an answer has all the others\.$/,
    (f, lifted) => {
      const squares = f.squaresOf(lifted);
      return (
        squares.every((square) => !f.board.puzzle.givens.includes(square)) &&
        f.hasAnswer(f.queens.filter((queen) => !squares.includes(queen)))
      );
    },
  ],

  [/^Every answer from here has a queen on a marked square\.$/, (f) => f.needsOneOf(f.marks)],
  [
    /^Every answer from here has a queen on (\w+)$/,
    (f, square) => f.needsOneOf(f.squaresOf(square)),
  ],
  [
    /^Every answer from here has a queen on (one of )?((?:.+ (?:or|and) .+)|(?:\d+ squares))$/,
    (f, one, squares) => {
      if (f.finding.technique !== 'wrong-marks') return false;
      const { together } = f.finding;
      if ((one === '') !== (together.length === 2)) return false;
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
    /^Without marked squares, what is left cannot be guarded\.$/,
    (f) => !f.hasAnswer(f.queens, f.marks),
  ],
  [
    /^Unmark (.+), and it can\.$/,
    (f, names) => {
      const freed = f.squaresOf(names);
      return f.hasAnswer(
        f.queens,
        f.marks.filter((mark) => !freed.includes(mark)),
      );
    },
  ],

  [/^One more queen is enough$/, (f) => f.plain.suffices(f.queens, 1)],
  [/^She has to guard all that is not guarded\.$/, (f) => f.left === 1],
  [/^Who guards all (\d+)\?$/, (f, count) => f.unguarded.length === Number(count)],
  [/^Who guards (\w+)\?$/, (f, square) => String(f.unguarded) === String(f.squaresOf(square))],
  [/^One square is not guarded\.$/, (f) => f.unguarded.length === 1],
  [/^(\d+) squares are not guarded\.$/, (f, count) => f.unguarded.length === Number(count)],
  [
    /^Only (\w+) guards all (\d+)$/,
    (f, square, count) =>
      String(f.guardsOfAll) === String(f.squaresOf(square)) && f.unguarded.length === Number(count),
  ],
  [/^A queen on any other square leaves some of them\.$/, (f) => f.guardsOfAll.length === 1],
  [
    /^(\d+) squares guard (?:all (\d+)|(\w+))$/,
    (f, count, all, square) =>
      f.guardsOfAll.length === Number(count) &&
      (square === '' ? f.unguarded.length === Number(all) : f.unguarded[0] === f.squareOf(square)),
  ],
  [
    /^(.+): any of them will do\.$/,
    (f, squares) => String(f.squaresOf(squares)) === String(f.guardsOfAll),
  ],
  [/^Any of them will do\.$/, (f) => f.guardsOfAll.every((square) => f.belongs(square))],

  [/^Count what is not guarded$/, (f) => f.unguarded.length > 0],
  [/^No queen guards more than (\d+) of those squares\.$/, (f, most) => f.most === Number(most)],
  [
    /^One square leaves you the choice$/,
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
    /^No square that is not guarded can be guarded from fewer squares\.$/,
    (f) =>
      f.unguarded.includes(f.asked) &&
      f.unguarded.every((square) => f.guardsOf(square).length >= f.guardsOf(f.asked).length),
  ],
  [/^Who can still guard (\w+)\?$/, (f, square) => f.unguarded.includes(f.squareOf(square))],
  [/^(\d+) squares guard it\.$/, (f, count) => f.guardsOf(f.asked).length === Number(count)],
  [
    /^Each queen that is left has to guard (\d+) squares or more\.$/,
    (f, share) => f.unguarded.length - (f.left - 1) * f.most === Number(share),
  ],
  [
    /^(\w+) has to be guarded from one of (\d+)$/,
    (f, square, count) =>
      f.finding.technique === 'only-from-these' &&
      f.finding.left.length === Number(count) &&
      f
        .guardsOf(f.squareOf(square))
        .every(
          (guard) =>
            (f.finding as { left: readonly Square[] }).left.includes(guard) || !f.belongs(guard),
        ),
  ],
  [
    /^Any square that guards (\w+) will do$/,
    (f, square) => f.guardsOf(f.squareOf(square)).every((guard) => f.belongs(guard)),
  ],
  [
    /^(\w+) can only be guarded from (?:these (\d+)|(\w+))$/,
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
    /^With those that stand, it takes (\d+) queens to guard the board\.$/,
    (f, count) =>
      f.isTable &&
      f.plain.suffices(f.queens, Number(count) - f.queens.length) &&
      !f.plain.suffices(f.queens, Number(count) - f.queens.length - 1),
  ],
  [
    /^(\w+) queens are left for (one|\d+) squares?\.$/,
    (f, queens, squares) => f.left === numberOf(queens) && f.unguarded.length === numberOf(squares),
  ],
  [
    /^Each of the (\d+) squares that guard (\w+) leaves no more than the last (?:(\w+) )?queens? can guard\.$/,
    (f, count, square, others) => {
      const guards = f.guardsOf(f.squareOf(square));
      return (
        guards.length === Number(count) &&
        f.left - 1 === numberOf(others) &&
        guards.every((guard) => f.plain.suffices([...f.queens, guard], f.left - 1))
      );
    },
  ],
  [
    /^(\d+) squares guard (\w+), and neither counting nor two looks ahead rule one out\.$/,
    (f, count, square) =>
      f.guardsOf(f.squareOf(square)).length === Number(count) &&
      f.finding.technique === 'only-from-these' &&
      f.finding.left.length === Number(count),
  ],
  [
    /^No queen guards more than (\d+) of them, so each has to guard (\d+) or more\.$/,
    (f, most, share) =>
      f.most === Number(most) && f.unguarded.length - (f.left - 1) * f.most === Number(share),
  ],
  [
    /^Of the (\d+) squares that guard (\w+), (one|\d+) guards? fewer\.$/,
    (f, count, square, fewer) =>
      f.guardsOf(f.squareOf(square)).length === Number(count) &&
      struck(f, fewer, square, (g) => f.gain(g) < f.unguarded.length - (f.left - 1) * f.most),
  ],
  [
    /^Of the (\d+) squares that guard (\w+), (one|\d+) would leave more than the last (?:(\w+) )?queens? can guard\.$/,
    (f, count, square, more, others) =>
      f.guardsOf(f.squareOf(square)).length === Number(count) &&
      f.left - 1 === numberOf(others) &&
      struck(f, more, square, (guard) => !f.plain.suffices([...f.queens, guard], f.left - 1)),
  ],
  [/^To see it, look two queens ahead\.$/, ADVICE],
  [/^(\w+) belongs to an answer\.$/, (f, square) => f.belongs(f.squareOf(square))],
];

function isCorner(f: Facts, square: Square): boolean {
  const { rows, columns } = f.board.puzzle.rules.shape;
  return [0, columns - 1, (rows - 1) * columns, rows * columns - 1].includes(square);
}

/** What the hint's move leaves must be nearer to an answer. */
function leadsOn(f: Facts, words: string | undefined): boolean {
  const { act } = finish(guardHint(f.board.puzzle, f.board.standing));
  const named = f.squaresOf(words ?? '');
  // Of many squares a button says only how many.
  const areSaid = (squares: readonly Square[]): boolean =>
    named.length > 0
      ? String(named) === String(squares)
      : words!.endsWith(` ${squares.length} squares`);
  switch (act?.kind) {
    case 'toggle':
      return named[0] === act.square && f.belongs(act.square);
    case 'lift':
      return areSaid(act.squares);
    case 'paint':
      return areSaid(act.squares) && !act.marked;
    default:
      return words === undefined;
  }
}

/** The number of random boards whose hints are taken at their word. */
const BOARDS = sample(400, 20_000);

/** Boards, each by what it is drawn from, on which every sentence is said at least once. */
const EXAMPLES = [0, 1, 3, 4, 6, 23, 28, 33, 47, 66, 76, 101, 177, 829, 1627];

/** Checks every sentence that the rungs of a hint say on a board, and what its button does. */
function holdAll(claims: Claims<Facts>, board: GuardBoardInPlay): void {
  const { puzzle, standing } = board;
  const hint = finish(guardHint(puzzle, standing));
  const facts = new Facts(board, hint.finding);
  for (const rung of ['nudge', 'where', 'why'] as const) {
    const said = hintWords(hint.finding, rung, puzzle);
    claims.hold(said, facts, rung);
    if (rung === 'nudge') expect(`${said.title} ${said.text}`).not.toMatch(/\b[a-l]\d+\b/);
  }
  expect(leadsOn(facts, actWords(hint.act, puzzle.rules.shape))).toBe(true);
}

test('every sentence that a hint can say is said on one of the example boards, and is true', () => {
  const claims = new Claims(CLAIMS);
  for (const seed of EXAMPLES) holdAll(claims, someBoardInPlay(drawFrom(seed)));
  expect(claims.never).toEqual([]);
});

test(`every sentence of a hint for Guard is true on ${BOARDS} random boards`, () => {
  const claims = new Claims(CLAIMS);
  fc.assert(
    fc.property(fc.nat(), (seed) => holdAll(claims, someBoardInPlay(drawFrom(seed)))),
    { numRuns: BOARDS },
  );
});
