import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playAddress } from '../core/routes/addresses.ts';
import { canFind, type Hints, type Rung } from '../core/game/attempt.ts';
import { type Code, codeOf, queensOf } from '../core/solutions/code.ts';
import { attemptOf, type Game, type Move } from '../core/game/game.ts';
import { geometryOf } from '../core/board/geometry.ts';
import { lineOf } from '../core/game/history.ts';
import { samePosition, type AttemptId, type Position } from '../core/game/position.ts';
import { RUNGS } from '../core/game/rungs.ts';
import { verdict } from '../core/board/verdict.ts';
import { importSolutions } from '../progress/backup/import-backup.ts';
import { BOARDS_DATABASE } from '../progress/games/board-repository.ts';
import { clock, FakeDate } from '../progress/games/saved-game-page.testing.ts';
import { exampleFind } from '../progress/solutions/example-find.testing.ts';
import { foundRecord, revealedRecord, type Find, type Reveal } from '../progress/solutions/find.ts';
import type * as Database from '../progress/storage/database.ts';
import { putWithoutRoom } from '../progress/storage/full-storage.testing.ts';
import { sample } from '../core/sample.testing.ts';
import type { Finish } from './frame/free-play.ts';
import { Channel, ModelPage, turn, World, type Watcher } from './model-page.testing.ts';
// Loaded before the first run, so that no run waits for it.

// The mock calls it with the store as `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

/** The time of all events, in milliseconds since 1970; imported finds are older. */
const TODAY = 1_700_000_000_000;

const SOLUTIONS: Readonly<Record<number, readonly Code[]>> = {
  4: ['2413', '3142'],
  5: ['13524', '14253', '24135', '25314', '31425', '35241', '41352', '42531', '52413', '53142'],
  6: ['246135', '362514', '415263', '531642'],
};
const SIZES = Object.keys(SOLUTIONS).map(Number);

/** An event of one of three pages. */
type Event = { readonly page: number } & (
  | { readonly kind: 'toggle' | 'lift'; readonly at: number }
  | { readonly kind: 'move'; readonly at: number; readonly to: number }
  | { readonly kind: 'mark'; readonly at: number; readonly marked: boolean }
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'redo' | 'clear' | 'hide' | 'show' }
  | { readonly kind: 'hint'; readonly rung: Rung }
  /** Places the next queen of a solution, or all that are missing, or reveals the solution. */
  | { readonly kind: 'next' | 'solve' | 'reveal'; readonly solution: number }
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'go'; readonly steps: number }
  | { readonly kind: 'erase'; readonly size: number }
  | { readonly kind: 'restore' }
  | { readonly kind: 'import'; readonly codes: readonly Code[]; readonly reveals: boolean }
  /** Ends a page and starts another; after a reload, with the history of the one that ended. */
  | { readonly kind: 'kill' | 'reload'; readonly aborts: boolean }
  | { readonly kind: 'full' | 'room' }
  /** The database of boards is busy until it answers too late. */
  | { readonly kind: 'silent' | 'late' }
  /** Lets the disk make some steps. */
  | { readonly kind: 'disk'; readonly steps: number }
  /** Runs until no task is pending. */
  | { readonly kind: 'rest' }
  /** Lets timers run, which try again to write. */
  | { readonly kind: 'wait' }
);

const page = fc.constantFrom(0, 0, 0, 1, 1, 2);
const at = fc.oneof(fc.nat(7), fc.nat(35));
const size = fc.constantFrom(4, 4, 4, 5, 6);
const solution = fc.oneof(fc.nat(1), fc.nat(9));
const rung = fc.constantFrom(...RUNGS);

const code: fc.Arbitrary<Code> = size.chain((rows) =>
  fc.oneof(
    fc.array(fc.nat(rows), { minLength: rows, maxLength: rows }).map((row) => row.join('')),
    fc.constantFrom(...SOLUTIONS[rows]!),
    fc
      .record({ solution: fc.constantFrom(...SOLUTIONS[rows]!), left: fc.nat(rows) })
      .map(({ solution, left }) => solution.slice(0, left).padEnd(rows, '0')),
  ),
);

