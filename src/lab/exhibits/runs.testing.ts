/** The size and the query in the address of an exhibit. */
export type Run = readonly [size: number, query: string];

/**
 * The addresses with which exhibits are tested, from `runs.testing.ts` of their folders. They lead to every kind of
 * step within `MOST_STEPS` and include every choice.
 */
const RUNS = import.meta.glob<readonly Run[]>('./*/runs.testing.ts', {
  eager: true,
  import: 'runs',
});

/** The number of steps of a run that tests look at. */
export const MOST_STEPS = 2000;

/**
 * Returns the addresses with which an exhibit is tested.
 * @throws Error if there are none.
 */
export function runsOf(exhibit: string): readonly Run[] {
  const runs = RUNS[`./${exhibit}/runs.testing.ts`];
  if (!runs) throw new Error(`${exhibit} has no runs.testing.ts.`);
  return runs;
}
