import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { readValue, type UseDatabase } from '../storage/database.ts';
import { draftRecord, mergeDrafts, readDraft, type SavedDraft } from './draft-record.ts';
import { DRAFTS, setAside } from './puzzle-database.ts';
import type { Kind } from './puzzle-tabs.ts';
import { Outbox } from '../storage/outbox.ts';
import type { Reading, StorageGuard } from '../storage/storage-guard.ts';

/** Everything that a page needs to keep drafts. */
interface DraftsHost {
  readonly use: UseDatabase;
  readonly guard: StorageGuard<Kind>;
  /** A function that is awaited before a draft is written, so that the write competes with no stroke. */
  readonly beforeWrite: () => Promise<void>;
  /** Called when a draft of this page is on the disk. */
  onWritten(): void;
  /** Called when a stored draft that this page could not read before takes the place of the page's own. */
  onFound(): void;
}

/**
 * Drafts of the player, one for each kind, as a page has them: the stored ones, and those of this page that are still
 * to be written. If two tabs draw at once, the newest change is kept.
 */
export class DraftRepository {
  /** The drafts on their way to the disk, by their kinds. */
  readonly outbox: Outbox<PuzzleKind, SavedDraft>;
  readonly #host: DraftsHost;
  /** The last change of each draft that this page knows of, in milliseconds since 1970. */
  readonly #changedAt = new Map<PuzzleKind, number>();
  /** Kinds whose stored draft this page does not know, because it could not be read. */
  readonly #unread = new Set<PuzzleKind>();
  #isToBeWritten = false;

  constructor(host: DraftsHost) {
    this.#host = host;
    this.outbox = new Outbox({
      keyOf: ({ draft }) => draft.kind,
      merge: mergeDrafts,
      write: (drafts) => this.#write(drafts),
      report: host.guard.report,
    });
  }

  /** Takes over a draft of an earlier page that is still to be written, unless this page has a newer one. */
  takeOver(kept: SavedDraft): void {
    this.outbox.put(kept);
    this.#note(kept.draft.kind, kept.changedAt);
  }

  /** Returns the draft of a kind, if there is one; `unread` if it cannot be read. */
  async read(kind: PuzzleKind): Promise<OwnDraft | 'unread' | undefined> {
    const { value, isWhole } = await this.newest(kind);
    return !value && !isWhole ? 'unread' : value?.draft;
  }

  /** Returns the newest draft of a kind, stored or not. */
  async newest(kind: PuzzleKind): Promise<Reading<SavedDraft | undefined>> {
    // A draft that is written during the read may be missing from what is read.
    const mine = this.outbox.get(kind);
    const { guard, use } = this.#host;
    const { value: stored, isWhole } = await guard.read(
      'draft',
      kind,
      () =>
        use(DRAFTS, 'readonly', 'relaxed', async (transaction) =>
          readDraft(await readValue(transaction.objectStore(DRAFTS).get(kind)), kind),
        ),
      undefined,
    );
    if (!isWhole) this.#unread.add(kind);
    else if (this.#unread.delete(kind) && stored) {
      // This page drew without knowing the stored draft, which replaces what it drew.
      this.outbox.discard(kind);
      this.#note(kind, stored.changedAt);
      return { value: stored, isWhole };
    }
    const known = [stored, mine].filter((kept) => kept !== undefined);
    const newest = this.outbox.overlay(known).get(kind);
    if (newest) this.#note(kind, newest.changedAt);
    return { value: newest, isWhole };
  }

  /** Stores drafts of another device in place of those that this page has read. */
  async keep(drafts: readonly SavedDraft[]): Promise<void> {
    for (const { draft, changedAt } of drafts) this.#note(draft.kind, changedAt);
    // The date is at least that of the known draft: one that was cleared later must give way in every tab.
    const news = drafts.map(({ draft }) => ({
      draft,
      changedAt: this.#changedAt.get(draft.kind)!,
    }));
    await this.outbox.keep(news);
  }

  /** Keeps a draft. Returns at once and writes soon, only the newest of the drafts kept meanwhile. */
  save(draft: OwnDraft): void {
    const { kind } = draft;
    // A clock that was set back must not make this change older than the one before it.
    const changedAt = Math.max(Date.now(), (this.#changedAt.get(kind) ?? 0) + 1);
    this.#note(kind, changedAt);
    this.outbox.put({ draft, changedAt });
    if (!this.#isToBeWritten) void this.#writeSoon();
  }

  async #writeSoon(): Promise<void> {
    this.#isToBeWritten = true;
    await this.#host.beforeWrite();
    this.#isToBeWritten = false;
    await this.outbox.flush();
  }

  async #write(drafts: readonly SavedDraft[]): Promise<ReadonlyMap<PuzzleKind, SavedDraft>> {
    const blind = new Set(this.#unread);
    const { use, onWritten, onFound } = this.#host;
    const stored = await use(DRAFTS, 'readwrite', 'relaxed', async (transaction) => {
      const store = transaction.objectStore(DRAFTS);
      const stored = new Map<PuzzleKind, SavedDraft>();
      for (const mine of drafts) {
        const { kind } = mine.draft;
        const value = await readValue(store.get(kind));
        const there = readDraft(value, kind);
        if (!there && value !== undefined) store.put(...setAside(kind, value));
        const kept = there && !blind.has(kind) ? mergeDrafts(there, mine) : (there ?? mine);
        if (kept === mine) store.put(draftRecord(mine), kind);
        stored.set(kind, kept);
      }
      // Without this, the browser waits for the page before it commits, and the page may be closing.
      transaction.commit();
      return stored;
    });
    for (const mine of drafts) {
      const { kind } = mine.draft;
      const kept = stored.get(kind)!;
      this.#unread.delete(kind);
      if (!blind.has(kind) || kept === mine) {
        onWritten();
        continue;
      }
      // This page drew without knowing the stored draft, which replaces what it drew.
      this.outbox.discard(kind);
      this.#note(kind, kept.changedAt);
      onFound();
    }
    return stored;
  }

  #note(kind: PuzzleKind, changedAt: number): void {
    this.#changedAt.set(kind, Math.max(changedAt, this.#changedAt.get(kind) ?? 0));
  }
}
