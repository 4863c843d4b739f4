import { msg, str } from '@lit/localize';
import type { PracticeTopic } from '../core/technique.ts';
import type { PuzzleResult } from '../progress/puzzle-progress.ts';

/** How many puzzles a round of practice has. */
export const PRACTICE_ROUND = 5;

/** Practice of a technique: five puzzles, then as many more. It is over when the player goes elsewhere. */
export class Practice {
  readonly topic: PracticeTopic;
  /** How the puzzles of this round were solved, by their names, in turn. */
  readonly #solved = new Map<string, PuzzleResult>();

  constructor(topic: PracticeTopic) {
    this.topic = topic;
  }

  /** How the puzzles of this round were solved, in turn. */
  get results(): readonly PuzzleResult[] {
    return [...this.#solved.values()];
  }

  /** Whether all puzzles of this round are solved. */
  get isDone(): boolean {
    return this.#solved.size >= PRACTICE_ROUND;
  }

  /** Takes note of a puzzle that was solved; the first time counts. */
  add(result: PuzzleResult): void {
    if (!this.#solved.has(result.name)) this.#solved.set(result.name, result);
  }

  /** Begins another round. */
  again(): void {
    this.#solved.clear();
  }

  /** The place of a puzzle in its round, from 1. */
  placeOf(name: string): number {
    const place = [...this.#solved.keys()].indexOf(name);
    return (place < 0 ? this.#solved.size : place) + 1;
  }
}

/** `2 of 5`. */
export function placeWords(place: number): string {
  return msg(str`${place} of ${PRACTICE_ROUND}`);
}

/** What leads on from a solved puzzle: `Next: 2 of 5`, or how the round went. */
export function goOnWords(practice: Practice): string {
  if (practice.isDone) return msg('How it went');
  return msg(str`Next: ${placeWords(practice.results.length + 1)}`);
}
