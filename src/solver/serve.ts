import { expose, type Endpoint } from 'comlink';
import { hintFor } from './hint.ts';
import { insightOf } from './insight.ts';
import { Known } from './known.ts';
import type { CallNumber, SolverWorker } from './protocol.ts';
import { revealFrom } from './reveal.ts';
import { run, type Platform } from './run.ts';
import { onlyResult, type Task } from './task.ts';
import { wayBack } from './way-back.ts';

/** Nodes that what a queen would leave may take: it is asked wherever the pointer comes. */
const GHOST_NODES = 500_000;

/** Answers the page's calls on one end of a channel. */
export function serve(endpoint: Endpoint, platform: Platform): void {
  const known = new Map<number, Known>();
  const running = new Set<CallNumber>();
  let report: Parameters<SolverWorker['listen']>[0] = () => undefined;

  function knownOf(size: number): Known {
    let ofSize = known.get(size);
    if (ofSize === undefined) {
      ofSize = new Known(size);
      known.set(size, ofSize);
    }
    return ofSize;
  }

  async function answer<Result, Interim>(
    call: CallNumber,
    task: Task<Result, Interim>,
    onInterim?: (interim: Interim) => void,
  ): Promise<Result> {
    running.add(call);
    try {
      return await run(task, platform, () => !running.has(call), onInterim);
    } finally {
      running.delete(call);
    }
  }

  const worker: SolverWorker = {
    listen(listener) {
      report = listener;
    },
    know(size, found, revealed) {
      const ofSize = new Known(size);
      for (const code of found) ofSize.add(code, 'found');
      for (const code of revealed) ofSize.add(code, 'revealed');
      known.set(size, ofSize);
    },
    learn(code, as) {
      knownOf(code.length).add(code, as);
    },
    insight(call, { size, queens }) {
      const task = insightOf(size, queens, knownOf(size));
      return answer(call, task, (insight) => report(call, insight));
    },
    ghost(call, { size, queens }) {
      return answer(call, onlyResult(insightOf(size, queens, knownOf(size), GHOST_NODES)));
    },
    hint(call, { size, queens }) {
      return answer(call, hintFor(size, queens, knownOf(size)));
    },
    reveal(call, { size, queens }) {
      return answer(call, revealFrom(size, queens, knownOf(size)));
    },
    wayBack(call, size, earlier) {
      return answer(call, wayBack(size, earlier, knownOf(size)));
    },
    drop(call) {
      running.delete(call);
    },
    ping() {
      // That it answers is the answer.
    },
  };
  expose(worker, endpoint);
}