const address = fc.oneof(
  { weight: 8, arbitrary: code.map((queens) => playAddress(queens.length, queens)) },
  { weight: 2, arbitrary: fc.constantFrom('#/play', '#/play/4', '#/play/6') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '#/play/4/9999',
      '#/play/5/241',
      '#/play/4/x?y',
      '#/play/77',
      '#/nowhere/4',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('#/collection/4', '#/collection', '#/settings') },
);

function kind<Kind extends string>(...kinds: readonly Kind[]): fc.Arbitrary<Kind> {
  return fc.constantFrom(...kinds);
}

const hand: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ page, kind: kind('toggle'), at }) },
  { weight: 1, arbitrary: fc.record({ page, kind: kind('lift'), at }) },
  { weight: 2, arbitrary: fc.record({ page, kind: kind('move'), at, to: at }) },
  { weight: 2, arbitrary: fc.record({ page, kind: kind('mark'), at, marked: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ page, kind: kind('undo'), steps: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ page, kind: kind('redo', 'clear') }) },
  { weight: 3, arbitrary: fc.record({ page, kind: kind('hint'), rung }) },
  { weight: 4, arbitrary: fc.record({ page, kind: kind('next'), solution }) },
  { weight: 5, arbitrary: fc.record({ page, kind: kind('solve'), solution }) },
  { weight: 2, arbitrary: fc.record({ page, kind: kind('reveal'), solution }) },
);

const ways: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ page, kind: kind('size'), size }) },
  { weight: 3, arbitrary: fc.record({ page, kind: kind('link'), address }) },
  {
    weight: 4,
    arbitrary: fc.record({ page, kind: kind('go'), steps: fc.constantFrom(-1, -1, -1, 1, 1, -2) }),
  },
);

const record: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ page, kind: kind('erase'), size }) },
  { weight: 2, arbitrary: fc.record({ page, kind: kind('restore') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      page,
      kind: kind('import'),
      codes: fc.array(fc.constantFrom('2413', '3142', '13524', '14253', '246135'), {
        minLength: 1,
        maxLength: 3,
      }),
      reveals: fc.boolean(),
    }),
  },
);

const disk: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ page, kind: kind('disk'), steps: fc.constantFrom(1, 2, 5, 15) }),
  },
  { weight: 2, arbitrary: fc.record({ page, kind: kind('rest') }) },
);

const life: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ page, kind: kind('hide', 'show') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      page,
      kind: kind('kill', 'reload', 'reload'),
      aborts: fc.boolean(),
    }),
  },
);

const storage: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ page, kind: kind('full', 'room') }) },
  { weight: 1, arbitrary: fc.record({ page, kind: kind('wait') }) },
);

/** Events of one page whose database is silent now and then, and which is left in any moment. */
const alone: fc.Arbitrary<Event[]> = fc
  .array(
    fc.tuple(
      fc.array(hand, { minLength: 1, maxLength: 3 }),
      fc.array(fc.oneof(disk, fc.record({ page, kind: kind('late') })), { maxLength: 1 }),
      fc.subarray<Event>([
        { page: 0, kind: 'silent' },
        { page: 0, kind: 'reload', aborts: false },
      ]),
    ),
    { maxLength: 10, size: 'max' },
  )
  .map((rounds) => rounds.flat(2).map((event) => ({ ...event, page: 0 })));

/** Returns an arbitrary of up to 60 events. */
function events(...more: readonly fc.WeightedArbitrary<Event>[]): fc.Arbitrary<Event[]> {
  const arbitrary = fc.oneof(
    { weight: 20, arbitrary: hand },
    { weight: 8, arbitrary: ways },
    { weight: 3, arbitrary: record },
    { weight: 8, arbitrary: disk },
    ...more,
  );
  return fc.array(arbitrary, { maxLength: 60, size: 'max' });
}

/** The start and end of an operation; the end is `Infinity` if it has not ended. */
interface Span {
  readonly page: ModelPage;
  readonly start: number;
  end: number;
}

