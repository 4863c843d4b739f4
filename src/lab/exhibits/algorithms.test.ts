import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLabPage } from '../../core/routes/lab-page.ts';
import type { Tally } from '../machine/algorithm.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from '../shared/catalogue.ts';
import { Recorder } from '../player/recorder.ts';
import { algorithmOf } from './algorithms.ts';
import { MOST_STEPS, RUNS, type Run } from './runs.testing.ts';

/** A run of an exhibit, without the type of its state. */
interface Show {
  readonly title: string;
  readonly name: ExhibitName;
  /** The kinds of steps that run the pseudocode, line by line. */
  readonly kinds: readonly (readonly string[])[];
  readonly record: () => Recorder<unknown, string>;
  /** The board after each of the first steps, with the step's kind and change. */
  readonly boards: () => Iterable<{ board: number[]; kind: string; change: Tally }>;
}

async function show(name: ExhibitName, [size, query]: Run): Promise<Show> {
  const { exhibit } = await entryOf(name).load();
  const { parameters } = exhibit.open(size, new URLSearchParams(query));
  const algorithm = algorithmOf(name);
  return {
    title: `${name}/${size}?${query}`,
    name,
    kinds: exhibit.pseudocode().map(([, , ...kinds]) => kinds),
    record: () => new Recorder(algorithm.start(parameters), algorithm.step),
    *boards() {
      const state = algorithm.start(parameters);
      for (let k = 0; k < MOST_STEPS; k++) {
        const step = algorithm.step(state);
        if (!step) return;
        yield { board: algorithm.queens(state), kind: step.kind, change: step.change };
      }
    },
  };
}

const SHOWS = await Promise.all(
  EXHIBIT_NAMES.flatMap((name) => RUNS[name].map((run) => show(name, run))),
);

test('every folder of an algorithm is an exhibit of the catalogue', () => {
  const folders = Object.keys(import.meta.glob('./*/algorithm.ts')).map(
    (path) => path.split('/')[1],
  );
  expect(folders.sort()).toEqual([...EXHIBIT_NAMES].sort());
});

test('links name exhibits and pages and nothing else', () => {
  for (const name of EXHIBIT_NAMES) {
    expect(parseLabPage(name, EXHIBIT_NAMES)).toMatchObject({ kind: 'exhibit', name });
  }
  for (const text of ['toString', '__proto__', 'Exact-cover']) {
    expect(parseLabPage(text, EXHIBIT_NAMES)).toBeUndefined();
  }
  expect(parseLabPage('counting', EXHIBIT_NAMES)).toEqual({ kind: 'counting', size: 14 });
});

describe.each(SHOWS)('$title', ({ kinds, record }) => {
  test('stepping back undoes a step at every position', () => {
    const run = record();
    while (run.position < MOST_STEPS && run.step());
    const end = run.position;
    expect(end).toBeGreaterThan(1);

    // Reference: the visible state after each step of a run that never goes back.
    const truth = record();
    const seen = [glance(truth)];
    while (truth.position < end && truth.step()) seen.push(glance(truth));
    expect(seen).toHaveLength(end + 1);

    fc.assert(
      fc.property(fc.array(fc.nat(end), { minLength: 1, maxLength: 12 }), (positions) => {
        for (const position of positions) {
          run.seek(position);
          expect(glance(run)).toBe(seen[position]);
          if (position === 0) continue;
          run.seek(position - 1);
          expect(glance(run)).toBe(seen[position - 1]);
          run.step();
          expect(glance(run)).toBe(seen[position]);
        }
      }),
      { seed: 92, numRuns: 25 },
    );
  });

  test('every step runs a line of the pseudocode, and a finished run takes no further step', () => {
    const run = record();
    const known = kinds.flat();
    for (let step = run.step(); step && run.position < MOST_STEPS; step = run.step()) {
      expect(known).toContain(step.kind);
    }
    const { length } = run;
    if (length === undefined) return;
    expect(run.step()).toBeUndefined();
    expect(run.step()).toBeUndefined();
    expect(run.length).toBe(length);
  });
});

// The board of the genetic algorithm shows the fittest placement; its steps move no queens.
const MOVING = SHOWS.filter(({ name }) => name !== 'genetic');

test.each(MOVING)('the counters of $title agree with what happens on the board', ({ boards }) => {
  let before: number[] = [];
  for (const { board, kind, change } of boards()) {
    const placed = board.filter((queen) => !before.includes(queen)).length;
    const lifted = before.filter((queen) => !board.includes(queen)).length;
    const { placed: placedSaid, lifted: liftedSaid } = change;
    expect({ kind, placed: placedSaid, lifted: liftedSaid }).toEqual({ kind, placed, lifted });
    before = board;
  }
});

test.each(EXHIBIT_NAMES)('every line of the pseudocode of %s is run by a step', (name) => {
  const shows = SHOWS.filter((one) => one.name === name);
  const run = new Set(shows.flatMap(({ boards }) => Array.from(boards(), ({ kind }) => kind)));
  const { kinds } = shows[0]!;
  const unlit = kinds.filter((line) => !line.some((kind) => run.has(kind)));
  expect(unlit, 'kinds of steps to which no run of RUNS leads').toEqual([]);
});

function glance(run: Recorder<unknown, string>): string {
  return JSON.stringify([run.position, run.state, run.tally, run.last ?? null]);
}
