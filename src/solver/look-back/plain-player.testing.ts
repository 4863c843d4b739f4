import { geometryOf } from '../../core/board/geometry.ts';
import { housesOf, type House } from '../../core/board/house.ts';
import type { Square } from '../../core/board/square.ts';
import type { PlayedMove } from '../../core/game/played-moves.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import type { PlacementBoardInPlay } from '../puzzles/make/placement-boards.testing.ts';
import type { Draw } from '../search/random-boards.testing.ts';

/** The techniques of a player, the easiest first. */
const RANKS: readonly Technique[] = [
  'last',
  'shared-1',
  'starved',
  'shared-2',
  'shared-3',
  'chain',
  'long-chain',
];

/** The hardest technique that a player uses in the head to follow a supposed queen. */
const IN_HEAD = RANKS.indexOf('shared-2');

/** Most free squares of a house for which players look for a queen that takes them all. */
const MOST_STARVED = 8;

/** The player's own reason for a move. */
type OwnReason = Technique | 'guess' | 'conflict' | 'removed';

/** A game, and the reasons of the player for each of its moves. */
export interface PlainGame {
  readonly moves: readonly PlayedMove[];
  readonly reasons: readonly OwnReason[];
  /** For each move, the easiest technique that gave any queen before it; `undefined` if none did. */
  readonly easiest: readonly (Technique | undefined)[];
}

/** The free squares of a board and what follows from them, worked out square by square. */
class PlainBoard {
  readonly houses: readonly House[];
  readonly sees: (a: Square, b: Square) => boolean;
  readonly free: ReadonlySet<Square>;
  queens: readonly Square[] = [];

  constructor(houses: readonly House[], sees: PlainBoard['sees'], free: Iterable<Square>) {
    this.houses = houses;
    this.sees = sees;
    this.free = new Set(free);
  }

  with(queens: readonly Square[]): PlainBoard {
    const free = [...this.free].filter(
      (square) => !queens.some((queen) => this.sees(queen, square)),
    );
    const next = new PlainBoard(this.houses, this.sees, free);
    next.queens = [...this.queens, ...queens];
    return next;
  }

  without(squares: readonly Square[]): PlainBoard {
    const free = [...this.free].filter((square) => !squares.includes(square));
    const next = new PlainBoard(this.houses, this.sees, free);
    next.queens = this.queens;
    return next;
  }

  /** Returns the free squares of each house without a queen. */
  open(): Square[][] {
    return this.houses
      .filter(({ squares }) => !squares.some((square) => this.queens.includes(square)))
      .map(({ squares }) => squares.filter((square) => this.free.has(square)));
  }

  get isDead(): boolean {
    return this.open().some((free) => free.length === 0);
  }

  get forced(): Square[] {
    return this.open().flatMap((free) => (free.length === 1 ? free : []));
  }

  /** Returns what the techniques of one rank rule out. */
  ruledOutBy(rank: number): Square[] {
    const free = [...this.free];
    switch (RANKS[rank]) {
      case 'shared-1':
        return this.#shared(1);
      case 'shared-2':
        return this.#shared(2);
      case 'shared-3':
        return [...this.#shared(3), ...this.#shared(4)];
      case 'starved': {
        const few = this.open().filter(({ length }) => length <= MOST_STARVED);
        return free.filter((square) =>
          few.some(
            (left) => !left.includes(square) && left.every((other) => this.sees(square, other)),
          ),
        );
      }
      case 'chain':
        return free.filter((square) => this.with([square]).#failsAfter(1));
      case 'long-chain':
        return free.filter((square) => {
          const tried = this.with([square]);
          return tried.#failsAfter(2) || tried.#failsAfter(3) || tried.closure(IN_HEAD).isDead;
        });
      default:
        return [];
    }
  }

  /** Applies the techniques up to a rank until nothing follows or a house has no free square. */
  closure(rank: number): PlainBoard {
    let board = this.with([]);
    for (;;) {
      if (board.isDead) return board;
      const [queen] = board.forced;
      if (queen !== undefined) {
        board = board.with([queen]);
        continue;
      }
      let out: Square[] = [];
      for (let at = 1; at <= rank && out.length === 0; at++) out = board.ruledOutBy(at);
      if (out.length === 0) return board;
      board = board.without(out);
    }
  }

  #failsAfter(moves: number): boolean {
    if (moves === 0) return this.isDead;
    return this.forced.some((square) => this.with([square]).#failsAfter(moves - 1));
  }

  /** Returns what k houses of a kind rule out by filling k of another kind. */
  #shared(k: number): Square[] {
    const out = new Set<Square>();
    const openOf = (kind: House['kind']): House[] =>
      this.houses.filter(
        (house) =>
          house.kind === kind && !house.squares.some((square) => this.queens.includes(square)),
      );
    const kinds = ['row', 'column', 'region'] as const;
    for (const kind of kinds) {
      for (const other of kinds.filter((name) => name !== kind)) {
        for (const houses of combinations(openOf(kind), k)) {
          const filled = houses.flatMap(({ squares }) => squares.filter((s) => this.free.has(s)));
          const shared = openOf(other).filter(({ squares }) =>
            squares.some((square) => filled.includes(square)),
          );
          if (shared.length !== k) continue;
          for (const square of shared.flatMap(({ squares }) => squares)) {
            if (this.free.has(square) && !filled.includes(square)) out.add(square);
          }
        }
      }
    }
    return [...out];
  }
}

function combinations<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]),
  );
}

