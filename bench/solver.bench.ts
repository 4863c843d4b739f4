import { type Code, codeOfColumns, queensOf } from '../src/core/solutions/code.ts';
import { nextCompletion } from '../src/solver/search/completions.ts';
import { newCompletion } from '../src/solver/insight/new-completion.ts';
import { gridOf, type Grid } from '../src/solver/search/grid.ts';
import { hintFor } from '../src/solver/hints/free-play-hint.ts';
import { Known } from '../src/solver/insight/known.ts';
import { fewestToRemove } from '../src/solver/search/minimal-set.ts';
import { drawFrom, independentQueens, someOf } from '../src/solver/search/random-boards.testing.ts';
import { Search } from '../src/solver/search/search.ts';
import { finish } from '../src/solver/worker/task.ts';
import { IS_SHORT, report } from './report.ts';
import { closedDiagonals, randomQueens } from './solver-boards.ts';
import { dancingLinks, textbook } from './solver-rivals.ts';
import { quantiles, quickest, timed } from './times.ts';

// Times of the solver beside dancing-links and the textbook, in milliseconds of one core. Aims are
// printed with the figures; a missed one fails nothing. A board counts with the quickest of three runs,
// but for the first look for a last solution, the closed diagonals and the textbook's time-outs.

const SIZES = [8, 12, 16, 20, 24, 32];
const FILLS = [0, 0.1, 0.25, 0.4, 0.5, 0.6];
/** The number of boards of a kind. */
const BOARDS = IS_SHORT ? 1 : 100;
/** The number of boards of a kind where some take long. */
const SLOW_BOARDS = IS_SHORT ? 1 : 20;
const TIMEOUT = IS_SHORT ? 20 : 1000;
/** The timeout of the textbook's search, in milliseconds: some boards would take it hours. */
const RIVAL_TIMEOUT = 50;

/** Sizes of which all solutions but one are known, each with its number of searches. */
const LAST_ONES = [
  [8, 20],
  [10, 20],
  [12, 20],
  [14, 5],
] as const;

type Row = Readonly<Record<string, string | number>>;

const results: Record<string, Row[]> = {};

function print(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  console.table(rows);
  results[title] = rows;
}

function exists(grid: Grid, timeout: number): boolean | undefined {
  const search = new Search(grid, 'likeliest first');
  const end = performance.now() + timeout;
  for (;;) {
    const outcome = search.next(search.nodes + 10_000);
    if (outcome !== 'paused') return outcome === 'found';
    if (performance.now() > end) return undefined;
  }
}

/** Times the existence of a completion, a new completion and a hint on boards that a player may have. */
function benchBoards(): void {
  const rows: Row[] = [];
  for (const kind of ['independent', 'part of a solution'] as const) {
    for (const size of SIZES) {
      for (const fill of FILLS) {
        const draw = drawFrom(size * 100 + fill * 10);
        const boards = Array.from({ length: BOARDS }, () => randomQueens(kind, size, fill, draw));
        const known = new Known(size);
        let undecided = 0;
        const existing = boards.map((queens) =>
          quickest(() => {
            if (exists(gridOf(size, queens), TIMEOUT) === undefined) undecided++;
          }),
        );
        const fresh = boards.map((queens) =>
          quickest(() => finish(newCompletion(gridOf(size, queens), known))),
        );
        const hints = boards.map((queens) => quickest(() => finish(hintFor(size, queens, known))));
        rows.push({
          kind,
          n: size,
          fill,
          undecided,
          ...quantiles(existing, 'exists '),
          ...quantiles(fresh, 'new '),
          ...quantiles(hints, 'hint '),
        });
      }
    }
  }
  print('Boards: aims are exists p99 ≤ 1 (n = 32: 3), hint p99 ≤ 16 (n > 12: 50)', rows);
}

/** Times dancing-links and the textbook's search on the first `SLOW_BOARDS` of the same boards. */
function benchRivals(): void {
  const rows: Row[] = [];
  for (const size of SIZES) {
    for (const fill of FILLS) {
      const draw = drawFrom(size * 100 + fill * 10);
      const boards = Array.from({ length: SLOW_BOARDS }, () =>
        randomQueens('independent', size, fill, draw),
      );
      let timeouts = 0;
      const ours = boards.map((queens) => quickest(() => exists(gridOf(size, queens), TIMEOUT)));
      const links = boards.map((queens) =>
        quickest(() => dancingLinks(gridOf(size, queens)).findOne()),
      );
      const plain = boards.map((queens) =>
        timed(() => {
          if (!textbook(gridOf(size, queens), () => true, RIVAL_TIMEOUT)) timeouts++;
        }),
      );
      rows.push({
        n: size,
        fill,
        ...quantiles(ours, 'solver '),
        ...quantiles(links, 'links '),
        ...quantiles(plain, 'rows '),
        [`rows > ${RIVAL_TIMEOUT} ms`]: timeouts,
      });
    }
  }
  print('Existence beside dancing-links and row by row, independent queens', rows);
}

