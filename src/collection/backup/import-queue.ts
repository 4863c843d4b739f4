import {
  previewOfBoards,
  importBoards,
  type BoardCounts,
  type Boards,
} from '../../progress/backup/board-backup.ts';
import {
  importBackup,
  previewOf,
  readBackupFile,
  type BackupPreview,
  type BackupProblem,
  type ReadBackup,
  type Records,
} from '../../progress/backup/backup.ts';
import { loadSizes } from '../../progress/solutions/every-size.ts';
import { foundRecord } from '../../progress/solutions/find.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import type { Progress } from '../../progress/progress.ts';
import { addSenders, ownSenders } from '../../progress/settings/own-senders.ts';
import { previewOfPuzzles, importPuzzles } from '../../progress/backup/puzzle-backup.ts';
import {
  broughtBy,
  NO_PUZZLES,
  type PuzzleCounts,
  type PuzzleRecords,
} from '../../progress/puzzles/puzzle-records.ts';
import { decodeTransfer, transferredFind } from './transfer.ts';

/** A source of finds: a backup file, or the text of a transfer link. */
export type Source = { readonly file: Blob } | { readonly link: string };

/** The reason why nothing is merged: a problem of the file, a link that was cut off, or an error of the game. */
export type Problem = BackupProblem | 'link' | 'failed';

/** The additions that a source would make. */
export interface Preview {
  readonly kind: 'preview';
  readonly records: Records;
  readonly previews: readonly BackupPreview[];
  readonly puzzles: PuzzleRecords;
  /** The additions that these puzzles would make. */
  readonly counts: PuzzleCounts;
  readonly boards: Boards;
  /** The boards that would be added or updated. */
  readonly boardCounts: BoardCounts;
  /** The numbers of the player's own links that are not known here. */
  readonly senders: readonly number[];
  /** The shortened codes or names of entries that are not valid. */
  readonly refused: readonly string[];
  /** False if stored data could not be read: some of what counts as new may be here already. */
  readonly isWhole: boolean;
}

/** The additions that a merge has made. */
export interface Done {
  readonly kind: 'done';
  /** The number of newly found solutions. */
  readonly added: number;
  /** The number of puzzles with new progress. */
  readonly puzzles: number;
  /** The number of unfinished boards that were added or updated. */
  readonly boards: number;
  /** The number of drafts that were added or updated. */
  readonly drafts: number;
  /** The number of friends' days that were added or updated. */
  readonly friends: number;
  /** True if numbers of the player's own links were added. */
  readonly hasSenders: boolean;
  /** A size with solutions in the import; `undefined` if it had none. */
  readonly size: number | undefined;
  /** True if everything is stored; otherwise this page keeps some of it in memory until it can be stored. */
  readonly isStored: boolean;
}

export type Stage =
  | { readonly kind: 'reading' | 'merging' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | Preview
  | Done;

/** The view of an import, which the player may close at any time. */
export interface ImportView {
  readonly open: boolean;
  /** Shows a stage, and opens for that. */
  show(stage: Stage): void;
  /** Tells the result of a merge to a player who looks at something else. */
  tell(done: Done): void;
}

/** The imports of a page. A source that arrives while another is read or merged waits its turn. */
export class ImportQueue {
  readonly #progress: Progress;
  readonly #puzzles: PuzzleStorage;
  readonly #view: ImportView;
  readonly #waiting: Source[] = [];
  #busy = false;

  constructor(progress: Progress, puzzles: PuzzleStorage, view: ImportView) {
    this.#progress = progress;
    this.#puzzles = puzzles;
    this.#view = view;
  }

  /** Shows what a source would add, in place of what is shown, as soon as no other is read or merged. */
  async bring(source: Source): Promise<void> {
    if (this.#busy) this.#waiting.push(source);
    else await this.#look(source);
  }

  /** Adds what was shown. Closing the view meanwhile does not stop it; `tell` of the view then receives the result. */
  async merge({ records, previews, puzzles, boards, senders }: Preview): Promise<void> {
    this.#view.show({ kind: 'merging' });
    const { added, counts, broughtBoards } = await this.#do(async () => ({
      added: await importBackup(this.#progress, records),
      counts: await importPuzzles(this.#puzzles, puzzles),
      broughtBoards: await importBoards(this.#progress, boards),
    }));
    addSenders(senders);
    const first = previews.find(({ found }) => found > 0) ?? previews[0];
    const isStored = this.#progress.health === 'kept';
    const done: Done = {
      kind: 'done',
      added,
      puzzles: broughtBy(counts) - counts.drafts - counts.friends,
      boards: broughtBoards,
      drafts: counts.drafts,
      friends: counts.friends,
      hasSenders: senders.length > 0,
      size: first?.size,
      isStored,
    };
    if (this.#view.open && this.#waiting.length === 0) {
      this.#view.show(done);
      return;
    }
    this.#view.tell(done);
    await this.#lookAtNext();
  }

  /** Goes on with the next source after the view was closed. */
  async closed(): Promise<void> {
    if (!this.#busy && !this.#view.open) await this.#lookAtNext();
  }

  async #lookAtNext(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) await this.#look(next);
  }

  async #look(source: Source): Promise<void> {
    this.#view.show({ kind: 'reading' });
    const stage = await this.#do(() => this.#lookAt(source));
    if (this.#view.open) this.#view.show(stage);
    else await this.#lookAtNext();
  }

  /** Runs work that other sources wait for. An error is shown and thrown; waiting sources are not blocked by it. */
  async #do<T>(work: () => Promise<T>): Promise<T> {
    this.#busy = true;
    try {
      return await work();
    } catch (error) {
      if (this.#view.open) this.#view.show({ kind: 'problem', problem: 'failed' });
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  async #lookAt(source: Source): Promise<Stage> {
    if ('file' in source) {
      const backup = await readBackupFile(source.file);
      return backup.ok ? this.#preview(backup) : { kind: 'problem', problem: backup.problem };
    }
    const transfer = await decodeTransfer(source.link);
    if (!transfer.ok) return { kind: 'problem', problem: 'link' };
    const now = Date.now();
    const records = transfer.codes.map(
      (code) => [code, foundRecord(transferredFind(code, now))] as const,
    );
    return this.#preview({
      records: new Map(records),
      puzzles: NO_PUZZLES,
      boards: new Map(),
      refused: [],
    });
  }

  async #preview({
    records,
    puzzles,
    boards,
    senders = [],
    refused,
  }: Omit<Extract<ReadBackup, { ok: true }>, 'ok'>): Promise<Preview> {
    const sizes = new Set(Array.from(records.keys(), (code) => code.length));
    const ofSizes = await loadSizes(this.#progress, [...sizes]);
    const ofPuzzles = await previewOfPuzzles(this.#puzzles, puzzles);
    const ofBoards = await previewOfBoards(this.#progress, boards);
    return {
      kind: 'preview',
      records,
      previews: previewOf(records, ofSizes.value),
      puzzles,
      counts: ofPuzzles.value,
      boards,
      boardCounts: ofBoards.value,
      senders: senders.filter((one) => !ownSenders().includes(one)),
      refused,
      isWhole: ofSizes.isWhole && ofPuzzles.isWhole && ofBoards.isWhole,
    };
  }
}
