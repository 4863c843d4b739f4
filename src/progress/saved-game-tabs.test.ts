import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newGame, type Move } from '../core/game.ts';
import { lineOf } from '../core/history.ts';
import { samePosition, type AttemptId, type Position } from '../core/position.ts';
import { queensRules } from '../core/rules.ts';
import { clock, FakeDate, Page, settle } from './saved-game-page.testing.ts';
import { putWithoutRoom } from './full-storage.testing.ts';

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** So many pages were opened in this run. */
let opened = 0;

// By name tabs pick one of two changes at one moment: the same in every run of the same events, and in
// another order than pages were opened.
vi.mock('./unique-name.ts', () => ({
  uniqueName: () => String(Math.imul(++opened, 0x9e3779b1) >>> 0),
}));

const SIZES = [4, 5];

/** One thing that happens to one of three tabs. */
type Event = { readonly tab: number; readonly size: number } & (
  | { readonly kind: 'play'; readonly move: Move }
  /** It begins, and goes on beside whatever comes next. */
  | { readonly kind: 'load' | 'hear' | 'flush' }
  /** The disk gets on with what it was given. */
  | { readonly kind: 'disk' }
  /** The tab is closed when all is written, and another opened. */
  | { readonly kind: 'reopen' }
  /** The tab is loaded again at once, whatever is not written yet. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'full' | 'room' }
  /** The clock of the device is set. */
  | { readonly kind: 'clock'; readonly now: number }
);

const where = { tab: fc.nat(2), size: fc.constantFrom(4, 4, 4, 5) };

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(5).map((square): Move => ({ kind: 'toggle', square })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 2 }).map(undoOf) },
  fc.constant<Move>({ kind: 'redo' }),
  fc.constant<Move>({ kind: 'clear' }),
  fc.constantFrom<Move>({ kind: 'help', rung: 'where' }, { kind: 'check' }),
);

function undoOf(steps: number): Move {
  return { kind: 'undo', steps };
}

const anyTime: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ ...where, kind: fc.constant('play' as const), move: moves }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ ...where, kind: fc.constantFrom('load' as const, 'hear', 'flush') }),
  },
  { weight: 4, arbitrary: fc.record({ ...where, kind: fc.constant('disk' as const) }) },
  fc.record({ ...where, kind: fc.constant('reopen' as const) }),
);

const leftInHaste: fc.Arbitrary<Event> = fc.record({
  ...where,
  kind: fc.constant('leave' as const),
});

const fullNowAndThen: fc.Arbitrary<Event> = fc.record({
  ...where,
  kind: fc.constantFrom('full' as const, 'room'),
});

const clockIsSet: fc.Arbitrary<Event> = fc.record({
  ...where,
  kind: fc.constant('clock' as const),
  now: fc.constantFrom(1_000_000, 1_000_001, 1_000_010, 2_000_000),
});

function lineOfEvents(...others: readonly fc.Arbitrary<Event>[]): fc.Arbitrary<Event[]> {
  const arbitrary = fc.oneof({ weight: 10, arbitrary: anyTime }, ...others);
  return fc.array(arbitrary, { maxLength: 60, size: 'max' });
}

/** What three tabs have done on one size, to judge by what they come to. */
class Done {
  /**
   * The position after the last change of each page, that of the latest last; without those that
   * another page has surely seen and played on from.
   */
  readonly latest = new Map<Page, Position>();
  /** Which of them is the latest cannot be known then. */
  clockWasSet = false;
  /** The empty board, and the position after each change. */
  readonly shown: Position[];
  /** Every position that a tab has made. */
  readonly made: Position[] = [];
  /** Those that a tab has stepped back from. */
  readonly undone: Position[] = [];
  /** The most help that any tab has counted of each attempt. */
  readonly help = new Map<AttemptId, number>();

  constructor(size: number) {
    this.shown = [newGame(queensRules(size)).history.present];
  }

  /** Lets a tab make a move, and keeps what it did. */
  play(page: Page, size: number, move: Move): void {
    const before = page.shown(size);
    page.playOn(size, move);
    const after = page.shown(size);
    for (const [name, { hints }] of Object.entries(after.attempts)) {
      this.help.set(name, Math.max(hints.where, this.help.get(name) ?? 0));
    }
    // What no step of this tab leads to any more, it need not remember.
    for (const name of Object.keys(before.attempts)) {
      if (!after.attempts[name]) this.help.delete(name);
    }
    if (after.history === before.history) return;
    this.#supersede(before.history.present);
    this.shown.push(after.history.present);
    this.latest.delete(page);
    this.latest.set(page, after.history.present);
    if (move.kind === 'undo') this.undone.push(...lineOf(before.history).slice(-move.steps!));
    else this.made.push(after.history.present);
  }

