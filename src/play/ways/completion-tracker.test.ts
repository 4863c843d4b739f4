import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { queensOf } from '../../core/solutions/code.ts';
import { apply, newGame, type Game, type Move } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { FakeHost } from '../../game/session/fake-host.testing.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import type { Progress } from '../../progress/progress.ts';
import { allHeard, FakeQuestions } from '../../solver/worker/fake-questions.testing.ts';
import type { Insight } from '../../solver/insight/insight.ts';
import type { AskOptions } from '../../solver/worker/questions.ts';
import type { Placement } from '../../solver/free-play/serve.ts';
import { FreePlay } from '../frame/free-play.ts';
import { CompletionTracker, type CompletionSettings } from './completion-tracker.ts';

const QUEENS = queensOf('15863724');

const toggle = (square: Square): Move => ({ kind: 'toggle', square });
const undo: Move = { kind: 'undo' };

/** Returns the insight of a number of completions, all of them new. */
function insightOf(count: number, isExact = true): Insight {
  return { completions: { count, isExact }, newCompletions: { count, isExact } };
}

let host: FakeHost;
let progress: StubProgress;
let freePlay: FreePlay;
let insights: FakeQuestions<Placement, Insight, AskOptions<Insight>>;
let choices: CompletionSettings;
let onDeath: Mock<() => void>;
let ways: CompletionTracker;

beforeEach(async () => {
  host = new FakeHost();
  progress = new StubProgress();
  const clocks = { now: () => 0, steady: () => 0 };
  freePlay = new FreePlay(progress as unknown as Progress, clocks, 8);
  await allHeard();
  insights = new FakeQuestions();
  choices = { ways: 'each-move' };
  onDeath = vi.fn();
  const solver = {
    insight: (board: Placement, options: AskOptions<Insight>) => insights.ask(board, options),
  };
  ways = new CompletionTracker(host, freePlay, solver, () => choices, onDeath);
  host.updates = 0;
});

/** The part of `Progress` that free play needs, in memory only. */
class StubProgress {
  readonly #listeners = new Set<(change: object) => void>();
  readonly #boards = new Map<number, Game>();
  readonly boards = {
    recall: (size: number) => this.#boards.get(size),
    save: (size: number, game: Game) => void this.#boards.set(size, game),
    load: (size: number) => {
      this.#boards.set(size, this.#boards.get(size) ?? newGame(queensRules(size)));
      return Promise.resolve({ damaged: false });
    },
  };
  readonly recordFound = vi.fn(() => Promise.resolve('new' as const));