/** Times boards with closed diagonals, which are among the hardest (Gent, Jefferson and Nightingale 2017). */
function benchClosedDiagonals(): void {
  const rows: Row[] = [];
  for (const size of SIZES) {
    for (const fill of FILLS.slice(1)) {
      const draw = drawFrom(size * 1000 + fill * 10);
      const outcomes = { alive: 0, dead: 0, undecided: 0 };
      const times: number[] = [];
      for (let board = 0; board < SLOW_BOARDS; board++) {
        const grid = gridOf(size, [], closedDiagonals(size, fill, draw));
        times.push(
          timed(() => {
            const answer = exists(grid, TIMEOUT);
            outcomes[answer === undefined ? 'undecided' : answer ? 'alive' : 'dead']++;
          }),
        );
      }
      rows.push({ n: size, closed: fill, ...outcomes, ...quantiles(times) });
    }
  }
  print(`Random diagonals closed, undecided after ${TIMEOUT} ms`, rows);
}

/** Times counting and listing all solutions of n × n. */
function benchAll(): void {
  const rows: Row[] = [];
  // The short form leaves out the two largest sizes, which take ten seconds and nothing else than the others.
  for (let size = 8; size <= (IS_SHORT ? 12 : 14); size++) {
    const grid = gridOf(size, []);
    const runs = IS_SHORT ? 1 : size <= 12 ? 9 : size === 13 ? 3 : 1;
    const median = (work: () => number): { time: number; count: number } => {
      let count = 0;
      const times = Array.from({ length: runs }, () => timed(() => (count = work())));
      return { time: Number(times.sort((a, b) => a - b)[runs >> 1]!.toFixed(2)), count };
    };
    const counted = median(() => {
      const search = new Search(grid, 'as they come');
      search.count(Infinity);
      return search.counted;
    });
    const listed = median(() => {
      const search = new Search(grid, 'as they come');
      const list: number[][] = [];
      while (search.next(Infinity) === 'found') list.push([...search.columns]);
      return list.length;
    });
    const textCounted = median(() => {
      let count = 0;
      textbook(grid, () => (count++, false), Infinity);
      return count;
    });
    const textListed = median(() => {
      const list: number[][] = [];
      textbook(grid, (columns) => (list.push([...columns]), false), Infinity);
      return list.length;
    });
    const links = median(() => dancingLinks(grid).findAll().length);
    const counts = new Set([counted, listed, textCounted, textListed, links].map((r) => r.count));
    rows.push({
      n: size,
      solutions: [...counts].join(' ≠ '),
      count: counted.time,
      list: listed.time,
      'rows count': textCounted.time,
      'rows list': textListed.time,
      links: links.time,
      'links ÷ count': Number((links.time / counted.time).toFixed(1)),
      'links ÷ list': Number((links.time / listed.time).toFixed(1)),
    });
  }
  print('All solutions: aims at n = 12 are links ÷ count ≥ 20, links ÷ list ≥ 12', rows);
}

/** Times the search for the one solution that is left when all others are found. */
function benchLastOne(): void {
  const rows: Row[] = [];
  for (const [size, searches] of LAST_ONES) {
    const runs = IS_SHORT ? 1 : searches;
    const solutions: Code[] = [];
    const search = new Search(gridOf(size, []), 'as they come');
    while (finish(nextCompletion(search))) solutions.push(codeOfColumns(search.columns));
    const draw = drawFrom(size);
    const first: number[] = [];
    const again: number[] = [];
    const onBoard: number[] = [];
    for (let run = 0; run < runs; run++) {
      const missing = solutions[draw(solutions.length)]!;
      const known = new Known(size);
      for (const code of solutions) if (code !== missing) known.add(code, 'found');
      const grid = gridOf(size, []);
      const started = gridOf(size, someOf(queensOf(missing), 2, draw));
      first.push(timed(() => check(finish(newCompletion(grid, known)), missing)));
      again.push(quickest(() => check(finish(newCompletion(grid, known)), missing)));
      onBoard.push(quickest(() => check(finish(newCompletion(started, known)), missing)));
    }
    rows.push({
      n: size,
      runs,
      ...quantiles(first, 'first '),
      ...quantiles(again, 'again '),
      ...quantiles(onBoard, 'two queens '),
    });
  }
  print('All found but one: aims are n = 12 ≤ 5, n = 14 ≤ 20 (first counts the prefixes)', rows);
}

function check(code: Code | undefined, expected: Code): void {
  if (code !== expected) throw new Error(`${String(code)} is not the missing ${expected}.`);
}

/** Times the search for the fewest queens to remove from boards of independent queens without a completion. */
function benchFewestToLift(): void {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const draw = drawFrom(size);
    const times: number[] = [];
    let most = 0;
    while (times.length < 2 * SLOW_BOARDS) {
      const queens = independentQueens(size, size, draw);
      if (exists(gridOf(size, queens), TIMEOUT)) continue;
      times.push(
        quickest(() => {
          const lifted = finish(
            fewestToRemove(queens, (left) =>
              nextCompletion(new Search(gridOf(size, left), 'likeliest first')),
            ),
          );
          most = Math.max(most, lifted!.length);
        }),
      );
    }
    rows.push({ n: size, 'most to lift': most, ...quantiles(times) });
  }
  print('Fewest to lift from full boards of independent queens: aim is p95 ≤ 250 at n = 32', rows);
}

benchAll();
benchBoards();
benchRivals();
benchClosedDiagonals();
benchLastOne();
benchFewestToLift();
report('solver', { milliseconds: results });
