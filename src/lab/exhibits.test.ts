import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstLabPage, parseLabPage } from '../core/lab-page.ts';
import type { Algorithm, Tally } from './algorithm.ts';
import { STRONG_GENETICS, TEXTBOOK_GENETICS } from './algorithms/genetic.ts';
import { EXHIBIT_NAMES, type ExhibitName } from './exhibit-names.ts';
import { EXHIBITS } from './exhibits.ts';
import { Recorder } from './recorder.ts';

/** What can be said of every exhibit, whatever its state is. */
interface Show {
  readonly title: string;
  readonly name: ExhibitName;
  readonly lines: number;
  readonly record: () => Recorder<unknown, string>;
  /** Board and step before and after each of the first steps. */
  readonly boards: (most: number) => Iterable<{ board: number[]; kind: string; change: Tally }>;
}

function show<Parameters, State, Kind extends string>(
  title: string,
  name: ExhibitName,
  algorithm: Algorithm<Parameters, State, Kind>,
  parameters: Parameters,
): Show {
  return {
    title,
    name,
    lines: algorithm.pseudocode.length,
    record: () =>
      new Recorder<unknown, string>(algorithm.start(parameters), (state) =>
        algorithm.step(state as State),
      ),
    *boards(most) {
      const state = algorithm.start(parameters);
      for (let k = 0; k < most; k++) {
        const step = algorithm.step(state);
        if (!step) return;
        yield { board: algorithm.queens(state), kind: step.kind, change: step.change };
      }
    },
  };
}

const SHOWS: readonly Show[] = [
  show('iterative backtracking', 'backtracking', EXHIBITS.backtracking, { size: 6 }),
  show('recursive backtracking', 'recursion', EXHIBITS.recursion, { size: 6 }),
  show('permutations by swapping', 'swapping', EXHIBITS.swapping, { size: 5 }),
  show('permutations in order', 'lexicographic', EXHIBITS.lexicographic, { size: 5 }),
  show('arithmetic enumeration', 'arithmetic', EXHIBITS.arithmetic, { size: 5 }),
  show('genetic, permutations', 'genetic', EXHIBITS.genetic, {
    ...STRONG_GENETICS,
    size: 10,
    seed: 4,
    population: 12,
    generations: 40,
  }),
  show('genetic, textbook', 'genetic', EXHIBITS.genetic, {
    ...TEXTBOOK_GENETICS,
    size: 8,
    seed: 4,
    population: 12,
    generations: 40,
  }),
  show('fewest choices first', 'fewest-choices', EXHIBITS['fewest-choices'], { size: 6 }),
  show('bit-parallel', 'bit-parallel', EXHIBITS['bit-parallel'], { size: 7, half: false }),
  show('bit-parallel, half', 'bit-parallel', EXHIBITS['bit-parallel'], { size: 7, half: true }),
  show('exact cover', 'exact-cover', EXHIBITS['exact-cover'], { size: 6 }),
  show('min-conflicts', 'min-conflicts', EXHIBITS['min-conflicts'], { size: 6, seed: 3 }),
  show('construction', 'construction', EXHIBITS.construction, { size: 44 }),
  show('guards, least', 'guards', EXHIBITS.guards, { rows: 5, columns: 4, queens: undefined }),
  show('guards, a number', 'guards', EXHIBITS.guards, { rows: 3, columns: 4, queens: 3 }),
];

test('every exhibit is shown here', () => {
  expect([...new Set(SHOWS.map(({ name }) => name))].sort()).toEqual(Object.keys(EXHIBITS).sort());
});

test('links name exhibits and nothing else, and the Lab opens with iterative backtracking', () => {
  for (const name of Object.keys(EXHIBITS)) {
    expect(parseLabPage(name, EXHIBIT_NAMES)).toMatchObject({ kind: 'exhibit', name });
  }
  for (const text of ['toString', '__proto__', 'Exact-cover']) {
    expect(parseLabPage(text, EXHIBIT_NAMES)).toBeUndefined();
  }
  expect(parseLabPage('counting', EXHIBIT_NAMES)).toEqual({ kind: 'counting', size: 14 });
  const first = { kind: 'exhibit', name: 'backtracking', size: 8, query: '' };
  expect(parseLabPage('', EXHIBIT_NAMES)).toEqual(first);
  expect(firstLabPage(EXHIBIT_NAMES)).toEqual(first);
});

describe.each(SHOWS)('$title', ({ lines, record }) => {
  test('step back is the inverse of step, wherever one seeks', () => {
    const run = record();
    while (run.step());
    const end = run.length!;
    expect(end).toBeGreaterThan(1);

    // The truth: everything there is to see after each step of a run that never goes back.
    const truth = record();
    const seen = [glance(truth)];
    while (truth.step()) seen.push(glance(truth));
    expect(seen).toHaveLength(end + 1);

    fc.assert(
      fc.property(fc.array(fc.nat(end), { minLength: 1, maxLength: 12 }), (positions) => {
        for (const position of positions) {
          run.seek(position);
          expect(glance(run)).toBe(seen[position]);
          if (!run.stepBack()) continue;
          expect(glance(run)).toBe(seen[position - 1]);
          run.step();
          expect(glance(run)).toBe(seen[position]);
        }
      }),
      { seed: 92, numRuns: 25 },
    );
  });

  test('every step names a line of the pseudocode, and stopping is for good', () => {
    const run = record();
    for (let step = run.step(); step; step = run.step()) {
      expect(step.line).toBeGreaterThanOrEqual(0);
      expect(step.line).toBeLessThan(lines);
    }
    const { length } = run;
    expect(run.step()).toBeUndefined();
    expect(run.step()).toBeUndefined();
    expect(run.length).toBe(length);
  });
});

// The board of the genetic algorithm shows the fittest placement; nobody moves queens on it.
const MOVING = SHOWS.filter(({ name }) => name !== 'genetic');

test.each(MOVING)('the counters of $title agree with what happens on the board', ({ boards }) => {
  let before: number[] = [];
  for (const { board, kind, change } of boards(5_000)) {
    const placed = board.filter((queen) => !before.includes(queen)).length;
    const lifted = before.filter((queen) => !board.includes(queen)).length;
    const { placed: placedSaid, lifted: liftedSaid } = change;
    expect({ kind, placed: placedSaid, lifted: liftedSaid }).toEqual({ kind, placed, lifted });
    before = board;
  }
});

function glance(run: Recorder<unknown, string>): string {
  return JSON.stringify([run.position, run.state, run.tally, run.last ?? null]);
}
