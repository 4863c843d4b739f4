import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { friendIn, friendQuery, friendText, type FriendDay } from '../../core/routes/friend-day.ts';
import { Progress } from '../../progress/progress.ts';
import {
  addSenders,
  ownSender,
  ownSenders,
  renewSender,
} from '../../progress/settings/own-senders.ts';
import { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { readBackup, writeBackup } from '../../progress/backup/backup.ts';
import { importPuzzles } from '../../progress/backup/puzzle-backup.ts';
import { friendDays, keepFriendDay } from './friend-days.ts';
import { recordsOf } from '../../progress/puzzles/puzzle-records.testing.ts';

const DAY = '2026-11-27';
const BEGIN = Date.UTC(2026, 10, 27, 12);
const MONTH = 30 * 86_400_000;

const RUNS = Number(process.env['RUNS'] ?? 40);

/** An act of one of three devices. */
type Act = { readonly device: number } & (
  | { readonly kind: 'solve' | 'send' | 'renew' }
  /** Opens a link that some device has sent, however long ago. */
  | { readonly kind: 'open'; readonly link: number }
  /** Takes a row off the list, and brings it back if `undone`. */
  | { readonly kind: 'remove'; readonly row: number; readonly undone: boolean }
  /** Takes over a backup of another device. */
  | { readonly kind: 'import'; readonly from: number }
);

const devices = fc.nat(2);

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ device: devices, kind: fc.constantFrom('solve' as const, 'send', 'send', 'renew') }),
  fc.record({ device: devices, kind: fc.constant('open' as const), link: fc.nat(30) }),
  fc.record({ device: devices, kind: fc.constant('open' as const), link: fc.nat(30) }),
  fc.record({
    device: devices,
    kind: fc.constant('remove' as const),
    row: fc.nat(5),
    undone: fc.boolean(),
  }),
  fc.record({ device: devices, kind: fc.constant('import' as const), from: devices }),
);

/** A row as the model has it: the number of solved puzzles, and the order of its last opening and removal. */
interface Row {
  readonly solved: number;
  readonly opened: number;
  readonly removed: number;
}

/** A device: its storage, and the rows and numbers that it must have, by the sender. */
class Device {
  readonly #database = new IDBFactory();
  readonly #stored = new Map<string, string>();
  readonly page: PuzzleStorage;
  solved = 1;
  rows = new Map<number, Row>();
  numbers = new Set<number>();

  constructor() {
    this.use();
    const progress = new Progress();
    this.page = new PuzzleStorage(progress);
  }

  /** Makes this the device on which the next act happens. */
  use(): void {
    vi.stubGlobal('indexedDB', this.#database);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.#stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.#stored.set(key, value),
    });
  }

  /** The senders that are listed, with the number of puzzles that each has solved. */
  async listed(): Promise<ReadonlyMap<number, number>> {
    this.use();
    const friends = await friendDays(this.page, DAY);
    return new Map(friends.map((friend) => [friend.sender!, solvedOf(friend)]));
  }

  /** The list that must be shown. */
  get expected(): ReadonlyMap<number, number> {
    const shown = [...this.rows].filter(
      ([sender, { opened, removed }]) => opened > removed && !this.numbers.has(sender),
    );
    return new Map(shown.map(([sender, { solved }]) => [sender, solved]));
  }

  async backup(): Promise<string> {
    this.use();
    const puzzles = await recordsOf(this.page);
    const contents = { sizes: [], boards: new Map(), puzzles, senders: ownSenders() };
    return (await writeBackup(contents, new Date())).text();
  }
}

function solvedOf({ results }: FriendDay): number {
  return results.filter((result) => result).length;
}

function linkOf(device: Device): string {
  const results = [0, 1, 2].map((at) =>
    at < device.solved ? { seconds: 60 + at, help: [0] } : undefined,
  );
  return puzzlesAddress(DAY) + friendQuery({ results, name: 'Anna', sender: ownSender() });
}

