import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Game, Move } from '../../core/game/game.ts';
import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import { samePosition, type Position } from '../../core/game/position.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { COMPLETE, continued, exampleEnd, named, playedOn } from './example-puzzle.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import { PuzzleStorage } from './puzzle-storage.ts';
import { mergeResults, type SavedResult } from './puzzle-result.ts';
import { clock, FakeDate } from '../games/saved-game-page.testing.ts';

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DAY = '2026-11-21';
const NAMES = ['c/5/1', `${DAY}/complete`];

/** An event in one of three tabs. */
type Event = { readonly tab: number; readonly name: string } & (
  | { readonly kind: 'play'; readonly move: Move }
  /** The work begins, and goes on beside the events that follow. */
  | { readonly kind: 'load' | 'flush' | 'remove' | 'bring back' }
  | { readonly kind: 'end'; readonly outcome: 'solved' | 'shown'; readonly isOnDay: boolean }
  /** A draft is changed. */
  | { readonly kind: 'draw'; readonly givens: readonly number[] }
  /** The disk and the channel make a step. */
  | { readonly kind: 'disk' }
  | { readonly kind: 'full' | 'room' }
);

const where = { tab: fc.nat(2), name: fc.constantFrom('c/5/1', ...NAMES) };

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }).map(toggleOf) },
  fc.constantFrom<Move>(
    { kind: 'undo' },
    { kind: 'clear' },
    { kind: 'help', rung: 'where' },
    { kind: 'check' },
  ),
);

function toggleOf(square: number): Move {
  return { kind: 'toggle', square };
}

const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ ...where, kind: fc.constant('play' as const), move: moves }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ...where, kind: fc.constantFrom('load' as const, 'flush', 'remove') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...where,
      kind: fc.constant('end' as const),
      outcome: fc.constantFrom('solved' as const, 'shown'),
      isOnDay: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...where,
      kind: fc.constant('draw' as const),
      givens: fc.subarray([0, 7, 14]),
    }),
  },
  { weight: 5, arbitrary: fc.record({ ...where, kind: fc.constant('disk' as const) }) },
  fc.record({ ...where, kind: fc.constantFrom('full' as const, 'room', 'bring back') }),
);

/** Returns a channel that reaches the tabs of one run, and no others, a moment later. */
function channelOfRun() {
  const open: Channel[] = [];
  class Channel {
    onmessage: ((event: { readonly data: unknown }) => void) | undefined;
    constructor() {
      open.push(this);
    }
    postMessage(data: unknown): void {
      for (const other of open.filter((channel) => channel !== this)) {
        const copy: unknown = structuredClone(data);
        setImmediate(() => other.onmessage?.({ data: copy }));
      }
    }
  }
  return Channel;
}

/** Returns a tab that tries again what was refused only when it is told to. */
function tab(): PuzzleStorage {
  return new PuzzleStorage({
    beforeWrite: () => Promise.resolve(),
    registerStore: () => () => undefined,
  });
}

/** The changes that three tabs have made to one puzzle. */
interface Done {
  /** The last change; for one that was no end, the position after it. */
  last: 'nothing' | 'ended' | 'removed' | Position;
  result: SavedResult | undefined;
}

async function run(line: readonly Event[]): Promise<void> {
  vi.restoreAllMocks();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('BroadcastChannel', channelOfRun());
  vi.stubGlobal('Date', FakeDate);
  clock.now = 1_600_000_000_000;
  const tabs = [tab(), tab(), tab()];
  const done = new Map(
    NAMES.map((name): [string, Done] => [name, { last: 'nothing', result: undefined }]),
  );
  let drawn: OwnDraft | undefined;
  const underWay: Promise<unknown>[] = [];
  const undos = new Map<string, Promise<() => Promise<void>>>();
  for (const event of line) {
    const { name } = event;
    const here = tabs[event.tab]!;
    const of = done.get(name)!;
    clock.now++;
    switch (event.kind) {
      case 'play': {
        const before = here.unfinished.recall(name) ?? playedOn(COMPLETE);
        const after = continued(before, event.move);
        if (after.history === before.history) break;
        here.unfinished.save(named(name), after);
        of.last = after.history.present;
        break;
      }
      case 'end': {
        const { outcome } = event;
        const counts = outcome === 'solved' && event.isOnDay && name.startsWith(DAY);
        const end = exampleEnd(name, {
          outcome,
          finishedAt: clock.now,
          ...(counts && { onDay: true }),
        });
        const result = { ...end, endedAt: clock.now };
        of.result = of.result ? mergeResults(of.result, result) : result;
        of.last = 'ended';
        underWay.push(here.record(end));
        break;
      }
      case 'draw': {
        const { givens } = event;
        drawn = { kind: 'complete', shape: { rows: 5, columns: 5 }, givens };
        here.drafts.draw(drawn);
        break;
      }
      case 'remove':
        of.last = 'removed';
        undos.set(`${event.tab} ${name}`, here.unfinished.remove({ name }));
        underWay.push(undos.get(`${event.tab} ${name}`)!);
        break;
      case 'bring back':
        of.last = 'removed';
        underWay.push(Promise.resolve(undos.get(`${event.tab} ${name}`)).then((undo) => undo?.()));
        undos.delete(`${event.tab} ${name}`);
        break;
      case 'load':
        underWay.push(here.unfinished.load(named(name)));
        break;
      case 'flush':
        underWay.push(here.flush());
        break;
      case 'disk':
        await diskStep();
        break;
      case 'full':
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
        break;
      case 'room':
        vi.restoreAllMocks();
    }
  }
  vi.restoreAllMocks();
  await Promise.all(underWay);
  // The writes that the full device has refused are tried again and announced.
  for (let round = 0; round < 3; round++) {
    for (const here of tabs) await here.flush();
    await diskStep();
  }
  await judge(tabs, done);
  for (const here of [...tabs, tab()]) expect(await here.drafts.read('complete')).toEqual(drawn);
}