/** The operations on one size, by which the outcome is judged. */
class Done {
  /** Every change of the board, in the order in which they were made. */
  readonly changes: { readonly page: ModelPage; readonly position: Position; written: boolean }[] =
    [];
  /** Positions made, with the page that made them. */
  readonly made: { readonly page: ModelPage; readonly position: Position; written: boolean }[] = [];
  readonly undone: Position[] = [];
  /** The number of steps made. */
  steps = 0;
  /** Attempts that did not start with a move by hand. */
  readonly laidOut = new Set<AttemptId>();
  /** The most help that each page has shown in each attempt; `undefined` stands for what is written. */
  readonly help = new Map<AttemptId, Map<ModelPage | undefined, Hints>>();
  readonly finds: (Span & { readonly find: Find; kind: Finish['kind'] | undefined })[] = [];
  readonly reveals: (Span & { readonly reveal: Reveal })[] = [];
  readonly erasures: Span[] = [];
  /** Codes that are certainly stored, with the pages whose end makes that uncertain. */
  readonly certain = new Map<Code, Set<ModelPage>>();
  readonly imported = new Set<Code>();

  erasedIn(start: number, end: number): boolean {
    return this.erasures.some((erasure) => erasure.start <= end && erasure.end >= start);
  }
}

function mostOf(a: Hints | undefined, b: Hints): Hints {
  if (!a) return b;
  const most = (rung: Rung): number => Math.max(a[rung], b[rung]);
  return { nudge: most('nudge'), where: most('where'), why: most('why'), place: most('place') };
}

