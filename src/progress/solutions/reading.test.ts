import { createStore, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { solutionsOf } from '../../core/solutions/families.ts';
import { exampleFind } from './example-find.testing.ts';
import { foundRecord } from './find.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { Progress } from '../progress.ts';
import { solutionsDatabase, solutionTable } from './solution-records.ts';
import { RecordTable } from '../storage/record-table.ts';

/** The solutions of 11 × 11, more than are read at a time. */
const CODES = [...solutionsOf(11)];
const FIRST = CODES[0]!;
const LAST = CODES[CODES.length - 1]!;

useFreshStorage();

/** Stores finds as an earlier visit did. */
async function store(codes: readonly string[]): Promise<void> {
  await solutionTable(11).merge(codes.map((code) => foundRecord(exampleFind(code))));
}

interface Reading {
  /** Resolves when the first part is known and the second is on its way. */
  readonly halfway: Promise<void>;
  /** Lets the second part arrive. */
  readonly goOn: () => void;
}

/** Holds the next reading up after its second part has been read, and before the page has it. */
function holdUp(): Reading {
  // The mock calls it with the store as its `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { part: read } = RecordTable.prototype;
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const halfway = new Promise<void>((resolve) => {
    const spy = vi.spyOn(RecordTable.prototype, 'part').mockImplementation(async function (
      this: RecordTable<string, object>,
      behind,
    ) {
      const part = await read.call(this, behind);
      if (behind === undefined) return part;
      spy.mockRestore();
      resolve();
      await held;
      return part;
    });
  });
  return { halfway, goOn };
}

/** Collects the number of finds of 11 × 11 that a page is told of, each time it is told. */
function countsTold(progress: Progress): number[] {
  const counts: number[] = [];
  progress.subscribe((change) => {
    if (change.kind !== 'solutions' || change.progress.size !== 11) return;
    counts.push(change.progress.found.size);
  });
  return counts;
}

test('a size of many solutions is read whole, and what cannot be read is counted', async () => {
  await store(CODES);
  const database = createStore(solutionsDatabase(11), 'solutions');
  await set('1 set aside', 'nonsense', database);
  await set('z set aside', 'nonsense', database);
  const { found, setAside } = await new Progress().load(11);
  expect([...found.keys()]).toEqual(CODES);
  expect(setAside).toBe(2);
});

test('what is read in part is not shown, and a find of another tab is neither lost nor counted twice', async () => {
  await store(CODES.slice(1, -1));
  const [here, there] = [new Progress(), new Progress()];
  const told = countsTold(here);
  await here.load(4);
  const heardOfFour = new Promise<void>((resolve) =>
    here.subscribe((change) => {
      if (change.kind === 'solutions' && change.progress.size === 4) resolve();
    }),
  );
  const { halfway, goOn } = holdUp();
  const loading = here.load(11);
  await halfway;
  // One find is before the place that the reading has reached, and one behind it.
  await there.recordFound(exampleFind(FIRST));
  await there.recordFound(exampleFind(LAST));
  await there.recordFound(exampleFind('2413'));
  await heardOfFour;
  expect(told).toEqual([]);
  expect(here.recall(11)).toBeUndefined();
  goOn();
  expect((await loading).found.size).toBe(CODES.length);
  expect(told).toEqual([CODES.length]);
});

test('what is erased while it is read is not known again', async () => {
  await store(CODES);
  const progress = new Progress();
  const told = countsTold(progress);
  const { halfway, goOn } = holdUp();
  const loading = progress.load(11);
  await halfway;
  expect(await progress.erase(11)).toBe(true);
  goOn();
  expect((await loading).found.size).toBe(0);
  expect(told).toEqual([0]);
  await progress.restoreErased();
  expect(progress.recall(11)?.found.size).toBe(CODES.length);
});

test('a reading that is aborted ends, and the next one reads everything', async () => {
  await store(CODES);
  const progress = new Progress();
  const left = new AbortController();
  const { halfway, goOn } = holdUp();
  const loading = progress.load(11, left.signal);
  await halfway;
  const read = vi.spyOn(RecordTable.prototype, 'part');
  left.abort();
  goOn();
  await loading;
  expect(read).not.toHaveBeenCalled();
  expect(progress.recall(11)).toBeUndefined();
  expect((await progress.load(11)).found.size).toBe(CODES.length);
});
