import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import { hasContent, type OwnDraft } from '../../core/puzzles/own-draft.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { RecordStore, type Reading, type RecordHost } from '../storage/record-store.ts';
import type { RecordType, Saved } from '../storage/record-table.ts';
import { draftRecord, mergeDrafts, readDraft, type SavedDraft } from './draft-record.ts';
import { DRAFTS, setAside } from './puzzle-database.ts';

/** Drafts, each under its kind. */
export const DRAFT_RECORDS: RecordType<PuzzleKind, SavedDraft> = {
  store: DRAFTS,
  durability: 'relaxed',
  keyOf: ({ draft }) => draft.kind,
  parse: (entry, kind) => readDraft(entry, kind as PuzzleKind),
  serialize: draftRecord,
  setAside,
  merge: mergeDrafts,
};

/** Callbacks of a page that draws, besides those of any store. */
interface DraftsHost extends RecordHost {
  /** A function that is awaited before a draft is written, so that the write competes with no stroke. */
  readonly beforeWrite: () => Promise<void>;
  /** Called when a draft of this page is on the disk. */
  readonly onWritten: () => void;
}

/** Drafts of the player, one for each kind. If two tabs draw at once, the newest change is kept. */
export class Drafts extends RecordStore<PuzzleKind, SavedDraft> {
  readonly #host: DraftsHost;
  /** The last change of each draft that this page knows of, in milliseconds since 1970. */
  readonly #changedAt = new Map<PuzzleKind, number>();
  /** Kinds whose stored draft this page could not read. It replaces what the page draws without knowing it. */
  readonly #unknown = new Set<PuzzleKind>();
  #isToBeWritten = false;

  constructor(host: DraftsHost) {
    super(DRAFT_RECORDS, host);
    this.#host = host;
  }

  /** Takes over drafts of an earlier page that are still to be written, unless this page has newer ones. */
  async takeOver(drafts: readonly SavedDraft[]): Promise<void> {
    for (const kept of drafts) this.#put(kept);
    await this.outbox.flush();
  }

  /** Returns the draft of a kind; `undefined` if there is none, `unread` if it cannot be read. */
  async read(kind: PuzzleKind): Promise<OwnDraft | 'unread' | undefined> {
    const { value, isWhole } = await this.#newest(kind);
    return !value && !isWhole ? 'unread' : value?.draft;
  }

  /** Reads every draft in which something is drawn, by its kind. */
  override async getAll(): Promise<Reading<ReadonlyMap<PuzzleKind, SavedDraft>>> {
    const read = await Promise.all(DAY_KINDS.map((kind) => this.#newest(kind)));
    const drafts = read.flatMap(({ value }) => (value && hasContent(value.draft) ? value : []));
    return {
      value: new Map(drafts.map((kept) => [kept.draft.kind, kept])),
      isWhole: read.every(({ isWhole }) => isWhole),
    };
  }

  /** Stores drafts of another device in place of those that this page has read. */
  override save(
    drafts: readonly SavedDraft[],
  ): Promise<ReadonlyMap<PuzzleKind, Saved<SavedDraft>>> {
    for (const kept of drafts) this.#note(kept);
    // The date is at least that of the known draft: one that was cleared later must give way in every tab.
    const changedAt = (kind: PuzzleKind): number => this.#changedAt.get(kind)!;
    return super.save(drafts.map(({ draft }) => ({ draft, changedAt: changedAt(draft.kind) })));
  }

  /** Keeps what is drawn. Returns at once and writes soon, only the newest of the drafts kept meanwhile. */
  draw(draft: OwnDraft): void {
    // A clock that was set back must not make this change older than the one before it.
    const changedAt = Math.max(Date.now(), (this.#changedAt.get(draft.kind) ?? 0) + 1);
    this.#put({ draft, changedAt });
    if (!this.#isToBeWritten) void this.#writeSoon();
  }

  protected override async write(
    drafts: readonly SavedDraft[],
  ): Promise<ReadonlyMap<PuzzleKind, Saved<SavedDraft>>> {
    const unknown = new Set(this.#unknown);
    const saved = await this.table.merge(drafts, (stored, mine) =>
      unknown.has(mine.draft.kind) ? stored : mergeDrafts(stored, mine),
    );
    for (const [kind, { before, after }] of saved) {
      this.#unknown.delete(kind);
      if (unknown.has(kind) && before) {
        this.#replace(after);
        this.#host.onReadable();
      } else {
        this.#host.onWritten();
      }
    }
    return saved;
  }

  /** Returns the newest draft of a kind, stored or not. */
  async #newest(kind: PuzzleKind): Promise<Reading<SavedDraft | undefined>> {
    // A draft that is written during the read may be missing from what is read.
    const mine = this.outbox.get(kind);
    const { value, isWhole } = await this.query(
      kind,
      DRAFTS,
      (transaction) => this.table.find(transaction, [kind]),
      [],
    );
    const [stored] = value;
    if (!isWhole) this.#unknown.add(kind);
    else if (this.#unknown.delete(kind) && stored) {
      this.#replace(stored);
      return { value: stored, isWhole };
    }
    const known = [stored, mine].filter((kept) => kept !== undefined);
    const newest = this.outbox.overlay(known).get(kind);
    if (newest) this.#note(newest);
    return { value: newest, isWhole };
  }

  async #writeSoon(): Promise<void> {
    this.#isToBeWritten = true;
    await this.#host.beforeWrite();
    this.#isToBeWritten = false;
    await this.outbox.flush();
  }

  #put(kept: SavedDraft): void {
    this.outbox.put(kept);
    this.#note(kept);
  }

  /** Goes on from the stored draft, and drops what this page drew without knowing it. */
  #replace(stored: SavedDraft): void {
    this.outbox.discard(stored.draft.kind);
    this.#note(stored);
  }

  #note({ draft: { kind }, changedAt }: SavedDraft): void {
    this.#changedAt.set(kind, Math.max(changedAt, this.#changedAt.get(kind) ?? 0));
  }
}
