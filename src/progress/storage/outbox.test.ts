import { describe, expect, test, vi } from 'vitest';
import { StorageError } from './database.ts';
import { Outbox } from './outbox.ts';
import { PART } from './parts.ts';

/** The best score of a player. */
interface Score {
  readonly player: string;
  readonly points: number;
}

const best = (a: Score, b: Score): Score => (b.points > a.points ? b : a);

/** Returns an outbox to a disk that takes everything, until it is told to refuse. */
function outbox() {
  const disk = new Map<string, Score>();
  const store = (scores: readonly Score[]): Promise<ReadonlyMap<string, number>> => {
    const answers = new Map<string, number>();
    for (const score of scores) {
      const stored = best(disk.get(score.player) ?? score, score);
      disk.set(score.player, stored);
      answers.set(score.player, stored.points);
    }
    return Promise.resolve(answers);
  };
  const write = vi.fn(store);
  const report = vi.fn();
  const box = new Outbox<string, Score, number>({
    keyOf: ({ player }) => player,
    merge: best,
    write,
    report,
  });
  return { box, disk, store, write, report };
}

const refusal = (): Promise<never> => Promise.reject(new StorageError('full', undefined));

const ann = { player: 'Ann', points: 3 };
const ben = { player: 'Ben', points: 5 };

describe('what is kept', () => {
  test('is stored and answered for, and is unsaved until then', async () => {
    const { box, disk, report } = outbox();
    const kept = box.keep([ann, ben]);
    expect(box.unsaved).toEqual([ann, ben]);
    expect(await kept).toEqual(
      new Map([
        ['Ann', 3],
        ['Ben', 5],
      ]),
    );
    expect([...disk.values()]).toEqual([ann, ben]);
    expect(box.unsaved).toEqual([]);
    expect(report.mock.calls).toEqual([[undefined]]);
  });

  test('writes and reports nothing if it is empty', async () => {
    const { box, write, report } = outbox();
    await box.keep([]);
    await box.flush();
    expect(write).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  test('is written in parts up to the first that is refused, and the rest waits', async () => {
    const { box, disk, store, write, report } = outbox();
    const all = Array.from({ length: 3 * PART }, (_, points) => ({ player: `${points}`, points }));
    write.mockImplementationOnce(store).mockImplementationOnce(refusal);
    expect((await box.keep(all)).size).toBe(PART);
    expect(box.refused).toEqual(all.slice(PART));
    expect(box.hasRefusals).toBe(true);
    expect(report.mock.calls).toEqual([['full']]);
    await box.flush();
    expect([...disk.values()]).toEqual(all);
    expect(box.hasRefusals).toBe(false);
    expect(box.refused).toEqual([]);
  });
});

describe('what storage refuses', () => {
  test('waits, joined by its key, lies over what is read, and is written by the next flush', async () => {
    const { box, disk, store, write, report } = outbox();
    write.mockImplementation(refusal);
    expect(await box.keep([ann])).toEqual(new Map());
    await box.keep([{ ...ann, points: 7 }]);
    await box.keep([{ ...ann, points: 2 }]);
    expect(box.get('Ann')).toEqual({ ...ann, points: 7 });
    expect(box.unsaved).toEqual(box.refused);
    expect(box.overlay([ben])).toEqual(
      new Map([
        ['Ben', ben],
        ['Ann', { ...ann, points: 7 }],
      ]),
    );
    expect(box.overlay([{ ...ann, points: 9 }]).get('Ann')?.points).toBe(9);
    write.mockImplementation(store);
    await box.flush();
    expect([...disk.values()]).toEqual([{ ...ann, points: 7 }]);
    expect(box.unsaved).toEqual([]);
    expect(report.mock.lastCall).toEqual([undefined]);
  });

  test('waits on if it was changed while it was written', async () => {
    const { box, write } = outbox();
    write.mockImplementationOnce(refusal);
    await box.keep([ann]);
    const flush = box.flush();
    box.put({ ...ann, points: 8 });
    await flush;
    expect(box.unsaved).toEqual([{ ...ann, points: 8 }]);
    await box.flush();
    expect(box.unsaved).toEqual([]);
  });

  test('waits no longer once it is discarded, even while it is written again', async () => {
    const { box, write } = outbox();
    write.mockImplementation(refusal);
    await box.keep([ann, ben]);
    const flush = box.flush();
    box.discard('Ann');
    await flush;
    expect(box.unsaved).toEqual([ben]);
    expect(box.refused).toEqual([ben]);
  });

  test('waits if another value of its key was discarded during its first write', async () => {
    const { box, write } = outbox();
    write.mockImplementation(refusal);
    await box.keep([{ ...ann, points: 9 }]);
    const kept = box.keep([ann]);
    box.discard('Ann');
    await kept;
    expect(box.refused).toEqual([ann]);
  });
});

describe('a flush', () => {
  test('writes a value that was put', async () => {
    const { box, disk } = outbox();
    box.put(ann);
    expect(box.unsaved).toEqual([ann]);
    expect(box.refused).toEqual([]);
    await box.flush();
    expect(disk.get('Ann')).toEqual(ann);
  });

  test('writes at once what came since an earlier one, writes nothing twice and ends after both', async () => {
    const { box, write } = outbox();
    const ends: (() => void)[] = [];
    write.mockImplementation(async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return new Map();
    });
    box.put(ann);
    const first = box.flush();
    box.put(ben);
    const second = vi.fn();
    const both = box.flush().then(second);
    expect(write.mock.calls).toEqual([[[ann]], [[ben]]]);
    ends[1]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(second).not.toHaveBeenCalled();
    ends[0]!();
    await Promise.all([first, both]);
    expect(box.unsaved).toEqual([]);
  });

  test('tries once more a value that is refused during the flush', async () => {
    const { box, disk, store, write } = outbox();
    write.mockImplementationOnce(refusal).mockImplementation(store);
    const kept = box.keep([ann]);
    await box.flush();
    await kept;
    expect(disk.get('Ann')).toEqual(ann);
    expect(box.unsaved).toEqual([]);
  });
});

test('a mistake of the program is thrown, is not reported as trouble, and is not tried again on this page', async () => {
  const { box, write, report } = outbox();
  write.mockRejectedValue(new TypeError('ours'));
  await expect(box.keep([ann])).rejects.toThrow(new TypeError('ours'));
  await box.flush();
  expect(write).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
  expect(box.refused).toEqual([]);
  expect(box.unsaved).toEqual([ann]);
});