function merged(a: Row, b: Row): Row {
  return {
    solved: Math.max(a.solved, b.solved),
    opened: Math.max(a.opened, b.opened),
    removed: Math.max(a.removed, b.removed),
  };
}

/** Opens a link on a device as the page of the day does. */
async function open(device: Device, link: string): Promise<FriendDay> {
  const friend = friendIn(link) as FriendDay;
  await keepFriendDay(device.page, DAY, friend);
  return friend;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('three devices that send, open, replay, remove and back up list each sender once, with the most they solved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 40, size: 'max' }), async (all) => {
      const three = [new Device(), new Device(), new Device()];
      const links: string[] = [];
      for (const [tick, act] of all.entries()) {
        vi.spyOn(Date, 'now').mockReturnValue(BEGIN + tick * 1000);
        const device = three[act.device]!;
        device.use();
        switch (act.kind) {
          case 'solve':
            device.solved = Math.min(3, device.solved + 1);
            break;
          case 'renew':
            device.numbers.add(renewSender());
            break;
          case 'send':
            links.push(linkOf(device));
            device.numbers.add(ownSender());
            break;
          case 'open': {
            const link = links[act.link % links.length];
            if (link === undefined) break;
            const friend = await open(device, link);
            const sender = friend.sender!;
            if (device.numbers.has(sender)) break;
            const known = device.rows.get(sender);
            const solved = Math.max(known?.solved ?? 0, solvedOf(friend));
            device.rows.set(sender, { removed: -1, ...known, solved, opened: tick });
            break;
          }
          case 'remove': {
            const friends = await friendDays(device.page, DAY);
            const record = friends[act.row % friends.length]?.record;
            if (!record) break;
            const undo = await device.page.removeFriend(record);
            if (act.undone) await undo();
            const known = device.rows.get(record.sender!)!;
            // Undo opens the link again, a millisecond after the removal.
            const opened = act.undone ? tick + 0.001 : known.opened;
            device.rows.set(record.sender!, { ...known, opened, removed: tick });
            break;
          }
          case 'import': {
            const from = three[act.from]!;
            const backup = await readBackup(await from.backup());
            device.use();
            if (!backup.ok) throw new Error('no backup');
            expect(backup.refused).toBe(0);
            await importPuzzles(device.page, backup.puzzles);
            addSenders(backup.senders ?? []);
            for (const number of from.numbers) device.numbers.add(number);
            for (const [sender, row] of from.rows) {
              const known = device.rows.get(sender);
              device.rows.set(sender, known ? merged(known, row) : row);
            }
            break;
          }
        }
        expect(new Set(ownSenders())).toEqual(device.numbers);
        expect(await device.listed()).toEqual(device.expected);
      }
    }),
    { numRuns: RUNS },
  );
});

test('links that are opened under clocks of different months are all listed once the clock is right', async () => {
  const offsets = fc.constantFrom(0, MONTH, -MONTH, 2 * MONTH);
  const openings = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 }), offsets));
  await fc.assert(
    fc.asyncProperty(openings, async (all) => {
      const [device, other] = [new Device(), new Device()];
      const most = new Map<number, number>();
      device.use();
      for (const [sender, solved, offset] of [
        ...all,
        ...all.map(([sender]) => [sender, 1, 0] as const),
      ]) {
        vi.spyOn(Date, 'now').mockReturnValue(BEGIN + offset);
        const results = [0, 1, 2].map((at) =>
          at < solved ? { seconds: 60, help: [0] } : undefined,
        );
        await open(device, `?from=${friendText({ results, name: '', sender })}`);
        most.set(sender, Math.max(most.get(sender) ?? 0, solved));
      }
      vi.spyOn(Date, 'now').mockReturnValue(BEGIN);
      expect(await device.listed()).toEqual(most);
      const backup = await readBackup(await device.backup());
      other.use();
      if (!backup.ok) throw new Error('no backup');
      await importPuzzles(other.page, backup.puzzles);
      expect(await other.listed()).toEqual(most);
    }),
    { numRuns: RUNS },
  );
});