function diskStep(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Checks what players are promised, once the tabs have written and heard everything. */
async function judge(
  tabs: readonly PuzzleStorage[],
  done: ReadonlyMap<string, Done>,
): Promise<void> {
  const visit = tab();
  const unfinished = (await visit.unfinished.list())!;
  const days = daysBy(done);
  for (const here of tabs) {
    expect(here.hasRefusals).toBe(false);
    expect(await here.unfinished.list()).toEqual(unfinished);
    expect(await here.unfinished.count()).toBe(unfinished.length);
    expect(await here.results.days()).toEqual(days);
  }
  for (const [name, { last, result }] of done) {
    const kept = await visit.results.get(name);
    expect(kept).toEqual(result && { ...result, endedAt: expect.any(Number) as number });
    const present = unfinished.find((one) => one.name === name)?.game.history.present;
    if (last === 'ended' || last === 'nothing') expect(present).toBeUndefined();
    else if (last !== 'removed') expect(present && samePosition(present, last)).toBe(true);
  }
}

/** Returns the days that follow from the changes of their puzzle. */
function daysBy(done: ReadonlyMap<string, Done>): DayHistory {
  const { result } = done.get(`${DAY}/complete`)!;
  return new Map(result && [[DAY, { complete: result.onDay ? 'counted' : result.outcome }]]);
}

/** The number of runs; 20,000 in `npm run test:models`. */
const numRuns = Number(process.env['RUNS'] ?? 40);

describe('whatever three tabs do of puzzles at once', () => {
  test('all list the same in the end, a result stays and counts once, and the newest change of a puzzle or a draft shows', async () => {
    const line = fc.array(events, { maxLength: 40, size: 'max' });
    await fc.assert(fc.asyncProperty(line, run), { numRuns });
  });
});

describe('a puzzle that is open in two tabs and solved in one', () => {
  const played = named('c/5/1');

  const QUEENS = [0, 8, 11, 19, 22];

  /** Opens a begun puzzle in two tabs, and collects the games that the second is told of. */
  async function begun() {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('BroadcastChannel', channelOfRun());
    const [here, there] = [tab(), tab()];
    const shown: Game[] = [];
    there.subscribe((change) => {
      if (change.kind === 'game') shown.push(change.game);
    });
    const { game } = await here.unfinished.load(played);
    await there.unfinished.load(played);
    const first = continued(game, toggleOf(8));
    here.unfinished.save(played, first);
    await here.flush();
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    const end = exampleEnd(played.name, { finishedAt: Date.now(), queens: QUEENS });
    const solve = () => here.record(end);
    return { here, there, shown, first, solve };
  }

  test('is shown as it goes on in the other', async () => {
    const { here, there, shown, first, solve } = await begun();
    await solve();
    await vi.waitFor(() => expect(there.unfinished.recall(played.name)).toBeUndefined());
    const after = continued(first, toggleOf(11));
    here.unfinished.save(played, after);
    await here.flush();
    await vi.waitFor(() => {
      expect(samePosition(shown.at(-1).history.present, after.history.present)).toBe(true);
    });
  });

  test('is shown solved in the other where steps back lead to the answer again', async () => {
    const { here, shown, first, solve } = await begun();
    await solve();
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    here.unfinished.save(played, continued(first, toggleOf(11)));
    await here.flush();
    await vi.waitFor(() => expect(shown).toHaveLength(3));
    await here.unfinished.remove(played);
    await vi.waitFor(() => expect(shown.at(-1).history.present.queens).toEqual(QUEENS));
  });

  test('does not become unfinished again by help counted in the other', async () => {
    const { there, shown, solve } = await begun();
    await solve();
    let counted = shown.at(-1);
    for (let step = 0; step < 40 && shown.length === 1; step++) {
      counted = continued(counted, { kind: 'help', rung: 'where' });
      there.unfinished.save(played, counted);
      await diskStep();
    }
    await there.flush();
    expect(shown).toHaveLength(2);
    expect(await tab().unfinished.list()).toEqual([]);
  });
});
