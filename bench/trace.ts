import type { Browser, Page } from '@playwright/test';

/** What Chromium traced, of which the benches read this. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X` for what has a length. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` for which the thread was on the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Milliseconds: from beginning to end, and of these on the processor. */
export interface Work {
  readonly elapsed: number;
  readonly worked: number;
}

/** What a thread does by the name of the trace's event; what has no name here is part of what it is in. */
const KINDS: Readonly<Record<string, string>> = {
  EventDispatch: 'scripts',
  FunctionCall: 'scripts',
  EvaluateScript: 'scripts',
  'v8.evaluateModule': 'scripts',
  TimerFire: 'scripts',
  FireAnimationFrame: 'scripts',
  HandlePostMessage: 'scripts',
  BlinkScheduler_PerformMicrotaskCheckpoint: 'scripts',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layerize',
  Commit: 'commit',
  HitTest: 'hit test',
};

/** Traces what a page does meanwhile. */
export async function traceWhile(
  browser: Browser,
  page: Page,
  categories: string[],
  action: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/** What a page's own thread did in so many milliseconds after each `pointerup`, by kind. */
export function workAfterTaps(
  trace: readonly TraceEvent[],
  milliseconds: number,
): ReadonlyMap<string, Work>[] {
  const taps = trace.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup',
  );
  return taps.map(({ pid, tid, ts }) => {
    const onThread = trace.filter(
      (event) => event.ph === 'X' && event.pid === pid && event.tid === tid,
    );
    return workBetween(onThread, ts, ts + milliseconds * 1000);
  });
}

/** What a thread did from one time to another; what it did within something else is only counted there. */
function workBetween(
  onThread: readonly TraceEvent[],
  from: number,
  to: number,
): ReadonlyMap<string, Work> {
  const work = new Map<string, Work>();
  const add = (kind: string, elapsed: number, worked: number): void => {
    const sum = work.get(kind) ?? { elapsed: 0, worked: 0 };
    work.set(kind, { elapsed: sum.elapsed + elapsed, worked: sum.worked + worked });
  };
  /** What is going on, from the outermost inwards. */
  const stack: { readonly end: number; readonly kind: string }[] = [];
  // Of two that begin at once the longer one is the outer.
  const inOrder = onThread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0, tdur = 0 } of inOrder) {
    let outer = stack.pop();
    while (outer && outer.end <= ts) outer = stack.pop();
    if (outer) stack.push(outer);
    const kind = KINDS[name] ?? outer?.kind ?? 'other';
    stack.push({ end: ts + dur, kind });
    const inside = Math.min(ts + dur, to) - Math.max(ts, from);
    if (inside <= 0) continue;
    const elapsed = inside / 1000;
    const worked = (elapsed * tdur) / dur;
    add(kind, elapsed, worked);
    if (outer) add(outer.kind, -elapsed, -worked);
  }
  return work;
}
