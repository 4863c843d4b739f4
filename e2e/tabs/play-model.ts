import { playAddress } from '../../src/core/routes/addresses.ts';
import {
  codeOf,
  inWords,
  isSameBoard,
  type Input,
  type Shown,
  type Stored,
  type TabView,
  type Told,
} from './recorder.ts';

/** The sizes that are played. */
export const SIZES = [4, 5, 6];

/** The solutions of the sizes that are played. */
export const SOLUTIONS = new Map(SIZES.map((size) => [size, solutionsOf(size)]));

function solutionsOf(size: number): readonly string[] {
  const extend = (columns: readonly number[]): string[] => {
    if (columns.length === size) return [columns.map((column) => column + 1).join('')];
    return Array.from({ length: size }, (_, column) => column)
      .filter((column) =>
        columns.every(
          (other, row) => other !== column && Math.abs(other - column) !== columns.length - row,
        ),
      )
      .flatMap((column) => extend([...columns, column]));
  };
  return extend([]);
}

/** The state that the board and the finds of one size must have. */
class Size {
  readonly size: number;
  /** The board as the newest change left it; `undefined` where the order of changes is not known. */
  board: Shown | undefined;
  /** Changes of the board, at most. */
  changes = 0;
  /** Finds that must be stored: told, imported, or built by hand from an empty board. */
  readonly must = new Set<string>();
  /** Finds that may be stored. */
  readonly may = new Set<string>();
  /** Finds told as new, since they were erased last. */
  readonly news = new Set<string>();
  /** The most help that was ever stored of an attempt, by its name and rung. */
  readonly help = new Map<string, number>();

  constructor(size: number) {
    this.size = size;
    this.board = { size, queens: [], marks: [], revealed: [], inConflict: false };
  }
}

/** A change or find that one tab alone may have: it may be lost with the tab. */
interface Unkept {
  readonly tab: number;
  readonly size: number;
  readonly code?: string;
  /** A sheet has said that it is safe. */
  readonly told?: boolean;
}

/** Judges from outside everything that tabs do with free play. */
export class Model {
  readonly #sizes = new Map(SIZES.map((size) => [size, new Size(size)]));
  #unkept: Unkept[] = [];
  readonly #erased = new Map<number, Map<number, Set<string>>>();
  /** True while the device is full. */
  full = false;
  /** True if the device was ever full. */
  #wasFull = false;
  /** True if a change was lost with a tab of a full device; other tabs may have heard of it. */
  #lossy = false;
  /** Mistakes found so far. */
  readonly wrong: string[] = [];

  of(size: number): Size {
    const of = this.#sizes.get(size);
    if (!of) throw new Error(`${size} is not played.`);
    return of;
  }

  setFull(full: boolean): void {
    this.full = full;
    this.#wasFull ||= full;
  }

  /** Takes in what a tab did and told, in order. */
  heard(tab: number, { inputs, told }: { inputs: readonly Input[]; told: readonly Told[] }): void {
    for (const input of inputs) this.#did(tab, input);
    for (const { code, isNew } of told) this.#told(tab, code, isNew);
  }

