import { SolverDied } from './connection.ts';
import type { CallOptions } from './questions.ts';

/** A question that was asked, with functions that settle it. */
export interface Question<About, Options, Answer> {
  readonly about: About;
  readonly options: Options;
  readonly answer: (answer: Answer) => Promise<void>;
  /** Rejects the question as if the solver had stopped. */
  readonly die: () => Promise<void>;
}

/**
 * For tests: one kind of question to a solver, answered when the test says so. As with the real solver, the next
 * question of the kind replaces an open one, and an aborted question rejects.
 */
export class FakeQuestions<About, Answer, Options extends CallOptions = CallOptions> {
  readonly asked: Question<About, Options, Answer>[] = [];
  #overtake: (reason: Error) => void = () => undefined;

  ask(about: About, options: Options): Promise<Answer> {
    this.#overtake(new DOMException('A newer call has taken the place of this one.', 'AbortError'));
    return new Promise((resolve, reject) => {
      const { signal } = options;
      this.#overtake = reject;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      this.asked.push({
        about,
        options,
        answer: (answer) => (resolve(answer), allHeard()),
        die: () => (reject(new SolverDied('The solver stopped.')), allHeard()),
      });
    });
  }

  /** The question that was asked last. */
  get last(): Question<About, Options, Answer> {
    return this.asked.at(-1);
  }
}

/** Resolves after every continuation of what is settled by now has run. */
export async function allHeard(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
