import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineBetween } from '../../core/attacks.ts';
import { codeOf, type Code } from '../../core/code.ts';
import { queensOf } from '../../core/code-squares.ts';
import { completePuzzle } from '../../core/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import { columnOf, rowOf, squareName, type Square } from '../../core/square.ts';
import { hintFor } from '../../solver/free-play-hint.ts';
import type { Finding } from '../../solver/hint.ts';
import { Known } from '../../solver/known.ts';
import { allSolutions, drawFrom, extending } from '../../solver/random-boards.testing.ts';
import { finish } from '../../solver/task.ts';
import { Claims, type Claim } from './claims.testing.ts';
import { foundOf, queensOn } from './hint-boards.testing.ts';
import { hintWords } from './hint-words.ts';
import { HouseFacts, REASON_CLAIMS } from './reason-claims.testing.ts';

/** A board, what was found of its size, and a hint for it. */
interface Case {
  readonly size: number;
  readonly queens: readonly Square[];
  readonly found: readonly Code[];
  readonly finding: Finding;
}

interface House {
  readonly kind: string;
  readonly squares: readonly Square[];
}

/** What is so on a board, listed and counted in the plainest way, from the rules and all solutions. */
class Facts {
  readonly size: number;
  readonly queens: readonly Square[];
  readonly found: readonly Code[];
  readonly finding: Finding;
  readonly solutions: readonly Code[];
  /** All ways to finish, and those of them that are not found. */
  readonly ways: readonly Code[];
  readonly fresh: readonly Code[];

  constructor({ size, queens, found, finding }: Case) {
    this.size = size;
    this.queens = queens;
    this.found = found;
    this.finding = finding;
    this.solutions = allSolutions(size);
    this.ways = extending(this.solutions, queens);
    this.fresh = this.ways.filter((code) => !found.includes(code));
  }

  get all(): Square[] {
    return Array.from({ length: this.size ** 2 }, (_, square) => square);
  }

  sees(a: Square, b: Square): boolean {
    return lineBetween(a, b, this.size) !== undefined;
  }

  /** The same board as one of Complete on which no queen is given. */
  get onHouses(): HouseFacts {
    return new HouseFacts(
      {
        puzzle: completePuzzle(this.size, []),
        standing: { queens: this.queens, marks: [] },
        answers: this.solutions.map(queensOf),
      },
      this.finding,
    );
  }

  get hasConflict(): boolean {
    return this.queens.some((a) => this.queens.some((b) => a !== b && this.sees(a, b)));
  }

  /** Whether a square can take a queen beside those that stand, and others that are supposed. */
  isFree(square: Square, supposed: readonly Square[] = []): boolean {
    return [...this.queens, ...supposed].every(
      (queen) => queen !== square && !this.sees(queen, square),
    );
  }

  /** The rows and columns, and those that have no queen yet. */
  get lines(): House[] {
    const line = (kind: string, of: typeof rowOf, index: number): House => ({
      kind,
      squares: this.all.filter((square) => of(square, this.size) === index),
    });
    return Array.from({ length: this.size }, (_, index) => [
      line('row', rowOf, index),
      line('column', columnOf, index),
    ]).flat();
  }

  get open(): House[] {
    return this.lines.filter(({ squares }) => !squares.some((s) => this.queens.includes(s)));
  }

  freeIn({ squares }: House, supposed: readonly Square[] = []): Square[] {
    return squares.filter((square) => this.isFree(square, supposed));
  }

  /** The lines that a text names, as `rows 3 and 5` or `Column f`. */
  linesOf(text: string): House[] {
    const [kind, ...names] = text.toLowerCase().replaceAll(/,|and/g, ' ').split(/\s+/);
    return names.map((name) => {
      const isRow = kind!.startsWith('row');
      const index = isRow ? this.size - Number(name) : name.charCodeAt(0) - 97;
      const lines = this.lines.filter((line) => line.kind === (isRow ? 'row' : 'column'));
      return lines[index]!;
    });
  }

  /** The squares that a text names. */
  squaresOf(text: string): Square[] {
    const names = this.all.map((square) => squareName(square, this.size));
    return [...text.matchAll(/\b[a-z]\d+\b/g)].map(([name]) => names.indexOf(name));
  }

  squareOf(text: string): Square {
    return this.squaresOf(text)[0]!;
  }

