import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftOf, OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { PuzzleKind } from '../../../core/puzzles/puzzle.ts';
import type { PuzzleChange } from '../../../progress/puzzles/puzzle-progress.ts';
import { SolverDied } from '../../../solver/worker/connection.ts';
import type { DraftVerdict } from '../../../solver/puzzles/protocol.ts';
import { emptyDraft } from './drafts.ts';
import { DraftEditor, JUDGE_AFTER } from './draft-editor.ts';

const EMPTY = emptyDraft('regions') as DraftOf<'regions'>;

/** A board whose first `count` squares are of the first region. */
function paintedDraft(count: number): OwnDraft {
  return { ...EMPTY, regions: EMPTY.regions.map((_, square) => (square < count ? 0 : -1)) };
}

interface Question<Answer> {
  readonly draft: OwnDraft;
  answer(answer: Answer): void;
  fail(): void;
}

/** A `DraftEditor` over a solver that replies when the test says so, and a storage that another tab may change. */
function drawing(stored: Partial<Record<PuzzleKind, OwnDraft>> = {}) {
  const judged: Question<DraftVerdict>[] = [];
  const ask =
    <Answer>(questions: Question<Answer>[]) =>
    (draft: OwnDraft, { signal }: { signal: AbortSignal }) =>
      new Promise<Answer>((answer, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        questions.push({ draft, answer, fail: () => reject(new SolverDied()) });
      });
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: vi.fn(),
    updateComplete: Promise.resolve(true),
  };
  const it = new DraftEditor(host, { judge: ask(judged) });
  let tell: (change: PuzzleChange) => void = () => undefined;
  const kept = {
    stored,
    drafts: {
      read: async (kind: PuzzleKind) => Promise.resolve(stored[kind]),
      draw: vi.fn((draft: OwnDraft) => void (stored[draft.kind] = draft)),
    },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
  };
  return { it, kept, judged, changeElsewhere: () => tell({ kind: 'draft' }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function flush(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

test('the last drawing is restored, and is judged at once', async () => {
  const { it, kept, judged } = drawing({ regions: paintedDraft(3) });
  await it.open(kept);
  expect(it.draft).toEqual(paintedDraft(3));
  await flush();
  expect(judged.map(({ draft }) => draft)).toEqual([paintedDraft(3)]);
});

test('without a storage the player can still draw', async () => {
  const { it } = drawing();
  await it.open(undefined);
  expect(it.draft).toEqual(EMPTY);
  it.change(paintedDraft(1));
  expect(it.draft).toEqual(paintedDraft(1));
});

test('a gesture is one step of Undo and of Redo, and each is kept', async () => {
  const { it, kept } = drawing();
  await it.open(kept);
  expect([it.canUndo, it.canRedo, it.canClear]).toEqual([false, false, false]);
  it.change(paintedDraft(2));
  it.change(paintedDraft(5));
  it.undo();
  expect(it.draft).toEqual(paintedDraft(2));
  expect(kept.stored.regions).toEqual(paintedDraft(2));
  it.redo();
  expect(it.draft).toEqual(paintedDraft(5));
  it.clear();
  expect(it.draft).toEqual(EMPTY);
  it.undo();
  expect(kept.stored.regions).toEqual(paintedDraft(5));
});

test('a change to an equal draft is no step', async () => {
  const { it, kept } = drawing({ regions: paintedDraft(2) });
  await it.open(kept);
  it.change(paintedDraft(2));
  expect(it.canUndo).toBe(false);
  expect(kept.drafts.draw).not.toHaveBeenCalled();
});

test('a draft is judged after a pause in drawing, and only the newest', async () => {
  const { it, kept, judged } = drawing();
  await it.open(kept);
  await flush();
  it.change(paintedDraft(1));
  await vi.advanceTimersByTimeAsync(JUDGE_AFTER - 1);
  it.change(paintedDraft(2));
  await vi.advanceTimersByTimeAsync(JUDGE_AFTER - 1);
  expect(judged).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(judged[1]!.draft).toEqual(paintedDraft(2));
  // The reply about the earlier board comes late.
  judged[0]!.answer({ kind: 'unpainted', squares: 64 });
  await flush();
  expect(it.judged).toEqual({ kind: 'judging', before: undefined });
  judged[1]!.answer({ kind: 'unpainted', squares: 62 });
  await flush();
  const said = {
    kind: 'judged',
    draft: paintedDraft(2),
    verdict: { kind: 'unpainted', squares: 62 },
  };
  expect(it.judged).toEqual(said);
  it.change(paintedDraft(3));
  expect(it.judged).toEqual({ kind: 'judging', before: said });
});

test('a worker that dies while judging is reported, and the next change asks again', async () => {
  const { it, kept, judged } = drawing();
  await it.open(kept);
  await flush();
  judged[0]!.fail();
  await flush();
  expect(judged).toHaveLength(1);
  expect(it.judged.kind).toBe('died');
  it.change(paintedDraft(1));
  await vi.advanceTimersByTimeAsync(JUDGE_AFTER);
  judged[1]!.answer({ kind: 'unpainted', squares: 63 });
  await flush();
  expect(it.judged.kind).toBe('judged');
});

test('each kind has its own draft and its own steps', async () => {
  const { it, kept } = drawing();
  await it.open(kept);
  it.change(paintedDraft(1));
  it.show('guard');
  expect(it.draft).toEqual(emptyDraft('guard'));
  expect(it.canUndo).toBe(false);
  it.show('regions');
  expect(it.draft).toEqual(paintedDraft(1));
  expect(it.canUndo).toBe(true);
});

test('a draft changed in another tab is shown, and Undo restores the earlier one', async () => {
  const { it, kept, changeElsewhere } = drawing({ regions: paintedDraft(1) });
  await it.open(kept);
  kept.stored.regions = paintedDraft(9);
  changeElsewhere();
  await flush();
  expect(it.draft).toEqual(paintedDraft(9));
  it.undo();
  expect(it.draft).toEqual(paintedDraft(1));
});

test('a gesture made while another tab’s draft is read replaces that draft', async () => {
  const { it, kept, changeElsewhere } = drawing({ regions: paintedDraft(1) });
  await it.open(kept);
  kept.stored.regions = paintedDraft(9);
  changeElsewhere();
  it.change(paintedDraft(2));
  await flush();
  expect(it.draft).toEqual(paintedDraft(2));
});

test('a screen that is left judges nothing', async () => {
  const { it, kept, judged } = drawing();
  await it.open(kept);
  await flush();
  it.change(paintedDraft(1));
  it.hostDisconnected();
  await vi.advanceTimersByTimeAsync(2 * JUDGE_AFTER);
  expect(judged).toHaveLength(1);
});
