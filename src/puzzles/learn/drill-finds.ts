import { topicName, type DrillTopic } from '../../core/puzzles/technique.ts';
import { NUMBERS } from './drill-positions.ts';

/** A drill that is done: found by the player, or shown by the game. */
export type DrillDone = 'found' | 'shown';

/** The drills that are done, by the names of their topics, then by number. */
export type DrillFinds = ReadonlyMap<string, ReadonlyMap<number, DrillDone>>;

/** Keeps the drills that are done, for as long as the page is open. */
class MemoryDrills {
  readonly #done = new Map<string, Map<number, DrillDone>>();
  readonly #listeners = new Set<(change: { readonly kind: 'drills' }) => void>();

  async finds(): Promise<DrillFinds> {
    await Promise.resolve();
    return new Map(this.#done);
  }

  /** Adds a drill that is done. One that was found stays found. */
  add(topic: DrillTopic, number: number, done: DrillDone): void {
    const name = topicName(topic);
    const ofTopic = new Map(this.#done.get(name));
    if (ofTopic.get(number) !== 'found') ofTopic.set(number, done);
    this.#done.set(name, ofTopic);
    for (const listener of this.#listeners) listener({ kind: 'drills' });
  }

  subscribe(listener: (change: { readonly kind: 'drills' }) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const drillFinds = new MemoryDrills();

export function isFound(finds: DrillFinds, topic: DrillTopic, number: number): boolean {
  return finds.get(topicName(topic))?.get(number) === 'found';
}

/** Counts the drills of some topics that the player has found. */
export function foundOf(finds: DrillFinds, topics: readonly DrillTopic[]): number {
  return topics
    .flatMap((topic) => [...(finds.get(topicName(topic))?.values() ?? [])])
    .filter((done) => done === 'found').length;
}

/** Returns the first drill of a topic from `start` on, and round, that is not found; `undefined` if there is none. */
export function openDrill(finds: DrillFinds, topic: DrillTopic, start = 1): number | undefined {
  const inTurn = [...NUMBERS.slice(start - 1), ...NUMBERS.slice(0, start - 1)];
  return inTurn.find((number) => !isFound(finds, topic, number));
}
