/** Runs a promise of a journey, which begins with an address of its own, so that it holds whatever came before. */
export type Step = (promise: string, body: () => Promise<void>) => Promise<void>;

/** The only step of journeys that runs, by a part of its sentence: `STEP='held arrows' npx playwright test input`. */
const ONLY = process.env['STEP'] ?? '';

/**
 * Begins a journey: a test with one document and many promises.
 * @param run Runs a body under a title; `test.step` of Playwright.
 * @param onRed Is called after each promise that fails.
 * @returns `step`, which goes on after a promise that fails; `end`, which throws what failed, each error with the
 *   sentence of its step; and `hasRun`, which returns false if no step had the part that was asked for.
 */
export function journey(
  run: (title: string, body: () => Promise<void>) => Promise<void>,
  onRed: () => void = () => undefined,
  only = ONLY,
): { readonly step: Step; readonly end: () => void; readonly hasRun: () => boolean } {
  const failures: Error[] = [];
  let steps = 0;
  let begun = 0;
  return {
    step: async (promise, body) => {
      steps++;
      if (!promise.includes(only)) return;
      begun++;
      try {
        await run(promise, body);
      } catch (reason) {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        error.message = `${promise}: ${error.message}`;
        failures.push(error);
        onRed();
      }
    },
    end: () => {
      if (failures.length > 1)
        throw new AggregateError(failures, failures.map(({ stack }) => stack).join('\n\n'));
      if (failures[0]) throw failures[0];
    },
    hasRun: () => steps === 0 || begun > 0,
  };
}
