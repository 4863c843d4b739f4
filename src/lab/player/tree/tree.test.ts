import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, type ExhibitName } from '../../shared/catalogue.ts';
import { algorithmOf } from '../../exhibits/algorithms.ts';
import { Recorder } from '../recorder.ts';
import { BACKTRACKING_NODES } from './backtracking-nodes.ts';
import type { SearchTree } from '../../machine/search-tree.ts';
import { NodeLog, SOLUTION, type TreeNodes } from '../../machine/node-log.ts';
import { LOOKS, paintTree } from './tree-picture.ts';
import { nodeAt, nodeBy } from './tree-navigation.ts';

async function record(
  name: ExhibitName,
  size: number,
  query = '',
): Promise<Recorder<unknown, string>> {
  const { exhibit } = await entryOf(name).load();
  const { parameters } = exhibit.open(size, new URLSearchParams(query));
  const { start, step, treeMove } = algorithmOf(name);
  return new Recorder(start(parameters), step, treeMove);
}

async function runToEnd(name: ExhibitName, size: number, query = '', most = Infinity) {
  const run = await record(name, size, query);
  while (run.position < most && run.step());
  return run;
}

/** Counts the nodes that a tree has on each level. */
function countsOf({ log }: SearchTree): number[] {
  const counts: number[] = [];
  for (const level of log.nodes().level) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

/** Counts the nodes of each level: the placements of the first rows, the root included. */
function plainCounts(size: number, areSeparate: (columns: number[], column: number) => boolean) {
  const counts: number[] = [];
  const columns: number[] = [];
  function visit(): void {
    counts[columns.length] = (counts[columns.length] ?? 0) + 1;
    if (columns.length === size) return;
    for (let column = 0; column < size; column++) {
      if (columns.includes(column) || !areSeparate(columns, column)) continue;
      columns.push(column);
      visit();
      columns.pop();
    }
  }
  visit();
  return counts;
}

const isFree = (columns: number[], column: number): boolean =>
  columns.every((other, row) => Math.abs(other - column) !== columns.length - row);

/** Counts the nodes of the search that always fills the row or column with the fewest free squares. */
function plainFewest(size: number): number {
  const queens: [number, number][] = [];
  function free(row: number, column: number): boolean {
    return queens.every(
      ([r, c]) => r !== row && c !== column && Math.abs(r - row) !== Math.abs(c - column),
    );
  }
  function visit(): number {
    if (queens.length === size) return 1;
    const all = [...Array(size).keys()];
    const lines = [
      ...all
        .filter((row) => queens.every(([r]) => r !== row))
        .map((row) => all.map((column): [number, number] => [row, column])),
      ...all
        .filter((column) => queens.every(([, c]) => c !== column))
        .map((column) => all.map((row): [number, number] => [row, column])),
    ].map((line) => line.filter(([row, column]) => free(row, column)));
    const fewest = lines.reduce((a, b) => (b.length < a.length ? b : a));
    let nodes = 1;
    for (const square of fewest) {
      queens.push(square);
      nodes += visit();
      queens.pop();
    }
    return nodes;
  }
  return visit();
}

describe('the tree of the search', () => {
  test('has under each first queen of 8 × 8 the solutions known for it', async () => {
    const { tree } = await runToEnd('recursion', 8);
    const { level, marks } = tree!.log.nodes();
    const solutions: number[] = [];
    for (const [index, mark] of marks.entries()) {
      if (level[index] === 1) solutions.push(0);
      if (mark & SOLUTION) solutions[solutions.length - 1]!++;
    }
    expect(solutions).toEqual([4, 8, 16, 18, 18, 16, 8, 4]);
  });

  test('has as many nodes as a plain program counts, on each level for searches that go by rows', async () => {
    for (let size = 1; size <= 7; size++) {
      const backtracking = plainCounts(size, isFree);
      const permutations = plainCounts(size, () => true);
      for (const name of ['backtracking', 'recursion', 'bit-parallel', 'determinants'] as const) {
        const { tree } = await runToEnd(name, size);
        expect({ name, counts: countsOf(tree!) }).toEqual({ name, counts: backtracking });
      }
      for (const [name, query] of [
        ['swapping', ''],
        ['lexicographic', ''],
        ['determinants', 'guenther'],
      ] as const) {
        const { tree } = await runToEnd(name, size, query);
        expect({ name, counts: countsOf(tree!) }).toEqual({ name, counts: permutations });
      }
      for (const name of ['fewest-choices', 'exact-cover'] as const) {
        const { tree } = await runToEnd(name, size);
        expect(tree!.position.entered).toBe(plainFewest(size));
      }
    }
  });

  test('has as many nodes for backtracking as its table says', async () => {
    for (let size = 1; size <= 9; size++) {
      const { tree } = await runToEnd('backtracking', size);
      expect(tree!.position.entered).toBe(BACKTRACKING_NODES[size]);
    }
  });

  test.each([
    ['backtracking', 6, ''],
    ['swapping', 5, ''],
    ['lexicographic', 5, ''],
    ['fewest-choices', 6, ''],
    ['bit-parallel', 6, 'half'],
    ['exact-cover', 6, ''],
    ['guards', 4, ''],
    ['determinants', 5, 'guenther'],
    ['maze', 8, 'seed=3'],
  ] as const)(
    'of %s on %i %s is after any seeks the same as in a run from scratch',
    async (name, size, query) => {
      const most = 1500;
      const run = await runToEnd(name, size, query, most);
      const scratch = await record(name, size, query);
      const truth: unknown[] = [];
      const canvas = { width: 300, nodes: run.tree!.log.nodes().entered, stroke: 1 };
      const levels = run.tree!.log.nodes().levels;
      const picture = (nodes: TreeNodes, at: typeof run): string =>
        paintTree({ ...nodes, levels }, at.tree!.position, canvas).join('');
      do {
        const { position, log } = scratch.tree!;
        truth.push([structuredClone(position), picture(log.nodes(), scratch)]);
      } while (scratch.position < run.furthest && scratch.step());
      const all = run.tree!.log.nodes();
      fc.assert(
        fc.property(fc.array(fc.nat(run.furthest), { minLength: 1, maxLength: 8 }), (positions) => {
          for (const position of positions) {
            run.seek(position);
            expect([run.tree!.position, picture(all, run)]).toEqual(truth[position]);
          }
        }),
        { numRuns: 20 },
      );
      expect(run.tree!.log.nodes()).toEqual(all);
    },
  );
});

describe('the log of a tree', () => {
  test('holds every node with the step at which it was entered', async () => {
    const run = await runToEnd('backtracking', 6);
    const { order, step, level, grain } = run.tree!.log.nodes();
    expect(grain).toBe(1);
    expect([...order]).toEqual([...order.keys()]);
    for (let index = 1; index < order.length; index += 7) {
      run.seek(step[index]!);
      expect(run.last!.change.placed).toBe(1);
      expect(run.tree!.position.path.at(-1)).toBe(index);
      expect(run.tree!.position.path).toHaveLength(level[index]! + 1);
    }
  });

  test('of a million nodes keeps all that are wide, every level and every solution’s place', () => {
    const log = new NodeLog();
    const levels: number[] = [];
    const solutions: number[] = [];
    // A full tree with ten children per node and six levels below the root. One in seven nodes of the last level is a
    // solution.
    function visit(level: number): void {
      const order = levels.length;
      levels.push(level);
      log.add(level, order * 3);
      if (level < 6) for (let child = 0; child < 10; child++) visit(level + 1);
      else if (order % 7 === 0) {
        solutions.push(order);
        log.markLast();
      }
    }
    visit(0);
    const nodes = log.nodes();
    expect(nodes.entered).toBe(1_111_111);
    expect(nodes.order.length).toBeLessThanOrEqual(32_768);
    expect(nodes.grain).toBeGreaterThan(1);
    expect([...nodes.order]).toEqual([...nodes.order].toSorted((a, b) => a - b));
    const kept = new Set(nodes.order);
    let size = 1;
    for (let level = 6; level >= 0; level--) {
      if (size > nodes.grain) {
        levels.forEach((of, order) => of === level && expect(kept.has(order)).toBe(true));
      }
      size = size * 10 + 1;
    }
    for (const [index, order] of nodes.order.entries()) {
      expect(nodes.level[index]).toBe(levels[order]);
      expect(nodes.step[index]).toBe(order * 3);
    }
    const grains = (orders: Iterable<number>): Set<number> =>
      new Set(Array.from(orders, (order) => Math.floor(order / nodes.grain)));
    const keptSolutions = nodes.order.filter((_, index) => nodes.marks[index]! & SOLUTION);
    expect(grains(keptSolutions)).toEqual(grains(solutions));
  });
});

describe('the picture of a tree', () => {
  test('shows what backtracking on 4 × 4 enters: two dead ends, and a solution in each middle part', async () => {
    const run = await runToEnd('backtracking', 4);
    const nodes = run.tree!.log.nodes();
    const cells = paintTree(nodes, run.tree!.position, { width: 17, nodes: 17, stroke: 1 });
    const rows = Array.from({ length: 5 }, (_, level) =>
      [...cells.subarray(level * 17, level * 17 + 17)].join(''),
    );
    // The last cell of a wide node stays free, so that adjacent nodes can be distinguished.
    expect(rows).toEqual([
      '33333333333333333',
      '01110222022201110',
      '00111022002200111',
      '00001002200220010',
      '00000000400040000',
    ]);
  });
});

test('of the guards of 8 × 8 the picture shows as large a share of solutions as there are among the nodes', async () => {
  const run = await runToEnd('guards', 8);
  const nodes = run.tree!.log.nodes();
  const { position } = run.tree!;
  const share = position.solutions / position.entered;
  expect(share).toBeCloseTo(0.09, 2);
  const cells = paintTree(nodes, position, { width: 716, nodes: nodes.entered, stroke: 2 });
  const row = [...cells.slice(-716)];
  const shown = row.filter((look) => look === LOOKS.solution).length / row.length;
  expect(shown).toBeGreaterThan(share / 2);
  expect(shown).toBeLessThan(share * 2);
});

describe('ways through a tree', () => {
  test('lead to parent, first child and neighbours on the level, as a tree of links says', async () => {
    const run = await runToEnd('backtracking', 6);
    const nodes = run.tree!.log.nodes();
    const levels = [...nodes.level];
    for (const [order, level] of levels.entries()) {
      const from = { order, level };
      const parent = levels.findLastIndex((of, index) => index < order && of < level);
      expect(nodeBy('up', from, nodes)).toBe(parent < 0 ? undefined : parent);
      const child = levels[order + 1] === level + 1 ? order + 1 : undefined;
      expect(nodeBy('down', from, nodes)).toBe(child);
      const after = nodeBy('after', from, nodes);
      if (after !== undefined) {
        expect(levels[after]).toBe(level);
        expect(nodeBy('before', { order: after, level }, nodes)).toBe(order);
      }
    }
  });

  test('lead from a place to the node drawn there', async () => {
    const run = await runToEnd('backtracking', 5);
    const nodes = run.tree!.log.nodes();
    const levels = [...nodes.level];
    for (let order = 0; order < levels.length; order++) {
      for (let level = 0; level <= 5; level++) {
        const own = levels.findLastIndex((of, index) => index <= order && of <= level);
        const expected = levels[order]! <= level ? order : own;
        expect(nodeAt(nodes, order, order + 1, level)).toBe(expected);
      }
    }
  });
});