  /** A page has played on from a position: the change that led to it is an older one, if it is known. */
  #supersede(seen: Position): void {
    if (this.shown.filter((position) => samePosition(position, seen)).length > 1) return;
    for (const [page, position] of this.latest) {
      if (samePosition(position, seen)) this.latest.delete(page);
    }
  }
}

const includes = (positions: readonly Position[], wanted: Position): boolean =>
  positions.some((position) => samePosition(position, wanted));

/** Whether two positions show the same and belong to one attempt. */
function isSame(a: Position, b: Position): boolean {
  return a.attempt === b.attempt && samePosition(a, b);
}

/** Lets the disk get on with a step of what it was given. */
function diskStep(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function run(events: readonly Event[]): Promise<void> {
  vi.restoreAllMocks();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('Date', FakeDate);
  clock.now = 1_000_000;
  opened = 0;
  const pages = [new Page(), new Page(), new Page()];
  const done = new Map(SIZES.map((size) => [size, new Done(size)]));
  const underWay: [page: Page, work: Promise<unknown>][] = [];
  for (const event of events) {
    const { tab, size } = event;
    const page = pages[tab]!;
    switch (event.kind) {
      case 'play':
        done.get(size)!.play(page, size, event.move);
        break;
      case 'disk':
        await diskStep();
        break;
      case 'full':
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
        break;
      case 'room':
        vi.restoreAllMocks();
        break;
      case 'clock':
        clock.now = event.now;
        for (const known of done.values()) known.clockWasSet = true;
        break;
      case 'reopen':
        await page.store.flush();
        if (!page.store.waiting) pages[tab] = new Page();
        break;
      case 'leave':
        pages[tab] = page.leave();
        for (const left of SIZES) underWay.push([pages[tab], pages[tab].store.load(left)]);
        break;
      case 'flush':
        underWay.push([page, page.store.flush()]);
        break;
      default:
        underWay.push([page, page.store[event.kind](size)]);
    }
  }
  vi.restoreAllMocks();
  // What a page that is gone had begun never ends.
  await Promise.all(underWay.flatMap(([page, work]) => (pages.includes(page) ? [work] : [])));
  // A write that the full device had refused by then is tried again by the next flush.
  await Promise.all(pages.map(({ store }) => store.flush()));
  await settle(pages, ...SIZES);
  for (const size of SIZES) await judge(pages, size, done.get(size)!);
}

/** Expects of tabs that have written and heard everything what players are promised. */
async function judge(pages: readonly Page[], size: number, done: Done): Promise<void> {
  const visit = new Page();
  const { game } = await visit.store.load(size);
  for (const page of pages) {
    if (page.store.recall(size)) expect(page.shown(size)).toEqual(game);
  }
  const line = lineOf(game.history);
  const latest = [...done.latest.values()];
  if (latest.length > 0) {
    const newest = done.clockWasSet ? latest : latest.slice(-1);
    expect(includes(newest, game.history.present)).toBe(true);
  }
  const lost = done.made.filter(
    (position) => !includes(line, position) && !includes(done.undone, position),
  );
  expect(lost).toEqual([]);
  expect(line.length).toBeLessThanOrEqual(done.shown.length);
  const repeats = line.filter((position, index) => index > 0 && isSame(position, line[index - 1]!));
  expect(repeats).toEqual([]);
  for (const [name, { hints }] of Object.entries(game.attempts)) {
    expect(hints.where).toBeGreaterThanOrEqual(done.help.get(name) ?? 0);
  }
}

/** So many runs of each; 20,000 by `npm run test:models`. */
const numRuns = Number(process.env['RUNS'] ?? 150);

/** Milliseconds that all runs may take, also on a machine that has much else to do. */
const TIMEOUT = Math.max(60_000, 100 * numRuns);

describe('whatever three tabs do at once', { timeout: TIMEOUT }, () => {
  test('all come to show the newest change, and no step or help is lost', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(), run), { numRuns });
  });

  test('that holds for what a tab does in the moment before it goes', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(leftInHaste), run), { numRuns });
  });

  test('while the device is full now and then, that holds when there is room again', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(fullNowAndThen), run), { numRuns });
  });

  // Two tabs that have not heard of each other can tell by their clocks alone whose change was the later
  // one. While clocks lie it may be either's, but none that its tab, or one that has seen it, has gone on from.
  test('while clocks are set, all come to show some tab’s newest change, and no step or help is lost', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(clockIsSet, fullNowAndThen), run), { numRuns });
  });
});
