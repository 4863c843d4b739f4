import { topicName, type DrillTopic } from '../../core/puzzles/technique.ts';
import type { Drill } from '../../solver/puzzles/drills/drill.ts';
import { replyTo } from '../../solver/worker/connection.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { drillPosition } from './drill-positions.ts';

/** The drills read, by the first positions of their topics. */
const examples = new Map<string, Drill>();

/** Returns the first drill of a topic if it is known. */
export function knownExample(topic: DrillTopic): Drill | undefined {
  return examples.get(topicName(topic));
}

/** Reads the first drill of a topic; it stays unknown if the solver has stopped, or has another question of this kind. */
export async function readExample(topic: DrillTopic, signal: AbortSignal): Promise<void> {
  if (knownExample(topic)) return;
  const reply = await replyTo(puzzleSolver.drill(drillPosition(topic, 1), { signal }), signal);
  if (reply.kind === 'answered' && reply.answer) examples.set(topicName(topic), reply.answer);
}