/**
 * Plays a board with answers to one of them, and knows its own reasons: it places a queen that a technique gives and
 * no easier one, or a queen that none gives, or one that attacks another.
 * @param wrong Per cent of moves that are guesses.
 */
export function playPlainly(board: PlacementBoardInPlay, draw: Draw, wrong: number): PlainGame {
  const { puzzle, answers } = board;
  const answer = answers[draw(answers.length)]!;
  const geometry = geometryOf(puzzle.rules);
  const all = [...Array(geometry.squares).keys()];
  const seen = all.map((a) => all.map((b) => a === b || geometry.relation(a, b) !== undefined));
  const empty = new PlainBoard(housesOf(puzzle.rules), (a, b) => seen[a]![b]!, all);
  const moves: PlayedMove[] = [];
  const reasons: OwnReason[] = [];
  const easiest: (Technique | undefined)[] = [];
  const queens = [...puzzle.givens];
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)]!;
  const add = (
    squares: readonly Square[],
    isPlaced: boolean,
    reason: OwnReason,
    easy?: Technique,
  ): void => {
    moves.push({ squares, isPlaced });
    reasons.push(reason);
    easiest.push(easy);
    for (const square of squares) {
      if (isPlaced) queens.push(square);
      else queens.splice(queens.indexOf(square), 1);
    }
  };
  while (!answer.every((square) => queens.includes(square)) || queens.length > answer.length) {
    const wrongQueens = queens.filter((queen) => !answer.includes(queen));
    if (wrongQueens.length > 0 && draw(3) > 0) {
      add(draw(2) ? wrongQueens : wrongQueens.slice(-1), false, 'removed');
      continue;
    }
    const now = empty.with(queens);
    const closures = RANKS.map((_, rank) => now.closure(rank));
    // A contradiction gives every queen and none: such a board is left at the next move.
    const sound = closures.filter(({ isDead }) => !isDead);
    const given = sound.map((closure, rank) =>
      closure.queens.filter(
        (queen) =>
          !now.queens.includes(queen) && !(sound[rank - 1]?.queens.includes(queen) ?? false),
      ),
    );
    const known = given.flat();
    const easy = RANKS[given.findIndex(({ length }) => length > 0)];
    const attacked = all.filter((square) => !now.free.has(square) && !queens.includes(square));
    const open = [...now.free].filter((square) => !known.includes(square));
    const rightOpen = open.filter((square) => answer.includes(square));
    if (wrongQueens.length > 0 && sound.length < RANKS.length) {
      add(wrongQueens, false, 'removed');
    } else if (draw(100) < wrong) {
      if (draw(4) === 0 && attacked.length > 0) {
        const square = pick(attacked);
        add([square], true, 'conflict', easy);
        add([square], false, 'removed');
      } else if (open.length > 0) add([pick(open)], true, 'guess', easy);
    } else if (known.length > 0) {
      const ranks = [...given.keys()].filter((rank) => given[rank]!.length > 0);
      const rank = pick(ranks);
      add([pick(given[rank]!)], true, RANKS[rank]!, easy);
    } else if (rightOpen.length > 0) add([pick(rightOpen)], true, 'guess', easy);
    else add(wrongQueens, false, 'removed');
  }
  return { moves, reasons, easiest };
}
