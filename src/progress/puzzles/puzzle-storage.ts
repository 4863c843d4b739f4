import { PUZZLE_KINDS, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import type { Day } from '../../core/days/day.ts';
import type { Technique } from '../../core/puzzles/technique.ts';
import type { Progress } from '../progress.ts';
import { RecordStore, type RecordHost } from '../storage/record-store.ts';
import type { Saved } from '../storage/record-table.ts';
import { SessionStash, STASHED_RECORDS } from '../storage/session-stash.ts';
import type { Retried } from '../storage/storage-health.ts';
import { CACHED_DAY_RECORDS } from './cached-day.ts';
import { draftRecord, readDraft, type SavedDraft } from './draft-record.ts';
import { Drafts } from './drafts.ts';
import {
  FRIEND_RECORDS,
  isShown,
  openedFriend,
  readFriend,
  removedFriend,
  type FriendRecord,
} from './friend-record.ts';
import { DRILL_RECORDS, readDrills, type DrillRecord } from './drill-record.ts';
import { OLD_BOARDS, readOldBoard, type OldBoard } from './old-table.ts';
import { PUZZLES_DATABASE, puzzlesDatabase } from './puzzle-database.ts';
import { solvedElsewhere } from './puzzle-game.ts';
import type { CachedDay, PuzzleChange, PuzzleResult } from './puzzle-progress.ts';
import { isNewResult } from './puzzle-records.ts';
import { readResult, resultRecord, wasSolved, type SavedResult } from './puzzle-result.ts';
import { PuzzleResults } from './puzzle-results.ts';
import { PUZZLES_CHANNEL, readMessage, type Kind, type PuzzleMessage } from './puzzle-tabs.ts';
import { UnfinishedPuzzles, type Removal } from './unfinished-puzzles.ts';

type SavedMap<Key, Value> = ReadonlyMap<Key, Saved<Value>>;

/** The part of the storage that reads the outcomes of days and tells of changes. */
export interface DaysReader extends Pick<PuzzleStorage, 'subscribe'> {
  readonly results: Pick<PuzzleResults, 'days'>;
}

/** A kind of record, with what happens to its values where storage refuses them, and when the page closes. */
interface RecordKind {
  readonly store: Retried & { readonly outbox: Retried };
  /** The changes that are told once everything that was refused is stored. */
  readonly changed: readonly Kind[];
  /** Returns the values that are not on the disk, as they are stashed. */
  readonly stashed: () => readonly unknown[];
  /** Stores its values among those that an earlier page has stashed. */
  readonly takeOver: (left: readonly Readonly<Record<string, unknown>>[]) => Promise<unknown>;
}

/** The stashed form of a kind of record. Builds that are out read it. */
interface StashedForm<Value> {
  readonly name: string;
  /** Writes a value; left out if it is stashed as it is. */
  readonly write?: (value: Value) => unknown;
  readonly read: (value: unknown) => Value | undefined;
  readonly keep: (values: readonly Value[]) => Promise<unknown>;
}

function recordKind<Value>(
  store: Retried & { readonly outbox: Retried & { readonly unsaved: readonly Value[] } },
  changed: readonly Kind[],
  { name, write = (value) => value, read, keep }: StashedForm<Value>,
): RecordKind {
  return {
    store,
    changed,
    stashed: () => store.outbox.unsaved.map((value) => ({ [name]: write(value) })),
    takeOver: (left) => keep(left.flatMap((entry) => read(entry[name]) ?? [])),
  };
}

const kept = new WeakMap<Progress, PuzzleStorage>();

/** Returns the puzzles that are kept beside all else that a page keeps; the same object each time. */
export function puzzleStorageOf(progress: Progress): PuzzleStorage {
  let puzzles = kept.get(progress);
  if (!puzzles) kept.set(progress, (puzzles = new PuzzleStorage(progress)));
  return puzzles;
}

/**
 * Progress of the player in puzzles, kept in IndexedDB and shared between tabs. Nothing here rejects: what storage refuses goes on in
 * memory and is tried again with everything else that `Progress` keeps. Listeners are told when it can be read.
 */
export class PuzzleStorage implements Retried {
  readonly results: PuzzleResults;
  readonly drafts: Drafts;
  /** The drills that are done, by the names of their topics. */
  readonly drills: RecordStore<string, DrillRecord>;
  /** Friends' days, by day and sender. */
  readonly friends: RecordStore<string, FriendRecord>;
  readonly unfinished: UnfinishedPuzzles;
  /** The boards of a table that is gone, for backups. */
  readonly table: RecordStore<string, OldBoard>;
  /**
   * Puzzles of days that were made ahead. They can be made again, so the player is not told where storage refuses them:
   * they then last as long as the page.
   */
  readonly dayCache: RecordStore<Day, CachedDay>;
  readonly #kinds: Readonly<Record<Kind | 'table', RecordKind>>;
  readonly #listeners = new Set<(change: PuzzleChange) => void>();
  readonly #channel = new BroadcastChannel(PUZZLES_CHANNEL);
  readonly #stash = new SessionStash();

  /** @param progress Tries again what waits, and reports it in its `health`. */
  constructor(progress: Pick<Progress, 'beforeWrite' | 'registerStore'>) {
    const { beforeWrite } = progress;
    const report = progress.registerStore(this);
    const use = puzzlesDatabase();
    const host = (...kinds: readonly Kind[]): RecordHost => ({
      database: PUZZLES_DATABASE,
      use,
      report,
      onReadable: () => this.#notify(kinds),
    });
    this.results = new PuzzleResults(host('results', 'unfinished'));
    this.drills = new RecordStore(DRILL_RECORDS, host('drills'));
    this.friends = new RecordStore(FRIEND_RECORDS, host('friends'));
    this.table = new RecordStore(OLD_BOARDS, host());
    this.dayCache = new RecordStore(CACHED_DAY_RECORDS, { ...host(), report: () => undefined });
    this.drafts = new Drafts({
      ...host('draft'),
      beforeWrite,
      onWritten: () => this.#channel.postMessage({ changed: ['draft'] } satisfies PuzzleMessage),
    });
    this.unfinished = new UnfinishedPuzzles({
      use,
      results: this.results,
      beforeWrite,
      report,
      tell: (news) => this.tell(news),
      tellWritten: (name) => {
        const news: PuzzleMessage = { written: [name], changed: ['unfinished'] };
        this.#channel.postMessage(news);
      },
      show: (name, game) => this.#tellListeners({ kind: 'game', name, game }),
    });
    this.#kinds = {
      results: recordKind(this.results, ['results', 'unfinished'], {
        name: 'result',
        write: resultRecord,
        read: readResult,
        keep: (results) => this.keepResults(results),
      }),
      unfinished: recordKind(this.unfinished, ['unfinished'], {
        name: 'removal',
        read: (value) => (isRemoval(value) ? value : undefined),
        keep: (removals) => Promise.all(removals.map((one) => this.unfinished.close(one))),
      }),
      drills: recordKind(this.drills, ['drills'], {
        name: 'drills',
        read: readDrills,
        keep: (drills) => this.keepDrills(drills),
      }),
      friends: recordKind(this.friends, ['friends'], {
        name: 'friend',
        read: readFriend,
        keep: (friends) => this.keepFriends(friends),
      }),
      table: recordKind(this.table, [], {
        name: 'table',
        read: readOldBoard,
        keep: (boards) => this.table.save(boards),
      }),
      // The drafts tell of each write themselves.
      draft: recordKind(this.drafts, [], {
        name: 'draft',
        write: draftRecord,
        read: (value) =>
          PUZZLE_KINDS.map((kind) => readDraft(value, kind)).find((kept) => kept !== undefined),
        keep: (drafts) => this.drafts.takeOver(drafts),
      }),
    };
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { ended, written, changed } = readMessage(data);
      for (const [name, at] of ended) void this.#receiveEnd(name, at);
      for (const name of written) void this.unfinished.receive(name);
      this.#notify(changed);
    };
    void this.#takeStashed();
  }

  get #all(): readonly RecordKind[] {
    return Object.values(this.#kinds);
  }

  /** True if storage has refused something and not done it since. */
  get hasRefusals(): boolean {
    return this.#all.some(({ store }) => store.hasRefusals);
  }

  /**
   * Records how a puzzle ended. Resolves with the result that is kept of it, once that is on the disk, or in memory
   * where storage refused it.
   */
  async record(
    result: PuzzleResult,
  ): Promise<{ readonly isNew: boolean; readonly kept: PuzzleResult }> {
    const { name, finishedAt } = result;
    // A clock that was set back must not leave the game unfinished.
    const endedAt = Math.max(Date.now(), finishedAt, this.unfinished.changedAt(name));
    const saved = (await this.keepResults([{ ...result, endedAt }])).get(name)!;
    return { isNew: isNewResult(saved), kept: saved.after };
  }

  /** Adds the hardest technique to the result of a puzzle that was solved. */
  async noteTechnique(name: string, technique: Technique): Promise<void> {
    const result = await this.results.get(name);
    // `endedAt` stays as it was, so that a game begun since stays.
    if (result?.outcome === 'solved') await this.keepResults([{ ...result, technique }]);
  }

  /** Saves results, and removes the games of these puzzles that were not changed since. */
  async keepResults(results: readonly SavedResult[]): Promise<SavedMap<string, SavedResult>> {
    for (const { name, endedAt } of results) this.unfinished.forget(name, endedAt);
    const saved = await this.results.save(results);
    const ended = Array.from(saved, ([name, { after }]) => [name, after.endedAt] as const);
    if (ended.length > 0) this.tell({ ended, changed: ['results', 'unfinished'] });
    return saved;
  }

  /** Removes an unfinished puzzle for good, unless it was changed after `upTo`, and shows its board without the game. */
  async takeAway(removal: Removal): Promise<void> {
    const { name, upTo } = removal;
    const game = this.unfinished.recall(name);
    this.unfinished.forget(name, upTo);
    await this.unfinished.close(removal);
    await this.#showEnd(name, upTo, game);
  }

  /** Saves drills that are done. */
  keepDrills(drills: readonly DrillRecord[]): Promise<SavedMap<string, DrillRecord>> {
    return this.#keep('drills', this.drills, drills);
  }

  /** Saves friends' days. */
  keepFriends(friends: readonly FriendRecord[]): Promise<SavedMap<string, FriendRecord>> {
    return this.#keep('friends', this.friends, friends);
  }

  /** Keeps what a friend sent, whose link is opened now. Nothing of the same sender that tells more is lost. */
  async openFriend(friend: FriendRecord): Promise<void> {
    const known = await this.friends.get(FRIEND_RECORDS.keyOf(friend));
    await this.keepFriends([openedFriend(friend, known, Date.now())]);
  }

  /** Takes a friend's day off the list; returns a function that brings it back. */
  async removeFriend(friend: FriendRecord): Promise<() => Promise<void>> {
    await this.keepFriends([removedFriend(friend, Date.now())]);
    return () => this.openFriend(friend);
  }

  /** Reads what friends sent of a day and is shown of it. */
  async friendsOf(day: Day): Promise<readonly FriendRecord[]> {
    const { value } = await this.friends.getAll();
    const now = Date.now();
    return [...value.values()].filter((friend) => friend.day === day && isShown(friend, now));
  }

  /** Saves drafts made elsewhere in place of those that were read. */
  keepDrafts(drafts: readonly SavedDraft[]): Promise<SavedMap<PuzzleKind, SavedDraft>> {
    return this.#keep('draft', this.drafts, drafts);
  }

  /** Calls a listener after every change; returns a function that ends the subscription. */
  subscribe(listener: (change: PuzzleChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries at once everything that waits to be written or read. Resolves when all of it has succeeded or failed. */
  async flush(): Promise<void> {
    this.#stashRecords();
    await Promise.all(this.#all.map((kind) => this.#retry(kind)));
    this.#stashRecords();
  }

  async #keep<Key extends string, Value extends object>(
    kind: Kind,
    store: RecordStore<Key, Value>,
    values: readonly Value[],
  ): Promise<SavedMap<Key, Value>> {
    const saved = await store.save(values);
    if (saved.size > 0) this.tell({ changed: [kind] });
    return saved;
  }

  /** Stashes what is not on the disk for the next page of this tab. Games stash themselves. */
  #stashRecords(): void {
    this.#stash.put(
      STASHED_RECORDS,
      this.#all.flatMap(({ stashed }) => stashed()),
    );
  }

  /** Stores what earlier pages of this tab have stashed. */
  async #takeStashed(): Promise<void> {
    const left = this.#stash
      .take(STASHED_RECORDS)
      .map((value) => Object(value) as Record<string, unknown>);
    if (left.length === 0) return;
    await Promise.all(this.#all.map(({ takeOver }) => takeOver(left)));
    this.#stashRecords();
  }

  /** Writes what waits, tells if all of it is stored now and was not before, and reads what was refused. */
  async #retry({ store, changed }: RecordKind): Promise<void> {
    const { outbox } = store;
    const wereRefused = outbox.hasRefusals;
    await outbox.flush();
    if (!outbox.hasRefusals && wereRefused) this.tell({ changed });
    await store.flush();
  }

  /** Hears from another tab that a puzzle is over, and shows its end. */
  async #receiveEnd(name: string, at: number): Promise<void> {
    const game = this.unfinished.recall(name);
    this.unfinished.forget(name, at);
    await this.#showEnd(name, at, game);
  }

  /**
   * Shows the end of a game that was open: the answer, if the puzzle was solved; the untouched board, if the game was
   * removed.
   */
  async #showEnd(name: string, at: number, game: Game | undefined): Promise<void> {
    if (!game || this.unfinished.recall(name)) return;
    const result = await this.results.get(name);
    // The puzzle may have been begun anew meanwhile.
    if (this.unfinished.recall(name)) return;
    if (result?.queens && wasSolved(result)) game = solvedElsewhere(game, result.queens);
    else if ((result?.endedAt ?? -1) < at) game = newGame(game.rules, game.givens);
    else return;
    this.#tellListeners({ kind: 'game', name, game });
  }

  /** Tells this page and the other tabs what changed. */
  tell(news: PuzzleMessage): void {
    this.#channel.postMessage(news);
    this.#notify(news.changed);
  }

  #notify(kinds: readonly Kind[]): void {
    for (const kind of kinds) this.#tellListeners({ kind });
  }

  #tellListeners(change: PuzzleChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function isRemoval(value: unknown): value is Removal {
  const { name, upTo } = Object(value) as Partial<Record<keyof Removal, unknown>>;
  return typeof name === 'string' && typeof upTo === 'number';
}