  subscribe(listener: (change: object) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  recall(size: number): SizeProgress {
    return { size, found: new Map(), revealed: new Map(), setAside: 0 };
  }

  load(size: number): Promise<SizeProgress> {
    return Promise.resolve(this.recall(size));
  }

  /** Reports a find of a size by another tab. */
  findElsewhere(size = 8): void {
    this.#tell({ kind: 'solutions', progress: this.recall(size) });
  }

  /** Reports the board of 8 × 8 as another tab has changed it. */
  playElsewhere(game: Game): void {
    this.#tell({ kind: 'board', size: 8, game });
  }

  #tell(change: object): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function play(...moves: readonly Move[]): void {
  for (const move of moves) freePlay.play(move);
}

describe('the number of completions', () => {
  test('is asked for the current board from the start, and shown when it is known', async () => {
    expect(insights.last.about).toEqual({ size: 8, queens: [] });
    expect(ways.insight).toBeUndefined();
    await insights.last.answer(insightOf(92));
    expect(ways.insight).toEqual(insightOf(92));
    expect(host.updates).toBeGreaterThan(0);
  });

  test('is asked again for each other board, and unknown until the answer', async () => {
    await insights.last.answer(insightOf(92));
    play(toggle(0));
    expect(ways.insight).toBeUndefined();
    expect(host.updates).toBeGreaterThan(0);
    expect(insights.last.about).toEqual({ size: 8, queens: [0] });
    await insights.last.answer(insightOf(4));
    expect(ways.insight).toEqual(insightOf(4));
  });

  test('is shown as it improves', async () => {
    const { options, answer } = insights.last;
    const seen: (Insight | undefined)[] = [];
    for (const count of [3, 40]) {
      host.updates = 0;
      options.onInterim!(insightOf(count, false));
      seen.push(ways.insight);
      expect(host.updates).toBe(1);
    }
    await answer(insightOf(92));
    seen.push(ways.insight);
    expect(seen).toEqual([insightOf(3, false), insightOf(40, false), insightOf(92)]);
  });

  test('resolves first with the first answer', async () => {
    const { firstInsight } = ways;
    insights.last.options.onInterim!(insightOf(3, false));
    await insights.last.answer(insightOf(92));
    expect(await firstInsight).toEqual(insightOf(3, false));
  });

  test('resolves first with the count that was begun anew because stored data came for the same board', async () => {
    const { firstInsight } = ways;
    progress.findElsewhere();
    progress.playElsewhere(structuredClone(freePlay.game));
    expect(insights.asked).toHaveLength(3);
    await insights.last.answer(insightOf(91));
    expect(await firstInsight).toEqual(insightOf(91));
  });

  test('is not shown if it comes too late', async () => {
    const late = insights.last;
    const { firstInsight } = ways;
    play(toggle(0));
    late.options.onInterim!(insightOf(3, false));
    await late.answer(insightOf(92));
    expect(late.options.signal.aborted).toBe(true);
    expect(ways.insight).toBeUndefined();
    expect(await firstInsight).toBeUndefined();
    await insights.last.answer(insightOf(4));
    late.options.onInterim!(insightOf(40, false));
    expect(ways.insight).toEqual(insightOf(4));
  });

  test('is asked again when more of this size is found, here or in another tab', async () => {
    await insights.last.answer(insightOf(92));
    progress.findElsewhere(5);
    expect(insights.asked).toHaveLength(1);
    progress.findElsewhere();
    expect(insights.asked).toHaveLength(2);
    expect(ways.insight).toBeUndefined();
  });

  test('is asked for another size when that is opened', async () => {
    await freePlay.open(5);
    expect(insights.last.about).toEqual({ size: 5, queens: [] });
  });

  test('is not asked for a solved board', async () => {
    play(...QUEENS.slice(0, 7).map(toggle));
    const asked = insights.asked.length;
    play(toggle(QUEENS[7]!));
    await allHeard();
    expect(progress.recordFound).toHaveBeenCalledOnce();
    expect(insights.asked).toHaveLength(asked);
    expect(ways.insight).toBeUndefined();
    expect(await ways.firstInsight).toBeUndefined();
    play(undo);
    expect(insights.asked).toHaveLength(asked + 1);
  });

  test('is not asked if the player does not want to see it, and asked when that changes', async () => {
    const { options } = insights.last;
    choices = { ways: 'off' };
    ways.begin();
    play(toggle(0));
    expect(insights.asked).toHaveLength(1);
    expect(options.signal.aborted).toBe(true);
    expect(await ways.firstInsight).toBeUndefined();
    choices = { ways: 'each-move' };
    ways.begin();
    expect(insights.last.about).toEqual({ size: 8, queens: [0] });
  });

  test('is not asked at a move if only Check is to count', async () => {
    choices = { ways: 'asked' };
    const asked = insights.asked.length;
    play(toggle(0));
    expect(await ways.firstInsight).toBeUndefined();
    expect(insights.asked).toHaveLength(asked);
  });

  test('is reported as missing if the worker died', async () => {
    const { firstInsight } = ways;
    await insights.last.die();
    expect(insights.asked).toHaveLength(1);
    expect(onDeath).toHaveBeenCalledOnce();
    expect(ways.insight).toBeUndefined();
    expect(await firstInsight).toBeUndefined();
  });

  test('is not reported as missing if the board has changed before the worker died', async () => {
    const late = insights.last;
    play(toggle(0));
    await late.die();
    expect(onDeath).not.toHaveBeenCalled();
  });
});

describe('the considered square', () => {
  beforeEach(() => play(toggle(0)));

  test('is rendered once for each change', () => {
    host.updates = 0;
    for (const square of [12, 12, 13, undefined]) {
      ways.consider(square);
      expect(ways.considered).toBe(square);
    }
    expect(host.updates).toBe(3);
  });

  test('is dropped with the board', () => {
    ways.consider(12);
    play(toggle(23));
    expect(ways.considered).toBeUndefined();
  });

  test('stays when more of this size is found elsewhere', () => {
    ways.consider(12);
    progress.findElsewhere();
    expect(ways.considered).toBe(12);
  });

  test('stays when the stored board comes, if it is still free', () => {
    const rules = queensRules(8);
    ways.consider(12);
    progress.playElsewhere(newGame(rules));
    expect(ways.considered).toBe(12);
    progress.playElsewhere(apply(newGame(rules), toggle(11), 'a'));
    expect(ways.considered).toBeUndefined();
  });

  test('is gone with the size of the board', async () => {
    ways.consider(12);
    await freePlay.open(7);
    expect(ways.considered).toBeUndefined();
  });

  test('is no attacked square and none with a queen', () => {
    ways.consider(0);
    ways.consider(1);
    expect(ways.considered).toBeUndefined();
  });

  test('leaves the number of completions as it was', async () => {
    await insights.last.answer(insightOf(4));
    ways.consider(12);
    expect(ways.insight).toEqual(insightOf(4));
    expect(insights.asked).toHaveLength(2);
  });
});

describe('a screen', () => {
  test('that is left cancels its requests and follows the game no longer', async () => {
    play(toggle(0));
    const { options } = insights.last;
    host.disconnect();
    expect(options.signal.aborted).toBe(true);
    host.updates = 0;
    play(toggle(20));
    progress.findElsewhere();
    await allHeard();
    expect(insights.asked).toHaveLength(2);
    expect(host.updates).toBe(0);
  });

  test('that is opened again asks again, once', () => {
    host.disconnect();
    play(toggle(0));
    host.connect();
    expect(insights.last.about).toEqual({ size: 8, queens: [0] });
    host.connect();
    const asked = insights.asked.length;
    play(toggle(20));
    expect(insights.asked).toHaveLength(asked + 1);
  });
});
