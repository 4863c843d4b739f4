import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newGame, type Move } from '../../core/game/game.ts';
import { lineOf } from '../../core/game/history.ts';
import { samePosition, type AttemptId, type Position } from '../../core/game/position.ts';
import { queensRules } from '../../core/board/rules.ts';
import { sample } from '../../core/sample.testing.ts';
import { clock, FakeDate, Page, settle } from './saved-game-page.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The number of pages opened in this run. */
let opened = 0;

// Tabs pick one of two changes at one moment by the names of their pages. The names are the same in every run of the
// same events, and their order differs from that in which the pages were opened.
vi.mock('../storage/unique-name.ts', () => ({
  uniqueName: () => String(Math.imul(++opened, 0x9e3779b1) >>> 0),
}));

const SIZES = [4, 5];

/** An event in one of three tabs. */
type Event = { readonly tab: number; readonly size: number } & (
  | { readonly kind: 'play'; readonly move: Move }
  /** The work begins, and goes on beside the events that follow. */
  | { readonly kind: 'load' | 'receive' | 'flush' }
  /** The disk makes a step. */
  | { readonly kind: 'disk' }
  /** The tab is closed when everything is written, and another one is opened. */
  | { readonly kind: 'reopen' }
  /** The tab is loaded again at once, even if something is not written yet. */
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
    arbitrary: fc.record({ ...where, kind: fc.constantFrom('load' as const, 'receive', 'flush') }),
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

/** The changes that three tabs have made on one size, by which the outcome is judged. */
class Done {
  /**
   * The position after the last change of each page, in the order of the changes. Positions that another page has
   * surely seen and played on from are left out.
   */
  readonly latest = new Map<Page, Position>();
  /** True if the clock was set: the latest change is then unknown. */
  clockWasSet = false;
  /** The empty board, and the position after each change. */
  readonly shown: Position[];
  /** Every position that a tab has made. */
  readonly made: Position[] = [];
  /** The positions that a tab has undone. */
  readonly undone: Position[] = [];
  /** The most help that any tab has counted of each attempt. */
  readonly help = new Map<AttemptId, number>();

  constructor(size: number) {
    this.shown = [newGame(queensRules(size)).history.present];
  }

  /** Makes a move in a tab, and notes what it did. */
  play(page: Page, size: number, move: Move): void {
    const before = page.shown(size);
    page.playOn(size, move);
    const after = page.shown(size);
    for (const [name, { hints }] of Object.entries(after.attempts)) {
      this.help.set(name, Math.max(hints.where, this.help.get(name) ?? 0));
    }
    // A tab may forget attempts that none of its steps leads to any more.
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

  /** Drops the change that led to a position from which a page has played on, if that change is known. */
  #supersede(seen: Position): void {
    if (this.shown.filter((position) => samePosition(position, seen)).length > 1) return;
    for (const [page, position] of this.latest) {
      if (samePosition(position, seen)) this.latest.delete(page);
    }
  }
}

const includes = (positions: readonly Position[], wanted: Position): boolean =>
  positions.some((position) => samePosition(position, wanted));

/** Returns true if two positions show the same and belong to one attempt. */
function isSame(a: Position, b: Position): boolean {
  return a.attempt === b.attempt && samePosition(a, b);
}

/** Lets the disk make a step. */
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
        if (!page.store.hasRefusals) pages[tab] = new Page();
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
  // Work that a closed page has begun never ends.
  await Promise.all(underWay.flatMap(([page, work]) => (pages.includes(page) ? [work] : [])));
  // A write that the full device had refused by then is tried again by the next flush.
  await Promise.all(pages.map(({ store }) => store.flush()));
  await settle(pages, ...SIZES);
  for (const size of SIZES) await judge(pages, size, done.get(size)!);
}

/** Checks what players are promised, once the tabs have written and heard everything. */
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
  expect(line.length).toBeLessThanOrEqual(done.shown.length);
  const repeats = line.filter((position, index) => index > 0 && isSame(position, line[index - 1]!));
  expect(repeats).toEqual([]);
  for (const [name, { hints }] of Object.entries(game.attempts)) {
    expect(hints.where).toBeGreaterThanOrEqual(done.help.get(name) ?? 0);
  }
}

/** Two tabs that put different steps below a change of a third, because the clock made it later than their own. */
const BELOW_ONE_CHANGE: readonly Event[] = [
  { tab: 0, size: 4, kind: 'play', move: { kind: 'help', rung: 'where' } },
  { tab: 1, size: 4, kind: 'play', move: { kind: 'toggle', square: 2 } },
  { tab: 0, size: 4, kind: 'clock', now: 1_000_000 },
  { tab: 2, size: 4, kind: 'play', move: { kind: 'toggle', square: 1 } },
  { tab: 0, size: 4, kind: 'load' },
  { tab: 1, size: 4, kind: 'reopen' },
  { tab: 1, size: 4, kind: 'play', move: { kind: 'toggle', square: 0 } },
  { tab: 0, size: 4, kind: 'clock', now: 1_000_000 },
  { tab: 0, size: 4, kind: 'disk' },
  { tab: 0, size: 4, kind: 'disk' },
  { tab: 2, size: 4, kind: 'play', move: { kind: 'toggle', square: 0 } },
];

/** The number of runs of each test; 20,000 in `npm run test:models`. */
const numRuns = Number(process.env['RUNS'] ?? sample(150, 150, 37));

describe('whatever three tabs do at once', () => {
  test('all show the newest change in the end, and no step or help is lost', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(), run), { numRuns });
  });

  test('all show the newest change in the end and lose nothing, even if a tab closes right after its change', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(leftInHaste), run), { numRuns });
  });

  test('all show the newest change in the end and lose nothing, even if the device is full now and then', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(fullNowAndThen), run), { numRuns });
  });

  // Two tabs that have not heard of each other can compare their changes only by their clocks. If a clock is wrong,
  // either change may show, but none from which its own tab, or one that has seen it, has gone on.
  test('all show the newest change of some tab in the end, and no step or help is lost, even if clocks are set', async () => {
    await fc.assert(fc.asyncProperty(lineOfEvents(clockIsSet, fullNowAndThen), run), {
      numRuns,
      examples: [[[...BELOW_ONE_CHANGE]]],
    });
  });
});