  #did(tab: number, { before, after, silent }: Input): void {
    const { size } = after;
    const of = this.#sizes.get(size);
    if (!of) return;
    if (isSameBoard(before, after)) {
      if (silent) {
        of.changes++;
        of.board = undefined;
      }
      return;
    }
    of.changes++;
    of.board = after;
    this.#unkept.push({ tab, size });
    const code = codeOf(after);
    if (code !== undefined && SOLUTIONS.get(size)!.includes(code)) {
      of.may.add(code);
      this.#unkept.push({ tab, size, code });
    }
  }

  #told(tab: number, code: string, isNew: boolean): void {
    const of = this.of(code.length);
    if (!of.may.has(code)) this.wrong.push(`${code} was told as a find, and nobody built it`);
    of.must.add(code);
    if (!isNew) return;
    this.#unkept.push({ tab, size: code.length, code, told: true });
    if (of.news.has(code) && !this.#wasFull) this.wrong.push(`${code} was told as new twice`);
    of.news.add(code);
  }

  /** Records that a tab built a solution by hand from an empty board, without another tab's changes. */
  built(code: string): void {
    this.of(code.length).must.add(code);
  }

  /** Records a change that came some time after its input; the tab shows it now. */
  changed(tab: number, shown: Shown): void {
    const of = this.#sizes.get(shown.size);
    if (!of) return;
    of.changes++;
    of.board = shown;
    this.#unkept.push({ tab, size: shown.size });
  }

  imported(tab: number, codes: readonly string[]): void {
    for (const code of codes) {
      const of = this.of(code.length);
      of.must.add(code);
      of.may.add(code);
      this.#unkept.push({ tab, size: code.length, code });
    }
  }

  /** Records that a tab was closed without notice. */
  killed(tab: number): void {
    const lost = this.#unkept.filter((unkept) => unkept.tab === tab);
    this.#unkept = this.#unkept.filter((unkept) => unkept.tab !== tab);
    this.#erased.delete(tab);
    for (const { size, code, told } of lost) {
      const of = this.of(size);
      if (code === undefined) of.board = undefined;
      else if (told !== true || this.full) of.must.delete(code);
    }
    if (lost.length > 0 && this.full) this.#lossy = true;
  }

  /** Records that a tab erased the finds of a size while no other change was pending. */
  erased(tab: number, size: number, stored: Stored): void {
    const of = this.of(size);
    const gone = new Map(this.#erased.get(tab));
    const codes = (stored.solutions[size] ?? [])
      .filter(({ kind }) => kind === 'found')
      .map(({ code }) => code);
    gone.set(size, new Set([...(gone.get(size) ?? []), ...codes]));
    this.#erased.set(tab, gone);
    of.must.clear();
    of.may.clear();
    of.news.clear();
  }

  /** Records that a tab restored all the finds that it had erased. */
  restored(tab: number): void {
    for (const [size, codes] of this.#erased.get(tab) ?? []) {
      const of = this.of(size);
      for (const code of codes) {
        of.must.add(code);
        of.may.add(code);
      }
    }
    this.#erased.delete(tab);
  }

  /** Takes the stored boards as known, once everything is stored, heard and right. */
  settled(stored: Stored): void {
    this.#unkept = [];
    for (const of of this.#sizes.values()) {
      of.board ??= boardOf(of.size, stored);
    }
  }

  /** Returns an error for each stored count of help that became less. May be called at any time. */
  helpWrong(stored: Stored): string[] {
    const wrong: string[] = [];
    for (const [size, of] of this.#sizes) {
      for (const [name, { hints }] of Object.entries(stored.boards[size]?.attempts ?? {})) {
        for (const [rung, count] of Object.entries(hints)) {
          const key = `${name} ${rung}`;
          const most = of.help.get(key) ?? 0;
          if (count < most) wrong.push(`${size}: help ${rung} of ${name} was ${most}, is ${count}`);
          of.help.set(key, Math.max(count, most));
        }
      }
    }
    return wrong;
  }

  /** Returns all mistakes. Everything must be stored and heard before. */
  judge(stored: Stored, tabs: readonly TabView[]): string[] {
    return [
      ...this.wrong,
      ...this.helpWrong(stored),
      ...[...this.#sizes.values()].flatMap((of) => this.#judgeSize(of, stored)),
      ...tabs.flatMap((tab, index) =>
        this.judgeTab(tab, stored).map((wrong) => `tab ${index}: ${wrong}`),
      ),
    ];
  }

  #judgeSize({ size, board, changes, must, may }: Size, stored: Stored): string[] {
    const wrong: string[] = [];
    const there = boardOf(size, stored);
    if (board && !isSameBoard(board, there)) {
      wrong.push(`the newest change left ${inWords(board)}, stored is ${inWords(there)}`);
    }
    const line = (stored.boards[size]?.history.past.length ?? 0) + 1;
    if (line > changes + 1) wrong.push(`${size}: ${line} positions after ${changes} changes`);
    const found = foundIn(size, stored);
    for (const code of must) if (!found.has(code)) wrong.push(`the find ${code} is lost`);
    for (const code of found)
      if (!may.has(code)) wrong.push(`${code} is stored, and nobody found it`);
    return wrong;
  }

  /** Returns the mistakes of a tab: its board, the names of its squares, its count and its address. */
  judgeTab({ hash, own, shown, named, words }: TabView, stored: Stored): string[] {
    if (!shown || !this.#sizes.has(shown.size)) return [];
    const { size } = shown;
    const wrong: string[] = [];
    const there = boardOf(size, stored);
    if (!isSameBoard(shown, there)) {
      wrong.push(`shows ${inWords(shown)}, stored is ${inWords(there)}`);
    }
    if (!named || !isSameBoard(named, there)) {
      const names = named ? inWords(named) : 'without names';
      wrong.push(`is read as ${names}, stored is ${inWords(there)}`);
    }
    const found = foundIn(size, stored).size;
    const revealed = (stored.solutions[size] ?? []).length - found;
    const total = SOLUTIONS.get(size)!.length;
    const expected = `${found} of ${total} found${revealed > 0 ? ` · ${revealed} revealed` : ''}`;
    if (words !== expected && !this.#lossy) wrong.push(`says “${words}” and not “${expected}”`);
    const code = shown.queens.length > 0 ? codeOf(shown) : undefined;
    const address = playAddress(size, code);
    if (hash !== address || !own)
      wrong.push(`is at ${hash}${own ? '' : ', not own'}, not ${address}`);
    return wrong;
  }
}

function boardOf(size: number, { boards }: Stored): Shown {
  const { queens = [], marks = [], revealed = [] } = boards[size]?.history.present ?? {};
  return { size, queens, marks, revealed, inConflict: false };
}

function foundIn(size: number, { solutions }: Stored): ReadonlySet<string> {
  const records = solutions[size] ?? [];
  return new Set(records.filter(({ kind }) => kind === 'found').map(({ code }) => code));
}
