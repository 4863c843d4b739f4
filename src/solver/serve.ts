import { expose, releaseProxy, type Endpoint } from 'comlink';
import { hintFor } from './hint.ts';
import { insightOf } from './insight.ts';
import { Known } from './known.ts';
import type { QuestionKind, SolverWorker } from './protocol.ts';
import { revealFrom } from './reveal.ts';
import { run, type Platform } from './run.ts';
import { onlyResult, type Task } from './task.ts';
import { wayBack } from './way-back.ts';

/** Nodes that what a queen would leave may take: it is asked wherever the pointer comes. */
const GHOST_NODES = 500_000;

/** Answers the page's questions on one end of a channel. */
export function serve(endpoint: Endpoint, platform: Platform): void {
  const known = new Map<number, Known>();
  /** The newest question of each kind; a task that is not in here is dropped. */
  const newest = new Map<QuestionKind, Task<unknown, unknown>>();

  function knownOf(size: number): Known {
    let ofSize = known.get(size);
    if (ofSize === undefined) {
      ofSize = new Known(size);
      known.set(size, ofSize);
    }
    return ofSize;
  }

  function answer<Result, Interim>(
    kind: QuestionKind,
    task: Task<Result, Interim>,
    onInterim?: (interim: Interim) => void,
  ): Promise<Result> {
    newest.set(kind, task);
    return run(task, platform, () => newest.get(kind) !== task, onInterim);
  }

  const worker: SolverWorker = {
    know(size, found, revealed) {
      const ofSize = new Known(size);
      for (const code of found) ofSize.add(code, 'found');
      for (const code of revealed) ofSize.add(code, 'revealed');
      known.set(size, ofSize);
    },
    learn(codes, as) {
      for (const code of codes) knownOf(code.length).add(code, as);
    },
    async insight({ size, queens }, onImprove) {
      const task = insightOf(size, queens, knownOf(size));
      try {
        return await answer('insight', task, (insight) => void onImprove(insight));
      } finally {
        onImprove[releaseProxy]();
      }
    },
    ghost({ size, queens }) {
      return answer('ghost', onlyResult(insightOf(size, queens, knownOf(size), GHOST_NODES)));
    },
    hint({ size, queens }) {
      return answer('hint', hintFor(size, queens, knownOf(size)));
    },
    reveal({ size, queens }) {
      return answer('reveal', revealFrom(size, queens, knownOf(size)));
    },
    wayBack(size, earlier) {
      return answer('wayBack', wayBack(size, earlier, knownOf(size)));
    },
    drop(kind) {
      newest.delete(kind);
    },
    ping() {
      // That it answers is the answer.
    },
  };
  expose(worker, endpoint);
}
