import { puzzleAddress } from '../../src/core/routes/addresses.ts';
import {
  COMPLETE,
  COMPLETE_REST,
  GUARD,
  GUARD_ANSWER,
  REGIONS,
  REGIONS_ANSWER,
} from '../helpers/puzzle-steps.ts';
import {
  inWords,
  isSameBoard,
  type Input,
  type Shown,
  type StoredPuzzle,
  type StoredPuzzles,
  type TabView,
  type Told,
} from './recorder.ts';

/** A puzzle that is played. */
interface Place {
  readonly rows: number;
  readonly columns: number;
  /** The squares of the queens that are given. */
  readonly givens: readonly number[];
  /** The squares of the queens that solve it, without those given. */
  readonly answer: readonly number[];
}

/** The puzzles that are played, by their codes. */
export const PLACES: ReadonlyMap<string, Place> = new Map([
  [REGIONS, placeOf(8, 8, [], REGIONS_ANSWER)],
  [COMPLETE, placeOf(5, 5, ['a5', 'c4'], COMPLETE_REST)],
  [GUARD, placeOf(3, 4, [], GUARD_ANSWER)],
]);

function placeOf(
  rows: number,
  columns: number,
  givens: readonly string[],
  answer: readonly string[],
): Place {
  const squareOf = (name: string): number =>
    (rows - Number(name.slice(1))) * columns + name.charCodeAt(0) - 'a'.charCodeAt(0);
  return { rows, columns, givens: givens.map(squareOf), answer: answer.map(squareOf) };
}

/** The state that one puzzle must have. */
interface Fate {
  /** The board as the newest change left it; `undefined` where the order of changes is not known. */
  board: Shown | undefined;
  /** A sheet has told that it is solved, and it has to stay so. */
  isSolved: boolean;
}

/** A change that one tab alone may have: it may be lost with the tab. */
interface Unkept {
  readonly tab: number;
  readonly place: string;
  readonly isTold: boolean;
}

/** Judges from outside everything that tabs do with puzzles. */
export class PuzzleModel {
  readonly #fates: ReadonlyMap<string, Fate> = new Map(
    Array.from(PLACES, ([place, { rows, givens }]) => [
      place,
      {
        board: { size: rows, queens: givens, marks: [], revealed: [], inConflict: false },
        isSolved: false,
      },
    ]),
  );
  #unkept: Unkept[] = [];
  full = false;
  readonly wrong: string[] = [];

  setFull(full: boolean): void {
    this.full = full;
  }

  heard(
    tab: number,
    { inputs, told }: { readonly inputs: readonly Input[]; readonly told: readonly Told[] },
  ): void {
    for (const { hash, before, after, silent } of inputs) {
      const place = placeAt(hash);
      if (place === undefined) continue;
      if (!isSameBoard(before, after)) this.#changed(tab, place, after);
      else if (silent) this.#fates.get(place)!.board = undefined;
    }
    for (const { code } of told) {
      const place = placeAt(code);
      if (place === undefined) continue;
      this.#fates.get(place)!.isSolved = true;
      this.#unkept.push({ tab, place, isTold: true });
    }
  }

  /** Records a change that came some time after its input; the tab shows it now. */
  changed(tab: number, { hash, shown }: TabView): void {
    const place = placeAt(hash);
    if (place !== undefined && shown) this.#changed(tab, place, shown);
  }

  killed(tab: number): void {
    const lost = this.#unkept.filter((unkept) => unkept.tab === tab);
    this.#unkept = this.#unkept.filter((unkept) => unkept.tab !== tab);
    for (const { place, isTold } of lost) {
      const fate = this.#fates.get(place)!;
      if (!isTold) fate.board = undefined;
      else if (this.full) fate.isSolved = false;
    }
  }

  judge(stored: StoredPuzzles, tabs: readonly TabView[]): string[] {
    const wrong = [...this.wrong];
    for (const [place, { board, isSolved }] of this.#fates) {
      const there = boardIn(stored, place);
      if (board && !isSame(board, there, place, stored[place])) {
        wrong.push(`the newest change left ${inWords(board)}, stored is ${inWords(there)}`);
      }
      if (isSolved && stored[place]?.result?.outcome !== 'solved') {
        wrong.push(`${place} was solved, and is no longer`);
      }
    }
    for (const [index, { hash, shown, named }] of tabs.entries()) {
      const place = placeAt(hash);
      if (place === undefined || !shown) continue;
      const there = boardIn(stored, place);
      for (const [how, board] of [
        ['shows', shown],
        ['is read as', named],
      ] as const) {
        if (board && isSame(board, there, place, stored[place])) continue;
        const words = board ? inWords(board) : 'nothing';
        wrong.push(`tab ${index} ${how} ${words}, stored is ${inWords(there)}`);
      }
    }
    return wrong;
  }

  settled(stored: StoredPuzzles): void {
    this.#unkept = [];
    for (const [place, fate] of this.#fates) fate.board ??= boardIn(stored, place);
  }

  #changed(tab: number, place: string, board: Shown): void {
    this.#fates.get(place)!.board = board;
    this.#unkept.push({ tab, place, isTold: false });
  }
}

function placeAt(hash: string): string | undefined {
  return [...PLACES.keys()].find((place) => hash === puzzleAddress(place));
}

/** The board that a tab has to show: its game, else how it was solved, else its start. */
function boardIn(stored: StoredPuzzles, place: string): Shown {
  const { rows, givens } = PLACES.get(place)!;
  const { game, result } = stored[place] ?? {};
  const { queens, marks, revealed } = game?.history.present ?? {
    queens: result?.outcome === 'solved' ? (result.queens ?? []) : givens,
    marks: [],
    revealed: [],
  };
  return { size: rows, queens, marks, revealed, inConflict: false };
}

/**
 * Compares boards. The marks of a solved puzzle are its tab's own and are not kept; of several answers each tab may
 * show the one that it found.
 */
function isSame(
  board: Shown,
  there: Shown,
  place: string,
  stored: StoredPuzzle | undefined,
): boolean {
  if (stored?.game) return isSameBoard(board, there);
  const isAnswer = stored?.result?.outcome === 'solved' && place === GUARD;
  const { queens } = isAnswer && isGuarded(board.queens) ? there : board;
  return isSameBoard({ ...board, queens, marks: there.marks }, there);
}

/** Returns true if two queens guard all squares of the Guard puzzle. */
function isGuarded(queens: readonly number[]): boolean {
  const { rows, columns } = PLACES.get(GUARD)!;
  const squares = Array.from({ length: rows * columns }, (_, square) => square);
  return (
    queens.length === 2 &&
    squares.every((square) =>
      queens.some((queen) => {
        const down = Math.floor(square / columns) - Math.floor(queen / columns);
        const across = (square % columns) - (queen % columns);
        return down === 0 || across === 0 || Math.abs(down) === Math.abs(across);
      }),
    )
  );
}
