import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { historyThrough, lineOf, redo, undo, type History } from '../../../core/game/history.ts';
import { hasContent, type DraftOf, type OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { PuzzleKind } from '../../../core/puzzles/puzzle.ts';
import type { Drafts } from '../../../progress/puzzles/drafts.ts';
import type { PuzzleStorage } from '../../../progress/puzzles/puzzle-storage.ts';
import type { DraftVerdict } from '../../../solver/puzzles/protocol.ts';
import type { PuzzleSolver } from '../../../solver/puzzles/worker/client.ts';
import { PUZZLE_KINDS } from '../../shared/kinds/kinds.ts';
import { replyTo } from '../../../solver/worker/connection.ts';
import { cleared, emptyDraft, isSameDraft } from './drafts.ts';

/** Milliseconds from a gesture until its draft is judged; the next gesture often comes sooner. */
export const JUDGE_AFTER = 200;

interface Judgement {
  readonly kind: 'judged';
  readonly draft: OwnDraft;
  readonly verdict: DraftVerdict;
}

export type Judged =
  | {
      /** Not yet known; `before` is the last judgement. */
      readonly kind: 'judging';
      readonly before: Judgement | undefined;
    }
  | Judgement
  /** The worker has stopped. */
  | { readonly kind: 'died' };

interface Kept extends Pick<PuzzleStorage, 'subscribe'> {
  readonly drafts: Pick<Drafts, 'read' | 'draw'>;
}

/**
 * The drafts of a player, one of each kind with its steps. They are stored as they change, and judged soon after.
 */
export class DraftEditor implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #solver: Pick<PuzzleSolver, 'judge'>;
  readonly #steps = new Map<PuzzleKind, Steps>();
  readonly #unread = new Set<PuzzleKind>();
  #kept: Kept | undefined;
  #kind: PuzzleKind = 'regions';
  #judged: Judged = { kind: 'judging', before: undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #judgement = new AbortController();
  #end: (() => void) | undefined;

  /** @param host Rendered again when there is something new to show. */
  constructor(host: ReactiveControllerHost, solver: Pick<PuzzleSolver, 'judge'>) {
    this.#host = host;
    this.#solver = solver;
    host.addController(this);
  }

  /** The draft of the present kind; `undefined` until it is loaded. */
  get draft(): OwnDraft | undefined {
    return this.#steps.get(this.#kind)?.present;
  }

  /** Returns the draft of a kind; an empty one if there is none. */
  draftOf<Kind extends PuzzleKind>(kind: Kind): DraftOf<Kind> {
    return (this.#steps.get(kind)?.present ?? emptyDraft(kind)) as DraftOf<Kind>;
  }

  /** True if the stored draft cannot be read at present; it is loaded when it can. */
  get isUnread(): boolean {
    return this.#unread.has(this.#kind) && !this.draft;
  }

  get kind(): PuzzleKind {
    return this.#kind;
  }

  get judged(): Judged {
    return this.#judged;
  }

  get canUndo(): boolean {
    return !!this.#steps.get(this.#kind)?.past.length;
  }

  get canRedo(): boolean {
    return !!this.#steps.get(this.#kind)?.future.length;
  }

  get canClear(): boolean {
    return this.draft !== undefined && hasContent(this.draft);
  }

  hostDisconnected(): void {
    this.close();
  }

  /**
   * Loads the stored drafts, and follows changes in other tabs.
   * @param kept `undefined` if nothing can be stored; drawing still works.
   */
  async open(kept: Kept | undefined): Promise<void> {
    this.close();
    this.#kept = kept;
    this.#end = kept?.subscribe((change) => {
      if (change.kind === 'draft') void this.#follow(kept);
    });
    const drafts = await Promise.all(PUZZLE_KINDS.map(async (kind) => kept?.drafts.read(kind)));
    if (this.#kept !== kept) return;
    for (const [index, kind] of PUZZLE_KINDS.entries()) {
      // Keeps a draft that was changed while the stored ones were read.
      if (!this.#steps.has(kind)) this.#begin(kind, drafts[index]);
    }
    this.#judgeAfter(0);
  }

  /** Stops following other tabs and judging. */
  close(): void {
    this.#end?.();
    this.#end = undefined;
    this.#kept = undefined;
    clearTimeout(this.#timer);
    this.#judgement.abort();
  }

  show(kind: PuzzleKind): void {
    if (kind === this.#kind) return;
    this.#kind = kind;
    this.#judged = { kind: 'judging', before: undefined };
    this.#changed(0);
  }

  /** Makes a draft the present one of its kind, as a step; an equal draft is no step. */
  change(draft: OwnDraft): void {
    const steps = this.#steps.get(draft.kind);
    this.#stepTo(steps ? withStep(steps, draft) : historyThrough([draft], []));
  }

  /** Starts an empty board if the stored draft cannot be read. The stored one is added as a step when it can. */
  begin(): void {
    this.#begin(this.#kind, undefined);
    this.#changed(0);
  }

  undo(): void {
    const steps = this.#steps.get(this.#kind);
    if (steps) this.#stepTo(undo(steps));
  }

  redo(): void {
    const steps = this.#steps.get(this.#kind);
    if (steps) this.#stepTo(redo(steps));
  }

  /** Removes everything from the board, as a step. */
  clear(): void {
    if (this.draft) this.change(cleared(this.draft));
  }

  /** Starts the steps of a kind with its stored draft, once that is known. */
  #begin(kind: PuzzleKind, kept: OwnDraft | 'unread' | undefined): void {
    if (kept === 'unread') this.#unread.add(kind);
    else this.#steps.set(kind, historyThrough([kept ?? emptyDraft(kind)], []));
  }

  #stepTo(steps: Steps): void {
    const { present } = steps;
    if (steps === this.#steps.get(present.kind)) return;
    this.#steps.set(present.kind, steps);
    this.#kept?.drafts.draw(present);
    this.#changed(JUDGE_AFTER);
  }

  /** Shows drafts changed in another tab; Undo restores the previous ones. */
  async #follow(kept: Kept): Promise<void> {
    for (const kind of PUZZLE_KINDS) {
      const before = this.#steps.get(kind)?.present;
      const draft = await kept.drafts.read(kind);
      // A draft changed here meanwhile is newer.
      if (this.#kept !== kept || this.#steps.get(kind)?.present !== before) continue;
      const steps = this.#steps.get(kind);
      const after = steps && draft && draft !== 'unread' ? withStep(steps, draft) : steps;
      if (!after) this.#begin(kind, draft);
      else if (after === steps) continue;
      else this.#steps.set(kind, after);
      if (kind === this.#kind) this.#changed(JUDGE_AFTER);
    }
  }

  #changed(delay: number): void {
    this.#judgeAfter(delay);
  }

  #judgeAfter(delay: number): void {
    clearTimeout(this.#timer);
    this.#judgement.abort();
    const { signal } = (this.#judgement = new AbortController());
    const said = this.#judged;
    const before =
      said.kind === 'judging' ? said.before : said.kind === 'judged' ? said : undefined;
    this.#setJudged({ kind: 'judging', before });
    this.#timer = setTimeout(() => void this.#judge(signal), delay);
  }

  async #judge(signal: AbortSignal): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const reply = await replyTo(this.#solver.judge(draft, { signal }), signal);
    if (signal.aborted) return;
    if (reply.kind === 'answered')
      this.#setJudged({ kind: 'judged', draft, verdict: reply.answer });
    else this.#setJudged({ kind: 'died' });
  }

  #setJudged(judged: Judged): void {
    this.#judged = judged;
    this.#host.requestUpdate();
  }
}

/** The steps of a draft: one for each gesture. */
type Steps = History<OwnDraft>;

/** Makes a draft the present one, and drops the undone steps. An equal draft is no step. */
function withStep(steps: Steps, draft: OwnDraft): Steps {
  return isSameDraft(draft, steps.present) ? steps : historyThrough([...lineOf(steps), draft], []);
}