/** Resolves when all pending microtasks have run. */
function microtasks(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

const includes = (positions: readonly Position[], wanted: Position): boolean =>
  positions.some((position) => samePosition(position, wanted));

/** One storage for all runs, because each one ever created slows down all later promises. */
const owner = new AsyncLocalStorage<ModelPage>();

// Pages of one process share the module, but a late answer is for the page that waited.
vi.mock('../progress/storage/database.ts', async (load) => {
  const module: typeof Database = await load();
  return {
    ...module,
    onLateAnswer(listener: () => void) {
      const page = owner.getStore()!;
      return module.onLateAnswer(() => {
        if (!page.ended) page.run(listener);
      });
    },
  };
});

/** One run of the model. */
class Run implements Watcher {
  readonly #factory = new IDBFactory();
  readonly world = new World({
    owner,
    setImmediate,
    factory: this.#factory,
  });
  readonly pages: ModelPage[] = [];
  readonly ended: ModelPage[] = [];
  readonly done = new Map(SIZES.map((rows) => [rows, new Done()]));
  /** Operations that pages have started and that have not ended. */
  readonly underWay = new Map<Promise<unknown>, ModelPage>();
  /** Codes that each page has erased and can bring back. */
  readonly #erased = new Map<ModelPage, Map<number, Set<Code>>>();
  /** Boards finished by hand since free play was shown, in the order of the finishes. */
  readonly #solved = new Map<object, Code[]>();
  /** The size that each free play showed at the last rest, of which it knows everything. */
  readonly #restedWith = new Map<object, number>();
  isFull = false;
  wasFull = false;
  #names = 0;
  /** Lets the database of boards answer; `undefined` while it does. */
  #answer: (() => void) | undefined;
  readonly #isAlone: boolean;
  readonly problems: unknown[] = [];

  /** @param isAlone True if only one page is played on: nothing that it made and did not undo may be lost. */
  constructor(isAlone = false) {
    this.#isAlone = isAlone;
  }

  readonly #note = (problem: unknown): unknown => this.problems.push(problem);

  async run(list: readonly Event[]): Promise<void> {
    vi.stubGlobal('indexedDB', this.world.indexedDB);
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', { get: () => owner.getStore()?.tab });
    process.on('unhandledRejection', this.#note);
    clock.now = TODAY;
    this.#room();
    try {
      this.pages.push(this.#open('#/play'), this.#open('#/play/4'), this.#open('#/play/5'));
      for (const event of list) {
        clock.now += 7;
        await this.#do(event);
        await microtasks();
        if (this.problems.length > 0) throw this.problems[0];
      }
      await this.#judge();
    } finally {
      this.#room();
      this.world.end([...this.pages, ...this.ended]);
      vi.clearAllTimers();
      process.off('unhandledRejection', this.#note);
    }
  }

  #open(start: string): ModelPage {
    const history = { entries: [{ address: start, own: false }], index: 0 };
    return new ModelPage(this.world, `page ${++this.#names}`, this, history);
  }

  #room(): void {
    this.isFull = false;
    IDBObjectStore.prototype.put = put;
  }

  async #do(event: Event): Promise<void> {
    const it = this.pages[event.page]!;
    const { play } = it;
    const rows = play?.size ?? 4;
    const square = (any: number): number => any % rows ** 2;
    const act = (move: Move): void => {
      clock.now++;
      it.run(() => it.play?.play(move));
    };
    switch (event.kind) {
      case 'toggle': {
        act({ kind: 'toggle', square: square(event.at) });
        return;
      }
      case 'lift': {
        act({ kind: 'lift', squares: [square(event.at)] });
        return;
      }
      case 'move': {
        const queens = play?.position.queens ?? [];
        const from = queens[event.at % queens.length] ?? square(event.at);
        act({ kind: 'move', from, to: square(event.to) });
        return;
      }
      case 'mark': {
        act({ kind: 'paint', squares: [square(event.at)], marked: event.marked });
        return;
      }
      case 'undo': {
        act({ kind: 'undo', steps: event.steps });
        return;
      }
      case 'redo':
      case 'clear': {
        act({ kind: event.kind });
        return;
      }
      case 'hint': {
        act({ kind: 'help', rung: event.rung });
        return;
      }
      case 'next':
      case 'solve': {
        const wanted = SOLUTIONS[rows]?.[event.solution % SOLUTIONS[rows].length];
        const queens = wanted ? queensOf(wanted) : [];
        const standing = play?.position.queens ?? [];
        const wrong = standing.filter((queen) => !queens.includes(queen));
        const missing = queens.filter((queen) => !standing.includes(queen));
        const steps = [
          ...(event.kind === 'solve' && wrong.length > 0 ? [[]] : []),
          ...(event.kind === 'solve' ? (wrong.length > 0 ? queens : missing) : missing.slice(0, 1)),
        ];
        for (const step of steps) {
          act(typeof step === 'number' ? { kind: 'toggle', square: step } : { kind: 'clear' });
        }
        return;
      }
      case 'reveal': {
        const all = SOLUTIONS[rows] ?? [];
        const unknown = all.filter((each) => !play?.known.found.has(each));
        const shown = unknown[event.solution % unknown.length];
        if (!play || shown === undefined) return;
        act({ kind: 'reveal', solution: queensOf(shown) });
        const reveal = { code: shown, revealedAt: clock.now };
        this.#begin(it, () => play.progress.recordRevealed(reveal));
        return;
      }
      case 'size': {
        it.navigate(playAddress(event.size));
        return;
      }
      case 'link': {
        it.navigate(event.address);
        return;
      }
      case 'go': {
        it.go(event.steps);
        return;
      }
      case 'erase': {
        this.#begin(it, () => this.#erase(it, event.size));
        return;
      }
      case 'restore': {
        this.#begin(it, () => this.#restore(it));
        return;
      }
      case 'import': {
        this.#begin(it, () => this.#import(it, event.codes, event.reveals));
        return;
      }
      case 'hide':
      case 'show': {
        it.setShown(event.kind === 'show');
        return;
      }
      case 'kill':
      case 'reload':
        return this.#end(event.page, event.kind, event.aborts);
      case 'full':
        this.isFull = true;
        this.wasFull = true;
        IDBObjectStore.prototype.put = putWithoutRoom(put);
        return;
      case 'room': {
        this.#room();
        return;
      }
      case 'silent':
        this.#answer ??= await this.#occupy();
        return;
      case 'late': {
        if (!this.#answer) return;
        // Finds that a page could not keep are new to its next, as where the device is full.
        this.wasFull = true;
        // The page gives up to open the database, or to get its answer.
        vi.advanceTimersByTime(4_000);
        await turn();
        this.#answer();
        this.#answer = undefined;
        return;
      }
      case 'disk':
        for (let step = 0; step < event.steps; step++) await turn();
        return;
      case 'rest':
        return this.#rest();
      case 'wait':
        await this.#rest();
        clock.now += 31_000;
        vi.advanceTimersByTime(31_000);
        return;
    }
  }

  /** Keeps the database of boards busy. Returns a function that ends this. */
  async #occupy(): Promise<() => void> {
    const request = this.#factory.open(BOARDS_DATABASE);
    request.onupgradeneeded = () => request.result.createObjectStore('boards');
    const db = await promisifyRequest(request);
    const store = db.transaction('boards', 'readwrite').objectStore('boards');
    let isBusy = true;
    // A transaction lives for as long as it gets requests.
    const ask = (): void => {
      if (isBusy) store.get(0).onsuccess = ask;
    };
    ask();
    return () => {
      isBusy = false;
      db.close();
    };
  }

  /** Starts an operation without waiting for its end. */
  #begin(it: ModelPage, work: () => Promise<unknown>): void {
    const promise = it.run(work);
    this.underWay.set(promise, it);
    void promise.then(() => this.underWay.delete(promise));
  }

  async #erase(it: ModelPage, rows: number): Promise<void> {
    const done = this.done.get(rows)!;
    const span: Span = { page: it, start: ++this.world.moment, end: Infinity };
    done.erasures.push(span);
    const codes = [...done.certain].filter(([, pages]) => pages.size === 0).map(([each]) => each);
    done.certain.clear();
    const isErased = await it.progress.erase(rows);
    span.end = ++this.world.moment;
    // A code found or restored during the erasure may be stored or not.
    done.certain.clear();
    // If two erasures overlap, it is unknown which of them erased a code.
    const others = done.erasures.filter((each) => each !== span && each.end > span.start);
    if (!isErased || it.ended || others.length > 0) return;
    const erased = this.#erased.get(it) ?? new Map<number, Set<Code>>();
    this.#erased.set(it, erased);
    erased.set(rows, new Set([...(erased.get(rows) ?? []), ...codes]));
  }

  async #restore(it: ModelPage): Promise<void> {
    const start = ++this.world.moment;
    const erased = this.#erased.get(it) ?? new Map<number, Set<Code>>();
    this.#erased.delete(it);
    await it.progress.restoreErased();
    if (it.ended) return;
    for (const [rows, codes] of erased) {
      for (const each of codes) this.#certain(it, rows, each, start);
    }
  }

  async #import(it: ModelPage, codes: readonly Code[], reveals: boolean): Promise<void> {
    const start = ++this.world.moment;
    const records = codes.map((each, index) =>
      reveals && index % 2 === 0
        ? revealedRecord({ code: each, revealedAt: TODAY - 5_000 })
        : foundRecord(exampleFind(each)),
    );
    for (const { kind, code } of records) {
      if (kind === 'found') this.done.get(code.length)!.imported.add(code);
    }
    await importSolutions(it.progress, new Map(records.map((each) => [each.code, each])));
    if (it.ended) return;
    const best = new Map(records.map((each) => [each.code, each]));
    for (const { kind, code } of best.values()) {
      if (kind === 'found') this.#certain(it, code.length, code, start);
    }
  }

  /** Notes that a find is certainly stored, unless its size was erased meanwhile. */
  #certain(it: ModelPage, rows: number, found: Code, start: number): void {
    const done = this.done.get(rows)!;
    const end = ++this.world.moment;
    if (done.erasedIn(start, end)) return;
    const pages = done.certain.get(found);
    if (pages?.size === 0) return;
    done.certain.set(found, new Set(this.wasFull ? [...(pages ?? []), it] : []));
  }

  async #end(index: number, kind: 'kill' | 'reload', aborts: boolean): Promise<void> {
    const it = this.pages[index]!;
    if (kind === 'reload') {
      it.setShown(false);
      await microtasks();
    }
    it.end(aborts);
    this.ended.push(it);
    for (const done of this.done.values()) {
      for (const pages of done.help.values()) pages.delete(it);
      for (const [found, pages] of done.certain) if (pages.has(it)) done.certain.delete(found);
    }
    const { entries, index: at } = it;
    const history = { entries, index: at };
    this.pages[index] =
      kind === 'kill'
        ? this.#open('#/play')
        : new ModelPage(this.world, `page ${++this.#names}`, this, history, it.tab);
  }

  /** Runs until no task is pending, and notes what is written then, if there was room. */
  async #rest(): Promise<void> {
    this.#answer?.();
    this.#answer = undefined;
    await this.world.rest();
    if (this.isFull) return;
    for (const { play } of this.pages) if (play) this.#restedWith.set(play, play.size);
    for (const done of this.done.values()) {
      for (const each of [...done.changes, ...done.made]) {
        if (!each.page.ended && each.page.progress.health === 'kept') each.written = true;
      }
      for (const pages of done.help.values()) {
        for (const [it, hints] of pages) {
          if (it && !it.ended && it.progress.health === 'kept') {
            pages.set(undefined, mostOf(pages.get(undefined), hints));
          }
        }
      }
    }
  }

  played(it: ModelPage, move: Move, before: Game, after: Game): void {
    if (it.ended) return;
    const rows = after.rules.shape.columns;
    const done = this.done.get(rows)!;
    for (const [name, { hints }] of Object.entries(after.attempts)) {
      const pages = done.help.get(name) ?? new Map<ModelPage | undefined, Hints>();
      done.help.set(name, pages.set(it, mostOf(pages.get(it), hints)));
    }
    for (const name of Object.keys(before.attempts)) {
      if (!after.attempts[name]) done.help.delete(name);
    }
    if (after.history === before.history) return;
    const { present } = after.history;
    done.steps++;
    if (move.kind === 'undo') done.undone.push(...lineOf(before.history).slice(-move.steps!));
    else done.made.push({ page: it, position: present, written: false });
    if (move.kind === 'lay-out') {
      const { own } = it.asked!;
      if (own && move.by === 'link') {
        this.problems.push(new Error('An own address lays queens out.'));
      }
      if (move.queens.length > 0) done.laidOut.add(present.attempt);
    }
    if (move.kind === 'reveal') done.laidOut.add(present.attempt);
    const isHand = move.kind === 'toggle' || move.kind === 'move' || move.kind === 'lift';
    if (!isHand || !verdict(geometryOf(after.rules), present.queens).solved) return;
    expect(canFind(attemptOf(after))).toBe(!done.laidOut.has(present.attempt));
    if (done.laidOut.has(present.attempt)) return;
    const solved = this.#solved.get(it.play!) ?? [];
    this.#solved.set(it.play!, [...solved, codeOf(present.queens, rows)!]);
  }

  saved(it: ModelPage, rows: number, before: Game, { history }: Game): void {
    if (it.ended || before.history === history) return;
    this.done.get(rows)!.changes.push({ page: it, position: history.present, written: false });
  }

  recording(it: ModelPage, find: Find): (kind: Finish['kind']) => void {
    const rows = find.code.length;
    const done = this.done.get(rows)!;
    // The screen of the page may have been left meanwhile.
    const { play } = it;
    const isSettled = play?.size === rows && this.#restedWith.get(play) === rows;
    const written = isSettled && done.help.get(play.position.attempt)?.get(undefined);
    if (written) {
      // Every page knows the help that was written at the last rest.
      for (const each of RUNGS) {
        if (find.help[each] < written[each]) {
          this.problems.push(new Error(`A find tells of less help (${each}) than was taken.`));
        }
      }
    }
    const span = { page: it, start: ++this.world.moment, end: Infinity };
    const noted: (typeof done.finds)[number] = { ...span, find, kind: undefined };
    done.finds.push(noted);
    return (kind) => {
      noted.end = ++this.world.moment;
      noted.kind = kind;
      this.#certain(it, rows, find.code, noted.start);
    };
  }

  revealing(it: ModelPage, reveal: Reveal): () => void {
    const noted = { page: it, reveal, start: ++this.world.moment, end: Infinity };
    this.done.get(reveal.code.length)!.reveals.push(noted);
    return () => (noted.end = ++this.world.moment);
  }

  async #judge(): Promise<void> {
    this.#room();
    await this.#rest();
    if (!this.wasFull && this.ended.length === 0) this.#judgeAgreement('by what they hear');
    // Boards that earlier pages of a tab have left are stored when they are opened.
    for (const it of this.pages) {
      for (const rows of SIZES) it.run(() => void it.progress.boards.load(rows));
    }
    await this.#rest();
    for (let round = 0; round < 2; round++) {
      for (const it of this.pages) {
        it.setShown(false);
        it.run(() => void it.progress.flush());
      }
      await this.#rest();
    }
    if (this.problems.length > 0) throw this.problems[0];
    expect([...this.underWay.values()].filter(({ ended }) => !ended)).toEqual([]);
    this.#judgeAgreement('at last');
    const visit = new ModelPage(this.world, 'visit', this, {
      entries: [{ address: '#/collection', own: false }],
      index: 0,
    });
    this.ended.push(visit);
    for (const [rows, done] of this.done) await this.#judgeSize(visit, rows, done);
    for (const it of this.pages) this.#judgePage(it);
  }

  /** Checks that pages with the same size show the same board and know the same solutions. */
  #judgeAgreement(when: string): void {
    for (const rows of SIZES) {
      const showing = this.pages.filter(({ play }) => play?.size === rows);
      const [first, ...others] = showing.map(({ play }) => play!);
      for (const other of others) {
        expect(other.position, `boards ${when}`).toEqual(first!.position);
        if (this.wasFull || this.ended.length > 0) continue;
        expect([...other.known.found.keys()].sort(), `finds ${when}`).toEqual(
          [...first!.known.found.keys()].sort(),
        );
      }
    }
  }

  async #judgeSize(visit: ModelPage, rows: number, done: Done): Promise<void> {
    const loading = visit.run(() =>
      Promise.all([visit.progress.boards.load(rows), visit.progress.load(rows)]),
    );
    const [{ game, damaged }, { found, setAside }] = await loading;
    expect({ damaged, setAside }).toEqual({ damaged: false, setAside: 0 });
    this.#judgeBoard(game, rows, done);
    this.#judgeFinds(found, done);
  }

  #judgeBoard(game: Game, rows: number, done: Done): void {
    for (const { play } of this.pages) {
      if (play?.size !== rows) continue;
      expect(play.position).toEqual(game.history.present);
      expect(lineOf(play.game.history)).toEqual(lineOf(game.history));
    }
    const line = lineOf(game.history);
    // Changes that a page had not written are lost if it ends.
    const allowed: Position[] = [];
    for (const change of [...done.changes].reverse()) {
      allowed.push(change.position);
      if (change.written || !change.page.ended) break;
    }
    const all = done.changes.every(({ page: by, written }) => written || !by.ended);
    if (all && done.changes.length > 0) expect(allowed).toHaveLength(1);
    const last = done.changes[0];
    const none = done.changes.every((each) => !each.written && each.page.ended);
    if (!last || none) allowed.push({ queens: [], marks: [], revealed: [], attempt: '' });
    if (!includes(allowed, game.history.present)) {
      expect(game.history.present, 'the newest change').toEqual(allowed[0]);
    }
    if (this.#isAlone) {
      const made = done.made.map(({ position }) => position);
      const kept = made.filter((each) => !includes(done.undone, each));
      const all = [...line, ...game.history.future];
      expect(kept.filter((each) => !includes(all, each))).toEqual([]);
    }
    expect(line.length).toBeLessThanOrEqual(done.steps + 1);
    const twice = line.filter((each, index) => {
      const before = line[index - 1];
      return before?.attempt === each.attempt && samePosition(each, before);
    });
    expect(twice).toEqual([]);
    const holding = this.pages.filter(({ play }) => play?.size === rows);
    for (const held of [game, ...holding.map(({ play }) => play!.game)]) {
      for (const [name, { hints }] of Object.entries(held.attempts)) {
        for (const most of done.help.get(name)?.values() ?? []) {
          for (const each of RUNGS) expect(hints[each]).toBeGreaterThanOrEqual(most[each]);
        }
      }
    }
  }

  #judgeFinds(found: ReadonlyMap<Code, Find>, done: Done): void {
    const codes = [...found.keys()];
    const possible = new Set([...done.finds.map(({ find }) => find.code), ...done.imported]);
    expect(codes.filter((each) => !possible.has(each))).toEqual([]);
    for (const each of done.certain.keys()) expect(codes).toContain(each);
    if (!this.wasFull) this.#judgeCounts(done);
    for (const reveal of done.reveals) {
      const { code: revealed } = reveal.reveal;
      const record = found.get(revealed);
      if (!record || done.imported.has(revealed) || this.wasFull) continue;
      const before = done.finds.some(
        ({ find, start }) =>
          find.code === revealed &&
          // A find may be older than its record, which waits for the code of the storage.
          (start < reveal.end || find.foundAt < reveal.reveal.revealedAt),
      );
      if (before || reveal.end === Infinity || done.erasedIn(reveal.start, Infinity)) continue;
      expect(record.revealedAt, 'when it was revealed').toBeLessThan(record.foundAt);
    }
  }

  /** Checks that a solution is new once between erasures, and never known before, while storage works. */
  #judgeCounts(done: Done): void {
    const newest = new Map<Code, Span>();
    for (const each of done.finds) {
      const { code: found } = each.find;
      const before = newest.get(found);
      if (each.kind === 'new') {
        if (before) {
          const isErased = done.erasedIn(Math.min(before.start, each.start), each.end);
          expect(isErased, `${found} is new once`).toBe(true);
        }
        newest.set(found, each);
      }
    }
    if (this.ended.length > 0 || done.erasures.length > 0) return;
    for (const { find } of done.finds) {
      expect(newest.has(find.code) || done.imported.has(find.code)).toBe(true);
    }
  }

  #judgePage(it: ModelPage): void {
    const { play } = it;
    if (!play) return;
    const { queens } = play.position;
    const shown = queens.length > 0 ? play.code : undefined;
    expect(it.entry.address).toBe(playAddress(play.size, shown));
    expect(play.isRecording).toBe(false);
    const told = it.finishes.map(({ find }) => find.code);
    expect(told.sort()).toEqual((this.#solved.get(play) ?? []).sort());
  }
}