  /** Of the new ways, how many have a queen on a square. */
  kept(square: Square): number {
    return extending(this.fresh, [square]).length;
  }

  /** How many other squares keep at least as many new ways. */
  rivals(square: Square): { readonly better: number; readonly equal: number } {
    const others = this.all.filter((other) => other !== square && this.isFree(other));
    const kept = others.map((other) => this.kept(other) - this.kept(square));
    return {
      better: kept.filter((more) => more > 0).length,
      equal: kept.filter((more) => more === 0).length,
    };
  }

  /** Whether no way to finish has a queen on a square. */
  isRuledOut(square: Square): boolean {
    return extending(this.ways, [square]).length === 0;
  }
}

/** A kind of sentence, and whether it is true; what is only advice claims nothing. */
const ADVICE = (): boolean => true;
const one = (count: number): boolean => count === 1;

const isDead = (facts: Facts): boolean => !facts.hasConflict && facts.ways.length === 0;

/** The sentences that only hints of free play say. */
const OWN_CLAIMS: readonly Claim<Facts>[] = [
  [/^No solution exists$/, (f) => f.solutions.length === 0],
  [
    /^A queen on 2 × 2 sees every other square, so a second one has nowhere to stand\.$/,
    (f) => f.size === 2 && f.all.every((a) => f.all.every((b) => a === b || f.sees(a, b))),
  ],
  [/^Some queen must stand in the top row\.$/, (f) => f.size === 3],
  [
    /^In a corner she leaves two squares, which see each other; in the middle, two that see each other too\.$/,
    (f) =>
      [0, 1, 2].every((queen) => {
        const left = f.all.filter((square) => square !== queen && !f.sees(queen, square));
        return left.length === 2 && f.sees(left[0]!, left[1]!);
      }),
  ],
  [/^A third queen never fits\.$/, (f) => f.size === 3 && f.solutions.length === 0],

  [/^Solved$/, (f) => f.solutions.includes(codeOf(f.queens, f.size)!)],
  [/^No queen sees another\.$/, (f) => !f.hasConflict],
  [/^Nothing is left to do\.$/, (f) => f.queens.length === f.size],

  [/^Something is wrong$/, (f) => f.hasConflict],
  [/^Two queens see each other\.$/, (f) => f.hasConflict],
  [/^Look along rows, columns and diagonals\.$/, ADVICE],
  [
    /^(\w+ and \w+) see each other$/,
    (f, pair) => {
      const [a, b] = f.squaresOf(pair);
      return f.queens.includes(a!) && f.queens.includes(b!) && f.sees(a!, b!);
    },
  ],
  [
    /^They stand (?:in a (row|column)|on a (diagonal))\.$/,
    (f, straight) => {
      if (f.finding.technique !== 'conflict') return false;
      const { newer, older } = f.finding.conflicts[0]!;
      const line = lineBetween(newer, older, f.size);
      return straight ? line === straight : line === 'rising' || line === 'falling';
    },
  ],
  [/^One of them has to go before anything else can be said\.$/, (f) => f.hasConflict],

  [/^There is no way to finish$/, isDead],
  [
    /^No queens see each other, and yet one stands where no solution has a queen\.$/,
    (f) => isDead(f) && f.queens.some((queen) => extending(f.solutions, [queen]).length === 0),
  ],
  [/^No queens see each other, and yet some of them cannot stand together\.$/, isDead],
  [
    /^No solution has a queen on (\w+)$/,
    (f, square) => extending(f.solutions, [f.squareOf(square)]).length === 0,
  ],
  [
    /^(.+) cannot stand together$/,
    (f, squares) => extending(f.solutions, f.squaresOf(squares)).length === 0,
  ],
  [/^While she stands there, nothing can be completed\.$/, isDead],
  [
    /^Leave (any one|either) of them out, and the others? can be completed\.$/,
    ({ finding, solutions }, any) =>
      finding.technique === 'dead' &&
      (any === 'either') === (finding.together.length === 2) &&
      finding.together.every((queen) => {
        const others = finding.together.filter((other) => other !== queen);
        return extending(solutions, others).length > 0;
      }),
  ],
  [
    /^Lift (.+): that opens (\d+) new ways? to finish\.$/,
    (f, lifted, count) => opened(f, lifted).fresh === Number(count),
  ],
  [
    /^Lift (.+): that opens (one way|\d+ ways), (?:all )?found before\.$/,
    (f, lifted, count) => {
      const { ways, fresh } = opened(f, lifted);
      return fresh === 0 && ways === (count === 'one way' ? 1 : parseInt(count));
    },
  ],

  [/^This one is yours already$/, (f) => f.ways.length === 1 && f.fresh.length === 0],
  [/^All of these are yours already$/, (f) => f.ways.length > 1 && f.fresh.length === 0],
  [
    /^The only way to finish from here is one you have found\.$/,
    (f) => f.ways.length === 1 && f.fresh.length === 0,
  ],
  [
    /^You have found each of the (\d+) ways to finish from here\.$/,
    (f, count) => f.ways.length === Number(count) && f.fresh.length === 0,
  ],
  [
    /^You have found every solution of this size\.$/,
    (f) => f.finding.technique === 'all-known' && f.finding.lift === undefined,
  ],
  [/^Look at [a-z]\d.*\.$/, ADVICE],

  [
    /^(?:(\d+) squares? lies? in (?:a )?(row|column)s? that already holds? a queen(?:, )?)?(?:(.+) (?:is|are) seen along (?:a )?diagonals?)? — only (\w+) is left\.$/,
    (f, count, kind, slanted, left) => {
      if (!('house' in f.finding)) return false;
      const only = f.squareOf(left);
      const seen = f.squaresOf(slanted);
      const others = f.finding.house.squares.filter((s) => s !== only && !seen.includes(s));
      const of = kind === 'row' ? rowOf : columnOf;
      const areSlanted = seen.every((square) =>
        f.queens.some((queen) =>
          ['rising', 'falling'].includes(lineBetween(queen, square, f.size) ?? ''),
        ),
      );
      const areStraight = others.every((square) =>
        f.queens.some((queen) => of(queen, f.size) === of(square, f.size)),
      );
      return f.isFree(only) && areSlanted && areStraight && others.length === Number(count);
    },
  ],

  [/^One new way is left$/, (f) => one(f.fresh.length)],
  [/^No line is down to one square$/, (f) => f.open.every((line) => f.freeIn(line).length > 1)],
  [
    /^One (row|column) has fewer free squares than any other line\.$/,
    (f, kind) => {
      const counts = f.open.map((line) => f.freeIn(line).length);
      const fewest = Math.min(...counts);
      const lines = f.open.filter((_, index) => counts[index] === fewest);
      return lines.length === 1 && lines[0]!.kind === kind;
    },
  ],
  [/^Look there\.$/, ADVICE],
  [
    /^Look for a (row|column) that has as few free squares as any line\.$/,
    (f, kind) => {
      const fewest = Math.min(...f.open.map((line) => f.freeIn(line).length));
      return f.open.some((line) => line.kind === kind && f.freeIn(line).length === fewest);
    },
  ],
  [/^Compare the free squares of the (rows|columns)\.$/, ADVICE],
  [/^Which of its squares has a queen in the new way left\?$/, (f) => one(f.fresh.length)],
  [
    /^One of its squares has a queen in every new way to finish\.$/,
    (f) => f.kept(placeOf(f)) === f.fresh.length,
  ],
  [
    /^One of its squares keeps more new ways open than any other square\.$/,
    (f) => isBest(f, placeOf(f)),
  ],
  [
    /^No square keeps more new ways open than one of these\.$/,
    (f) => f.rivals(placeOf(f)).better === 0,
  ],
  [
    /^The new way left has a queen on (\w+)$/,
    (f, square) => one(f.fresh.length) && one(f.kept(f.squareOf(square))),
  ],
  [
    /^Every new way has a queen on (\w+)$/,
    (f, square) => f.kept(f.squareOf(square)) === f.fresh.length,
  ],
  [/^(\w+) keeps most open$/, (f, square) => isBest(f, f.squareOf(square))],
  [
    /^No square keeps more open than (\w+)$/,
    (f, square) => f.rivals(f.squareOf(square)).better === 0,
  ],
  [
    /^Only one way to finish is left, and it has a queen on (\w+)\.$/,
    (f, square) => one(f.ways.length) && one(f.kept(f.squareOf(square))),
  ],
  [
    /^Only one new way to finish is left, and it has a queen on (\w+)\.$/,
    (f, square) => f.ways.length > 1 && one(f.fresh.length) && one(f.kept(f.squareOf(square))),
  ],
  [
    /^Each of the (\d+) new ways to finish has a queen on (\w+)\.$/,
    (f, count, square) =>
      f.fresh.length === Number(count) && f.kept(f.squareOf(square)) === Number(count),
  ],
  [
    /^Of the (\d+) new ways to finish, (\w+) keeps (\d+), more than any other square\.$/,
    (f, all, square, kept) =>
      f.fresh.length === Number(all) &&
      f.kept(f.squareOf(square)) === Number(kept) &&
      isBest(f, f.squareOf(square)),
  ],
  [
    /^Of the (\d+) new ways to finish, (\w+) keeps (\d+); no square keeps more, and (one|\d+) others? keeps? as many\.$/,
    (f, all, square, kept, equal) => {
      const rivals = f.rivals(f.squareOf(square));
      return (
        f.fresh.length === Number(all) &&
        f.kept(f.squareOf(square)) === Number(kept) &&
        rivals.better === 0 &&
        rivals.equal === (equal === 'one' ? 1 : Number(equal))
      );
    },
  ],
];

