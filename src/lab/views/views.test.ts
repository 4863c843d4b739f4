import { describe, expect, test } from 'vitest';
import type { Algorithm } from '../algorithm.ts';
import { EXHIBIT_NAMES, type ExhibitName } from '../exhibit-names.ts';
import { EXHIBITS } from '../exhibits.ts';
import { Recorder } from '../recorder.ts';
import { emphasized } from './emphasized.ts';
import { loadView } from './load-view.ts';
import type { Sentence } from './view.ts';

/** Addresses that lead to every kind of step within some thousand steps. */
const RUNS: Readonly<Record<ExhibitName, readonly (readonly [size: number, query: string])[]>> = {
  backtracking: [[5, '']],
  recursion: [[5, '']],
  swapping: [[4, '']],
  lexicographic: [[4, '']],
  arithmetic: [[5, '']],
  genetic: [
    [8, ''],
    [6, 'textbook&population=4&elite=0&seed=7'],
  ],
  'fewest-choices': [[6, '']],
  'bit-parallel': [
    [5, ''],
    [6, 'half'],
  ],
  'exact-cover': [[6, '']],
  'min-conflicts': [
    [4, 'seed=2'],
    [30, ''],
  ],
  construction: [
    [4, ''],
    [5, ''],
    [8, ''],
    [9, ''],
  ],
  guards: [
    [4, ''],
    [3, 'columns=5&queens=3'],
  ],
};

const MOST_STEPS = 4000;

function textOf(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return sentence.strings.join('') + JSON.stringify(sentence.values);
}

describe.each(EXHIBIT_NAMES)('%s', (name) => {
  test('says and shows every step', async () => {
    const view = await loadView(name);
    const algorithm = EXHIBITS[name] as unknown as Algorithm<unknown, unknown, string>;
    for (const [size, query] of RUNS[name]) {
      const parameters = view.parametersOf(size, new URLSearchParams(query));
      const recorder = new Recorder(algorithm.start(parameters), algorithm.step);
      const show = (): void => {
        const step = recorder.last as never;
        const state = recorder.state as never;
        view.draw(step, state);
        view.aside?.(state, step);
        view.panel?.(state, step);
      };
      show();
      for (let k = 0; k < MOST_STEPS; k++) {
        const step = recorder.step();
        if (!step) break;
        show();
        const text = textOf(view.say(step as never, recorder.state as never));
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toMatch(/undefined|NaN|Infinity/);
      }
      expect(recorder.position).toBeGreaterThan(4);
    }
  });

  test('runs with whatever a link asks for', async () => {
    const view = await loadView(name);
    const algorithm = EXHIBITS[name] as unknown as Algorithm<unknown, unknown, string>;
    const keys = [
      'seed',
      'rows',
      'columns',
      'queens',
      'population',
      'elite',
      'tournament',
      'mutation',
    ];
    const values = ['', 'x', '-5', '0', '1e9', '2.5', 'NaN', 'Infinity'];
    for (const value of values) {
      const choices = new URLSearchParams(keys.map((key) => [key, value]));
      const parameters = view.parametersOf(view.algorithm.smallest, choices);
      const recorder = new Recorder(algorithm.start(parameters), algorithm.step);
      recorder.run({ steps: 300, milliseconds: Infinity, now: () => 0 });
      const [rows, columns] = view.shapeOf(parameters as never);
      expect(rows).toBeGreaterThanOrEqual(1);
      for (const queen of algorithm.queens(recorder.state)) {
        expect(queen).toBeLessThan(rows * columns);
      }
    }
  });
});

test('what stands between asterisks is emphasized', () => {
  const { values } = emphasized('Push: *b8*, on.');
  expect(JSON.stringify(values)).toContain('b8');
  expect((values[0] as unknown[])[0]).toBe('Push: ');
  expect((values[0] as unknown[])[1]).toMatchObject({ values: ['b8'] });
});