const numRuns = Number(process.env['RUNS'] ?? sample(200, 200, 50));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A timer runs as the page that set it, and ends with it.
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (task: () => void, delay?: number) => {
    const page = owner.getStore();
    return start(() => (page ? page.ended || page.run(task) : task()), delay);
  });
  vi.stubGlobal('Date', FakeDate);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('whatever three pages do at once', () => {
  const check = async (list: fc.Arbitrary<Event[]>): Promise<void> => {
    await fc.assert(
      fc.asyncProperty(list, (each) => new Run().run(each)),
      { numRuns },
    );
  };

  test('boards and finds are correct', async () => {
    await check(events());
  });

  test('boards and finds are correct if pages end any time', async () => {
    await check(events({ weight: 4, arbitrary: life }));
  });

  test('boards and finds are correct if the disk fills up', async () => {
    await check(events({ weight: 4, arbitrary: life }, { weight: 4, arbitrary: storage }));
  });

  test('Undo leads to every board of a page that is left while it is stored, or whose database answers late', async () => {
    await fc.assert(
      fc.asyncProperty(alone, (each) => new Run(true).run(each)),
      { numRuns },
    );
  });

  // Shrunk from SEED=1744331794.
  test('a queen placed before the storage has loaded, on a screen that is left and opened again, is not lost', async () => {
    await new Run().run([
      { page: 0, kind: 'reload', aborts: false },
      { page: 0, kind: 'toggle', at: 0 },
      { page: 0, kind: 'link', address: '#/collection/4' },
      { page: 0, kind: 'disk', steps: 1 },
      { page: 0, kind: 'go', steps: -1 },
      { page: 0, kind: 'disk', steps: 1 },
      { page: 0, kind: 'reveal', solution: 0 },
    ]);
  });

  // Shrunk from SEED=1323038021.
  test('a page that comes back to its board, whose storage was full, writes it later', async () => {
    await new Run().run([
      { page: 0, kind: 'full' },
      { page: 2, kind: 'size', size: 4 },
      { page: 0, kind: 'disk', steps: 1 },
      { page: 2, kind: 'reveal', solution: 0 },
      { page: 0, kind: 'rest' },
      { page: 2, kind: 'go', steps: -1 },
      { page: 0, kind: 'wait' },
      { page: 2, kind: 'solve', solution: 0 },
    ]);
  });

  // Shrunk from SEED=1100787422.
  test.each<readonly [string, readonly Event[]]>([
    ['have the same present', [{ page: 0, kind: 'toggle', at: 1 }]],
    [
      'have the same past',
      [
        { page: 0, kind: 'undo', steps: 1 },
        { page: 0, kind: 'next', solution: 0 },
        { page: 0, kind: 'toggle', at: 0 },
      ],
    ],
  ])('two pages that begin with the same queens, and cannot write yet, %s', async (_, moves) => {
    await new Run().run([
      ...moves.slice(0, -1),
      { page: 2, kind: 'link', address: '#/play/4/x2000-jky' },
      { page: 0, kind: 'full' },
      { page: 0, kind: 'wait' },
      ...moves.slice(-1),
    ]);
  });
});