const CLAIMS: readonly Claim<Facts>[] = [
  ...OWN_CLAIMS,
  ...REASON_CLAIMS.map(([pattern, isTrue]): Claim<Facts> => [
    pattern,
    (facts, ...parts) => isTrue(facts.onHouses, ...parts),
  ]),
];

/** What lifting queens that a text names opens. */
function opened(facts: Facts, lifted: string): { readonly ways: number; readonly fresh: number } {
  const squares = facts.squaresOf(lifted);
  const left = facts.queens.filter((queen) => !squares.includes(queen));
  const ways = extending(facts.solutions, left);
  return { ways: ways.length, fresh: ways.filter((code) => !facts.found.includes(code)).length };
}

function isBest(facts: Facts, square: Square): boolean {
  const { better, equal } = facts.rivals(square);
  return better + equal === 0;
}

/** The square that a hint leads to; the lower rungs speak of it without naming it. */
function placeOf({ finding }: Facts): Square {
  if (finding.technique !== 'most-open') throw new Error(`${finding.technique} leads nowhere.`);
  return finding.choice.place;
}

/** The number of random boards whose hints are taken at their word. */
const BOARDS = sample(1_000, 20_000);

/** Boards, each by what it is drawn from, on which every sentence is said at least once. */
const EXAMPLES = [
  { size: 2, seed: 1 },
  { size: 3, seed: 2 },
  { size: 4, seed: 3 },
  { size: 6, seed: 5 },
  { size: 7, seed: 6 },
  { size: 1, seed: 9 },
  { size: 4, seed: 12 },
  { size: 7, seed: 15 },
  { size: 1, seed: 18 },
  { size: 4, seed: 21 },
  { size: 7, seed: 24 },
  { size: 9, seed: 26 },
  { size: 6, seed: 41 },
  { size: 9, seed: 125 },
  { size: 8, seed: 133 },
  { size: 6, seed: 185 },
  { size: 7, seed: 699 },
  { size: 8, seed: 1141 },
  { size: 8, seed: 2923 },
];

/** Checks every sentence that the rungs of a hint say on a board. */
function holdAll(claims: Claims<Facts>, size: number, seed: number): void {
  const draw = drawFrom(seed);
  const queens = queensOn(size, draw);
  const found = foundOf(size, queens, draw);
  const known = new Known(size);
  for (const code of found) known.add(code, 'found');
  const { finding } = finish(hintFor(size, queens, known));
  const facts = new Facts({ size, queens, found, finding });
  for (const rung of ['nudge', 'where', 'why'] as const) {
    claims.hold(hintWords(finding, rung, completePuzzle(size, [])), facts, rung);
  }
}

test('every sentence that a hint can say is said on one of the example boards, and is true', () => {
  const claims = new Claims(CLAIMS);
  for (const { size, seed } of EXAMPLES) holdAll(claims, size, seed);
  const own = OWN_CLAIMS.map(([pattern]) => String(pattern));
  expect(claims.never.filter((pattern) => own.includes(pattern))).toEqual([]);
});

test(`every sentence of a hint is true on ${BOARDS} random boards of n = 1 … 9`, () => {
  const claims = new Claims(CLAIMS);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (size, seed) =>
      holdAll(claims, size, seed),
    ),
    { numRuns: BOARDS },
  );
});
