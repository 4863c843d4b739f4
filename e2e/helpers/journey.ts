/** Runs a promise of a journey, which begins with an address of its own, so that it holds whatever came before. */
export type Step = (promise: string, body: () => Promise<void>) => Promise<void>;

/** The only step of journeys that runs, by a part of its sentence: `STEP='is spoken' npx playwright test heard`. */
const ONLY = process.env['STEP'] ?? '';

/**
 * Begins a journey: a test with one document and many promises.
 * @param run Runs a body under a title; `test.step` of Playwright.
 * @returns `step`, which goes on after a promise that fails, and `end`, which throws what failed, each error with the
 *   sentence of its step.
 */
export function journey(
  run: (title: string, body: () => Promise<void>) => Promise<void>,
  only = ONLY,
): { readonly step: Step; readonly end: () => void } {
  const failures: Error[] = [];
  return {
    step: async (promise, body) => {
      if (!promise.includes(only)) return;
      try {
        await run(promise, body);
      } catch (reason) {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        error.message = `${promise}: ${error.message}`;
        failures.push(error);
      }
    },
    end: () => {
      if (failures.length > 1)
        throw new AggregateError(failures, failures.map(({ stack }) => stack).join('\n\n'));
      if (failures[0]) throw failures[0];
    },
  };
}
