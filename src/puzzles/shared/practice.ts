import { msg, str } from '@lit/localize';
import type { PracticeTopic } from '../../core/puzzles/technique.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';

export const PRACTICE_ROUND = 5;

/** Practice of a technique in rounds of five puzzles. It ends when the player leaves it. */
export class Practice {
  readonly topic: PracticeTopic;
  /** Results of this round by the names of the puzzles, in the order they were solved. */
  readonly #solved = new Map<string, PuzzleResult>();

  constructor(topic: PracticeTopic) {
    this.topic = topic;
  }

  get results(): readonly PuzzleResult[] {
    return [...this.#solved.values()];
  }

  get isDone(): boolean {
    return this.#solved.size >= PRACTICE_ROUND;
  }

  /** Adds the result of a puzzle; only the first result of a puzzle counts. */
  add(result: PuzzleResult): void {
    if (!this.#solved.has(result.name)) this.#solved.set(result.name, result);
  }

  again(): void {
    this.#solved.clear();
  }

  /** Returns the 1-based place of a puzzle in its round. */
  placeOf(name: string): number {
    const place = [...this.#solved.keys()].indexOf(name);
    return (place < 0 ? this.#solved.size : place) + 1;
  }
}

/** Returns the place of a puzzle in words: `2 of 5`. */
export function placeWords(place: number): string {
  return msg(str`${place} of ${PRACTICE_ROUND}`);
}

/** Returns the label of the button after a solved puzzle: `Next: 2 of 5`, or `How it went` after the last. */
export function goOnWords(practice: Practice): string {
  if (practice.isDone) return msg('How it went');
  return msg(str`Next: ${placeWords(practice.results.length + 1)}`);
}
