import { promisifyRequest } from 'idb-keyval';
import type { OwnDraft } from '../core/own-draft.ts';
import type { PuzzleKind } from '../core/puzzle.ts';
import type { UseDatabase } from './database.ts';
import { draftRecord, readDraft, type KeptDraft } from './draft-record.ts';
import { DRAFTS, setAside } from './puzzle-database.ts';
import type { Kind } from './puzzle-tabs.ts';
import type { Tries } from './tries.ts';

/** What a page needs to keep drafts. */
interface DraftsHost {
  readonly use: UseDatabase;
  readonly tries: Tries<Kind>;
  /** Awaited before a draft is written, so that it competes with no stroke. */
  readonly rest: () => Promise<void>;
  /** A draft of this page is on the disk. */
  onWritten(): void;
  /** A draft that could not be read was met on the disk. */
  onFound(): void;
}

/**
 * What the player is drawing, one a kind, as a page has it: what is stored, and what of this page is still to
 * be written. Of two tabs that draw at once the newest change is kept.
 */
export class KeptDrafts {
  readonly #host: DraftsHost;
  readonly #unwritten = new Map<PuzzleKind, KeptDraft>();
  /** The writes under way, by what they write. */
  readonly #writing = new Map<KeptDraft, Promise<void>>();
  /** When a draft was changed last, as far as this page knows. */
  readonly #changedAt = new Map<PuzzleKind, number>();
  /** The kinds of which nobody here knows what is stored, because that could not be read. */
  readonly #unread = new Set<PuzzleKind>();
  #isRefused = false;
  #isToBeWritten = false;

  constructor(host: DraftsHost) {
    this.#host = host;
  }

  /** Whether something is to be written again because storage refused. */
  get waiting(): boolean {
    return this.#isRefused;
  }

  /** The drafts that are not on the disk. */
  get unsaved(): readonly KeptDraft[] {
    return [...this.#unwritten.values()];
  }

  /** Takes over a draft of an earlier page that is still to be written, unless this page has a newer one. */
  takeOver(kept: KeptDraft): void {
    const { kind } = kept.draft;
    this.#unwritten.set(kind, newer(kept, this.#unwritten.get(kind))!);
    this.#note(kind, kept.changedAt);
  }

  /** The draft of a kind, where there is one; `unread` where it cannot be read. */
  async read(kind: PuzzleKind): Promise<OwnDraft | 'unread' | undefined> {
    // What is written while the database is read may not be in what it reads.
    const mine = this.#unwritten.get(kind);
    const { tries, use } = this.#host;
    const { value: stored, isWhole } = await tries.read(
      'draft',
      kind,
      () =>
        use(DRAFTS, 'readonly', 'relaxed', async (transaction) =>
          readDraft(await promisifyRequest(transaction.objectStore(DRAFTS).get(kind)), kind),
        ),
      undefined,
    );
    if (!isWhole) this.#unread.add(kind);
    else if (this.#unread.delete(kind) && stored) {
      // What was drawn meanwhile was drawn without knowing of it: that is a step, which it gives way to.
      this.#unwritten.delete(kind);
      this.#note(kind, stored.changedAt);
      return stored.draft;
    }
    const newest = newer(newer(stored, mine), this.#unwritten.get(kind));
    if (!newest && !isWhole) return 'unread';
    if (newest) this.#note(kind, newest.changedAt);
    return newest?.draft;
  }

  /** Keeps a draft; returns at once and writes soon, only the newest of those kept meanwhile. */
  save(draft: OwnDraft): void {
    const { kind } = draft;
    // A clock that was set back must not make this change older than the one before it.
    const changedAt = Math.max(Date.now(), (this.#changedAt.get(kind) ?? 0) + 1);
    this.#note(kind, changedAt);
    this.#unwritten.set(kind, { draft, changedAt });
    if (!this.#isToBeWritten) void this.#writeSoon();
  }

  async #writeSoon(): Promise<void> {
    this.#isToBeWritten = true;
    await this.#host.rest();
    this.#isToBeWritten = false;
    await this.flush();
  }

  /** Writes at once what is not written yet. Resolves when that has succeeded or failed. */
  async flush(): Promise<void> {
    while (this.#unwritten.size > 0) {
      for (const [kind, kept] of [...this.#unwritten]) await this.#write(kind, kept);
      if (this.#isRefused) return;
    }
  }

  /** Writes a draft once, whoever asks for it meanwhile: a second write may be refused when nothing waits. */
  #write(kind: PuzzleKind, kept: KeptDraft): Promise<void> {
    let writing = this.#writing.get(kept);
    if (!writing) {
      writing = this.#writeNow(kind, kept).finally(() => this.#writing.delete(kept));
      this.#writing.set(kept, writing);
    }
    return writing;
  }

  async #writeNow(kind: PuzzleKind, kept: KeptDraft): Promise<void> {
    const { tries, use, onWritten, onFound } = this.#host;
    const isBlind = this.#unread.has(kind);
    let found: KeptDraft | undefined;
    await tries.write(
      async () => {
        await use(DRAFTS, 'readwrite', 'relaxed', async (transaction) => {
          const store = transaction.objectStore(DRAFTS);
          const value = await promisifyRequest<unknown>(store.get(kind));
          const there = readDraft(value, kind);
          if (!there && value !== undefined) store.put(...setAside(kind, value));
          found = isBlind ? there : undefined;
          if (!found && newer(there, kept) === kept) store.put(draftRecord(kept), kind);
          // Else the browser waits for this page before it commits, and the page may be going.
          transaction.commit();
        });
        if (this.#unwritten.get(kind) === kept) this.#unwritten.delete(kind);
        this.#isRefused = false;
        this.#unread.delete(kind);
        if (!found) {
          onWritten();
          return;
        }
        this.#unwritten.delete(kind);
        this.#note(kind, found.changedAt);
        onFound();
      },
      () => (this.#isRefused = true),
    );
  }

  #note(kind: PuzzleKind, changedAt: number): void {
    this.#changedAt.set(kind, Math.max(changedAt, this.#changedAt.get(kind) ?? 0));
  }
}

/** The one that was changed later, the second of two at one moment. */
function newer(a: KeptDraft | undefined, b: KeptDraft | undefined): KeptDraft | undefined {
  return !b || (a && a.changedAt > b.changedAt) ? a : b;
}
