import {
  previewOfBoards,
  takeBoards,
  type BoardCounts,
  type Boards,
} from '../progress/board-backup.ts';
import {
  importBackup,
  previewOf,
  readBackupFile,
  type BackupPreview,
  type BackupProblem,
  type Records,
} from '../progress/backup.ts';
import { loadSizes } from '../progress/every-size.ts';
import { foundRecord } from '../progress/find.ts';
import type { KeptPuzzles } from '../progress/kept-puzzles.ts';
import type { Progress } from '../progress/progress.ts';
import { previewOfPuzzles, takePuzzles } from '../progress/puzzle-backup.ts';
import {
  broughtBy,
  NO_PUZZLES,
  type PuzzleCounts,
  type PuzzleRecords,
} from '../progress/puzzle-records.ts';
import { decodeTransfer, transferredFind } from '../progress/transfer.ts';

/** What may bring finds: a file that should be a backup, or the text of a link. */
export type Source = { readonly file: Blob } | { readonly link: string };

/** Why nothing is merged: the file's fault, a link that was cut off, or a mistake of the game. */
export type Problem = BackupProblem | 'link' | 'failed';

/** What a source would add. */
export interface Preview {
  readonly kind: 'preview';
  readonly records: Records;
  readonly previews: readonly BackupPreview[];
  readonly puzzles: PuzzleRecords;
  /** What these puzzles would add. */
  readonly counts: PuzzleCounts;
  readonly boards: Boards;
  /** The boards that would be added or go on. */
  readonly boardCounts: BoardCounts;
  /** The codes or names, shortened, of entries that are nothing that a backup holds. */
  readonly refused: readonly string[];
  /** False if storage refused to be read: what is counted as new may be here already. */
  readonly isWhole: boolean;
}

/** What a merge has added. */
export interface Done {
  readonly kind: 'done';
  /** Solutions that are found now and were not before. */
  readonly added: number;
  /** Puzzles of which more is known than before. */
  readonly puzzles: number;
  /** Unfinished boards that were not here, or not so far. */
  readonly boards: number;
  /** Drafts that were not here, or were changed earlier. */
  readonly drafts: number;
  /** A size of which there were solutions; `undefined` where there were only puzzles. */
  readonly size: number | undefined;
  /** True if all of it is stored; else this page alone keeps some, until it can be stored. */
  readonly isStored: boolean;
}

/** How far an import is. */
export type Stage =
  | { readonly kind: 'reading' | 'merging' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | Preview
  | Done;

/** Where the player sees an import, and may close it at any time. */
export interface ImportView {
  readonly open: boolean;
  /** Shows how far an import is, and opens for that. */
  show(stage: Stage): void;
  /** Tells the end of a merge to a player who looks at something else. */
  tell(done: Done): void;
}

/** The imports of a page: what is brought while another is read or merged waits its turn. */
export class ImportQueue {
  readonly #progress: Progress;
  readonly #puzzles: KeptPuzzles;
  readonly #view: ImportView;
  readonly #waiting: Source[] = [];
  #busy = false;

  constructor(progress: Progress, puzzles: KeptPuzzles, view: ImportView) {
    this.#progress = progress;
    this.#puzzles = puzzles;
    this.#view = view;
  }

  /** Shows what a source would add, in the place of what is shown, as soon as nothing is under way. */
  async bring(source: Source): Promise<void> {
    if (this.#busy) this.#waiting.push(source);
    else await this.#look(source);
  }

  /** Adds what was shown. A view that is closed meanwhile does not stop it, and its end is told. */
  async merge({ records, previews, puzzles, boards }: Preview): Promise<void> {
    this.#view.show({ kind: 'merging' });
    const { added, counts, broughtBoards } = await this.#do(async () => ({
      added: await importBackup(this.#progress, records),
      counts: await takePuzzles(this.#puzzles, puzzles),
      broughtBoards: await takeBoards(this.#progress, boards),
    }));
    const first = previews.find(({ found }) => found > 0) ?? previews[0];
    const isStored = this.#progress.health === 'kept';
    const done: Done = {
      kind: 'done',
      added,
      puzzles: broughtBy(counts),
      boards: broughtBoards,
      drafts: counts.drafts,
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

  /** The view was closed, which makes room for what waits. */
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

  /** Does what others wait for. A mistake of the game is shown, and thrown; what waits is not held up by it. */
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
    refused,
  }: Pick<Preview, 'records' | 'puzzles' | 'boards' | 'refused'>): Promise<Preview> {
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
      refused,
      isWhole: ofSizes.isWhole && ofPuzzles.isWhole && ofBoards.isWhole,
    };
  }
}
