import type { Endpoint } from 'comlink';
import { checkFreePlay } from './check-free-play.ts';
import { hintFor } from '../hints/free-play-hint.ts';
import { insightOf } from '../insight/insight.ts';
import { Known } from '../insight/known.ts';
import { NewestTasks } from '../worker/newest-tasks.ts';
import type { QuestionKind, SolverWorker } from './protocol.ts';
import { revealFrom } from './reveal.ts';
import type { Platform } from '../worker/run.ts';
import { serveTasks } from '../worker/serve-tasks.ts';
import { onlyResult } from '../worker/task.ts';
import { wayBack } from '../insight/way-back.ts';

/**
 * Most nodes to count the completions that a preview queen would leave: this is asked for each square that the pointer
 * enters.
 */
const GHOST_NODES = 500_000;

/** Answers the page's questions to the solver on one end of a channel. */
export function serve(endpoint: Endpoint, platform: Platform): void {
  const known = new Map<number, Known>();
  const tasks = new NewestTasks<QuestionKind>(platform);

  function knownOf(size: number): Known {
    let ofSize = known.get(size);
    if (ofSize === undefined) {
      ofSize = new Known(size);
      known.set(size, ofSize);
    }
    return ofSize;
  }

  serveTasks<QuestionKind, SolverWorker>(endpoint, tasks, {
    know(size, found, revealed) {
      const ofSize = new Known(size);
      for (const code of found) ofSize.add(code, 'found');
      for (const code of revealed) ofSize.add(code, 'revealed');
      known.set(size, ofSize);
    },
    learn(codes, as) {
      for (const code of codes) knownOf(code.length).add(code, as);
    },
    insight({ size, queens }, question) {
      return tasks.answerInParts('insight', insightOf(size, queens, knownOf(size)), question);
    },
    ghost({ size, queens }) {
      return tasks.answer('ghost', onlyResult(insightOf(size, queens, knownOf(size), GHOST_NODES)));
    },
    hint({ size, queens, marks }) {
      return tasks.answer('hint', hintFor(size, queens, knownOf(size), marks));
    },
    check({ size, queens }) {
      return tasks.answer('check', checkFreePlay(size, queens, knownOf(size)));
    },
    reveal({ size, queens }) {
      return tasks.answer('reveal', revealFrom(size, queens, knownOf(size)));
    },
    wayBack({ size, queens }, earlier) {
      return tasks.answer('wayBack', wayBack(size, queens, earlier, knownOf(size)));
    },
  });
}
