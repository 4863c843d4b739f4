/** An address of an exhibit. */
export type Run = readonly [size: number, query: string];

/**
 * The addresses by which an exhibit is tested: they lead to every kind of step within `MOST_STEPS`, and
 * name every choice. Each stands in `runs.testing.ts` of its folder.
 */
const RUNS = import.meta.glob<readonly Run[]>('./*/runs.testing.ts', {
  eager: true,
  import: 'runs',
});

/** As many steps of a run as tests look at. */
export const MOST_STEPS = 2000;

/** The addresses by which an exhibit is tested. */
export function runsOf(exhibit: string): readonly Run[] {
  const runs = RUNS[`./${exhibit}/runs.testing.ts`];
  if (!runs) throw new Error(`${exhibit} has no runs.testing.ts.`);
  return runs;
}
